import Diagnostics
import Languages
import Markdown

extension Rule {
  static let mixedLetters = Rule(
    "script/mixed-letters", .error, "The letters of a word are of one alphabet.",
    why: """
      A Latin letter among Cyrillic ones cannot be seen, but no search finds the word, no speller knows it, and a \
      screen reader spells it out; written in the other alphabet of Serbian, it is visible rubbish. Parts of a word \
      that hyphens join may be of different alphabets.
      """,
    bad: .one("ru", "Настройка и o\u{43F}тимизация."),
    good: .one("ru", "Настройка и оптимизация, React-компонент."))
}

extension ArticleProse {
  var mixedLetters: [Diagnostic] {
    texts.flatMap { text in
      text.words.flatMap(\.parts).compactMap { part in
        keptWords.contains(text.string(part)) || gluedEnding(text, part) != nil ? nil : mixture(text, part)
      }
    }
  }

  private func mixture(_ text: Text, _ part: Range<Int>) -> Diagnostic? {
    let letters = text.prose.text[part]
    let (latin, cyrillic) = (
      letters.filter { $0.letterScript == .latin }, letters.filter { $0.letterScript == .cyrillic }
    )
    guard !latin.isEmpty, !cyrillic.isEmpty else { return nil }
    let isLatinWord = cyrillic.allSatisfy { Lookalikes.latin(for: $0) != nil }
    // A word of another language is taken for Cyrillic only where it cannot be a Latin one.
    let isCyrillicWord =
      latin.allSatisfy { Lookalikes.cyrillic(for: $0, in: tag.cyrillicAlphabet) != nil } && (isCyrillic || !isLatinWord)
    let latinReading = String(String.UnicodeScalarView(letters.map { Lookalikes.latin(for: $0) ?? $0 }))
    let isKnown =
      isLatinWord && latinReading.count > 1 && (keptWords.contains(latinReading) || isInSource(latinReading))
    let isLatinWrong =
      isCyrillicWord == isLatinWord ? latin.count <= cyrillic.count && !isKnown : isCyrillicWord
    let (wrong, script, others) =
      isLatinWrong ? (latin, LetterScript.latin, LetterScript.cyrillic) : (cyrillic, .cyrillic, .latin)
    var seen: Set<Unicode.Scalar> = []
    let distinct = wrong.filter { seen.insert($0).inserted }
    let word = text.string(part)
    let amount = distinct.count == 1 ? "letter" : "letters"
    var message = "'\(word)' has the \(script.rawValue) \(amount) \(Self.list(Array(distinct)))"
    message += " among \(others.rawValue) ones"
    if tag.language == "sr" { message += ", and would read '\(SerbianScript.latin(word))' in Latin script" }
    // Where both readings are possible and neither is a word of the source, or the end may be an ending without its hyphen, only a person knows the word.
    let isCertain = isKnown || isCyrillicWord != isLatinWord && !mayHaveEnding(text, part)
    let right = String(String.UnicodeScalarView(letters.map { letter in replaced(letter, isLatinWrong) ?? letter }))
    return Diagnostic(
      .mixedLetters, message, at: text.prose.place(part),
      help: isCertain ? "write '\(right)', all \(others.rawValue)" : nil,
      fix: isCertain ? text.fix(part, right) : [])
  }

  /// Whether a Latin word goes on with Cyrillic letters that are an ending.
  private func mayHaveEnding(_ text: Text, _ part: Range<Int>) -> Bool {
    let letters = text.prose.text
    guard let start = part.first(where: { letters[$0].letterScript == .cyrillic }), start - part.lowerBound >= 2 else {
      return false
    }
    return tag.declinesForeignWords && tag.isCaseEnding(text.string(start..<part.upperBound))
  }

  private func replaced(_ letter: Unicode.Scalar, _ isLatinWrong: Bool) -> Unicode.Scalar? {
    switch (letter.letterScript, isLatinWrong) {
    case (.latin?, true): Lookalikes.cyrillic(for: letter, in: tag.cyrillicAlphabet)
    case (.cyrillic?, false): Lookalikes.latin(for: letter)
    default: nil
    }
  }
}
