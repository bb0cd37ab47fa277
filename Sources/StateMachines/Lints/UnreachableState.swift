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
  /// The states that can be active, whatever the guards: entering a state enters those around it, the initial child of a
  /// composite and every region of a parallel one.
  func reachable(under conditions: Conditions) -> Set<ID<State>> {
    var reached: Set<ID<State>> = []
    /// Those that were the target of something: a parent is reached through its child, and enters nothing then.
    var entered: Set<ID<State>> = []
    var waiting: [ID<State>] = []
    func reach(_ state: ID<State>) {
      if reached.insert(state).inserted { waiting.append(state) }
    }
    func enter(_ state: ID<State>) {
      guard exists(state, conditions), entered.insert(state).inserted else { return }
      reach(state)
      enterInside(state)
      for ancestor in ancestors(of: state) {
        reach(ancestor.id)
        if ancestor.kind == .parallel { enterInside(ancestor.id) }
      }
    }
    func enterInside(_ state: ID<State>) {
      let state = states[state]
      switch state.kind {
      case .composite: state.initial.map(enter)
      case .parallel: state.children.filter { !states[$0].kind.isPseudo }.forEach(enter)
      case .history: (state.fallback ?? state.parent.flatMap { states[$0].initial }).map(enter)
      case .atomic, .final, .choice: break
      }
    }
    let targets = targets(under: conditions)
    enter(initial)
    while let state = waiting.popLast() { targets[state, default: []].forEach(enter) }
    return reached
  }

  /// Where transitions lead, by the state that they lead out of.
  func targets(under conditions: Conditions) -> [ID<State>: [ID<State>]] {
    var targets: [ID<State>: [ID<State>]] = [:]
    for transition in transitions(under: conditions) {
      for source in transition.sources { targets[source, default: []] += transition.targets }
    }
    return targets
  }
}
