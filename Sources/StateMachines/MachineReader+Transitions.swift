import Diagnostics
import YAML

/// Transitions, and what is told of a machine's paths.
extension MachineReader {
  /// Those that lead from somewhere, in order; one without a source that exists is left out.
  func transitions(_ reader: inout YAMLReader) -> [Transition] {
    var result: [Transition] = []
    _ = reader.sequence("transitions", .required) { value -> Bool? in
      if let transition = transition(result.count, &value) { result.append(transition) }
      return nil
    }
    return result
  }

  private func transition(_ place: Int, _ reader: inout YAMLReader) -> Transition? {
    let id = reader.string("id", .required)
    let sources: [ID<State>] = references(.state, "source", .required, &reader)
    var hasTarget = false
    let target: ID<State>? = reader.at("target") { value in
      hasTarget = true
      return reference(.state, &value)
    }
    let transition = Transition(
      id: ID(id?.value ?? "", place), range: id?.range ?? reader.range, sources: sources, target: target,
      events: references(.event, "event", .required, &reader), condition: reference(.guard, "guard", &reader),
      availability: availability(&reader), isExceptional: reader.bool("exceptional")?.value ?? false,
      callbacks: steps("callbacks", &reader), effects: text("effects", &reader), notes: text("notes", &reader),
      unsettled: text("unsettled", &reader), references: self.sources("sources", &reader))
    return id == nil || sources.isEmpty || hasTarget && target == nil ? nil : transition
  }

  func properties(_ reader: inout YAMLReader) -> [Property] {
    var count = 0
    return reader.sequence("properties") { value -> Property? in
      guard let id = value.string("id", .required) else { return nil }
      defer { count += 1 }
      let text = text("text", &value)
      // What it says is not read yet.
      _ = value.whole()
      return Property(id: ID(id.value, count), range: id.range, text: text)
    }
  }

  func scenarios(_ reader: inout YAMLReader) -> [Scenario] {
    var count = 0
    return reader.sequence("scenarios") { value -> Scenario? in
      guard let id = value.string("id", .required) else { return nil }
      defer { count += 1 }
      let title = text("title", &value)
      _ = value.whole()
      return Scenario(id: ID(id.value, count), range: id.range, title: title)
    }
  }

  func publications(_ reader: inout YAMLReader) -> [Source] {
    enumerated("sources", &reader) { id, range, value in
      let title = value.string("title", .required)
      return Source(id: id, range: range, title: title?.value ?? id.text, url: value.webAddress("url")?.value)
    }
  }

  /// Keys of `sources:` that something refers to.
  func sources(_ key: String, _ reader: inout YAMLReader) -> [ID<Source>] {
    reader.sequence(key) { value -> ID<Source>? in
      guard let text = value.string() else { return nil }
      guard let place = names.sources[text.value] else {
        value.report(
          Diagnostic(
            .unknownReference, "there is no source '\(text.value)' in this machine", at: text.range,
            help: suggestion(for: text.value, among: names.sources.keys.sorted()).map { "did you mean '\($0)'?" }))
        return nil
      }
      return ID(text.value, place)
    }
  }
}
