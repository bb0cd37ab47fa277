import Languages
import Testing

@Suite struct WritingTests {
  @Test(arguments: [
    ("de", "Deutsch"), ("en", "English"), ("ru", "Русский"), ("sr", "Српски"), ("sr-Latn", "Srpski"),
    ("zh-Hant", "繁體中文"), ("pt-BR", "Português (Brasil)"), ("ka", "ქართული"),
  ])
  func nativeNames(_ tag: String, _ expected: String) {
    #expect(LanguageTag(tag)?.nativeName == expected)
  }

  @Test(arguments: [
    ("sr", "Српски (ћирилица)"), ("sr-Cyrl", "Српски (ћирилица)"), ("sr-Latn", "Srpski (latinica)"), ("de", "Deutsch"),
  ])
  func nativeNamesWithScripts(_ tag: String, _ expected: String) {
    #expect(LanguageTag(tag)?.nativeNameWithScript == expected)
  }

  /// Outside the table: the system's words, so only what holds on each system.
  @Test func nativeNamesFromTheSystem() {
    #expect(LanguageTag("mn")?.nativeName == "Монгол")
    #expect(LanguageTag("en-GB")?.nativeName.contains(/English/) == true)
    #expect(LanguageTag("qzz")?.nativeName == "qzz")
  }

  @Test(arguments: [
    ("en", "ltr"), ("ar", "rtl"), ("he", "rtl"), ("fa-IR", "rtl"), ("yi", "rtl"), ("dv", "rtl"), ("az", "ltr"),
    ("az-Arab", "rtl"), ("ar-Latn", "ltr"), ("qzz", "ltr"),
  ])
  func direction(_ tag: String, _ expected: String) {
    #expect(LanguageTag(tag)?.direction.rawValue == expected)
  }

  @Test(arguments: [
    ("sr", "sr-Cyrl"), ("sr-RS", "sr-Cyrl-RS"), ("sr-Latn", "sr-Latn"), ("ru", "ru"), ("pt-br", "pt-BR"),
  ])
  func htmlTags(_ tag: String, _ expected: String) {
    #expect(LanguageTag(tag)?.htmlTag == expected)
  }

  @Test(arguments: [
    ("de", "de_DE"), ("en", "en_US"), ("ru", "ru_RU"), ("sr", "sr_RS"), ("sr-Latn", "sr_RS"), ("en-GB", "en_GB"),
    ("qzz", nil),
  ])
  func openGraphLocales(_ tag: String, _ expected: String?) {
    #expect(LanguageTag(tag)?.openGraphLocale == expected)
  }

  @Test(arguments: [("de", "DE"), ("sr-Latn", "SR"), ("pt-BR", "PT")])
  func shortLabels(_ tag: String, _ expected: String) {
    #expect(LanguageTag(tag)?.shortLabel == expected)
  }

  @Test(arguments: [
    ("en", 12_345, "12,345"), ("en", 999, "999"), ("en", 1000, "1,000"), ("en", -1_234_567, "−1,234,567"),
    ("de", 12_345, "12.345"), ("ru", 1234, "1\u{A0}234"), ("sr", 1_234_567, "1.234.567"),
    ("fr", 100_000, "100\u{202F}000"), ("es", 1234, "1234"), ("es", 12_345, "12.345"), ("pl", 1234, "1234"),
    ("pl", 12_345, "12\u{A0}345"), ("de-CH", 1234, "1’234"), ("it", 1234, "1234"), ("sl", 12_345, "12.345"),
    ("ja", 1234, "1,234"), ("qzz", 1234, "1\u{A0}234"),
    ("de", Int.min, "−9.223.372.036.854.775.808"), ("de", 0, "0"),
  ])
  func numbers(_ tag: String, _ number: Int, _ expected: String) {
    #expect(LanguageTag(tag)?.formatted(number) == expected)
  }
}
