/// Whether calls are what a scenario expects: what may be skipped may be left out, what has no order may have any.
extension [Call] {
  /// Whether a run may call exactly these callbacks in this order.
  func match(_ expected: [ID<Callback>]) -> Bool {
    var places: Set<Int> = [0]
    for call in self {
      var next: Set<Int> = []
      for place in places {
        for length in call.lengths where place + length <= expected.count {
          if call.accepts(expected[place..<place + length]) { next.insert(place + length) }
        }
      }
      places = next
    }
    return places.contains(expected.count)
  }

  /// Those that are called whatever the circumstances.
  var certain: [CallbackUse] { flatMap(\.step.uses).filter { !$0.mayBeSkipped } }
}

extension Call {
  /// How many callbacks may be called.
  fileprivate var lengths: ClosedRange<Int> {
    let uses = step.uses
    return uses.filter { !$0.mayBeSkipped }.count...uses.count
  }

  /// Whether these may be called, in this order.
  fileprivate func accepts(_ called: ArraySlice<ID<Callback>>) -> Bool {
    var rest = step.uses
    for callback in called {
      let place =
        rest.firstIndex { $0.callback == callback && !$0.mayBeSkipped } ?? rest.firstIndex { $0.callback == callback }
      guard let place else { return false }
      rest.remove(at: place)
    }
    return rest.allSatisfy(\.mayBeSkipped)
  }
}

extension CallbackUse {
  /// Whether a run may come without it.
  package var mayBeSkipped: Bool { isOptional || condition != nil }
}

extension Interpreter {
  /// Whether a configuration is in the expected states: each of them is active, and nothing else beside them.
  func isIn(_ expected: [ID<State>], _ configuration: Interpreter.Configuration) -> Bool {
    expected.allSatisfy { configuration.contains($0) }
      && leaves(of: configuration).allSatisfy { leaf in path[leaf.index].contains { expected.contains($0) } }
  }

  /// Whether a step has the expected outcome.
  func satisfies(_ step: Step, _ expected: Expectation?) -> Bool {
    guard let expected else { return true }
    return (expected.states.map { isIn($0, step.configuration) } ?? true)
      && (expected.callbacks.map { step.calls.match($0) } ?? true)
      && !step.calls.certain.contains { expected.absent.contains($0.callback) }
  }
}
