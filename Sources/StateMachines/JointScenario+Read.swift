package import Diagnostics
import YAML

extension JointScenario {
  /// Reads `scenarios.yaml`: a list.
  package static func read(_ file: SourceFile, languages: [String], editions: [TextEdition] = [], machines: [Machine])
    -> Outcome<[JointScenario]>
  {
    let parsed = YAML.parse(file)
    guard let node = parsed.value else { return Outcome([], parsed.diagnostics) }
    if case .null = node.kind { return Outcome([], parsed.diagnostics) }
    var reader = YAMLReader(node, in: file, called: "the list of scenarios")
    let stories = JointReader(
      texts: MachineReader(languages: languages, editions: editions, names: .none, versions: nil, variants: []),
      machines: Dictionary(machines.map { ($0.id, $0) }) { first, _ in first })
    var seen: [String: SourceRange] = [:]
    let found = reader.items { value -> JointScenario? in
      let scenario = stories.scenario(&value)
      if let scenario, let first = seen.updateValue(scenario.range, forKey: scenario.id) {
        value.report(
          Diagnostic(
            .duplicateID, "the id '\(scenario.id)' names two scenarios", at: scenario.range,
            notes: [Diagnostic.Note("it is first used here", first)]))
      }
      return scenario
    }
    return Outcome(found ?? [], parsed.diagnostics + reader.finish())
  }
}

/// Reads stories about several machines.
private struct JointReader {
  let texts: MachineReader
  let machines: [String: Machine]

  func scenario(_ reader: inout YAMLReader) -> JointScenario? {
    guard let id = reader.string("id", .required) else { return nil }
    if !id.value.isID { reader.report(Names.badID(id.value, at: id.range)) }
    let title = texts.text("title", .required, &reader)
    let summary = texts.text("summary", &reader)
    let unsettled = texts.text("unsettled", &reader)
    var participants = participants(&reader)
    starts(&participants, &reader)
    conditions(&participants, &reader)
    let steps = reader.sequence("steps", .required) { step(participants, &$0) }
    return JointScenario(
      id: id.value, range: id.range, title: title, summary: summary,
      participants: participants.map {
        JointScenario.Participant(name: $0.name, machine: $0.machine.id, start: $0.start, conditions: $0.conditions)
      }, steps: steps, unsettled: unsettled)
  }

  private struct Participant {
    let name: String
    let machine: Machine
    var start: ID<State>?
    var conditions: Conditions
  }

  private func participants(_ reader: inout YAMLReader) -> [Participant] {
    reader.entries("participants", .required) { name, value -> Participant? in
      guard let id = value.string() else { return nil }
      guard let machine = machines[id.value] else {
        value.report(
          Diagnostic(
            .unknownReference, "there is no machine '\(id.value)'", at: id.range,
            help: suggestion(for: id.value, among: machines.keys.sorted()).map { "did you mean '\($0)'?" }))
        return nil
      }
      return Participant(name: name.value, machine: machine, start: nil, conditions: machine.defaultConditions)
    }
  }

  private func starts(_ participants: inout [Participant], _ reader: inout YAMLReader) {
    let starts = reader.entries("start") { name, value -> (Located<String>, Located<String>)? in
      value.string().map { (name, $0) }
    }
    for (name, state) in starts {
      guard let place = place(of: name, participants, &reader) else { continue }
      let machine = participants[place].machine
      participants[place].start = machine.states[named: state.value]?.id
      if participants[place].start == nil {
        report("state", state, in: machine, machine.ids(of: .state), &reader)
      }
    }
  }

