import Diagnostics
import Languages
import Markdown

extension Rule {
  static let blanks = Rule(
    "script/blanks", .warning, "Between words stands one blank, and before a comma or a full stop none.",
    why: """
      A second blank is shown as one, but makes two texts of what should be one; a blank before a punctuation mark lets \
      the mark begin a line.
      """,
    bad: .one("de", "Ein  Satz , und noch einer ."), good: .one("de", "Ein Satz, und noch einer."))
}

extension ArticleProse {
  var wrongBlanks: [Diagnostic] {
    texts.flatMap { text in
      let letters = text.prose.text
      var result: [Diagnostic] = []
      var index = 0
      while index < letters.count {
        let start = index
        while index < letters.count, letters[index] == " " { index += 1 }
        if index > start, start > 0, index < letters.count, letters[index] != "\n", letters[start - 1] != "\n" {
          result += finding(text, start..<index).map { [$0] } ?? []
        }
        index = max(index, start + 1)
      }
      return result
    }
  }

  private func finding(_ text: Text, _ blanks: Range<Int>) -> Diagnostic? {
    if isBeforePunctuation(text, blanks.upperBound) {
      let mark = Character(text.prose.text[blanks.upperBound])
      return Diagnostic(
        .blanks, "before '\(mark)' stands a blank", at: text.prose.place(blanks.lowerBound..<blanks.upperBound + 1),
        fix: text.fix(blanks, ""))
    }
    // The text may have left out something between them, as a comment.
    guard blanks.count > 1, text.prose.place(blanks).bytes.count == blanks.count else { return nil }
    return Diagnostic(
      .blanks, "here are \(blanks.count) blanks", at: text.prose.place(blanks), help: "write one",
      fix: text.fix(blanks, " "))
  }

  /// Whether a mark stands here that ends a part of a sentence: nothing, a blank or another mark follows it.
  private func isBeforePunctuation(_ text: Text, _ index: Int) -> Bool {
    let letters = text.prose.text
    guard tag.language != "fr", ",.;:!?".unicodeScalars.contains(letters[index]) else { return false }
    guard index + 1 < letters.count else { return true }
    return letters[index + 1].properties.isWhitespace || "»“”)\"".unicodeScalars.contains(letters[index + 1])
  }
}
