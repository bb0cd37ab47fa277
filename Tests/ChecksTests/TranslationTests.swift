import Checks
import Diagnostics
import Files
import Knowledge
import Markdown
import TestSupport
import Testing
import Translations

@Suite("Translations beside their sources")
struct TranslationTests {
  private static func page(_ body: String, _ title: String = "Page", more: String = "") -> String {
    "---\ntitle: \(title)\n\(more)---\n\n\(body)\n"
  }

  /// The findings about one article and its German translation, which differ as given.
  private func lines(_ english: String, _ german: String) async -> [String] {
    await SampleBase.make(["en/page.md": Self.page(english), "de/page.md": Self.page(german, "Seite")]).lines
  }

  @Test(arguments: [
    // What is missing is named once, behind what stands before it.
    (
      "One.\n\n- A\n- B\n- C", "Eins.\n\n- A\n- B",
      ["de/page.md:8:4 translation/missing-segment: the list item 'C' is missing"]
    ),
    (
      "One.\n\nTwo `x`.\n\n1. Three\n\n> Four", "Eins.",
      ["de/page.md:5:6 translation/missing-segment: the paragraph 'Two x.' and 2 blocks after it are missing"]
    ),
    (
      "One.\n\nTwo.", "- Eins\n- Zwei",
      [
        "de/page.md:5:1 translation/missing-segment: the paragraph 'One.' and 1 block after it are missing; 1 other block in that place"
      ]
    ),
    (
      "| A | B |\n|---|---|\n| a | 1 |\n| b | 2 |", "| A | B |\n|---|---|\n| b | 2 |",
      ["de/page.md:5:10 translation/missing-segment: the table row 'a' is missing"]
    ),
    (
      "Text.\n\n```swift\na\n```", "Text.",
      ["de/page.md:5:6 translation/missing-segment: the code block is missing"]
    ),
    ("A[^a].\n\n[^a]: B.", "A.", ["de/page.md:5:3 translation/missing-segment: the footnote 'a' 'B.' is missing"]),
    ("| A |\n|---|\n| b |", "| A |\n|---|\n|  |", ["de/page.md:7:4 translation/missing-segment: the cell has no text"]),
    // Sections.
    (
      "One.\n\n## Two\n\nText.\n\n- Item\n\n## Three {#three}\n\nEnd.", "Eins.\n\n## Drei {#three}\n\nEnde.",
      ["de/page.md:5:6 translation/heading-tree: the heading 'Two' is missing, with 2 blocks around it"]
    ),
    (
      "## One\n\nText.", "## Eins\n\nText.\n\n## Zwei\n\nMehr.",
      ["de/page.md:9:1 translation/heading-tree: the heading 'Zwei' has no counterpart in the source"]
    ),
    (
      "## One\n\n### Two\n\nText.", "## Eins\n\n## Zwei\n\nText.",
      ["de/page.md:7:1 translation/heading-tree: the heading has level 2, that of the source 3 (make it level 3)"]
    ),
    // Shapes.
    (
      "1. A", "- A",
      ["de/page.md:5:1 translation/list-shape: the list has no numbers, that of the source has"]
    ),
    ("2. A", "1. A", ["de/page.md:5:1 translation/list-shape: the list starts with 1, that of the source with 2"]),
    (
      "- [x] A", "- [ ] A",
      ["de/page.md:5:1 translation/list-shape: the task is open, in the source it is done"]
    ),
    (
      "| A | B |\n|---|--:|\n| a | 1 |", "| A | B |\n|---|---|\n| a | 1 |",
      ["de/page.md:5:1 translation/table-shape: column 2 is aligned left, that of the source right"]
    ),
    (
      "| A | B |\n|---|---|\n| a | x or y |", "| A | B | C |\n|---|---|---|\n| a | x | y |",
      ["de/page.md:5:1 translation/table-shape: the table has 3 columns, that of the source 2"]
    ),
    (
      "> [!NOTE]\n> A", "> [!NOTE] A",
      ["de/page.md:5:1 translation/alert-kind: this is a plain quotation, in the source an alert '[!NOTE]'"]
    ),
    ("A", "A\n\nB", ["de/page.md:7:1 translation/extra-segment: the paragraph 'B' has no counterpart in the source"]),
    // Differences that are none.
    ("- A\n- B\n\n| A | B |\n|---|---|", "* A\n\n* B\n\n|A|B|\n|:--|---|", []),
    ("## One\n\nA\n\n---\n\n<!-- a -->\n\nB", "Eins {#one}\n----\n\nA\n\n***\n\nB", []),
  ])
  func structure(_ english: String, _ german: String, _ expected: [String]) async {
    let found = await lines(english, german).map {
      $0.replacing(" (translate it, or say why not with an ignore)", with: "")
    }
    #expect(found == expected)
  }

