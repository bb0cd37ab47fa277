import Diagnostics

extension Rule {
  static let neverAvailable = Rule(
    "models/never-available", .warning, "Every state and transition exists under some version and variant.",
    why: "What exists under none is on no page and in no check.",
    bad: door(
      ("shut: {label", "shut: {until: \"1\", label"),
      ("source: open, target: shut, event: pull", "source: open, target: shut, event: pull, since: \"2\"")),
    good: door())
}

extension Lint {
  static let neverAvailable = Lint(.neverAvailable) { machine in
    let conditions = machine.distinctConditions
    let states = Set(conditions.flatMap { machine.states(under: $0).map(\.id) })
    let transitions = Set(conditions.flatMap { machine.transitions(under: $0).map(\.id) })
    return machine.states.filter { !states.contains($0.id) }.map { state in
      Diagnostic(.neverAvailable, "the state '\(state.id)' exists under no version and variant", at: state.range)
    }
      + machine.transitions.filter { !transitions.contains($0.id) }.map { transition in
        Diagnostic(
          .neverAvailable, "the transition '\(transition.id)' exists under no version and variant", at: transition.range
        )
      }
  }
}
