import Diagnostics
import Files
import Knowledge
import Markdown
import TestSupport
import Testing

@Suite("The knowledge base as a whole")
struct BaseTests {
  private static let head = "phasebook: 1\ntitle: {en: Book, de: Buch}\nlanguages: {en: {}, de: {}}\n"
  private static let plain = "---\ntitle: P\ntranslations: none\n---\n\nText.\n"

  private func page(_ front: String, _ body: String = "Text.") -> String {
    "---\ntitle: P\ntranslations: none\n\(front)---\n\n\(body)\n"
  }

  @Test func topicsAreSortedAndPaired() async throws {
    let sample = await SampleBase.make([
      "en/b.md": Self.plain, "de/b.md": Self.plain, "de/a/z.md": Self.plain, "en/a-b.md": Self.plain,
    ])
    let base = try #require(sample.base)
    #expect(base.topics.map(\.path) == ["a-b", "a/z", "b", "index"])
    let paths = base.topics.map { topic in topic.articles.map { $0.map { base.articles[$0].path.string } } }
    #expect(
      paths == [["en/a-b.md", nil], [nil, "de/a/z.md"], ["en/b.md", "de/b.md"], ["en/index.md", "de/index.md"]])
    #expect(base.topics.map(\.fallback) == [0, 1, 0, 0])
    #expect(base.topicIndex["a/z"] == 1)
    #expect(base.article(0, in: 1).map { "\($0.article.path) \($0.isFallback)" } == "en/a-b.md true")
    #expect(base.article(1, in: 1).map { "\($0.article.path) \($0.isFallback)" } == "de/a/z.md false")
  }

  /// Spelt in two Unicode forms, two files are one topic; a Mac and a repository may differ in it.
  @Test func topicsAreComparedInOneUnicodeForm() async throws {
    let sample = await SampleBase.make(["en/ü.md": Self.plain, "de/u\u{308}.md": Self.plain])
    #expect(sample.base?.topics.map(\.path) == ["index", "ü"])
    #expect(sample.base?.topics.last?.articles.contains(nil) == false)
    #expect(sample.lines == [])
  }

  @Test func readingOrderFollowsTheNavigation() async throws {
    let navigation = """
      navigation:
        - {title: {en: One, de: Eins}, pages: [c, a, c]}
        - {title: {en: Two, de: Zwei}, pages: [index, a]}

      """
    let sample = await SampleBase.make([
      "phasebook.yaml": Self.head + navigation, "en/a.md": Self.plain, "en/b.md": Self.plain, "en/c.md": Self.plain,
      "en/0.md": Self.plain,
    ])
    let base = try #require(sample.base)
    #expect(base.readingOrder.map { base.topics[$0].path } == ["c", "a", "index", "0", "b"])
    #expect(base.readingOrder.enumerated().allSatisfy { base.position[$1] == $0 })
    let titles = base.sections.map { section in base.languages.indices.map { base.text(section.title, in: $0) } }
    #expect(titles == [["One", "Eins"], ["Two", "Zwei"]])
    #expect(base.sections.map { $0.topics.map { base.topics[$0].path } } == [["c", "a", "c"], ["index", "a"]])
    let index = try #require(base.topicIndex["a"])
    #expect(base.section(of: index) == 0)
    #expect(base.section(of: try #require(base.topicIndex["b"])) == nil)
  }

  @Test func navigationNamesWhatExists() async {
    let navigation = "navigation: [{title: {en: X, de: X}, pages: [pge, page, draft, \"u\u{308}\"]}]\n"
    let sample = await SampleBase.make(
      [
        "phasebook.yaml": Self.head + navigation, "en/page.md": Self.plain, "en/draft.md": page("draft: true\n"),
        "en/ü.md": Self.plain,
      ], includesDrafts: false)
    #expect(
      sample.lines == [
        "phasebook.yaml:4:46 structure/navigation-target: there is no article 'pge' (did you mean 'page'?)"
      ])
    #expect(sample.base?.sections.first?.topics.count == 2)
  }

  /// Files, and the findings about their addresses, sorted by file.
  @Test(arguments: [
    (
      ["en/a.md": plain, "en/a/index.md": plain],
      ["en/a/index.md:1:1 structure/address-collision: 'en/a/index.md' and 'en/a.md' make the same address '/en/a/'"]
    ),
    (
      ["en/a.md": plain, "en/A.md": plain],
      ["en/a.md:1:1 structure/address-collision: 'en/a.md' and 'en/A.md' make the same address '/en/a/'"]
    ),
    // Each stands in the other language in place of a translation.
    (
      ["en/a.md": plain, "de/A.md": plain],
      ["en/a.md:1:1 structure/address-collision: 'en/a.md' and 'de/A.md' make the same address '/en/a/'"]
    ),
    (
      ["en/models/x.md": plain],
      ["en/models/x.md:1:1 structure/reserved-address: the address 'models/x' is reserved for the site's own files"]
    ),
    (
      ["en/compare.md": plain],
      ["en/compare.md:1:1 structure/reserved-address: the address 'compare' is reserved for the site's own files"]
    ),
    (
      ["en/a.md": "---\ntitle: P\ntranslations: none\nredirects: [b]\n---\n", "en/b.md": plain],
      ["en/a.md:4:13 structure/address-collision: 'en/a.md' and 'en/b.md' make the same address '/en/b/'"]
    ),
    (
      ["en/a.md": "---\ntitle: P\ntranslations: none\nredirects: [a]\n---\n"],
      ["en/a.md:4:13 structure/address-collision: 'a' is this article's own address"]
    ),
    (
      ["en/a.md": "---\ntitle: P\ntranslations: none\nredirects: [../b, \"\", search, /c/, d//e]\n---\n"],
      [
        "en/a.md:4:13 structure/reserved-address: '../b' is not a path below the language",
        "en/a.md:4:19 structure/reserved-address: '' is not a path below the language",
        "en/a.md:4:23 structure/reserved-address: the address 'search' is reserved for the site's own files",
        "en/a.md:4:31 structure/reserved-address: '/c/' is not a path below the language",
        "en/a.md:4:36 structure/reserved-address: 'd//e' is not a path below the language",
      ]
    ),
    (
      ["en/a.md": "---\ntitle: P\ntranslations: none\nredirects: [b]\n---\n", "de/b.md": plain],
      ["en/a.md:4:13 structure/address-collision: 'en/a.md' and 'de/b.md' make the same address '/en/b/'"]
    ),
    (["en/a.md": "---\ntitle: P\ntranslations: none\nredirects: [b]\n---\n", "de/c.md": plain], []),
  ])
  func addresses(_ files: [String: String], _ expected: [String]) async {
    let sample = await SampleBase.make(files)
    let found = sample.findings.filter { $0.rule.id.hasSuffix("-collision") || $0.rule.id.hasSuffix("-address") }
    #expect(found.map { $0.line.replacing(/\ \(.*\)$/, with: "") } == expected)
    #expect(sample.base?.hasCollisions == !expected.isEmpty)
  }

  /// A page of the site named like one that it makes itself must not be an article's: `/en/404.html` is a file, not a folder.
  @Test func collisionsCarryTheOtherPlace() async {
    let sample = await SampleBase.make(["en/a.md": Self.plain, "en/a/index.md": Self.plain])
    #expect(
      sample.findings.first?.notes.map { "\(place(of: $0.range)) \($0.message)" } == [
        "en/a.md:1:1 the address is taken here"
      ])
  }

  @Test func assetsCarryAHashOfTheirContent() async throws {
    let files = [
      "en/p.md": page("", "![x](a.png) ![x](b/a.png) [y](noending) ![x](a.png)"), "en/a.png": "one",
      "en/b/a.png": "two",
      "en/noending": "three", "en/unused.png": "four",
    ]
    let base = try #require(await SampleBase.make(files).base)
    let outputs = Dictionary(uniqueKeysWithValues: base.assets.values.map { ($0.path.string, $0.output) })
    #expect(
      outputs == [
        "en/a.png": "assets/a.\(Fingerprint(Array("one".utf8))).png",
        "en/b/a.png": "assets/a.\(Fingerprint(Array("two".utf8))).png",
        "en/noending": "assets/noending.\(Fingerprint(Array("three".utf8)))",
      ])
    let changed = try #require(await SampleBase.make(files.merging(["en/a.png": "other"]) { $1 }).base)
    #expect(Set(changed.assets.values.map(\.output)).subtracting(outputs.values).count == 1)
  }

  @Test func suppressionsCoverTheNextBlock() async throws {
    let body = "<!-- phasebook:ignore links \"why\" -->\n\n<!-- phasebook:scope model=m -->\n\nA [b](c.md)\nd\n\nE"
    let base = try #require(await SampleBase.make(["en/p.md": page("", body)]).base)
    let suppression = try #require(base.suppressions.first)
    #expect(base.suppressions.count == 1)
    #expect(suppression.rule.text == "links")
    #expect(suppression.block.file.text(suppression.block.bytes) == "A [b](c.md)\nd")
    #expect(place(of: suppression.directive) == "en/p.md:6:1")
  }

  @Test(arguments: [
    ("# P\n\nText", true), ("# *P*\n\nText", true), ("P\n=\n\nText", true), ("# Q\n\nText", false),
    ("Text\n\n# P", false),
    ("## P", false), ("<!-- a -->\n\n# P", false), ("# P {#x}", true),
  ])
  func repeatedTitles(_ body: String, _ isRepeated: Bool) async throws {
    let article = try #require(await SampleBase.make(["en/p.md": page("", body)]).article("en/p.md"))
    #expect((article.repeatedTitle != nil) == isRepeated)
    #expect(article.outline.count == article.headings.count - (isRepeated ? 1 : 0))
  }

  /// The same files in whatever order, with however many jobs, make the same findings.
  @Test func doesNotDependOnTiming() async {
    var files: [String: String] = [:]
    for number in 0..<60 { files["en/p\(number).md"] = page("", "[a](x\(number).md) ![](y.png)\n\n### Deep") }
    let first = await SampleBase.make(files).lines
    #expect(first.count == 60 * 4)
    for _ in 0..<3 { #expect(await SampleBase.make(files).lines == first) }
  }
}
