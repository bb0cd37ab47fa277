import Diagnostics
import Languages
import Markdown

extension Rule {
  static let foreignLetters = Rule(
    "script/foreign-letters", .error, "A word has only letters of the text's language.",
    why: """
      A Russian 'ы' in a Serbian text, or a Serbian 'ђ' in a Russian one, is a slip of the keyboard or a word that was \
      left in the other language. Names may keep their letters: list them under 'keep' in glossary.yaml, or mark the \
      words with <span lang="…">.
      """,
    bad: .one("sr", "Једноставны прозор."), good: .one("sr", "Једноставан прозор."))
}

extension ArticleProse {
  var foreignLetters: [Diagnostic] {
    guard let alphabet = tag.cyrillicAlphabet else { return [] }
    return texts.flatMap { text in
      text.words.compactMap { word -> Diagnostic? in
        guard !keptWords.contains(text.string(word.range)) else { return nil }
        for part in word.parts where !isKnown(text.string(part)) {
          let letters = text.prose.text[part]
          // What is composed of a letter and a mark is judged as one letter.
          let composed = text.string(part).precomposed
          let foreign = composed.filter { $0.letterScript == .cyrillic && !alphabet.contains($0) && !isAccented($0) }
          guard let first = foreign.first, letters.allSatisfy({ $0.letterScript != .latin }) else { continue }
          return Diagnostic(
            .foreignLetters, "'\(text.string(part))' has the letter \(Self.list([first])), which \(name) does not have",
            at: text.prose.place(part),
            help: "where it is a name, list it under 'keep' in glossary.yaml")
        }
        return nil
      }
    }
  }

  private func isKnown(_ word: String) -> Bool { keptWords.contains(word) || LanguageTag.isNameOfLanguage(word) }

  /// A vowel with an accent that shows how a word is said.
  private func isAccented(_ letter: Unicode.Scalar) -> Bool { letter == "ѝ" || letter == "ѐ" }

  private var name: String { tag.language == "sr" ? "Serbian" : tag.language == "ru" ? "Russian" : tag.nativeName }
}

extension String {
  /// The characters, letters and their marks as one where there is such a character.
  fileprivate var precomposed: [Unicode.Scalar] { Array(normalized.unicodeScalars) }
}
