/// Where a line of text begins, as HTML's `dir` says it.
package enum TextDirection: String, Sendable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}

/// How a language is written and called.
extension LanguageTag {
  /// The language's name in itself, with a capital, as an entry of a menu: Deutsch, Русский, Srpski.
  package var nativeName: String {
    if let name = LanguageFacts.namesOfTags[description] { return name }
    if description == language, let name = LanguageFacts.of(language)?.nativeName { return name }
    guard let name = systemName(of: self), let first = name.unicodeScalars.first else { return description }
    // Titlecase, since Georgian has capitals for whole words only.
    return first.properties.titlecaseMapping + String(name.unicodeScalars.dropFirst())
  }

  /// Whether anything is known of the language; names of files and folders may look like tags of others.
  package var isKnown: Bool { LanguageFacts.of(language) != nil }

  /// Whether a word is what some language is called in itself, as in a list of languages.
  package static func isNameOfLanguage(_ word: String) -> Bool { LanguageFacts.nativeNames.contains(word) }

  /// The name with that of the script behind it, for a menu that has the language in two.
  package var nativeNameWithScript: String {
    LanguageFacts.namesOfScripts[htmlTag].map { "\(nativeName) (\($0))" } ?? nativeName
  }

  /// The language in a place that has no room for its name: DE, RU. Editions of a language share it.
  package var shortLabel: String { language.uppercased() }

  package var direction: TextDirection {
    Self.rightToLeftScripts.contains(writtenScript) ? .rightToLeft : .leftToRight
  }

  /// The tag for `lang` and `hreflang`.
  ///
  /// Serbian always names its script: its readers use two, and browsers and search engines guess differently.
  package var htmlTag: String {
    guard language == "sr", script == nil else { return description }
    return (["sr", "Cyrl"] + description.split(separator: "-").dropFirst().map(String.init)).joined(separator: "-")
  }

  /// The value of `og:locale`: `de_DE`. Nil where no country is known, since the protocol demands one.
  package var openGraphLocale: String? {
    likelyRegion.map { "\(language)_\($0)" }
  }

  /// The country that the tag names, else the one with most speakers; nil where none is known.
  var likelyRegion: String? { region ?? LanguageFacts.of(language)?.region }

  /// The script that the tag names, else the one that the language is written in most often.
  package var writtenScript: String {
    script ?? LanguageFacts.of(language)?.script ?? Self.scriptsOfRarerLanguages[language] ?? "Latn"
  }

  private static let rightToLeftScripts: Set = [
    "Adlm", "Arab", "Aran", "Hebr", "Mand", "Mend", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa", "Yezi",
  ]

  private static let scriptsOfRarerLanguages = [
    "arc": "Syrc", "arz": "Arab", "ckb": "Arab", "dv": "Thaa", "ks": "Arab", "nqo": "Nkoo", "ps": "Arab",
    "sd": "Arab", "syr": "Syrc", "ug": "Arab", "yi": "Hebr",
  ]
}
