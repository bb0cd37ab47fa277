package import Diagnostics

/// A change from one state to another, or an occasion inside a state.
package struct Transition: MachineElement {
  package let id: ID<Transition>
  package let range: SourceRange
  /// One or several; where it has several it is the same from each of them.
  package let sources: [ID<State>]
  /// Nil where the transition is internal: no state is left or entered.
  package let target: ID<State>?
  /// Any of them.
  package let events: [ID<Event>]
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

  /// The number by which diagrams and tables call it, from 1.
  package var number: Int { id.index + 1 }
}
