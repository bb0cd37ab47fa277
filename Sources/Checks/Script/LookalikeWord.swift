import Diagnostics
import Languages
import Markdown

extension Rule {
  static let lookalikeWord = Rule(
    "script/lookalike-word", .error, "A word is written in its own alphabet even where it looks the same in another.",
    why: """
      A preposition typed as a Latin 'c', or an abbreviation in Cyrillic capitals, has no mixed letters that would give \
      it away, and still no search finds it.
      """,
    bad: .one("ru", "Приложение c окном."), good: .one("ru", "Приложение с окном, план B и ось x."))
}

extension ArticleProse {
  var lookalikeWords: [Diagnostic] {
    texts.flatMap { text in
      isCyrillic
        ? latinWords(text) + cyrillicAbbreviations(text) + unlikeParts(text) : cyrillicWords(text)
    }
  }

  /// Small words of a Cyrillic language in Latin letters, between Cyrillic words.
  private func latinWords(_ text: Text) -> [Diagnostic] {
    let letters = text.prose.text
    // Where one variable stands, others may.
    let isFormula = text.words.contains { word in
      word.range.count == 1 && letters[word.range.lowerBound].letterScript == .latin
        && !isSmallWord(letters[word.range.lowerBound])
    }
    guard !isFormula else { return [] }
    return text.words.indices.compactMap { index in
      let range = text.words[index].range
      guard letters[range].allSatisfy({ $0.letterScript == .latin && $0.properties.isLowercase }) else { return nil }
      let right = letters[range].compactMap { Lookalikes.cyrillic(for: $0, in: tag.cyrillicAlphabet) }
      let word = String(String.UnicodeScalarView(right))
      guard right.count == range.count, tag.isFunctionWord(word), isCyrillicNeighbour(text, index - 1),
        isCyrillicNeighbour(text, index + 1), isBlank(text, range.lowerBound - 1), isBlank(text, range.upperBound)
      else { return nil }
      return finding(text, range, .latin, word)
    }
  }

  /// Whether a Latin letter looks like a word of the language.
  private func isSmallWord(_ letter: Unicode.Scalar) -> Bool {
    let lookalike = Lookalikes.cyrillic(for: letter, in: tag.cyrillicAlphabet)
    return lookalike.map { tag.isFunctionWord(String($0)) } ?? false
  }

  private func isCyrillicNeighbour(_ text: Text, _ index: Int) -> Bool {
    text.words.indices.contains(index)
      && text.prose.text[text.words[index].range].contains { $0.letterScript == .cyrillic }
  }

  private func isBlank(_ text: Text, _ place: Int) -> Bool {
    text.prose.text.indices.contains(place) && text.prose.text[place].properties.isWhitespace
  }

  /// Abbreviations of the source in Cyrillic capitals; Roman numbers.
  private func cyrillicAbbreviations(_ text: Text) -> [Diagnostic] {
    text.words.flatMap(\.parts).compactMap { part in
      let letters = text.prose.text[part]
      guard letters.count >= 2, letters.allSatisfy({ $0.letterScript == .cyrillic && $0.properties.isUppercase }) else {
        return nil
      }
      let latin = letters.compactMap(Lookalikes.latin)
      let word = String(String.UnicodeScalarView(latin))
      guard latin.count == letters.count, !keptWords.contains(text.string(part)),
        letters.allSatisfy({ $0 == "Х" }) || isInSource(word)
      else { return nil }
      return finding(text, part, .cyrillic, word)
    }
  }

  /// Cyrillic words in a language that has no such letters, which are Latin ones to the eye.
  private func cyrillicWords(_ text: Text) -> [Diagnostic] {
    guard tag.writtenScript == "Latn" else { return [] }
    // A quotation in Cyrillic has letters that no Latin text could have.
    let isQuotation = text.prose.text.contains { $0.letterScript == .cyrillic && Lookalikes.latin(for: $0) == nil }
    guard !isQuotation else { return [] }
    return text.words.flatMap(\.parts).compactMap { part in
      let letters = text.prose.text[part]
      guard letters.allSatisfy({ $0.letterScript == .cyrillic }) else { return nil }
      return finding(text, part, .cyrillic, String(String.UnicodeScalarView(letters.compactMap(Lookalikes.latin))))
    }
  }

  private func finding(_ text: Text, _ range: Range<Int>, _ script: LetterScript, _ right: String) -> Diagnostic {
    let word = text.string(range)
    var message = "'\(word)' is written with \(script.rawValue) letters"
    if range.count == 1 {
      message =
        "\(Self.list([text.prose.text[range.lowerBound]])) is a \(script.rawValue) letter that stands for a word"
    }
    if tag.language == "sr" { message += ", and would read '\(SerbianScript.latin(word))' in Latin script" }
    let other = script == .latin ? LetterScript.cyrillic : .latin
    return Diagnostic(
      .lookalikeWord, message, at: text.prose.place(range), help: "write '\(right)' with \(other.rawValue) letters",
      fix: text.fix(range, right))
  }

  /// Single letters of one word, as those of `А/B`, of different alphabets.
  private func unlikeParts(_ text: Text) -> [Diagnostic] {
    text.words.compactMap { word in
      let single = word.parts.filter { $0.count == 1 }.map { text.prose.text[$0.lowerBound] }
      let isMixed = Set(single.compactMap(\.letterScript)).count > 1
      guard isMixed, let latin = single.first(where: { $0.letterScript == .latin }),
        let cyrillic = single.first(where: { $0.letterScript == .cyrillic }),
        Lookalikes.latin(for: cyrillic) != nil || Lookalikes.cyrillic(for: latin, in: nil) != nil,
        // The letter before an ending is none of a row.
        !isEndingOfLetter(text, word)
      else { return nil }
      var finding = Diagnostic(
        .lookalikeWord,
        "of the letters of '\(text.string(word.range))', one is Latin and one Cyrillic:"
          + " \(Self.list([latin, cyrillic]))", at: text.prose.place(word.range))
      finding.severity = .warning
      return finding
    }
  }

  private func isEndingOfLetter(_ text: Text, _ word: CompoundWord) -> Bool {
    guard word.parts.count == 2, let last = word.parts.last else { return false }
    return text.prose.text[last.lowerBound - 1] == "-" && tag.isCaseEnding(text.string(last))
  }
}
