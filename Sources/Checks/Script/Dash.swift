import Diagnostics
import Languages
import Markdown

extension Rule {
  static let dash = Rule(
    "script/dash", .warning, "Between words stands the dash of the language.",
    why: """
      A hyphen joins words and a dash parts them; typed as a hyphen, a dash is read over. German sets an en dash with \
      blanks, Russian an em dash. Ranges of numbers and options of commands are left alone.
      """,
    bad: .one("ru", "Сцена - это окно."), good: .one("ru", "Сцена — это окно."))
}

extension ArticleProse {
  var wrongDashes: [Diagnostic] {
    guard let typography = tag.typography, let right = typography.dashes.first else { return [] }
    return texts.flatMap { text in
      let letters = text.prose.text
      var result: [Diagnostic] = []
      var index = 1
      while index < letters.count {
        guard isDash(letters[index]), letters[index - 1].properties.isWhitespace else {
          index += 1
          continue
        }
        let start = index
        while index < letters.count, isDash(letters[index]) { index += 1 }
        guard index < letters.count, letters[index].properties.isWhitespace,
          !isWritten(letters[start..<index], typography), partsWords(letters, start, index)
        else { continue }
        let written = text.string(start..<index)
        result.append(
          Diagnostic(
            .dash, written.allSatisfy { $0 == "-" } ? "a hyphen stands for a dash" : "this dash is of another language",
            at: text.prose.place(start..<index), help: "write '\(Character(right))'",
            fix: text.fix(start..<index, String(Character(right)))))
      }
      return result
    }
  }

  private func isDash(_ scalar: Unicode.Scalar) -> Bool { scalar == "-" || scalar == "–" || scalar == "—" }

  private func isWritten(_ dash: ArraySlice<Unicode.Scalar>, _ typography: Typography) -> Bool {
    dash.count == 1 && dash.first.map(typography.dashes.contains) ?? false
  }

  /// Whether there are words on both sides, and no numbers, which a sign of subtraction or a range may stand between.
  private func partsWords(_ letters: [Unicode.Scalar], _ start: Int, _ end: Int) -> Bool {
    guard let before = letters[..<start].last(where: { !$0.properties.isWhitespace }),
      let after = letters[end...].first(where: { !$0.properties.isWhitespace })
    else { return false }
    return !(before.isDigit && after.isDigit)
  }
}
