package import Knowledge
package import Site
package import YAML

/// What checks look at: the knowledge base, what was made of it, and what the caller asks beyond it.
package struct CheckInput: Sendable {
  package let base: KnowledgeBase
  package let strings: StringCatalogs
  /// The diagrams of the pages; empty where nobody laid them out.
  package let diagrams: DiagramLibrary
  /// Facts must have been compared with their sources on this day or later; nil where nobody asks.
  package let comparedSince: CalendarDay?
  /// What servers answered, by address; nil where nobody asked them.
  package let answers: [String: LinkAnswer]?

  package init(
    _ base: KnowledgeBase, strings: StringCatalogs, diagrams: DiagramLibrary = DiagramLibrary([]),
    comparedSince: CalendarDay? = nil, answers: [String: LinkAnswer]? = nil
  ) {
    self.base = base
    self.strings = strings
    self.diagrams = diagrams
    self.comparedSince = comparedSince
    self.answers = answers
  }
}
