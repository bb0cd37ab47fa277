import Diagnostics
import Markdown
import Translations

extension Rule {
  static let headingTree = Rule(
    "translation/heading-tree", .error, "A translation has the headings of its source, on the same levels.",
    why: """
      Links and the language switch lead to sections; one that a translation lacks or has on another level is the \
      commonest sign that a part of the text was lost.
      """,
    bad: [
      "en/page.md": page("Page", "One.\n\n## Second\n\nTwo.\n\n## Third\n\nThree."),
      "de/page.md": page("Seite", "Eins.\n\n## Zweitens\n\nZwei."),
    ],
    good: [
      "en/page.md": page("Page", "One.\n\n## Second\n\nTwo.\n\n## Third\n\nThree."),
      "de/page.md": page("Seite", "Eins.\n\n## Zweitens\n\nZwei.\n\n## Drittens\n\nDrei."),
    ])
}

extension ComparedTranslation {
  /// One finding for each place where headings are missing or too many; what stands below them is part of it.
  var differentHeadings: [Diagnostic] { headingGaps + headingLevels }

  private var headingGaps: [Diagnostic] {
    alignment.gaps.compactMap { gap in
      if let heading = gap.source.first(where: { source.blocks[$0].kind == .heading }) {
        let others = gap.source.count - 1
        let more = others > 0 ? ", with \(counted(others, "block")) around it" : ""
        return Diagnostic(
          .headingTree, "\(Self.name(of: heading, in: source)) is missing\(more)", at: place(of: gap),
          notes: [note("here in the source", source: heading)])
      }
      guard let heading = gap.target.first(where: { target.blocks[$0].kind == .heading }) else { return nil }
      var finding = Diagnostic(
        .headingTree, "\(Self.name(of: heading, in: target)) has no counterpart in the source",
        at: range(ofTarget: heading))
      // What is missing is lost; what is added is only out of step.
      finding.severity = .warning
      return finding
    }
  }

  private var headingLevels: [Diagnostic] {
    alignment.blocks.compactMap { pair in
      guard target.blocks[pair.target].kind == .heading else { return nil }
      let own = target.document.nodes[target.blocks[pair.target].node].level
      let wanted = source.document.nodes[source.blocks[pair.source].node].level
      guard own != wanted else { return nil }
      return Diagnostic(
        .headingTree, "the heading has level \(own), that of the source \(wanted)", at: range(ofTarget: pair.target),
        notes: [note("here in the source", source: pair.source)], help: "make it level \(wanted)")
    }
  }
}
