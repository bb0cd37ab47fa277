internal import CYAML

/// libyaml's parser as a stream of Swift values; the only place that knows libyaml.
///
/// The parser keeps a pointer to itself, hence its fixed place on the heap. The text must outlive the stream.
struct EventStream: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let isReady: Bool

  init(_ text: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    isReady = yaml_parser_initialize(parser) == 1
    guard isReady else { return }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    // An empty buffer has no address, which libyaml asserts.
    if let address = text.baseAddress {
      yaml_parser_set_input_string(parser, address, text.count)
    } else {
      yaml_parser_set_input_string(parser, "", 0)
    }
  }

  deinit {
    if isReady { yaml_parser_delete(parser) }
    parser.deallocate()
  }

  /// The next event; after `.streamEnd` nothing more may be asked.
  func next() throws(YAMLFailure) -> YAMLEvent {
    guard isReady else { throw YAMLFailure(problem: "out of memory", place: .character(0)) }
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw failure() }
    defer { yaml_event_delete(&event) }
    return YAMLEvent(
      kind: kind(of: event), start: Int(event.start_mark.index), end: Int(event.end_mark.index),
      property: property(of: event))
  }

  private func kind(of event: yaml_event_t) -> YAMLEvent.Kind {
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      return .scalar(text, style(of: scalar.style))
    case YAML_ALIAS_EVENT: return .alias
    case YAML_SEQUENCE_START_EVENT:
      return .sequenceStart(flow: event.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: return .end
    case YAML_MAPPING_START_EVENT:
      return .mappingStart(flow: event.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE)
    case YAML_DOCUMENT_END_EVENT: return .documentEnd
    case YAML_STREAM_END_EVENT, YAML_NO_EVENT: return .streamEnd
    default: return .other
    }
  }

  private func style(of style: yaml_scalar_style_t) -> YAMLEvent.Style {
    switch style {
    case YAML_PLAIN_SCALAR_STYLE, YAML_ANY_SCALAR_STYLE: .plain
    case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: .block
    default: .quoted
    }
  }

  private func property(of event: yaml_event_t) -> YAMLEvent.Property? {
    let (anchor, tag) =
      switch event.type {
      case YAML_SCALAR_EVENT: (event.data.scalar.anchor, event.data.scalar.tag)
      case YAML_SEQUENCE_START_EVENT: (event.data.sequence_start.anchor, event.data.sequence_start.tag)
      case YAML_MAPPING_START_EVENT: (event.data.mapping_start.anchor, event.data.mapping_start.tag)
      default: (nil, nil)
      }
    return anchor != nil ? .anchor : tag != nil ? .tag : nil
  }

  private func failure() -> YAMLFailure {
    let state = parser.pointee
    let problem = state.problem.map { String(cString: $0) } ?? "out of memory"
    // The reader decodes ahead of the parser and counts bytes.
    guard state.error != YAML_READER_ERROR else {
      return YAMLFailure(problem: problem, place: .byte(Int(state.problem_offset)))
    }
    return YAMLFailure(
      problem: problem, place: .character(Int(state.problem_mark.index)),
      context: state.context.map { (String(cString: $0), Int(state.context_mark.index)) })
  }
}

extension YAML {
  /// The version of the YAML library in use.
  package static var libraryVersion: String { String(cString: yaml_get_version_string()) }
}
