/// Something that happens on a run, one thing at a time, as properties see it.
enum Observation: Hashable {
  case begins
  case event(ID<Event>)
  case transition(ID<Transition>)
  /// A callback, or several in any order; some may be skipped.
  case calls([CallbackUse])
  case enters(ID<State>)
  /// The machine has ended.
  case ends
  /// The machine is at rest.
  case rests(Interpreter.Configuration)
}

extension Interpreter {
  /// What a step shows, in order. A state is entered before the callbacks that come after the change, and after all others.
  func observations(of step: Step) -> [Observation] {
    var result: [Observation] = []
    switch step.trigger {
    case nil: result.append(.begins)
    case .event(let event): result.append(.event(event))
    case .transition: break
    }
    for microstep in step.microsteps {
      result += microstep.taken.map { .transition($0.transition) }
      var waiting = microstep.entered[...]
      func enter() {
        result += waiting.map(Observation.enters)
        waiting = []
      }
      for call in microstep.calls {
        switch call.occasion {
        case .exit: break
        case .transition: if isLate(call) { enter() }
        case .entry(let state):
          while let next = waiting.first, next.index <= state.index {
            result.append(.enters(next))
            waiting.removeFirst()
          }
        }
        result.append(.calls(call.step.uses))
      }
      enter()
    }
    if isOver(step.configuration) { result.append(.ends) }
    return result + [.rests(step.configuration)]
  }

  private func isLate(_ call: Call) -> Bool {
    call.step.uses.first.map { machine.callbacks[$0.callback].timing == .after } ?? false
  }
}

extension Property.Operand {
  /// Whether it is this that happens; of callbacks only where they come one at a time.
  func happens(in observation: Observation) -> Bool {
    switch (self, observation) {
    case (.event(let one), .event(let other)): one == other
    case (.transition(let one), .transition(let other)): one == other
    case (.state(let one), .enters(let other)): one == other
    case (.initial, .begins), (.final, .ends): true
    case (.callback(let one), .calls(let uses)): uses.count == 1 && uses[0].callback == one
    case (.any, .calls(let uses)): uses.count == 1
    default: false
    }
  }
}
