package import StateMachines

extension DiagramGraph {
  /// What a machine looks like under some conditions, with its words in all languages.
  package init(_ machine: Machine, under conditions: Conditions) {
    let states = machine.states(under: conditions)
    let existing = Set(states.map(\.id))
    let transitions = machine.transitions(under: conditions).filter { !machine.drawing.hidden.contains($0.id) }
    self.init(
      id: machine.id,
      states: states.filter { $0.parent == nil }.map { DiagramGraph.State($0, in: machine, existing) },
      transitions: transitions.map { transition in
        DiagramGraph.Transition(
          number: transition.number, id: transition.id.text,
          sources: transition.sources.filter(existing.contains).map(\.text), target: transition.target?.text,
          events: Self.events(of: transition, in: machine),
          callbacks: machine.steps(transition.callbacks, under: conditions).flatMap(\.uses).map { use in
            machine.callbacks[use.callback].short ?? machine.callbacks[use.callback].call
          }, isExceptional: transition.isExceptional)
      }, initial: machine.initial.text,
      direction: machine.drawing.direction == .leftToRight ? .leftToRight : .topToBottom)
  }

  /// All events of a transition on one label, in each language.
  private static func events(of transition: StateMachines.Transition, in machine: Machine) -> [String] {
    machine.title.all.indices.map { language in
      transition.events.map { machine.events[$0].label[language] }.joined(separator: " / ")
    }
  }
}

extension DiagramGraph.State {
  fileprivate init(_ state: StateMachines.State, in machine: Machine, _ existing: Set<ID<StateMachines.State>>) {
    let children = state.children.filter(existing.contains)
    self.init(
      id: state.id.text,
      // A history is a letter in every language (UML 2.5.1, 14.2.4).
      labels: state.kind == .history ? state.label.all.map { _ in state.isDeep ? "H*" : "H" } : state.label.all,
      glosses: state.gloss?.all,
      kind: state.kind == .final ? .final : children.isEmpty ? .atomic : .composite, initial: state.initial?.text,
      children: children.map { DiagramGraph.State(machine.states[$0], in: machine, existing) })
  }
}
