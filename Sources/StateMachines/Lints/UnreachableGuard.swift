import Diagnostics

extension Rule {
  static let unreachableGuard = Rule(
    "models/unreachable-guard", .warning, "A transition with a guard stands before the one without.",
    why: "In document order the one without a guard is taken first, so the guarded one never is.",
    bad: guarded("{id: slam, source: open, target: open, event: pull, guard: dark, callbacks: []}", isFirst: false),
    good: guarded("{id: slam, source: open, target: open, event: pull, guard: dark, callbacks: []}", isFirst: true))

  private static func guarded(_ transition: String, isFirst: Bool) -> Rule.Example {
    let close = "  - {id: close, source: open, target: shut, event: pull, callbacks: []}\n"
    return door(
      ("initial: shut", "guards: {dark: {label: {en: dark, de: dunkel}}}\ninitial: shut"),
      (close, isFirst ? "  - \(transition)\n\(close)" : "\(close)  - \(transition)\n"))
  }
}

extension Lint {
  static let unreachableGuard = Lint(.unreachableGuard) { machine in
    machine.transitions.compactMap { second in
      guard second.condition != nil else { return nil }
      let first = machine.transitions[..<second.id.index].first { first in
        first.condition == nil && !Set(first.events).isDisjoint(with: second.events)
          && !Set(first.sources).isDisjoint(with: second.sources)
          && machine.distinctConditions.contains {
            first.availability.holds(under: $0) && second.availability.holds(under: $0)
          }
      }
      return first.map { first in
        Diagnostic(
          .unreachableGuard, "'\(second.id)' is never taken: '\(first.id)' comes before it and has no guard",
          at: second.range, notes: [Diagnostic.Note("the other transition is here", first.range)],
          help: "put '\(second.id)' first")
      }
    }
  }
}
