import Diagnostics
import TestSupport
import Testing

@Suite("Checks of the knowledge base as a whole")
struct WholeTests {
  private static let head = "phasebook: 1\ntitle: {en: Book, de: Buch}\nlanguages: {en: {}, de: {}}\n"

  private func page(_ front: String = "", _ body: String = "Text.") -> String {
    "---\ntitle: Page\n\(front)---\n\n\(body)\n"
  }

  @Test(arguments: [
    ("", ["en/page.md:2:8 translation/missing error"]),
    ("translations: required\n", ["en/page.md:2:8 translation/missing error"]),
    ("translations: optional\n", ["en/page.md:2:8 translation/missing note"]),
    ("translations: none\n", []),
    ("draft: true\n", []),
  ])
  func missingTranslations(_ front: String, _ expected: [String]) async {
    let found = await SampleBase.make(["en/page.md": page(front)]).findings
    #expect(
      found.compactMap { finding in finding.range.map { "\(place(of: $0)) \(finding.rule.id) \(finding.severity)" } }
        == expected)
  }

  @Test func aDraftTranslationIsMissingAsLongAsItIsADraft() async {
    let files = ["en/page.md": page(), "de/page.md": page("draft: true\n")]
    #expect(
      await SampleBase.make(files).lines == [
        "en/page.md:2:8 translation/missing: 'de/page.md' is a draft"
          + " (translate it, or set 'translations: optional' in its front matter)"
      ])
  }

  @Test func anArticleWithoutSourceIsAnOrphan() async {
    #expect(
      await SampleBase.make(["de/page.md": page()]).lines == [
        "de/page.md:2:8 translation/orphan: there is no 'en/page.md' that this could be a translation of"
          + " (delete it, move it to where its source is now, or set 'translations: none' in it)"
      ])
    #expect(await SampleBase.make(["de/page.md": page("translations: none\n")]).lines == [])
  }

  /// Each with the paths of what nothing leads to.
  @Test(arguments: [
    ("", ["en/a.md": "", "en/b.md": ""], []),
    ("navigation: [{title: {en: X, de: X}, pages: [a]}]\n", ["en/a.md": "", "en/b.md": ""], ["b"]),
    ("navigation: [{title: {en: X, de: X}, pages: [a]}]\n", ["en/a.md": "[b](b.md)", "en/b.md": ""], []),
    ("navigation: [{title: {en: X, de: X}, pages: [a]}]\n", ["en/a.md": "", "en/b.md": "[b](b.md#b)"], ["b"]),
    (
      "navigation: [{title: {en: X, de: X}, pages: [index]}]\n", ["en/a.md": "[b](b.md)", "en/b.md": "[a](a.md)"],
      ["a", "b"]
    ),
  ])
  func orphans(_ navigation: String, _ articles: [String: String], _ expected: [String]) async {
    var files = articles.mapValues { page("translations: none\n", "## B\n\n" + $0) }
    files["phasebook.yaml"] = Self.head + navigation
    let found = await SampleBase.make(files).findings
    #expect(found.filter { $0.rule.id != "structure/orphan-page" }.map(\.line) == [])
    #expect(found.map(\.message) == expected.map { "nothing leads to the article '\($0)'" })
  }

  @Test func textsOfTheConfiguration() async {
    let text = """
      phasebook: 1
      title: {en: Book, fr: Livre}
      licence: {text: {de: Lizenz}}
      languages: {en: {}, de: {}}
      navigation: [{title: {en: X}, pages: [index]}]

      """
    #expect(
      await SampleBase.make(["phasebook.yaml": text]).lines == [
        "phasebook.yaml:2:8 translation/missing-text: the text has no value for 'de'",
        "phasebook.yaml:2:19 translation/missing-text: 'fr' is not a language of this knowledge base",
        "phasebook.yaml:3:17 translation/missing-text: the text has no value for 'en'",
        "phasebook.yaml:5:22 translation/missing-text: the text has no value for 'de'",
      ])
  }
}
