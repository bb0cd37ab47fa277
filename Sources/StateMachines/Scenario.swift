package import Diagnostics

/// A story about one machine: some events, and what is expected to follow.
package struct Scenario: MachineElement {
  package let id: ID<Scenario>
  package let range: SourceRange
  package let title: LocalizedString?
  package let summary: LocalizedString?
  /// Where it begins; nil for the machine's initial state.
  package let start: ID<State>?
  /// The version and the variants that it is told of; what it does not name has its default.
  package let version: Version?
  package let variants: [String: String]
  package let steps: [Step]
  package let unsettled: LocalizedString?
  package let sources: [ID<Source>]

  /// One thing that happens.
  package struct Step: Sendable {
    package let trigger: Trigger
    package let expected: Expectation?
    package let unsettled: LocalizedString?
    /// Where the trigger is written.
    package let range: SourceRange
  }

  /// What makes a machine move.
  package enum Trigger: Sendable, Hashable {
    case event(ID<Event>)
    /// A certain transition, where an event alone does not tell which.
    case transition(ID<Transition>)
  }
}

/// What a step is expected to lead to.
package struct Expectation: Sendable {
  /// The states without children that are active afterwards; nil where the author does not say.
  package let states: [ID<State>]?
  /// The callbacks, in order; those that may be skipped may be left out. Nil where the author does not say.
  package let callbacks: [ID<Callback>]?
  /// Callbacks that must not be called.
  package let absent: [ID<Callback>]
  package let range: SourceRange
}

/// A story about several machines, or several of one kind.
package struct JointScenario: Sendable {
  package let id: String
  package let range: SourceRange
  package let title: LocalizedString?
  package let summary: LocalizedString?
  package let participants: [Participant]
  package let steps: [Step]
  package let unsettled: LocalizedString?

  /// One of those whose steps are told, under the name that it has in the story.
  package struct Participant: Sendable {
    package let name: String
    package let machine: String
    package let start: ID<State>?
    package let conditions: Conditions
  }

  /// One thing that happens to one participant.
  package struct Step: Sendable {
    /// The participant's place.
    package let participant: Int
    package let trigger: Scenario.Trigger
    package let expected: Expectation?
    package let unsettled: LocalizedString?
    package let range: SourceRange
  }
}
