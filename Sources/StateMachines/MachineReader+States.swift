import Diagnostics
import YAML

/// States, groups of states, and what is none.
extension MachineReader {
  func states(_ reader: inout YAMLReader) -> [State] {
    reader.at("states", .required) { value -> [State]? in states(in: nil, from: 0, &value) } ?? []
  }

  /// The states of a mapping, each followed by those in it; `first` is the place of the first.
  private func states(in parent: ID<State>?, from first: Int, _ reader: inout YAMLReader) -> [State] {
    var result: [State] = []
    if case .mapping(let pairs) = reader.node.kind, pairs.isEmpty {
      let owner = parent.map { "the state '\($0)'" } ?? "the machine"
      reader.report(Diagnostic(.missingKey, "\(owner) has no states", at: reader.range))
    }
    _ = reader.entries { key, value -> Bool? in
      let id = ID<State>(key.value, first + result.count)
      let below = value.at("states") { nested -> [State]? in states(in: id, from: id.index + 1, &nested) }
      result.append(state(id, key.range, parent, below, &value))
      result += below ?? []
      return nil
    }
    return result
  }

  private func state(
    _ id: ID<State>, _ range: SourceRange, _ parent: ID<State>?, _ below: [State]?, _ reader: inout YAMLReader
  ) -> State {
    let written = reader.oneOf("type", State.Kind.self)
    let mayHaveStates = written.map { $0.value == .composite || $0.value == .parallel } ?? true
    if let written, below?.isEmpty != true, mayHaveStates != (below != nil) {
      let message =
        below == nil
        ? "the \(written.value.rawValue) state '\(id)' has no states"
        : "'\(id)' has states of its own, so it cannot be \(written.value.rawValue)"
      reader.report(Diagnostic(.unknownValue, message, at: written.range))
    }
    let isParallel = written?.value == .parallel
    let isHistory = written?.value == .history
    let children = (below ?? []).filter { $0.parent == id }.map(\.id)
    let label = text("label", .required, &reader) ?? name(id.text)
    let kind: State.Kind =
      children.isEmpty ? (mayHaveStates ? .atomic : written?.value ?? .atomic) : isParallel ? .parallel : .composite
    return State(
      id: id, range: range, kind: kind,
      label: label, gloss: text("gloss", &reader),
      forms: zip(words("forms", &reader), words("aliases", &reader)).map { $0 + $1 },
      symbol: reader.string("symbol")?.value, url: reader.webAddress("url")?.value,
      initial: below == nil || isParallel ? nil : initial(of: id, range, children, &reader),
      fallback: isHistory ? reference(.state, "default", &reader) : nil,
      isDeep: isHistory && reader.oneOf("depth", ["shallow", "deep"])?.value == "deep", parent: parent,
      children: children,
      entry: steps("entry", &reader), exit: steps("exit", &reader), availability: availability(&reader),
      notes: text("notes", &reader), sources: sources("sources", &reader))
  }

  private func initial(
    of id: ID<State>, _ range: SourceRange, _ children: [ID<State>], _ reader: inout YAMLReader
  ) -> ID<State>? {
    let isWritten = reader.node["initial"] != nil
    guard let written = reader.string("initial"), !children.isEmpty else {
      if !isWritten, let first = children.first {
        reader.report(
          Diagnostic(
            .wrongInitial, "the composite state '\(id)' does not say which state it begins in", at: range,
            help: "write 'initial: \(first)'"))
      }
      return children.first
    }
    if let found = children.first(where: { $0.text == written.value }) { return found }
    reader.report(
      Diagnostic(
        .wrongInitial, "'\(written.value)' is not a state in '\(id)'", at: written.range,
        help: suggestion(for: written.value, among: children.map(\.text)).map { "did you mean '\($0)'?" }))
    return children.first
  }

  func groups(_ reader: inout YAMLReader) -> [StateGroup] {
    enumerated("groups", &reader) { id, range, value in
      StateGroup(
        id: id, range: range, label: text("label", .required, &value) ?? name(id.text),
        states: references(.state, "states", .required, &value))
    }
  }

  func confusions(_ reader: inout YAMLReader) -> [Confusion] {
    enumerated("not-states", &reader) { id, range, value in
      Confusion(id: id, range: range, text: text(&value) ?? name(id.text))
    }
  }

  /// The elements of a mapping, with their places.
  func enumerated<Element>(
    _ key: String, _ reader: inout YAMLReader, _ read: (ID<Element>, SourceRange, inout YAMLReader) -> Element
  ) -> [Element] {
    var count = 0
    return reader.entries(key) { key, value in
      defer { count += 1 }
      return read(ID(key.value, count), key.range, &value)
    }
  }

  /// What stands in for a text that is missing.
  func name(_ id: String) -> LocalizedString {
    LocalizedString(languages.map { _ in id }, editions: editions.map { _ in id })
  }
}
