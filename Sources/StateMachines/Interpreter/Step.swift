/// What one occasion leads to, from rest to rest: a macrostep of SCXML.
package struct Step: Sendable, Hashable {
  /// Nil for the beginning.
  package let trigger: Scenario.Trigger?
  /// What the trigger caused, then what followed by itself; the beginning is a step too.
  package let microsteps: [Microstep]
  package let configuration: Interpreter.Configuration
  /// False where automatic transitions follow each other for ever; then `configuration` is one that comes again.
  package let comesToRest: Bool

  /// The transitions, in order.
  package var transitions: [ID<Transition>] { microsteps.flatMap { $0.taken.map(\.transition) } }

  package var calls: [Call] { microsteps.flatMap(\.calls) }

  /// The states that were left and entered, in order.
  package var exited: [ID<State>] { microsteps.flatMap(\.exited) }
  package var entered: [ID<State>] { microsteps.flatMap(\.entered) }

  /// Whether the machine stays exactly where it was: only transitions without target were taken.
  package var isInternal: Bool { trigger != nil && microsteps.allSatisfy { $0.exited.isEmpty && $0.entered.isEmpty } }
}

/// Transitions that are taken together, in different regions.
package struct Microstep: Sendable, Hashable {
  /// Empty for the beginning.
  package let taken: [Taken]
  /// Children before their parents.
  package let exited: [ID<State>]
  /// Parents before their children.
  package let entered: [ID<State>]
  package let calls: [Call]
  package let before: Interpreter.Configuration
  package let configuration: Interpreter.Configuration
}

/// A transition, and which of its sources it was taken from.
package struct Taken: Sendable, Hashable {
  package let transition: ID<Transition>
  package let source: ID<State>
}

/// A callback that is called, or several in any order, and what for.
package struct Call: Sendable, Hashable {
  package let step: CallbackStep
  package let occasion: Occasion

  /// Why something is called.
  package enum Occasion: Sendable, Hashable {
    case exit(ID<State>)
    case transition(ID<Transition>)
    case entry(ID<State>)
  }
}

/// All that may follow one occasion: a step for each outcome of the guards.
package struct Reaction: Sendable {
  /// Guards that hold go before guards that do not; without duplicates.
  package var steps: [Step]
  /// False where there were more outcomes than are followed.
  package var isComplete: Bool
}
