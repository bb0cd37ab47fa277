import Diagnostics

extension Rule {
  static let finalWithWayOut = Rule(
    "models/final-with-way-out", .error, "A final state is never left.",
    why: "In a final state a machine has ended (UML 2.5.1, 14.2.3.4.4): a transition out of it contradicts that.",
    bad: door(("open: {label", "open: {type: final, label")),
    good: door(
      ("open: {label", "open: {type: final, label"),
      ("  - {id: close, source: open, target: shut, event: pull, callbacks: []}\n", ""),
      ("  pull: {label: {en: pull, de: ziehen}}\n", "")))
}

extension Lint {
  static let finalWithWayOut = Lint(.finalWithWayOut) { machine in
    machine.transitions.flatMap { transition -> [Diagnostic] in
      transition.sources.filter { machine.states[$0].kind == .final }.map { state in
        Diagnostic(
          .finalWithWayOut, "the transition '\(transition.id)' leaves '\(state)', which is final", at: transition.range,
          notes: [Diagnostic.Note("the state is declared final here", machine.states[state].range)])
      }
    }
  }
}
