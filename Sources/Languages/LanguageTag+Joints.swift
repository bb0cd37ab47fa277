/// How words are joined: to endings, and to each other.
extension LanguageTag {
  /// What writers put behind a hyphen after a foreign word, a code or a number, to inflect it: `UI-ја`, `5-й`, `Tab-s`.
  package var hyphenEndings: Set<String> { Self.endings[language] ?? [] }

  /// The endings that a foreign name takes without a hyphen.
  package var directEndings: [String] {
    switch language {
    case "en": ["'s", "s", "'"]
    case "de": ["s", "'s", "'"]
    default: []
    }
  }

  /// What may stand between the parts of a compound that is written as one word; nil where the language makes none.
  package var compoundLinks: [String]? { language == "de" ? ["", "s", "es", "n", "en", "er", "e"] : nil }

  /// The beginnings that a word may have in compounds: German Bestellung has Bestell- too, as in Bestellbuch.
  package func compoundForms(of word: String) -> [String] {
    guard language == "de", word.hasSuffix("ung"), word.count >= 8 else { return [] }
    return [String(word.dropLast(3))]
  }

  private static let endings: [String: Set<String>] = [
    "de": ["s", "er", "te", "ten", "ter", "tes", "en", "fach", "mal"],
    "en": ["s", "th", "st", "nd", "rd", "ed", "ing"],
    "ru": [
      "й", "я", "е", "ю", "го", "му", "м", "х", "ый", "ой", "ого", "ому", "ом", "ым", "ая", "ую", "ое", "ые", "ых",
      "ыми",
      "ти", "ми", "а", "у", "ы", "ов", "ам", "ами", "ах",
    ],
    "sr": [
      "а", "у", "е", "и", "о", "ом", "ем", "ов", "ев", "ови", "еви", "ове", "еве", "ова", "ева", "овима", "евима",
      "има", "ама",
      "овог", "овом", "ову", "ја", "ју", "је", "ји", "јем", "јеви", "јева", "јима", "јом", "ти", "та", "то", "тог",
      "ог", "ој",
      "a", "u", "e", "i", "o", "om", "em", "ov", "ev", "ovi", "evi", "ove", "eve", "ova", "eva", "ovima", "evima",
      "ima", "ama",
      "ovog", "ovom", "ovu", "ja", "ju", "je", "ji", "jem", "jevi", "jeva", "jima", "jom", "ti", "ta", "to", "tog",
      "og", "oj",
    ],
  ]
}
