import Languages
import Testing

@Suite struct PluralTests {
  /// What CLDR (as Babel 2.19 has it) says of the counts 0 to 100, then of some above.
  static let table: [(languages: String, toHundred: String, above: String)] = [
    (
      "ar",
      "zotffffffffmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm-",
      "--ffmmmmmm-"
    ),
    (
      "az bg ca da de el en es et eu fi hu it ka kk nb nl nn pt-PT sq sv tr ur",
      "-o---------------------------------------------------------------------------------------------------",
      "-----------"
    ),
    (
      "be ru uk",
      "mofffmmmmmmmmmmmmmmmmofffmmmmmmofffmmmmmmofffmmmmmmofffmmmmmmofffmmmmmmofffmmmmmmofffmmmmmmofffmmmmmm",
      "offmmmmofmm"
    ),
    (
      "bs hr sr sr-Latn",
      "-offf----------------offf------offf------offf------offf------offf------offf------offf------offf------",
      "off----of--"
    ),
    (
      "cs sk",
      "-offf------------------------------------------------------------------------------------------------",
      "-----------"
    ),
    (
      "fa fr hy pt",
      "oo---------------------------------------------------------------------------------------------------",
      "-----------"
    ),
    (
      "he",
      "-ot--------------------------------------------------------------------------------------------------",
      "-----------"
    ),
    (
      "id ja ko th zh",
      "-----------------------------------------------------------------------------------------------------",
      "-----------"
    ),
    (
      "lt",
      "-offffffff-----------offffffff-offffffff-offffffff-offffffff-offffffff-offffffff-offffffff-offffffff-",
      "off----off-"
    ),
    (
      "lv",
      "zo--------zzzzzzzzzzzo--------zo--------zo--------zo--------zo--------zo--------zo--------zo--------z",
      "o--zzzzo--z"
    ),
    (
      "is mk",
      "-o-------------------o---------o---------o---------o---------o---------o---------o---------o---------",
      "o------o---"
    ),
    (
      "pl",
      "mofffmmmmmmmmmmmmmmmmmfffmmmmmmmfffmmmmmmmfffmmmmmmmfffmmmmmmmfffmmmmmmmfffmmmmmmmfffmmmmmmmfffmmmmmm",
      "mffmmmmmfmm"
    ),
    (
      "ro",
      "foffffffffffffffffff---------------------------------------------------------------------------------",
      "fffffff----"
    ),
    (
      "sl",
      "-otff------------------------------------------------------------------------------------------------",
      "otf--------"
    ),
  ]
  static let countsAbove = [101, 102, 103, 110, 111, 112, 113, 121, 122, 125, 200]
  static let letters: [Character: PluralCategory] = [
    "z": .zero, "o": .one, "t": .two, "f": .few, "m": .many, "-": .other,
  ]

  @Test(arguments: table)
  func categories(_ row: (languages: String, toHundred: String, above: String)) throws {
    let counts = Array(0...100) + Self.countsAbove
    let expected = (row.toHundred + row.above).map { Self.letters[$0] }
    try #require(expected.count == counts.count)
    for language in row.languages.split(separator: " ") {
      let rule = try #require(LanguageTag(String(language))?.pluralRule)
      #expect(counts.map { Optional(rule.category(of: $0)) } == expected, "\(language)")
    }
  }

  @Test(arguments: [
    ("ru", 1, PluralCategory.one), ("ru", 2, .few), ("ru", 5, .many), ("ru", 21, .one), ("ru", 11, .many),
    ("ru", 22, .few), ("ru", 112, .many), ("ru", -21, .one), ("sr", 21, .one), ("sr", 12, .other),
    ("pl", 21, .many), ("fr", 0, .one), ("fr", 1_000_000, .many), ("es", 2_000_000, .many), ("pt-PT", 0, .other),
    ("ar", 1_000_003, .few), ("en", Int.min, .other), ("vi", 1, .other),
  ])
  func samples(_ language: String, _ count: Int, _ expected: PluralCategory) {
    #expect(LanguageTag(language)?.pluralRule?.category(of: count) == expected)
  }

  @Test(arguments: [
    ("en", [PluralCategory.one, .other]), ("ru", [.one, .few, .many]), ("sr", [.one, .few, .other]),
    ("pl", [.one, .few, .many]), ("cs", [.one, .few, .other]), ("fr", [.one, .other]), ("ja", [.other]),
    ("ar", [.zero, .one, .two, .few, .many, .other]), ("sl", [.one, .two, .few, .other]),
  ])
  func required(_ language: String, _ expected: [PluralCategory]) {
    #expect(LanguageTag(language)?.pluralRule?.requiredCategories == expected)
  }

  @Test func unknownLanguage() {
    #expect(LanguageTag("qzz") != nil)
    #expect(LanguageTag("qzz")?.pluralRule == nil)
  }
}
