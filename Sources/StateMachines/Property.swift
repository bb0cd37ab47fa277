package import Diagnostics

/// A fact about a machine that prose may cite by its id.
package struct Property: MachineElement {
  package let id: ID<Property>
  package let range: SourceRange
  package let text: LocalizedString?
}

/// A story: some events, and what is expected to follow.
package struct Scenario: MachineElement {
  package let id: ID<Scenario>
  package let range: SourceRange
  package let title: LocalizedString?
}

/// A publication that facts are taken from.
package struct Source: MachineElement {
  package let id: ID<Source>
  package let range: SourceRange
  package let title: String
  package let url: String?
}
