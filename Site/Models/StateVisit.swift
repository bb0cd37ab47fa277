import StateMachines

/// A state that calls a callback whenever it is entered, or left.
struct StateVisit {
  let state: ID<State>
  let isEntry: Bool
  let use: CallbackUse

  var words: UIString { isEntry ? .onEntry : .onExit }
}

extension Machine {
  /// The states that call a callback by themselves, in order; under nil, whatever the conditions.
  func visits(calling callback: ID<Callback>, under conditions: Conditions?) -> [StateVisit] {
    (conditions.map { states(under: $0) } ?? Array(states)).flatMap { state in
      [(state.entry, true), (state.exit, false)].compactMap { steps, isEntry in
        let shown = conditions.map { self.steps(steps, under: $0) } ?? steps
        return shown.flatMap(\.uses).first { $0.callback == callback }
          .map { StateVisit(state: state.id, isEntry: isEntry, use: $0) }
      }
    }
  }
}
