import Diagnostics
import TestSupport
import Testing

@Suite("What texts say beside their sources")
struct TextPairTests {
  private static let groups: Set = [
    "different-numbers", "different-version", "different-unit", "number-format", "inline-code", "different-links",
    "link-language", "different-images", "literal-markup", "untranslated", "placeholders",
  ]

  /// The findings about a paragraph, as `rule: message`, and the fixed text.
  private func check(
    _ language: String, _ english: String, _ text: String, files: [String: String] = [:]
  ) async -> (found: [String], fixed: String) {
    var all = files
    all["phasebook.yaml"] =
      "phasebook: 1\ntitle: {en: A, de: A, ru: A, sr: A}\nlanguages: {en: {}, de: {}, ru: {}, sr: {}}\n"
    all["en/a.md"] = "---\ntitle: A\n---\n\n\(english)\n"
    all["\(language)/a.md"] = "---\ntitle: A\n---\n\n\(text)\n"
    let found = await SampleBase.make(all).findings.filter { finding in
      finding.range?.file.path == "\(language)/a.md"
        && Self.groups.contains(String(finding.rule.id.split(separator: "/").last ?? ""))
    }
    for finding in found { #expect(finding.notes.count == 1, "\(finding.line)") }
    let fixed = FixPlan(found).files.first.map { String(decoding: $0.bytes, as: UTF8.self).split(separator: "\n").last }
    return (
      found.map { "\($0.rule.id.split(separator: "/").last ?? "") \($0.severity): \($0.message)" },
      fixed.flatMap { $0 }.map(String.init) ?? text
    )
  }

  @Test(arguments: [
    ("de", "Wait 0.1 s.", "Warte 0,1 s."), ("ru", "Wait 0.1 s.", "Ждите 0,1 с."), ("sr", "Wait 0.1 s.", "Чекај 0,1 s."),
    ("de", "1,024 files", "1.024 Dateien"), ("ru", "1,024 files", "1 024 файла"), ("de", "on iOS 13+", "ab iOS 13"),
    ("ru", "Android 4.0.3", "Android 4.0.3"), ("de", "five seconds", "5 Sekunden"),
    ("ru", "12 times", "двенадцать раз"),
    ("de", "pages 1–3", "Seiten 1-3"), ("de", "on May 3", "am 3. Mai"), ("de", "25 %", "25%"),
    ("ru", "the 3rd time", "третий раз"),
    ("de", "on 2025-11-03", "am 3. November 2025"), ("de", "10 or more than 10", "mindestens 10"),
    ("de", "Swift 5.9 is here", "Swift 5.9 ist da"), ("de", "## 2.5 Title", "## 2.5 Titel"),
    ("sr", "1 and 2", "један и два"),
    ("de", "x86 and 3D", "3D und x86"), ("de", "In 2.5 seconds", "In 2,5 Sekunden"),
  ])
  func sameNumbers(_ language: String, _ english: String, _ text: String) async {
    #expect(await check(language, english, text).found == [])
  }

  @Test(arguments: [
    ("de", "on iOS 13", "auf iOS 12", "different-numbers error: '12' is '13' in the source", nil),
    (
      "ru", "Android 4.0.3", "Android 4,0,3",
      "different-version error: the version '4,0,3' is written '4.0.3' in the source", "Android 4.0.3"
    ),
    (
      "ru", "GHES 3.18", "GHES 3,18", "different-version error: the version '3,18' is written '3.18' in the source",
      "GHES 3.18"
    ),
    ("de", "it takes 0.1 s", "es dauert 100 ms", "different-unit warning: '100 ms' is '0.1 s' in the source", nil),
    ("de", "it takes 100 ms", "es dauert 100 s", "different-numbers error: '100 s' is '100 ms' in the source", nil),
    ("ru", "it takes 5 s", "займёт 5 s", "different-unit warning: the unit 's' is written in Latin letters", nil),
    (
      "de", "about 0.1 more", "etwa 0.1 mehr", "number-format warning: '0.1' has the decimal mark of another language",
      "etwa 0,1 mehr"
    ),
    ("de", "factor 1.024", "Faktor 1.024", "different-numbers error: '1.024' is '1.024' in the source", nil),
    ("de", "wait 5 times", "warte", "different-numbers error: the number '5' of the source is missing", nil),
    ("de", "wait", "warte 5 Mal", "different-numbers warning: the source does not have the number '5'", nil),
    ("de", "1 to 10, then 10", "1 bis 10, dann 20", "different-numbers error: '20' is '10' in the source", nil),
  ])
  func otherNumbers(_ language: String, _ english: String, _ text: String, _ expected: String, _ fixed: String?) async {
    let result = await check(language, english, text)
    #expect(result.found == [expected])
    #expect(result.fixed == fixed ?? text)
  }

  @Test(arguments: [
    ("Call `a` and `a`.", "Rufe `a`."), ("``a``", "`a`"), ("Say `\"tea\"`", "Sage `\"Tee\"`"),
    ("Use `a` here.\n\nAnd `a` there.", "Nutze `a` hier.\n\nUnd dies da."), ("`a` then `b`", "nach `b` kommt `a`"),
    ("[x](b.md) and [y](b.md)", "[beide](b.md)"), ("[x](#one)\n\n## One {#one}", "[x](#one)\n\n## Eins {#one}"),
    ("[x](https://example.org/en-US/docs/a?hl=en)", "[x](https://example.org/de/docs/a?hl=de)"),
    ("[x](https://en.example.org/wiki/Life)", "[x](https://de.example.org/wiki/Leben)"),
    ("[x](../de/b.md)", "[x](../en/b.md)"), ("2 * 3 and **b**", "2 * 3 und **b**"),
    ("snake_case_name", "snake_case_name"),
    ("a\\*", "a\\*"), ("See {name} and %1$d", "Siehe %1$d und {name}"), ("100% of it", "100 % davon"),
    (
      "Next.js (App Router) and React Server Components in Vite",
      "Next.js (App Router) und React Server Components in Vite"
    ),
    (
      "The message is “this is the end of the line and it was not saved”.",
      "Die Meldung lautet „this is the end of the line and it was not saved“."
    ),
    ("## React Router Data API and SDK", "## React Router Data API und SDK"),
  ])
  func sameTexts(_ english: String, _ text: String) async {
    #expect(await check("de", english, text, files: Self.others).found == [])
  }

  private static let others = [
    "en/b.md": "---\ntitle: B\n---\n\nText.\n", "de/b.md": "---\ntitle: B\n---\n\nText.\n",
    "en/c.md": "---\ntitle: C\ntranslations: none\n---\n\nText.\n",
  ]

  @Test(arguments: [
    ("Call `a`.", "Rufe a.", "inline-code warning: the code 'a' of the source is missing"),
    ("Call `a()`.", "Rufe `a().`", "inline-code warning: 'a().' is 'a()' in the source"),
    ("Call `a`. Then `b`.", "Rufe `a`. Dann `a`. `c`", "inline-code warning: 'c' is 'b' in the source"),
    ("Call.", "Rufe `a`.", "inline-code note: the source does not have the code 'a'"),
    ("[x](b.md)", "x", "different-links warning: the link to 'b.md' of the source is missing"),
    ("[x](b.md)", "[x](index.md)", "different-links warning: this leads to 'index.md', in the source to 'b.md'"),
    (
      "[x](https://example.org/a)", "[x](https://example.org/b)",
      "different-links warning: this leads to 'https://example.org/b', in the source to 'https://example.org/a'"
    ),
    (
      "[x](b.md)", "[x](../en/b.md)", "link-language error: this leads to the article in 'en', which exists in 'de' too"
    ),
    ("**a**", "** a**", "literal-markup warning: readers see this '**'"),
    ("*a* b", "* a* b* c", ""),
    ("Hi {name}.", "Hallo {Name}.", "placeholders error: the placeholder '{Name}' is '{name}' in the source"),
    ("Hi %@.", "Hallo.", "placeholders error: the placeholder '%@' of the source is missing"),
    ("Hi.", "Hallo ${x}.", "placeholders error: the source does not have the placeholder '${x}'"),
    (
      "This is a text that nobody has translated.", "This is a text that nobody has translated.",
      "untranslated warning: this paragraph is not translated"
    ),
    (
      "This is one. The app is in the background of it.", "Dies ist eins. The app is in the background of it.",
      "untranslated warning: 'The app is in the background of it' is not translated"
    ),
  ])
  func otherTexts(_ english: String, _ text: String, _ expected: String) async {
    let found = await check("de", english, text, files: Self.others).found
    #expect(found == (expected.isEmpty ? [] : [expected]))
  }

  /// Where a page exists in the source's language only, a link to it is right.
  @Test func linksToWhatIsNotTranslated() async {
    #expect(await check("de", "[x](c.md)", "[x](../en/c.md)", files: Self.others).found == [])
    let fixed = await check("de", "[x](b.md#t)\n\n## T {#t}", "[x](../en/b.md#t)\n\n## T {#t}", files: Self.others)
    #expect(fixed.found.count == 1)
  }

  @Test(arguments: [("ru", "Это окно."), ("sr", "Ово је прозор.")])
  func scriptsTellLanguages(_ language: String, _ start: String) async {
    let text = "The scene is shown in the window of an app."
    #expect(await check(language, text, text).found == ["untranslated warning: this paragraph is not translated"])
    #expect(
      await check(language, "A. \(text)", "\(start) \(text)").found == [
        "untranslated warning: 'The scene is shown in the window of an…' is not translated"
      ])
    #expect(
      await check(
        language, "Not running → Background → Inactive → Active → Stopped",
        "Not running → Background → Inactive → Active → Stopped"
      ).found == [])
  }

  @Test func images() async {
    let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n"
    let files = ["Assets/a.svg": svg, "Assets/a.de.svg": svg, "Assets/b.svg": svg, "de/a.svg": svg]
    for (text, expected) in [
      ("![Eins](../Assets/a.de.svg)", [String]()), ("![Eins](a.svg)", []),
      (
        "![Eins](../Assets/b.svg)",
        ["different-images error: this is the image '../Assets/b.svg', in the source '../Assets/a.svg'"]
      ),
    ] {
      #expect(await check("de", "![One](../Assets/a.svg)", text, files: files).found == expected)
    }
  }

  /// What `--fix` does to the shape of a translation.
  @Test(arguments: [
    ("> [!NOTE]\n> A", "> [!HINWEIS] A", "> [!NOTE]\n> A"), ("> [!NOTE]\n> A", "> [!TIP]\n> A", "> [!NOTE]\n> A"),
    ("3. A", "1. A", "3. A"), ("- [x] A", "- [ ] A", "- [x] A"), ("- [ ] A", "- [X] A", "- [ ] A"),
    ("## A {#a}", "## B {#b}", "## B {#a}"), ("- > [!NOTE]\n  > A", "- > [!HINWEIS] A", "- > [!NOTE]\n  > A"),
  ])
  func fixesOfShapes(_ english: String, _ text: String, _ fixed: String) async {
    let head = "---\ntitle: A\n---\n\n"
    let sample = await SampleBase.make(["en/a.md": head + english + "\n", "de/a.md": head + text + "\n"])
    let files = FixPlan(sample.findings).files.map { String(decoding: $0.bytes, as: UTF8.self) }
    #expect(files == [head + fixed + "\n"])
    let again = await SampleBase.make(["en/a.md": head + english + "\n", "de/a.md": files.first ?? ""])
    #expect(again.findings == [])
  }
}