  /// A comment silences a comparison at either of the two texts.
  @Test func ignoring() async {
    let word = "<!-- phasebook:ignore translation/missing-segment \"joined\" -->\n\n"
    #expect(await lines("\(word)One.\n\nTwo.", "Eins.").count == 2)
    #expect(await lines("One.\n\n\(word)Two.", "Eins.") == [])
    #expect(await lines("One.\n\nTwo.", "\(word)Eins.") == [])
    #expect(await lines("One.\n\n\(word)Two.", "Eins.\n\nZwei.").count == 1, "it silences nothing")
  }

  // MARK: Ledgers

  /// Three languages, everything accepted.
  private static let files = [
    "phasebook.yaml": "phasebook: 1\ntitle: {en: A, de: B, ru: C}\nlanguages: {en: {}, de: {}, ru: {}}\n",
    "en/index.md": page("Start.", "Book"), "de/index.md": page("Anfang.", "Buch"),
    "ru/index.md": page("Начало.", "Книга"),
    "en/a.md": page("## One\n\nFirst text.\n\n- Item `x`\n\n| A | 1 |\n|---|---|\n| b | 2 |", "Article"),
    "de/a.md": page("## Eins\n\nErster Text.\n\n- Punkt `x`\n\n| X | 1 |\n|---|---|\n| y | 2 |", "Artikel"),
    "ru/a.md": page("## Раз\n\nПервый текст.\n\n- Пункт `x`\n\n| Ф | 1 |\n|---|---|\n| ы | 2 |", "Статья"),
  ]

  /// The files with the ledgers that accepting everything gives.
  private static func accepted(_ files: [String: String]) async throws -> [String: String] {
    let base = try #require(await SampleBase.make(files).base)
    var result = files
    for language in 1..<base.languages.count {
      let facts = base.topics.indices.flatMap { topic in
        base.comparisons(of: topic, in: [language]).flatMap { $0.comparison.acceptance(of: $0.comparison.entries) }
      }
      let bytes = (base.ledgers[language] ?? Ledger([])).bytes(adding: facts)
      result["Translations/\(base.languages[language].folder).ledger"] = String(decoding: bytes, as: UTF8.self)
    }
    return result
  }

  private func lines(_ files: [String: String]) async -> [String] { await SampleBase.make(files).lines }

  @Test func acceptedIsClean() async throws {
    let files = try await Self.accepted(Self.files)
    #expect(await lines(files) == [])
    #expect(try await Self.accepted(files) == files, "accepting twice adds nothing")
  }

  @Test(arguments: [
    ("First text.", "Firsts text.", "paragraph", 7), ("| b | 2 |", "| c | 2 |", "cell", 13),
    ("title: Article", "title: Articles", "title", 2), ("## One", "## Two {#one}", "heading", 5),
  ])
  func oneChangeIsOneStaleSegmentForEachLanguage(_ old: String, _ new: String, _ kind: String, _ line: Int) async throws
  {
    var files = try await Self.accepted(Self.files)
    files["en/a.md"] = files["en/a.md"]?.replacing(old, with: new)
    let found = await lines(files)
    #expect(found.count == 2, "\(found)")
    for (language, finding) in zip(["de", "ru"], found) {
      #expect(finding.hasPrefix("\(language)/a.md:\(line):"), "\(finding)")
      #expect(finding.contains("translation/stale: the source of this \(kind) has changed since"), "\(finding)")
    }
    // Taken back, and accepted.
    #expect(try await Self.accepted(files) != files)
    #expect(await lines(try await Self.accepted(files)) == [])
    files["en/a.md"] = Self.files["en/a.md"]
    #expect(await lines(files) == [])
  }

  @Test func movesAreNoChanges() async throws {
    let files = try await Self.accepted(Self.files)
    // Renamed in all languages.
    let renamed = Dictionary(
      uniqueKeysWithValues: files.map { ($0.replacing("/a.md", with: "/deep/b.md"), $1) })
    #expect(renamed["en/a.md"] == nil)
    #expect(await lines(renamed) == [])
    // A paragraph that goes to another article.
    var moved = files
    for (language, text, start) in [
      ("en", "First text.", "Start."), ("de", "Erster Text.", "Anfang."), ("ru", "Первый текст.", "Начало."),
    ] {
      moved["\(language)/a.md"] = moved["\(language)/a.md"]?.replacing("\(text)\n\n", with: "")
      moved["\(language)/index.md"] = moved["\(language)/index.md"]?.replacing(start, with: "\(start)\n\n\(text)")
    }
    #expect(await lines(moved) == [])
    // Wrapped anew.
    var wrapped = files
    for (path, text) in files where path.hasSuffix(".md") {
      wrapped[path] = text.replacing(" text", with: "\ntext").replacing(" Text", with: "\n  Text")
    }
    #expect(wrapped != files)
    #expect(await lines(wrapped) == [])
  }

