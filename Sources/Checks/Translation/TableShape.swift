import Diagnostics
import Markdown
import Translations

extension Rule {
  static let tableShape = Rule(
    "translation/table-shape", .error, "A table has the columns of its source.",
    why: """
      A column too few hides facts, and a vertical line in a cell that was not escaped makes one too many. Rows may be \
      sorted anew: those of the same code and numbers belong together.
      """,
    bad: [
      "en/page.md": page("Page", "| A | B |\n|---|---|\n| 1 | 2 |"),
      "de/page.md": page("Seite", "| A |\n|---|\n| 1 |"),
    ],
    good: [
      "en/page.md": page("Page", "| A | B |\n|---|---|\n| 1 | 2 |"),
      "de/page.md": page("Seite", "| A | B |\n|:--|:--|\n| 1 | 2 |"),
    ])
}

extension ComparedTranslation {
  /// One finding a table: the number of columns, else the first that is aligned otherwise.
  var differentTables: [Diagnostic] {
    alignment.blocks.compactMap { pair in
      guard target.blocks[pair.target].kind == .table else { return nil }
      let own = columns(target, pair.target)
      let wanted = columns(source, pair.source)
      let notes = [note("here in the source", source: pair.source)]
      guard own.count == wanted.count else {
        return Diagnostic(
          .tableShape, "the table has \(counted(own.count, "column")), that of the source \(wanted.count)",
          at: range(ofTarget: pair.target), notes: notes)
      }
      guard let column = own.indices.first(where: { side(own[$0]) != side(wanted[$0]) }) else { return nil }
      var finding = Diagnostic(
        .tableShape,
        "column \(column + 1) is aligned \(side(own[column])), that of the source \(side(wanted[column]))",
        at: range(ofTarget: pair.target), notes: notes)
      finding.severity = .warning
      return finding
    }
  }

  private func columns(_ text: ArticleText, _ table: Int) -> [Node.Alignment] {
    guard table + 1 < text.blocks[table].end else { return [] }
    let row = text.blocks[table + 1].node
    return text.document.children(of: row).map { text.document.nodes[$0].alignment }
  }

  /// What a reader sees.
  private func side(_ alignment: Node.Alignment) -> String {
    switch alignment {
    case .none, .left: "left"
    case .center: "to the centre"
    case .right: "right"
    }
  }
}
