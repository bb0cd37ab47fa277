package import Diagnostics

/// A state of a machine.
package struct State: MachineElement {
  package let id: ID<State>
  package let range: SourceRange
  package let kind: Kind
  /// The name that technical authors use.
  package let label: LocalizedString
  /// What the name means, in a few words.
  package let gloss: LocalizedString?
  /// Inflected forms and other words by which prose may call the state, by language, then by edition.
  package let forms: [[String]]
  /// The state's name in code; nil where code has none.
  package let symbol: String?
  /// The vendor's page.
  package let url: String?
  /// The child that is entered with a composite.
  package let initial: ID<State>?
  /// Of a history state: what is entered where nothing is remembered.
  package let fallback: ID<State>?
  /// Of a history state: whether it remembers the states inside states too.
  package let isDeep: Bool
  package let parent: ID<State>?
  package let children: [ID<State>]
  /// Callbacks of every entry and of every exit, whatever the transition.
  package let entry: [CallbackStep]
  package let exit: [CallbackStep]
  package let availability: Availability
  package let notes: LocalizedString?
  package let sources: [ID<Source>]

  /// The kinds of states (UML 2.5.1, 14.2.3; SCXML 3.3 to 3.10).
  package enum Kind: String, Sendable, CaseIterable {
    case atomic, composite
    /// All of its children are active at once.
    case parallel
    case final
    /// A pseudostate: enters what was active when its parent was left.
    case history
    /// A pseudostate: left at once, by the first transition whose guard holds.
    case choice

    /// Whether a machine can rest in it.
    package var isPseudo: Bool { self == .history || self == .choice }
  }
}

/// Several states under one name.
package struct StateGroup: MachineElement {
  package let id: ID<StateGroup>
  package let range: SourceRange
  package let label: LocalizedString
  package let states: [ID<State>]
}

/// A word that readers take for a state, and why it is none.
package struct Confusion: MachineElement {
  package let id: ID<Confusion>
  package let range: SourceRange
  package let text: LocalizedString
}
