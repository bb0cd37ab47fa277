import Diagnostics

extension Rule {
  static let differentOrder = Rule(
    "models/different-order", .warning, "Two callbacks come in the same order in all transitions of one version.",
    why: "Two orders of one pair are most often one order and one mistake.",
    bad: ordered("[on-shut, on-open]"), good: ordered("[on-open, on-shut]"))

  private static func ordered(_ second: String) -> Rule.Example {
    door(
      ("  on-open: {call", "  on-shut: {call: onShut()}\n  on-open: {call"),
      ("callbacks: [on-open]", "callbacks: [on-open, on-shut]"),
      ("event: pull, callbacks: []", "event: pull, callbacks: \(second)"))
  }
}

extension Lint {
  static let differentOrder = Lint(.differentOrder) { machine in
    var reported: Set<Set<ID<Callback>>> = []
    return machine.distinctConditions.flatMap { conditions -> [Diagnostic] in
      var first: [Pair: CallbackUse] = [:]
      var findings: [Diagnostic] = []
      for transition in machine.transitions(under: conditions) {
        let steps = machine.steps(transition.callbacks, under: conditions)
        for (place, step) in steps.enumerated() {
          for (earlier, later) in steps[..<place].flatMap(\.uses).flatMap({ use in step.uses.map { (use, $0) } })
          where earlier.callback != later.callback {
            if let other = first[Pair(before: later.callback, after: earlier.callback)],
              reported.insert([earlier.callback, later.callback]).inserted
            {
              findings.append(
                Diagnostic(
                  .differentOrder,
                  "'\(earlier.callback)' comes before '\(later.callback)' here, and after it elsewhere",
                  at: later.range, notes: [Diagnostic.Note("here it comes after it", other.range)]))
            }
            let pair = Pair(before: earlier.callback, after: later.callback)
            if first[pair] == nil { first[pair] = later }
          }
        }
      }
      return findings
    }
  }

  private struct Pair: Hashable {
    let before: ID<Callback>
    let after: ID<Callback>
  }
}
