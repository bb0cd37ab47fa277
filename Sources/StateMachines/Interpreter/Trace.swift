package import Diagnostics

/// What really happens in a scenario.
package struct Trace: Sendable {
  /// One for each participant; a scenario of one machine has one.
  package let beginnings: [Step?]
  /// One for each step of the scenario, as far as it is possible.
  package let steps: [Told]
  /// Where the machine differs from what the scenario expects.
  package let differences: [Difference]

  /// A step that was told, and what came of it.
  package struct Told: Sendable {
    /// Whose step it is; 0 where there is one machine only.
    package let participant: Int
    package let step: Step
    /// The states without children that were active before and after.
    package let before: [ID<State>]
    package let after: [ID<State>]
    package let calls: [Traced]
  }

  /// A call, and the states without children that are active once it has returned.
  package struct Traced: Sendable {
    package let call: Call
    package let states: [ID<State>]
  }

  /// A point in which scenario and machine differ.
  package struct Difference: Sendable {
    /// The place of the scenario's step.
    package let step: Int
    package let participant: Int
    package let trigger: Scenario.Trigger
    package let kind: Kind
    package let range: SourceRange
  }

  /// In what they differ.
  package enum Kind: Sendable {
    /// Nothing happens; what can happen instead.
    case impossible(in: [ID<State>], instead: [Scenario.Trigger])
    case states(expected: [ID<State>], actual: [ID<State>])
    case callbacks(expected: [ID<Callback>], actual: [Call])
    /// A callback that must not be called is.
    case forbidden(ID<Callback>)
  }
}

extension Interpreter {
  /// The calls of a step, each with the states after it.
  package func traced(_ step: Step) -> [Trace.Traced] {
    step.microsteps.flatMap { microstep in
      let (before, after) = (leaves(of: microstep.before), leaves(of: microstep.configuration))
      return microstep.calls.map { Trace.Traced(call: $0, states: isEarly($0) ? before : after) }
    }
  }

  /// Whether the states are still the old ones when a call returns: by the callback's timing, else by its occasion.
  func isEarly(_ call: Call) -> Bool {
    if let timing = call.step.uses.first.flatMap({ machine.callbacks[$0.callback].timing }) { return timing == .before }
    if case .exit = call.occasion { return true }
    return false
  }
}
