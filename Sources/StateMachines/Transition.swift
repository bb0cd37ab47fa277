package import Diagnostics

/// A change from one state to another, or an occasion inside a state.
package struct Transition: MachineElement {
  package let id: ID<Transition>
  package let range: SourceRange
  /// One or several; where it has several it is the same from each of them.
  package let sources: [ID<State>]
  /// None where the transition is internal: no state is left or entered. Several only in different regions.
  package let targets: [ID<State>]
  /// Any of them; none where the transition waits for no event.
  package let events: [ID<Event>]
  /// Taken as soon as its guard holds, without an event.
  package let isAutomatic: Bool
  /// How long the source must have been active, as `700ms`.
  package let delay: String?
  /// Leads to a state inside its source without leaving the source (`type="internal"` in SCXML).
  package let isLocal: Bool
  package let condition: ID<Guard>?
  package let availability: Availability
  /// Real but rare: claims about order are decided without it.
  package let isExceptional: Bool
  /// In the order of the calls.
  package let callbacks: [CallbackStep]
  /// What else happens.
  package let effects: LocalizedString?
  package let notes: LocalizedString?
  /// What is not known for sure.
  package let unsettled: LocalizedString?
  package let references: [ID<Source>]

  /// The target, or the first of several.
  package var target: ID<State>? { targets.first }

  /// The number by which diagrams and tables call it, from 1.
  package var number: Int { id.index + 1 }
}
