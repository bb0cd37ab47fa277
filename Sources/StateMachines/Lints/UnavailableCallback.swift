import Diagnostics

extension Rule {
  static let unavailableCallback = Rule(
    "models/unavailable-callback", .error, "A callback is called in versions only that have it.",
    why: "The page would promise a call that cannot come.",
    bad: door(("callbacks: [on-open]", "callbacks: [{call: on-open, until: \"1\"}]"), ("since: \"1\"", "since: \"2\"")),
    good: door(("callbacks: [on-open]", "callbacks: [{call: on-open, until: \"1\"}]")))
}

extension Lint {
  static let unavailableCallback = Lint(.unavailableCallback) { machine in
    let uses =
      machine.transitions.flatMap { transition in
        transition.callbacks.flatMap(\.uses).map { (use: $0, around: transition.availability) }
      }
      + machine.states.flatMap { state in
        (state.entry + state.exit).flatMap(\.uses).map { (use: $0, around: state.availability) }
      }
    return uses.compactMap { use, around in
      let callback = machine.callbacks[use.callback]
      let begin = [use.availability.since, around.since].compactMap { $0 }.max()
      let end = [use.availability.until, around.until].compactMap { $0 }.min()
      if let end, let since = callback.since, end < since {
        return Diagnostic(
          .unavailableCallback, "'\(callback.id)' exists since \(since) only, and this call ends with \(end)",
          at: use.range, notes: [Diagnostic.Note("the callback is declared here", callback.range)])
      }
      if let begin, let removed = callback.removed, begin >= removed {
        return Diagnostic(
          .unavailableCallback, "'\(callback.id)' was removed in \(removed), and this call begins with \(begin)",
          at: use.range, notes: [Diagnostic.Note("the callback is declared here", callback.range)])
      }
      return nil
    }
  }
}
