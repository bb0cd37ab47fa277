import Diagnostics
import Languages
import Markdown

extension Rule {
  static let literalMarkup = Rule(
    "translation/literal-markup", .warning,
    "A translation shows only those stars and underscores that its source shows.",
    why: """
      A blank inside the stars, or an ending right behind them, makes plain characters of what should be emphasis, and \
      readers see them.
      """,
    bad: ["en/page.md": page("Page", "A **big** one."), "de/page.md": page("Seite", "Ein ** großes** Ding.")],
    good: ["en/page.md": page("Page", "A **big** one."), "de/page.md": page("Seite", "Ein **großes** Ding.")])
}

extension ComparedTranslation {
  /// One finding for a segment.
  var literalMarkup: [Diagnostic] {
    prose.compactMap { source, target in
      let own = marks(target.text)
      let wanted = marks(source.text)
      let surplus = own.filter { mark in
        own.count(where: { $0.text == mark.text }) > wanted.count(where: { $0.text == mark.text })
      }
      guard let first = surplus.first else { return nil }
      // A single star may be the sign of a remark; emphasis has two.
      guard first.text.count > 1 || own.count(where: { $0.text == first.text }) > 1 else { return nil }
      return Diagnostic(
        .literalMarkup, "readers see this '\(first.text)'", at: target.place(first.range),
        notes: [note("its source", source.segment)],
        help: "emphasis begins before a letter and ends behind one, without blanks inside")
    }
  }

  /// Runs of stars or underscores that stand beside a word or more.
  private func marks(_ text: [Unicode.Scalar]) -> [(range: Range<Int>, text: String)] {
    var result: [(range: Range<Int>, text: String)] = []
    var index = 0
    while index < text.count {
      let mark = text[index]
      let start = index
      while index < text.count, text[index] == mark { index += 1 }
      guard mark == "*" || mark == "_", index - start <= 3 else { continue }
      let before = start > 0 && isWord(text[start - 1])
      let after = index < text.count && isWord(text[index])
      // Underscores join the words of a name; a star between numbers multiplies.
      let isInside = before && after && (mark == "_" || index - start == 1)
      if before || after, !isInside {
        result.append((start..<index, String(repeating: Character(mark), count: index - start)))
      }
    }
    return result
  }

  private func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.letterScript != nil || scalar.isDigit || scalar == SegmentProse.object
  }
}
