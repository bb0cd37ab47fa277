extension Machine {
  /// The machine as a state diagram of PlantUML, with nested states, regions, history and UML's `event [guard] / calls`.
  func plantUML(under conditions: Conditions, language: Int) -> Export {
    let writer = PlantUMLWriter(machine: self, conditions: conditions, language: language)
    return Export(
      text: writer.text,
      losses: commonLosses(conditions)
        + (transitions(under: conditions).contains(where: \.isLocal)
          ? ["transitions into a state leave and enter it, also those that do not leave it"] : []))
  }
}

/// Writes one diagram.
private struct PlantUMLWriter {
  let machine: Machine
  let conditions: Conditions
  let language: Int

  var text: String {
    var lines = ["@startuml", "title \(plain(machine.title[language]))"]
    if machine.drawing.direction == .leftToRight { lines.append("left to right direction") }
    let states = machine.states(under: conditions)
    for state in states where state.parent == nil { lines += declaration(state, indent: "") }
    if machine.exists(machine.initial, conditions) { lines.append("[*] --> \(machine.initial.diagram)") }
    for state in states { lines += behaviour(state) }
    for transition in machine.transitions(under: conditions) {
      for source in transition.sources where machine.exists(source, conditions) {
        let label = label(transition, from: source)
        let words = label.isEmpty ? "" : " : \(label)"
        if transition.targets.isEmpty {
          lines.append("\(source.diagram) : \(label.contains("/") ? label : label + " /")")
        }
        for target in transition.targets { lines.append("\(source.diagram) --> \(target.diagram)\(words)") }
      }
    }
    return (lines + ["@enduml"]).joined(separator: "\n") + "\n"
  }

  private func declaration(_ state: State, indent: String) -> [String] {
    let kind =
      switch state.kind {
      case .choice: " <<choice>>"
      case .history: state.isDeep ? " <<history*>>" : " <<history>>"
      case .final: " <<end>>"
      case .atomic, .composite, .parallel: ""
      }
    let line = "\(indent)state \"\(plain(state.label[language]))\" as \(state.id.diagram)\(kind)"
    let children = state.children.map { machine.states[$0] }.filter { machine.exists($0.id, conditions) }
    if children.isEmpty { return [line] }
    var lines = [line + " {"]
    for (place, child) in children.enumerated() {
      if place > 0, state.kind == .parallel, !child.kind.isPseudo { lines.append(indent + "  --") }
      lines += declaration(child, indent: indent + "  ")
    }
    if let initial = state.initial, machine.exists(initial, conditions) {
      lines.append("\(indent)  [*] --> \(initial.diagram)")
    }
    return lines + [indent + "}"]
  }

  private func behaviour(_ state: State) -> [String] {
    let entry = calls(state.entry)
    let exit = calls(state.exit)
    return (entry.isEmpty ? [] : ["\(state.id.diagram) : entry / \(entry)"])
      + (exit.isEmpty ? [] : ["\(state.id.diagram) : exit / \(exit)"])
  }

  private func label(_ transition: Transition, from source: ID<State>) -> String {
    var events = transition.isAutomatic ? [] : transition.events.map { plain(machine.events[$0].label[language]) }
    if let delay = transition.delay { events.insert("after \(delay)", at: 0) }
    let condition = transition.condition.map { "[\(plain(machine.guards[$0].label[language]))]" }
    let calls = calls(transition.callbacks)
    return
      ([events.joined(separator: ", "), condition ?? "", calls.isEmpty ? "" : "/ \(calls)"].filter { !$0.isEmpty })
      .joined(separator: " ")
  }

  private func calls(_ steps: [CallbackStep]) -> String {
    machine.steps(steps, under: conditions).flatMap(\.uses).map { plain(machine.callbacks[$0.callback].call) }
      .joined(separator: "; ")
  }

  /// Text in which nothing means anything to PlantUML: signs of its own by their numbers.
  private func plain(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case _ where scalar.properties.isWhitespace || scalar.value < 0x20: result += " "
      case "_" where !result.hasSuffix("_"): result += "_"
      case " ", ".", "(", ")", "!", "?", ":": result.unicodeScalars.append(scalar)
      case _ where scalar.value > 0x7E || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar):
        result.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
      }
    }
    return result
  }
}

extension ID {
  /// A name in diagrams, which know no hyphens in names.
  var diagram: String { text.replacing("-", with: "_") + "_" }
}