  /// `versions: {machine: "36"}` and `variants: {machine: value}`.
  private func conditions(_ participants: inout [Participant], _ reader: inout YAMLReader) {
    for key in ["versions", "variants"] {
      let pairs = reader.entries(key) { name, value -> (Located<String>, Located<String>)? in
        value.string().map { (name, $0) }
      }
      for (name, value) in pairs {
        let places = participants.indices.filter { participants[$0].machine.id == name.value }
        if places.isEmpty {
          reader.report(
            Diagnostic(
              .unknownReference, "no participant is a '\(name.value)'", at: name.range,
              help: suggestion(for: name.value, among: participants.map(\.machine.id)).map { "did you mean '\($0)'?" }))
        }
        for place in places {
          let machine = participants[place].machine
          if key == "versions", let version = machine.versions?[value.value] {
            participants[place].conditions.version = version
          } else if key == "variants",
            let axis = machine.variants.first(where: { axis in axis.values.contains { $0.id == value.value } })
          {
            participants[place].conditions.variants[axis.id] = value.value
          } else {
            reader.report(
              Diagnostic(
                key == "versions" ? .versionOrder : .variantValue,
                "'\(value.value)' is no \(key.dropLast()) of \(machine.id)", at: value.range))
          }
        }
      }
    }
  }

  /// `{A: pause, expect: {…}}`: a participant, and a transition or an event of its machine.
  private func step(_ participants: [Participant], _ reader: inout YAMLReader) -> JointScenario.Step? {
    guard let (place, written) = mover(participants, &reader) else { return nil }
    let machine = participants[place].machine
    let trigger =
      machine.transitions[named: written.value].map { Scenario.Trigger.transition($0.id) }
      ?? machine.events[named: written.value].map { Scenario.Trigger.event($0.id) }
    if trigger == nil {
      report(
        "transition or event", written, in: machine, machine.ids(of: .transition) + machine.ids(of: .event), &reader)
    }
    let expected = reader.at("expect") { value -> Expectation? in expectation(of: machine, &value) }
    let unsettled = texts.text("unsettled", &reader)
    return trigger.map {
      JointScenario.Step(
        participant: place, trigger: $0, expected: expected, unsettled: unsettled, range: written.range)
    }
  }

  private func mover(_ participants: [Participant], _ reader: inout YAMLReader) -> (Int, Located<String>)? {
    for (place, participant) in participants.enumerated() {
      if let text = reader.string(participant.name) { return (place, text) }
    }
    if reader.isMapping {
      reader.report(
        Diagnostic(
          .missingKey, "the step names none of the participants", at: reader.range,
          help: "write '\(participants.first?.name ?? "A"): transition'"))
    }
    return nil
  }

  private func expectation(of machine: Machine, _ reader: inout YAMLReader) -> Expectation? {
    func ids<Element>(
      _ key: String, _ kind: String, _ elements: Elements<Element>, _ reader: inout YAMLReader
    ) -> [ID<Element>]? {
      reader.at(key) { value -> [ID<Element>]? in
        let texts = value.isSequence ? value.strings() ?? [] : value.string().map { [$0] } ?? []
        return texts.compactMap { text in
          if let element = elements[named: text.value] { return element.id }
          report(kind, text, in: machine, elements.map(\.id.text), &value)
          return nil
        }
      }
    }
    let range = reader.range
    return Expectation(
      states: ids("state", "state", machine.states, &reader),
      callbacks: ids("callbacks", "callback", machine.callbacks, &reader),
      absent: ids("not", "callback", machine.callbacks, &reader) ?? [], range: range)
  }

  private func place(
    of name: Located<String>, _ participants: [Participant], _ reader: inout YAMLReader
  ) -> Int? {
    if let place = participants.firstIndex(where: { $0.name == name.value }) { return place }
    reader.report(
      Diagnostic(
        .unknownReference, "there is no participant '\(name.value)'", at: name.range,
        help: suggestion(for: name.value, among: participants.map(\.name)).map { "did you mean '\($0)'?" }))
    return nil
  }

  private func report(
    _ kind: String, _ text: Located<String>, in machine: Machine, _ ids: [String], _ reader: inout YAMLReader
  ) {
    reader.report(
      Diagnostic(
        .unknownReference, "there is no \(kind) '\(text.value)' in \(machine.id)", at: text.range,
        help: suggestion(for: text.value, among: ids).map { "did you mean '\($0)'?" }))
  }
}
