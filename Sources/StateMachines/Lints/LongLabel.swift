import Diagnostics

extension Rule {
  static let longLabel = Rule(
    "models/long-label", .warning, "A label of a state or an event has at most 48 letters.",
    why: "Longer ones are cut in the diagram, and no reader keeps them in mind.",
    bad: door(
      ("{en: push, de: drücken}", "{en: somebody pushes the door from the outside with both hands, de: drücken}")),
    good: door())
}

extension Lint {
  static let longLabel = Lint(.longLabel) { machine in
    let labels =
      machine.states.map { ($0.label, $0.range) } + machine.events.map { ($0.label, $0.range) }
    return labels.flatMap { label, range in
      label.values.filter { $0.count > 48 }.prefix(1).map { text in
        Diagnostic(.longLabel, "'\(text)' has \(text.count) letters", at: range)
      }
    }
  }
}
