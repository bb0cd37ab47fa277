package import Diagnostics

/// A publication that facts are taken from.
package struct Source: MachineElement {
  package let id: ID<Source>
  package let range: SourceRange
  package let title: String
  package let url: String?
}
