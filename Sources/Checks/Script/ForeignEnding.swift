import Diagnostics
import Languages
import Markdown

extension Rule {
  static let foreignEnding = Rule(
    "script/ending", .warning, "An ending behind a foreign word follows a hyphen and is written in the text's script.",
    why: """
      A word and its ending without a hyphen are a word of mixed letters; an ending in Latin letters is no Serbian. In \
      Russian, foreign words in their own script stay without endings: 'в Inactive', 'UI-компонент'.
      """,
    bad: .one("sr", "Стање Inactive-a траје."), good: .one("sr", "Стање Inactive-а траје."))
}

extension ArticleProse {
  var foreignEndings: [Diagnostic] {
    guard isCyrillic else { return [] }
    return texts.flatMap { text in
      text.words.flatMap { word in word.parts.compactMap { ending(text, word, $0) } }
    }
  }

  private func ending(_ text: Text, _ word: CompoundWord, _ part: Range<Int>) -> Diagnostic? {
    let letters = text.prose.text
    let written = text.string(part)
    if let ending = gluedEnding(text, part) {
      return Diagnostic(
        .foreignEnding, "the ending '\(text.string(ending))' stands behind a Latin word without a hyphen",
        at: text.prose.place(part), help: help(text.string(part.lowerBound..<ending.lowerBound), text.string(ending)))
    }
    guard part.lowerBound > word.range.lowerBound, written == written.lowercased() else { return nil }
    let before = part.lowerBound - 1
    if letters[before] == CompoundWord.object, tag.isCaseEnding(written) {
      return Diagnostic(
        .foreignEnding, "the ending '\(written)' stands behind code without a hyphen", at: text.prose.place(part),
        help: tag.declinesForeignWords ? "write '-\(written)'" : "leave it out",
        fix: tag.declinesForeignWords ? text.fix(part, "-\(written)") : [])
    }
    guard letters[before] == "-", before > word.range.lowerBound, part == word.parts.last else { return nil }
    let previous = letters[before - 1]
    guard previous == CompoundWord.object || previous.letterScript == .latin else { return nil }
    if tag.declinesForeignWords {
      guard letters[part].allSatisfy({ $0.letterScript == .latin }), let right = SerbianScript.cyrillic(written),
        tag.isCaseEnding(right)
      else { return nil }
      return Diagnostic(
        .foreignEnding, "the ending '\(written)' is written in Latin letters", at: text.prose.place(part),
        help: "write '-\(right)' with Cyrillic letters", fix: text.fix(part, right))
    }
    guard previous.letterScript == .latin, tag.isCaseEnding(written) else { return nil }
    return Diagnostic(
      .foreignEnding, "'\(text.string(word.range))' has an ending behind a word in Latin letters",
      at: text.prose.place(word.range), help: "leave the word as it is, as in 'в \(text.string(word.parts[0]))'")
  }

  /// The ending of a word of Latin letters that goes on with Cyrillic ones, where it is no slip of the keyboard.
  func gluedEnding(_ text: Text, _ part: Range<Int>) -> Range<Int>? {
    let letters = text.prose.text
    guard isCyrillic, let start = part.first(where: { letters[$0].letterScript == .cyrillic }),
      start - part.lowerBound >= 2, letters[part.lowerBound..<start].allSatisfy({ $0.letterScript == .latin })
    else { return nil }
    let ending = start..<part.upperBound
    // What looks like Latin letters as a whole may well be meant as such.
    guard tag.isCaseEnding(text.string(ending)), !letters[ending].allSatisfy({ Lookalikes.latin(for: $0) != nil })
    else {
      return nil
    }
    return ending
  }

  private func help(_ word: String, _ ending: String) -> String {
    tag.declinesForeignWords ? "write '\(word)-\(ending)'" : "write '\(word)' without an ending"
  }
}
