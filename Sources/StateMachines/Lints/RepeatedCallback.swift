import Diagnostics

extension Rule {
  static let repeatedCallback = Rule(
    "models/repeated-callback", .warning, "A transition calls a callback once, and an open order has two callbacks.",
    why: "A call that is listed twice is most often a copy that was meant to be another one.",
    bad: door(("[on-open]", "[on-open, on-open]")), good: door())
}

extension Lint {
  static let repeatedCallback = Lint(.repeatedCallback) { machine in
    machine.transitions.flatMap { transition -> [Diagnostic] in
      var findings: [Diagnostic] = []
      var seen: [CallbackUse] = []
      for step in transition.callbacks {
        if case .anyOrder(let uses) = step, uses.count == 1 {
          findings.append(
            Diagnostic(.repeatedCallback, "'any-order' with one callback leaves no order open", at: uses[0].range))
        }
        for use in step.uses {
          let first = seen.first { other in
            other.callback == use.callback && other.argument == use.argument
              && machine.distinctConditions.contains {
                other.availability.holds(under: $0) && use.availability.holds(under: $0)
              }
          }
          if let first {
            findings.append(
              Diagnostic(
                .repeatedCallback, "'\(transition.id)' calls '\(use.callback)' twice", at: use.range,
                notes: [Diagnostic.Note("the first call is here", first.range)]))
          }
          seen.append(use)
        }
      }
      return findings
    }
  }
}