  @Test func unconfirmed() async throws {
    let files = try await Self.accepted(Self.files)
    var edited = files
    edited["de/a.md"] = files["de/a.md"]?.replacing("Erster", with: "Der erste")
    #expect(
      await lines(edited) == [
        "de/a.md:7:1 translation/unconfirmed: this paragraph was changed after it had been accepted"
          + " (where it is right, 'phasebook translate accept a -l de --segment 3')"
      ])
    var new = files
    for language in ["en", "de", "ru"] {
      new["\(language)/b.md"] = Self.page("One \(language).\n\nTwo \(language).", language)
    }
    #expect(
      await lines(new) == [
        "de/b.md:2:8 translation/unconfirmed: this title and 2 segments after it are not accepted as translations"
          + " (where it is right, 'phasebook translate accept b -l de')",
        "ru/b.md:2:8 translation/unconfirmed: this title and 2 segments after it are not accepted as translations"
          + " (where it is right, 'phasebook translate accept b -l ru')",
      ])
    // A ledger that is lost is no pass; one that was never there is skipped.
    var lost = files
    lost["Translations/de.ledger"] = ""
    #expect(await lines(lost).count == 2)
    lost["Translations/de.ledger"] = nil
    let base = try #require(await SampleBase.make(lost).base)
    #expect(await lines(lost) == [])
    let skipped = unchecked(in: base, groups: ["translation"])
    #expect(skipped.map(\.count) == [2] && skipped[0].reason.contains("de.ledger"))
  }

  /// What is wrong with a text comes first.
  @Test func noFollowUps() async throws {
    var files = try await Self.accepted(Self.files)
    files["de/a.md"] = files["de/a.md"]?.replacing("## Eins", with: "### Zwei")
    let found = await lines(files)
    #expect(found.count == 2 && found[0].contains("structure/heading-order"), "\(found)")
    #expect(found.last?.contains("translation/heading-tree") == true)
  }

  @Test func ledgersOfNoLanguage() async throws {
    var files = try await Self.accepted(Self.files)
    files["Translations/en.ledger"] = ""
    files["Translations/fr.ledger"] = ""
    files["Translations/de.ledger"]? += "nonsense\n"
    #expect(
      await lines(files).map { String($0.prefix(80)) } == [
        "Translations/de.ledger:11:1 translation/ledger: the line has 1 of three parts (a",
        "Translations/en.ledger:1:1 translation/ledger: 'en' is the source language (remo",
        "Translations/fr.ledger:1:1 translation/ledger: there is no language 'fr' (remove",
      ])
  }

  /// An ignored finding comes back when either text changes.
  @Test func ignoredPairs() async throws {
    var files = try await Self.accepted(Self.files)
    for language in ["en", "de", "ru"] { files["\(language)/a.md"]? += "\n[x](gone.md) \(language)\n" }
    files = try await Self.accepted(files)
    let hash = { (language: String) in
      let document = Document.parse(SourceFile(path: "", text: "[x](gone.md) \(language)"), body: 0..<15).value
      return document.segments(hiding: [])[0].hash.description
    }
    let before = await lines(files)
    #expect(before.map { String($0.prefix(26)) } == ["de", "en", "ru"].map { "\($0)/a.md:15:5 links/missing" })
    files["Translations/de.ledger"]? += "\(hash("en")) \(hash("de")) i:links/missing-target it is being written\n"
    #expect(await lines(files) == before.filter { !$0.hasPrefix("de/") })
    files["de/a.md"] = files["de/a.md"]?.replacing(") de", with: ") DE")
    let after = await lines(files)
    #expect(after.contains(before[0]), "\(after)")
    #expect(
      after.first?.hasPrefix("Translations/de.ledger:12:1 translation/unused-ignore: 'i:links/missing-target'") == true)
    files["Translations/de.ledger"] = files["Translations/de.ledger"]?.replacing(
      "missing-target it", with: "mising-target it")
    #expect(await lines(files).contains { $0.contains("Translations/de.ledger:12:31 structure/unknown-rule") })
  }
}
