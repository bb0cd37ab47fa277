import Diagnostics

extension Rule {
  static let pseudoName = Rule(
    "models/pseudo-name", .warning, "A state is called by what is the case in it; names of pseudostates are theirs.",
    why: "Readers take a state called 'initial' or 'final' for the dot that diagrams begin and end with.",
    bad: door(
      ("shut:", "initial-state:"), ("initial: shut", "initial: initial-state"),
      ("source: shut", "source: initial-state"), ("target: shut", "target: initial-state")),
    good: door())
}

extension Lint {
  private static let pseudoNames: Set = [
    "initial", "initial-state", "final", "final-state", "start", "end", "history", "choice", "junction", "fork", "join",
  ]

  static let pseudoName = Lint(.pseudoName) { machine in
    machine.states.filter { !$0.kind.isPseudo && $0.kind != .final && pseudoNames.contains($0.id.text) }.map { state in
      Diagnostic(.pseudoName, "the state '\(state.id)' is called like a pseudostate", at: state.range)
    }
  }
}
