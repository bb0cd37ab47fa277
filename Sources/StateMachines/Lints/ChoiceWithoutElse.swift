import Diagnostics

extension Rule {
  static let choiceWithoutElse = Rule(
    "models/choice-without-else", .error, "A choice has ways out, one of them without a guard.",
    why: "Where no guard holds a machine would be stuck in the choice (UML 2.5.1, 14.2.3.7).",
    bad: withChoice(", guard: dark"), good: withChoice(""))

  private static func withChoice(_ text: String) -> Rule.Example {
    door(
      ("initial: shut", "guards: {dark: {label: {en: dark, de: dunkel}}}\ninitial: shut"),
      ("  open: {label", "  which: {type: choice, label: {en: Which, de: Welche}}\n  open: {label"),
      ("target: open", "target: which"),
      (
        "  - {id: close",
        "  - {id: in-the-dark, source: which, target: shut, guard: dark, callbacks: []}\n  - {id: else, source: which, target: open\(text), callbacks: []}\n  - {id: close"
      ))
  }
}

extension Lint {
  static let choiceWithoutElse = Lint(.choiceWithoutElse) { machine in
    machine.elements(
      badUnder: { conditions in
        let transitions = machine.transitions(under: conditions)
        return machine.states(under: conditions).filter { state in
          state.kind == .choice
            && !transitions.contains { $0.sources.contains(state.id) && $0.condition == nil && !$0.targets.isEmpty }
        }.map(\.id)
      }, existing: { machine.states(under: $0).filter { $0.kind == .choice }.map(\.id) }
    ).map { state, when in
      Diagnostic(
        .choiceWithoutElse, "the choice '\(state)' has no way out without a guard" + (when.map { " " + $0 } ?? ""),
        at: machine.states[state].range, help: "add the transition that is taken where no guard holds")
    }
  }
}
