/// What CLDR knows of a language and a site needs: one line for each language.
///
/// A table rather than Foundation's locale data, which differs between systems and releases: a page must not change
/// with the computer that builds it.
struct LanguageFacts {
  /// As the language's speakers write it in a menu.
  let nativeName: String
  /// The script where a tag names none.
  let script: String
  /// The country where a tag names none (CLDR, likely subtags).
  let region: String
  let plurals: PluralRule
  let grouping: Grouping

  init(_ name: String, _ region: String, _ plurals: PluralRule, _ grouping: Grouping, script: String = "Latn") {
    self.nativeName = name
    self.script = script
    self.region = region
    self.plurals = plurals
    self.grouping = grouping
  }

  /// What stands between groups of three digits.
  enum Grouping {
    case comma, dot, space, narrowSpace
    /// Numbers of four digits are written without.
    case dotFromFiveDigits, spaceFromFiveDigits
  }

  static func of(_ language: String) -> LanguageFacts? { table[language] }

  /// What languages are called in themselves.
  static let nativeNames = Set(table.values.map(\.nativeName) + namesOfTags.values)

  private static let table: [String: LanguageFacts] = [
    "ar": LanguageFacts("العربية", "EG", .arabic, .comma, script: "Arab"),
    "az": LanguageFacts("Azərbaycan", "AZ", .oneOther, .dot),
    "be": LanguageFacts("Беларуская", "BY", .eastSlavic, .spaceFromFiveDigits, script: "Cyrl"),
    "bg": LanguageFacts("Български", "BG", .oneOther, .spaceFromFiveDigits, script: "Cyrl"),
    "bs": LanguageFacts("Bosanski", "BA", .southSlavic, .dot),
    "ca": LanguageFacts("Català", "ES", .oneManyOther, .dot),
    "cs": LanguageFacts("Čeština", "CZ", .czech, .space),
    "da": LanguageFacts("Dansk", "DK", .oneOther, .dot),
    "de": LanguageFacts("Deutsch", "DE", .oneOther, .dot),
    "el": LanguageFacts("Ελληνικά", "GR", .oneOther, .dot, script: "Grek"),
    "en": LanguageFacts("English", "US", .oneOther, .comma),
    "es": LanguageFacts("Español", "ES", .oneManyOther, .dotFromFiveDigits),
    "et": LanguageFacts("Eesti", "EE", .oneOther, .spaceFromFiveDigits),
    "eu": LanguageFacts("Euskara", "ES", .oneOther, .dot),
    "fa": LanguageFacts("فارسی", "IR", .zeroOrOne, .comma, script: "Arab"),
    "fi": LanguageFacts("Suomi", "FI", .oneOther, .space),
    "fr": LanguageFacts("Français", "FR", .zeroOrOneManyOther, .narrowSpace),
    "he": LanguageFacts("עברית", "IL", .oneTwoOther, .comma, script: "Hebr"),
    "hr": LanguageFacts("Hrvatski", "HR", .southSlavic, .dot),
    "hu": LanguageFacts("Magyar", "HU", .oneOther, .spaceFromFiveDigits),
    "hy": LanguageFacts("Հայերեն", "AM", .zeroOrOne, .space, script: "Armn"),
    "id": LanguageFacts("Indonesia", "ID", .otherOnly, .dot),
    "is": LanguageFacts("Íslenska", "IS", .macedonian, .dot),
    "it": LanguageFacts("Italiano", "IT", .oneManyOther, .dotFromFiveDigits),
    "ja": LanguageFacts("日本語", "JP", .otherOnly, .comma, script: "Jpan"),
    "ka": LanguageFacts("ქართული", "GE", .oneOther, .spaceFromFiveDigits, script: "Geor"),
    "kk": LanguageFacts("Қазақ тілі", "KZ", .oneOther, .space, script: "Cyrl"),
    "ko": LanguageFacts("한국어", "KR", .otherOnly, .comma, script: "Kore"),
    "lt": LanguageFacts("Lietuvių", "LT", .lithuanian, .space),
    "lv": LanguageFacts("Latviešu", "LV", .latvian, .spaceFromFiveDigits),
    "mk": LanguageFacts("Македонски", "MK", .macedonian, .dot, script: "Cyrl"),
    "nb": LanguageFacts("Norsk bokmål", "NO", .oneOther, .space),
    "nl": LanguageFacts("Nederlands", "NL", .oneOther, .dot),
    "nn": LanguageFacts("Norsk nynorsk", "NO", .oneOther, .space),
    "no": LanguageFacts("Norsk", "NO", .oneOther, .space),
    "pl": LanguageFacts("Polski", "PL", .polish, .spaceFromFiveDigits),
    "pt": LanguageFacts("Português", "BR", .zeroOrOneManyOther, .dot),
    "ro": LanguageFacts("Română", "RO", .romanian, .dot),
    "ru": LanguageFacts("Русский", "RU", .eastSlavic, .space, script: "Cyrl"),
    "sk": LanguageFacts("Slovenčina", "SK", .czech, .space),
    "sl": LanguageFacts("Slovenščina", "SI", .slovenian, .dotFromFiveDigits),
    "sq": LanguageFacts("Shqip", "AL", .oneOther, .spaceFromFiveDigits),
    "sr": LanguageFacts("Српски", "RS", .southSlavic, .dot, script: "Cyrl"),
    "sv": LanguageFacts("Svenska", "SE", .oneOther, .space),
    "th": LanguageFacts("ไทย", "TH", .otherOnly, .comma, script: "Thai"),
    "tr": LanguageFacts("Türkçe", "TR", .oneOther, .dot),
    "uk": LanguageFacts("Українська", "UA", .eastSlavic, .space, script: "Cyrl"),
    "ur": LanguageFacts("اردو", "PK", .oneOther, .comma, script: "Arab"),
    "vi": LanguageFacts("Tiếng Việt", "VN", .otherOnly, .dot),
    "zh": LanguageFacts("中文", "CN", .otherOnly, .comma, script: "Hans"),
  ]

  /// Names of scripts in the languages that are written in two.
  static let namesOfScripts = ["sr-Cyrl": "ћирилица", "sr-Latn": "latinica"]

  /// Names of tags that say more than the language and have a name of their own.
  static let namesOfTags = [
    "pt-BR": "Português (Brasil)", "pt-PT": "Português (Portugal)", "sr-Cyrl": "Српски", "sr-Latn": "Srpski",
    "zh-Hans": "简体中文", "zh-Hant": "繁體中文",
  ]
}
