extension Interpreter {
  /// The states that are active at one moment, and what history states remember of earlier ones.
  package struct Configuration: Sendable, Hashable {
    /// In document order: parents before their children.
    package let active: [ID<State>]
    /// By history state: what was active when its parent was last left.
    package let memory: [ID<State>: [ID<State>]]

    /// Before anything was entered.
    static let nowhere = Configuration(active: [], memory: [:])

    package func contains(_ state: ID<State>) -> Bool { active.contains(state) }
  }

  /// The active states that have no active state in them, in document order.
  package func leaves(of configuration: Configuration) -> [ID<State>] {
    let active = configuration.active
    return active.indices.filter { place in
      // Whatever is inside a state follows it directly.
      place + 1 == active.count || !inside[active[place].index].contains(active[place + 1].index)
    }.map { active[$0] }
  }

  /// Whether the machine has ended: a final state that is in no other is active (SCXML 3.7), or nothing but final ones.
  package func isOver(_ configuration: Configuration) -> Bool {
    let leaves = leaves(of: configuration).map { machine.states[$0] }
    return leaves.contains { $0.kind == .final && $0.parent == nil }
      || !leaves.isEmpty && leaves.allSatisfy { $0.kind == .final }
  }
}
