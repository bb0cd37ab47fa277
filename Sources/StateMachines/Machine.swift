package import Diagnostics
package import YAML

/// A state machine as an author describes it: everything typed, every reference resolved, every place known.
///
/// The names are those of UML 2.5.1 and SCXML 1.0 (W3C, 2015) where these have one.
package struct Machine: Sendable {
  package let id: String
  package let file: SourceFile
  /// Where the machine's name is written.
  package let range: SourceRange
  package let title: LocalizedString
  package let summary: LocalizedString?
  /// What the machine belongs to; machines of one platform are shown together.
  package let platform: String?
  /// Where the facts come from: web addresses.
  package let sourceOfTruth: [String]
  /// The day on which a person last compared the model with its sources.
  package let checked: Located<CalendarDay>?
  package let versions: VersionScheme?
  package let variants: [VariantAxis]
  package let initial: ID<State>
  /// Whether an event that is not listed in a state does nothing there, so that negative claims can be decided.
  package let isComplete: Bool
  package let events: Elements<Event>
  package let guards: Elements<Guard>
  package let callbacks: Elements<Callback>
  /// Parents before their children.
  package let states: Elements<State>
  package let transitions: Elements<Transition>
  package let groups: Elements<StateGroup>
  package let confusions: Elements<Confusion>
  package let properties: Elements<Property>
  package let scenarios: Elements<Scenario>
  package let sources: Elements<Source>
  package let drawing: Drawing
  /// Whether nothing was wrong when the file was read. What depends on the whole is not asked of a part.
  package let isWhole: Bool

  /// How the author wants the machine drawn.
  package struct Drawing: Sendable {
    package let direction: Direction
    /// Transitions that stand in the table only.
    package let hidden: Set<ID<Transition>>
    /// Transitions that are drawn stronger.
    package let emphasised: Set<ID<Transition>>
  }

  /// The direction in which a diagram grows.
  package enum Direction: String, Sendable, CaseIterable {
    case topToBottom = "TB"
    case leftToRight = "LR"
  }

  /// The version of the file format that is read.
  package static let format = 1
  /// How many states a machine may have.
  package static let stateLimit = 500
}

extension Machine {
  /// The states that are in no other.
  package var rootStates: [State] { states.filter { $0.parent == nil } }

  /// The states around a state, the nearest first.
  package func ancestors(of state: ID<State>) -> [State] {
    var result: [State] = []
    var parent = states[state].parent
    while let id = parent {
      result.append(states[id])
      parent = states[id].parent
    }
    return result
  }

  /// The state that is entered in the end where a transition leads to `state`: the initial one of a composite's.
  package func entered(by state: ID<State>) -> ID<State> {
    var result = state
    while let initial = states[result].initial { result = initial }
    return result
  }
}
