import Diagnostics

extension Rule {
  static let crossingRegions = Rule(
    "models/crossing-regions", .error, "A transition does not lead from one region of a parallel state into another.",
    why: "Both regions are active at once: the one cannot go on in the other (UML 2.5.1, 14.2.3.8).",
    bad: withRegions("source: a, target: b"), good: withRegions("source: a, target: shut"))

  private static func withRegions(_ way: String) -> Rule.Example {
    door(
      (
        "open: {label: {en: Open, de: Offen}}",
        "open: {type: parallel, label: {en: Open, de: Offen}, states: {a: {label: {en: A, de: AA}}, b: {label: {en: B, de: BB}}}}"
      ),
      ("  - {id: close", "  - {id: cross, \(way), event: push, callbacks: []}\n  - {id: close"))
  }
}

extension Lint {
  static let crossingRegions = Lint(.crossingRegions) { machine in
    machine.transitions.flatMap { transition -> [Diagnostic] in
      let ways = transition.sources.flatMap { source in transition.targets.map { (source: source, target: $0) } }
      return ways.compactMap { way in
        guard let parallel = machine.commonParallel(way.source, way.target) else { return nil }
        return Diagnostic(
          .crossingRegions,
          "'\(transition.id)' leads from '\(way.source)' to '\(way.target)', another region of '\(parallel)'",
          at: transition.range)
      }
    }
  }
}

extension Machine {
  /// The parallel state in different regions of which two states are; nil where there is none.
  func commonParallel(_ one: ID<State>, _ other: ID<State>) -> ID<State>? {
    let left = [one] + ancestors(of: one).map(\.id)
    let right = [other] + ancestors(of: other).map(\.id)
    guard let common = left.first(where: right.contains), common != one, common != other else { return nil }
    return states[common].kind == .parallel ? common : nil
  }
}
