/// The letters that a language of the Cyrillic script is written with (CLDR, main exemplars).
package struct Alphabet: Sendable {
  private let letters: Set<Unicode.Scalar>

  private init(_ lowercase: String) {
    letters = Set(lowercase.unicodeScalars).union(lowercase.uppercased().unicodeScalars)
  }

  /// Whether a letter is one of the language's own.
  package func contains(_ letter: Unicode.Scalar) -> Bool { letters.contains(letter) }

  fileprivate static let known: [String: Alphabet] = [
    "ru": Alphabet("абвгдеёжзийклмнопрстуфхцчшщъыьэюя"),
    "sr": Alphabet("абвгдђежзијклљмнњопрстћуфхцчџш"),
  ]
}

extension LanguageTag {
  /// Its letters, where it is written in Cyrillic and they are known.
  package var cyrillicAlphabet: Alphabet? { writtenScript == "Cyrl" ? Alphabet.known[language] : nil }
}
