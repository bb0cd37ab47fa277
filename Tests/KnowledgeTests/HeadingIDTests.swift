import Diagnostics
import Knowledge
import Markdown
import TestSupport
import Testing

@Suite("Heading ids are the same in all languages")
struct HeadingIDTests {
  private func ids(_ english: String, _ german: String) async throws -> (en: [String], de: [String]) {
    let sample = await SampleBase.make([
      "en/p.md": "---\ntitle: P\n---\n\n\(english)\n", "de/p.md": "---\ntitle: S\n---\n\n\(german)\n",
    ])
    func of(_ path: String) throws -> [String] {
      let article = try #require(sample.article(path))
      return article.outline.map { article.headingIDs[$0.node] ?? "-" }
    }
    return (try of("en/p.md"), try of("de/p.md"))
  }

  /// English, German, and the ids of both.
  @Test(arguments: [
    ("## One two", "## Eins", ["one-two"], ["one-two"]),
    ("## One {#x}", "## Eins {#x}", ["x"], ["x"]), ("## One {#x}", "## Eins", ["x"], ["x"]),
    ("## One", "## Eins {#y}", ["one"], ["one"]),
    ("## One\n\n## Two", "## Eins\n\n## Extra {#extra}\n\n## Zwei", ["one", "two"], ["one", "extra", "two"]),
    (
      "## Same\n\n## Same\n\n## Same", "## A\n\n## B\n\n## C", ["same", "same-1", "same-2"],
      ["same", "same-1", "same-2"]
    ),
    // A literal heading that looks like a numbered one, before and after.
    (
      "## Same\n\n## Same\n\n## Same-1", "## A\n\n## B\n\n## C", ["same", "same-1", "same-1-1"],
      ["same", "same-1", "same-1-1"]
    ),
    (
      "## Same-1\n\n## Same\n\n## Same", "## A\n\n## B\n\n## C", ["same-1", "same", "same-2"],
      ["same-1", "same", "same-2"]
    ),
    // An explicit id later on is taken from the start.
    ("## X\n\n## Y {#x}", "## A\n\n## B", ["x-1", "x"], ["x-1", "x"]),
    // The same explicit id twice: a finding, and still two ids.
    ("## A {#x}\n\n## B {#x}", "## A {#x}\n\n## B {#x}", ["x", "b"], ["x", "b"]),
    // A heading that the translation lacks, or has alone.
    ("## A\n\n### B\n\n## C", "## E\n\n## F", ["a", "b", "c"], ["a", "c"]),
    ("## A\n\n## C", "## E\n\n### Zusatz\n\n## F", ["a", "c"], ["a", "zusatz", "c"]),
    // Its own slug must not take the id of a shared heading that follows.
    ("## A\n\n## C", "## E\n\n### C\n\n## F", ["a", "c"], ["a", "c-1", "c"]),
    // Nothing that could be a slug.
    ("## !!!\n\n## ???", "## A\n\n## B", ["section", "section-1"], ["section", "section-1"]),
    ("## Größe & Maß", "## X", ["größe--maß"], ["größe--maß"]),
    (
      "Setext\n---\n\n## `code` *it* [l](#setext)", "A\n---\n\n## B", ["setext", "code-it-l"], ["setext", "code-it-l"]
    ),
  ])
  func table(_ english: String, _ german: String, _ first: [String], _ second: [String]) async throws {
    let found = try await ids(english, german)
    #expect(found.en == first)
    #expect(found.de == second)
  }

  @Test func aRepeatedTitleHasNoID() async throws {
    let found = try await ids("# P\n\n## A", "# S\n\n## B")
    #expect(found.en == ["a"])
    #expect(found.de == ["a"])
  }

  /// Fragments that lead to the heading „Übergänge й“, whose id is that of the source, and those that do not.
  @Test(arguments: [
    ("transitions", "transitions"), ("%C3%BCberg%C3%A4nge-%D0%B9", "transitions"), ("übergänge-й", "transitions"),
    ("u\u{308}berga\u{308}nge-и\u{306}", "transitions"), ("u%CC%88berga%CC%88nge-%D0%B8%CC%86", "transitions"),
    ("zwei", "two"), ("zwei-1", "three"), ("two", "two"), ("zwei-2", nil), ("Zwei", nil), ("x", nil),
  ])
  func anchors(_ fragment: String, _ expected: String?) async throws {
    let sample = await SampleBase.make([
      "en/p.md": "---\ntitle: P\n---\n\n## Transitions\n\n## Two\n\n## Three\n",
      "de/p.md": "---\ntitle: S\n---\n\n[a](#\(fragment))\n\n## Übergänge й\n\n## Zwei\n\n## Zwei\n",
      "de/q.md": "---\ntitle: Q\ntranslations: none\n---\n\n[a](p.md#\(fragment))\n",
    ])
    for path in ["de/p.md", "de/q.md"] {
      let article = try #require(sample.article(path))
      #expect(Array(article.targets.values) == [.article(topic: "p", fragment: expected, language: nil)], "\(path)")
    }
    #expect(sample.findings.count { $0.rule.id == "links/missing-anchor" } == (expected == nil ? 2 : 0))
  }

  @Test func suggestsTheNearestHeading() async {
    let sample = await SampleBase.make([
      "en/index.md": "---\ntitle: Book\ntranslations: none\n---\n\n[a](#endng)\n\n## Ending\n",
      "de/index.md": "---\ntitle: Buch\n---\n\nText.\n\n## Ende\n",
    ])
    #expect(
      sample.lines == [
        "en/index.md:6:5 links/missing-anchor: there is no heading '#endng' in this article (did you mean '#ending'?)"
      ])
  }
}
