package import Diagnostics

/// Something that happens to a machine.
package struct Event: MachineElement {
  package let id: ID<Event>
  package let range: SourceRange
  package let label: LocalizedString
  package let kind: Kind?
  /// What it may look like, by language, then by edition.
  package let examples: [[String]]

  /// Who or what is behind an event.
  package enum Kind: String, Sendable, CaseIterable {
    case user, system, app, timer
  }
}

/// A condition that must hold for a transition.
package struct Guard: MachineElement {
  package let id: ID<Guard>
  package let range: SourceRange
  package let label: LocalizedString
}
