import Diagnostics

extension Rule {
  static let illegalTargets = Rule(
    "models/illegal-targets", .error, "Several targets of a transition are in different regions of one parallel state.",
    why: "Two states that cannot be active together cannot be entered together (SCXML 3.13).",
    bad: door(("target: open", "target: [open, shut]")), good: door())
}

extension Lint {
  static let illegalTargets = Lint(.illegalTargets) { machine in
    machine.transitions.compactMap { transition in
      let targets = transition.targets
      for (place, first) in targets.enumerated() {
        for second in targets[(place + 1)...] where machine.commonParallel(first, second) == nil {
          return Diagnostic(
            .illegalTargets, "'\(transition.id)' enters '\(first)' and '\(second)', which cannot be active together",
            at: transition.range)
        }
      }
      return nil
    }
  }
}
