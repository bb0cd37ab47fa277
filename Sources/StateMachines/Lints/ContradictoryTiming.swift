import Diagnostics

extension Rule {
  static let contradictoryTiming = Rule(
    "models/contradictory-timing", .error,
    "A callback of an entry is called after the change or with it, one of an exit before it or with it.",
    why: "The page would say two contrary things of one call.",
    bad: timed("before"), good: timed("after"))

  private static func timed(_ timing: String) -> Rule.Example {
    door(
      ("since: \"1\"", "since: \"1\", timing: \(timing)"), ("open: {label", "open: {entry: [on-open], label"),
      ("callbacks: [on-open]", "callbacks: []"))
  }
}

extension Lint {
  static let contradictoryTiming = Lint(.contradictoryTiming) { machine in
    machine.states.flatMap { state in
      [(state.entry, Callback.Timing.before, "entry"), (state.exit, .after, "exit")].flatMap { steps, timing, name in
        steps.flatMap(\.uses).filter { machine.callbacks[$0.callback].timing == timing }.map { use in
          Diagnostic(
            .contradictoryTiming,
            "'\(use.callback)' is called \(timing.rawValue) the change, so it cannot belong to the \(name) of '\(state.id)'",
            at: use.range,
            notes: [Diagnostic.Note("its timing is declared here", machine.callbacks[use.callback].range)])
        }
      }
    }
  }
}
