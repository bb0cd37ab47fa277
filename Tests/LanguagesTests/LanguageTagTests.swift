import Languages
import Testing

@Suite struct LanguageTagTests {
  @Test(arguments: [
    ("de", "de"), ("SR-lATN", "sr-Latn"), ("sr-cyrl-rs", "sr-Cyrl-RS"), ("es-419", "es-419"),
    ("DE-ch-1996", "de-CH-1996"),
    ("zh-cmn-HANS", "zh-cmn-Hans"), ("en-x-Secret", "en-x-secret"), ("de-u-CO-phonebk", "de-u-co-phonebk"),
    ("ckb", "ckb"), ("sl-ROZAJ-biske", "sl-rozaj-biske"),
  ])
  func canonicalSpelling(_ text: String, _ expected: String) {
    #expect(LanguageTag(text)?.description == expected)
  }

  @Test(arguments: [
    "", "d", "de_DE", "de-", "-de", "de--CH", "123", "de-ü", "дe", "de-a", "de-x", "abcdefghi", "de-Latn-Cyrl",
    "de-DE-CH",
    "de-rozaj-rozaj", " de", "de\u{0}",
  ])
  func notATag(_ text: String) {
    #expect(LanguageTag(text) == nil)
  }

  @Test func comparedWithoutRegardToCase() {
    #expect(LanguageTag("sr-latn") == LanguageTag("SR-Latn"))
    #expect(LanguageTag("sr") != LanguageTag("sr-Latn"))
    #expect(Set([LanguageTag("pt-br"), LanguageTag("pt-BR")]).count == 1)
  }

  @Test func parts() throws {
    let tag = try #require(LanguageTag("sr-Latn-RS"))
    #expect((tag.language, tag.script, tag.region) == ("sr", "Latn", "RS"))
    let bare = try #require(LanguageTag("de-1996"))
    #expect((bare.language, bare.script, bare.region) == ("de", nil, nil))
  }
}
