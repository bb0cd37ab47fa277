import Diagnostics

extension Rule {
  static let unreachableState = Rule(
    "models/unreachable-state", .warning, "Every state can be reached from the initial one.",
    why: "A state that nothing leads to is drawn beside the machine, and readers wonder how one gets there.",
    bad: door(("target: open", "target: shut")),
    good: door())
}

extension Lint {
  static let unreachableState = Lint(.unreachableState) { machine in
    machine.elements(
      badUnder: { conditions in
        let reached = machine.reachable(under: conditions)
        return machine.states(under: conditions).map(\.id).filter { !reached.contains($0) }
      }, existing: { machine.states(under: $0).map(\.id) }
    ).filter { bad in
      // A composite is reached with its first child: one finding for both is enough.
      machine.states[bad.element].children.isEmpty
    }.map { state, when in
      Diagnostic(
        .unreachableState, "nothing leads to the state '\(state)'" + (when.map { " " + $0 } ?? ""),
        at: machine.states[state].range,
        help: when == nil ? nil : "where the state does not exist, say so with 'since', 'until' or 'when'")
    }
  }
}

extension Machine {
  /// The states that can be active: entering a state enters those around it, and in the end an initial child.
  func reachable(under conditions: Conditions) -> Set<ID<State>> {
    var reached: Set<ID<State>> = []
    var leaves: [ID<State>] = []
    func enter(_ state: ID<State>) {
      let leaf = entered(by: state)
      guard exists(leaf, conditions), reached.insert(leaf).inserted else { return }
      reached.formUnion(ancestors(of: leaf).map(\.id))
      leaves.append(leaf)
    }
    let targets = targets(under: conditions)
    enter(initial)
    while let leaf = leaves.popLast() {
      for active in [leaf] + ancestors(of: leaf).map(\.id) { targets[active, default: []].forEach(enter) }
    }
    return reached
  }

  /// Where transitions lead, by the state that they lead out of.
  func targets(under conditions: Conditions) -> [ID<State>: [ID<State>]] {
    var targets: [ID<State>: [ID<State>]] = [:]
    for transition in transitions(under: conditions) {
      guard let target = transition.target else { continue }
      for source in transition.sources { targets[source, default: []].append(target) }
    }
    return targets
  }
}
