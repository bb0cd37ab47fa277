/// Whether something is true of all runs of a machine.
package enum Verdict: Sendable, Hashable {
  /// `isVacuous`: only because it is never put to the test.
  case holds(isVacuous: Bool)
  case violated(Counterexample)
  /// There are more runs than the limits allow to look at, and none of those looked at speaks against it.
  case undecided

  package var holds: Bool {
    if case .holds = self { return true }
    return false
  }
}

/// A run that speaks against something, as short as possible.
package struct Counterexample: Sendable, Hashable {
  /// From the beginning, which is a step too.
  package let path: [Step]
  /// Steps that follow again and again; empty where the path is enough.
  package let cycle: [Step]
  /// Whether it matters that the run ends here.
  package let isEnd: Bool

  /// `'create', 'start' and then 'stop', 'restart' for ever`
  package var words: String {
    let words = Self.words(path)
    if !cycle.isEmpty { return (words.map { "\($0) and then " } ?? "") + "\(Self.words(cycle) ?? "nothing") for ever" }
    return (words ?? "the beginning") + (isEnd ? ", where the run ends" : "")
  }

  /// Nil where no transition is taken.
  private static func words(_ steps: [Step]) -> String? {
    let transitions = steps.flatMap(\.transitions)
    return transitions.isEmpty ? nil : transitions.map { "'\($0)'" }.joined(separator: ", ")
  }
}
