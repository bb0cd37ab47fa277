import Diagnostics
import Languages
import Markdown

extension Rule {
  static let untranslated = Rule(
    "translation/untranslated", .warning, "A text is in the language of its folder.",
    why: """
      A paragraph that was left in the source's language looks finished to every tool that only counts files. Code, \
      addresses, quoted messages and names are no text to translate.
      """,
    bad: [
      "en/page.md": page("Page", "This is the state that an app is in when it is not visible."),
      "de/page.md": page("Seite", "This is the state that an app is in when it is not visible."),
    ],
    good: [
      "en/page.md": page("Page", "This is the state that an app is in when it is not visible."),
      "de/page.md": page("Seite", "In diesem Zustand ist eine App, wenn sie nicht sichtbar ist."),
    ])
}

extension ComparedTranslation {
  /// Whole segments, else the first long run of words of the source's language.
  var untranslatedSegments: [Diagnostic] {
    guard tags.source.language != tags.target.language else { return [] }
    return prose.compactMap { source, target in
      let words = words(target)
      guard words.count >= 5 else { return nil }
      let notes = [note("its source", source.segment)]
      let isForeign = words.map(isOfSource)
      // Of two languages of one script, a small word of the other is enough to tell.
      let share = tags.source.writtenScript == tags.target.writtenScript ? 10 : 9
      if words.count >= 6, isForeign.count(where: { $0 }) * 10 >= words.count * share, hasSentence(words) {
        return Diagnostic(
          .untranslated, "this \(target.segment.kind.name) is not translated",
          at: SourceRange(target.file, target.segment.range), notes: notes)
      }
      guard let run = firstRun(words, isForeign, target.text) else { return nil }
      let range = run.lowerBound..<run.upperBound
      return Diagnostic(
        .untranslated,
        "'\(Self.shortened(target.string(range).split { $0.isWhitespace }.joined(separator: " ")))'"
          + " is not translated", at: target.place(range), notes: notes)
    }
  }

  private struct Word {
    let range: Range<Int>
    let text: String
  }

  /// Words outside quotations.
  private func words(_ prose: SegmentProse) -> [Word] {
    let quoted = QuotationReader(prose.text).quotations.compactMap { quotation in
      quotation.closing.map { quotation.opening..<$0 }
    }
    return CompoundWord.all(in: prose.text).compactMap { word in
      guard !quoted.contains(where: { $0.contains(word.range.lowerBound) }),
        !prose.text[word.range].contains(SegmentProse.object)
      else { return nil }
      return Word(range: word.range, text: prose.string(word.range))
    }
  }

  /// By its letters where the scripts differ; else no word that only the target's language has.
  private func isOfSource(_ word: Word) -> Bool {
    if tags.source.writtenScript != tags.target.writtenScript {
      let script = tags.source.writtenScript == "Cyrl" ? LetterScript.cyrillic : .latin
      return word.text.unicodeScalars.allSatisfy { $0.letterScript == nil || $0.letterScript == script }
    }
    let plain = word.text.lowercased()
    if tags.source.isFunctionWord(plain) { return true }
    return !tags.target.isFunctionWord(plain) && word.text.utf8.allSatisfy { $0 < 0x80 }
  }

  /// Whether they are more than names: small words of the source's language among them.
  private func hasSentence(_ words: [Word]) -> Bool {
    guard tags.source.hasFunctionWords else { return words.count { $0.text == $0.text.lowercased() } >= 3 }
    let small = words.filter { word in
      let plain = word.text.lowercased()
      return tags.source.isFunctionWord(plain) && !tags.target.isFunctionWord(plain)
    }
    return small.count >= 2
  }

  /// Within a sentence, since what ends the one before may be of either language.
  private func firstRun(_ words: [Word], _ isForeign: [Bool], _ text: [Unicode.Scalar]) -> Range<Int>? {
    var start = 0
    while start < words.count {
      guard isForeign[start] else {
        start += 1
        continue
      }
      var end = start
      while end < words.count, isForeign[end], end == start || !isEnd(text[words[end - 1].range.upperBound...]) {
        end += 1
      }
      let run = Array(words[start..<end])
      if run.count >= 5, hasSentence(run), let first = run.first, let last = run.last {
        return first.range.lowerBound..<last.range.upperBound
      }
      start = end
    }
    return nil
  }

  private func isEnd(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    rest.first.map { ".!?".unicodeScalars.contains($0) } ?? true
  }
}
