import Diagnostics

/// Nodes from events, with what the strict subset forbids reported.
///
/// Keeps its own stack: the depth of a hostile text must not become the depth of ours.
struct TreeBuilder {
  private let file: SourceFile
  private let offsets: CharacterOffsets
  private let text: Range<Int>
  private var open: [OpenCollection] = []
  private var root: YAMLNode?
  private var diagnostics: [Diagnostic] = []
  private var isReliable = true

  init(_ file: SourceFile, _ offsets: CharacterOffsets, text: Range<Int>) {
    self.file = file
    self.offsets = offsets
    self.text = text
  }

  var outcome: Outcome<YAMLNode?> {
    let empty = YAMLNode(.null, text.lowerBound..<text.lowerBound)
    return Outcome(isReliable ? root ?? empty : nil, diagnostics)
  }

  mutating func build(from stream: consuming EventStream) {
    do {
      while diagnostics.count < YAML.findingLimit {
        let event = try stream.next()
        if let property = event.property { reject(property, of: event) }
        guard take(event) else { return }
      }
    } catch {
      isReliable = false
      diagnostics.append(error.diagnostic(in: file, offsets))
    }
  }

  /// Whether there is more to read.
  private mutating func take(_ event: YAMLEvent) -> Bool {
    let range = offsets.byte(ofCharacter: event.start)..<offsets.byte(ofCharacter: max(event.start, event.end))
    switch event.kind {
    case .scalar(let text, let style):
      let isNull = style == .plain && ["", "~", "null"].contains(text) && open.last?.awaitsKey != true
      let written = style == .block ? file.trimmingEnd(range) : range
      add(YAMLNode(isNull ? .null : .scalar(text, quoted: style != .plain), written))
    case .alias:
      reject("YAML aliases are not read", range, help: "write the value again")
      add(YAMLNode(.null, range))
    case .sequenceStart(let flow): return push(OpenCollection(isMapping: false, isFlow: flow, range: range))
    case .mappingStart(let flow): return push(OpenCollection(isMapping: true, isFlow: flow, range: range))
    case .end:
      guard let collection = open.popLast() else { return false }
      add(collection.node(endingAt: range.upperBound))
    case .documentEnd:
      if let finding = Preamble.remainder(in: file, range.upperBound..<text.upperBound) {
        isReliable = false
        diagnostics.append(finding)
      }
      return false
    case .streamEnd: return false
    case .other: break
    }
    return true
  }

  private mutating func push(_ collection: OpenCollection) -> Bool {
    guard open.count < YAML.nestingLimit else {
      isReliable = false
      let message = "lists and mappings stand more than \(YAML.nestingLimit) deep in each other"
      diagnostics.append(
        Diagnostic(.yamlLimit, message, at: SourceRange(file, offsets.character(at: collection.start))))
      return false
    }
    open.append(collection)
    return true
  }

  private mutating func add(_ node: YAMLNode) {
    guard let last = open.indices.last else {
      root = node
      return
    }
    switch open[last].add(node) {
    case nil: break
    case .noText:
      reject("a key must be text", node.range, help: "write the key as one word, or in quotes")
    case .empty:
      isReliable = false
      diagnostics.append(Diagnostic(.yamlSyntax, "a key is missing here", at: SourceRange(file, node.range)))
    case .merge:
      reject("YAML merge keys '<<' are not read", node.range, help: "write the keys here")
    case .duplicate(let first):
      diagnostics.append(
        Diagnostic(
          .duplicateKey, "the key '\(node.text ?? "")' is written twice", at: SourceRange(file, node.range),
          notes: [Diagnostic.Note("the first one is here and is used", SourceRange(file, first))],
          help: "remove one of them"))
    }
  }

  private mutating func reject(_ property: YAMLEvent.Property, of event: YAMLEvent) {
    let start = offsets.byte(ofCharacter: event.start)
    let end = file.bytes[start..<text.upperBound].firstIndex { $0 <= 0x20 || $0 == UInt8(ascii: ",") }
    switch property {
    case .anchor: reject("YAML anchors are not read", start..<(end ?? text.upperBound), help: "remove the anchor")
    case .tag:
      reject("YAML tags are not read", start..<(end ?? text.upperBound), help: "remove it, or put the text into quotes")
    }
  }

  private mutating func reject(_ message: String, _ range: Range<Int>, help: String) {
    isReliable = false
    diagnostics.append(Diagnostic(.yamlFeature, message, at: SourceRange(file, range), help: help))
  }
}

extension SourceFile {
  /// The range without the blanks and line breaks at its end.
  fileprivate func trimmingEnd(_ range: Range<Int>) -> Range<Int> {
    let last = bytes[range].lastIndex { $0 > 0x20 }
    return range.lowerBound..<(last.map { $0 + 1 } ?? range.upperBound)
  }
}
