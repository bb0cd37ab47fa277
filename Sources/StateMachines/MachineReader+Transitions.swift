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
    let hasTarget = reader.isMapping && reader.node["target"] != nil
    let targets: [ID<State>] = references(.state, "target", .optional, &reader)
    let isAutomatic = reader.bool("always")?.value ?? false
    let delay = delay(&reader)
    // A choice is left at once, so what leads out of it waits for nothing.
    let isAtOnce = isAutomatic || !sources.isEmpty && sources.allSatisfy { names.kinds[$0.text] == .choice }
    let transition = Transition(
      id: ID(id?.value ?? "", place), range: id?.range ?? reader.range, sources: sources, targets: targets,
      events: references(.event, "event", isAtOnce || delay != nil ? .optional : .required, &reader),
      isAutomatic: isAtOnce, delay: delay, isLocal: reader.bool("internal")?.value ?? false,
      condition: reference(.guard, "guard", &reader),
      availability: availability(&reader), isExceptional: reader.bool("exceptional")?.value ?? false,
      callbacks: steps("callbacks", &reader), effects: text("effects", &reader), notes: text("notes", &reader),
      unsettled: text("unsettled", &reader), references: self.sources("sources", &reader))
    return id == nil || sources.isEmpty || hasTarget && targets.isEmpty ? nil : transition
  }

  /// A length of time: digits and `ms`, `s`, `min` or `h`.
  private func delay(_ reader: inout YAMLReader) -> String? {
    reader.at("after") { value in
      guard let text = value.string() else { return nil }
      guard text.value.wholeMatch(of: /[0-9]+(\.[0-9]+)?(ms|s|min|h)/) != nil else {
        value.report(
          Diagnostic(
            .unknownValue, "'\(text.value)' is not a length of time", at: text.range, help: "write it as 700ms or 5s"))
        return nil
      }
      return text.value
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
