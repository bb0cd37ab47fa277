import Diagnostics
import Files
import Markdown
import TestSupport
import Testing

@Suite("Segments: what a translator sees of an article")
struct SegmentTests {
  private func segments(_ text: String) -> [Segment] {
    let file = SourceFile(path: "a.md", text: text)
    return Document.parse(file: file).value.document.segments(hiding: [])
  }

  /// `kind text`, with the marks of slots as letters: C code, L and l a link, I image, F footnote, H tag.
  private func lines(_ text: String) -> [String] {
    segments(text).map { segment in
      let marks: [Character: Character] = [
        "\u{1}": "C", "\u{2}": "L", "\u{3}": "l", "\u{4}": "I", "\u{5}": "F", "\u{6}": "H",
      ]
      return "\(segment.kind.rawValue) " + String(segment.text.map { marks[$0] ?? $0 })
    }
  }

  @Test(arguments: [
    ("## A *title* {#id}", ["heading A title"]),
    ("Words,\nand `code` and\n[a link](b.md).", ["paragraph Words, and C and La linkl."]),
    (
      "- One\n  - Two\n\n    More\n- [ ] Three",
      ["paragraph One", "paragraph Two", "paragraph More", "paragraph Three"]
    ),
    ("> [!NOTE]\n> Text\n> more", ["paragraph Text more"]),
    ("| A | `b` |\n|---|---|\n| 1 |  |", ["cell A", "cell 1"]),
    ("Text.[^a]\n\n[^a]: The note.", ["paragraph Text.F", "paragraph The note."]),
    (
      "![What is seen](a.png \"Below it\")\n\nA ![b](c.png) d.",
      ["alternative What is seen", "caption Below it", "paragraph A I d.", "alternative b"]
    ),
    ("<div>Words</div>\n\n<!-- a comment -->\n\n<hr>", ["html <div>Words</div>"]),
    ("Press <kbd>A</kbd><!-- b -->.", ["paragraph Press HAH."]),
    ("```swift\nlet a = 1 // words\n```\n\n    words", []),
    ("https://example.org and <me@example.org>", ["paragraph Ll and Ll"]),
    ("~~Not~~ so", ["paragraph ~~Not~~ so"]),
    ("`code` — → `more`", []),
    (
      "<!-- phasebook:states order -->\n\n| A |\n|---|\n| B |\n\n<!-- /phasebook -->\n\nText",
      ["paragraph Text"]
    ),
    ("<!-- phasebook:tabs -->\n\n### Swift\n\nText\n\n<!-- /phasebook -->", ["heading Swift", "paragraph Text"]),
    ("<!-- phasebook:diagram order -->\n\nText", ["paragraph Text"]),
  ])
  func kinds(_ text: String, _ expected: [String]) {
    #expect(lines(text) == expected)
  }

  /// Pairs that mean the same to a translator.
  @Test(arguments: [
    ("One two three.", "One\ntwo  three.\n"), ("One  \ntwo", "One\\\ntwo"), ("*a* __b__", "_a_ **b**"),
    ("Title\n=====", "# Title"), ("Title", "  Title"), ("- a\n- b", "* a\n\n* b"), ("1. a\n2. b", "3) a\n4) b"),
    ("| a | b |\n|---|---|", "|a|b|\n|:-:|--|"), ("[a](b.md)", "[a](c.md#d)"), ("[a](b.md)", "[a][x]\n\n[x]: c.md"),
    ("Use `a`.", "Use ``b c``."), ("A\r\nb", "A b"), ("> a\n> b", "a b"), ("e\u{301}te\u{301}", "été"),
    ("и\u{306}", "й"), ("At https://example.org/a", "At https://example.com/b"), ("a **b** c", "a b c"),
    ("## A {#one}", "#### A {#two}"), ("a &amp; b", "a & b"),
  ])
  func equalHashes(_ first: String, _ second: String) {
    // A paragraph and a heading of one text are two segments.
    let kind = { (text: String) in segments(text).map(\.hash) }
    #expect(!kind(first).isEmpty && kind(first) == kind(second), "\(lines(first)) \(lines(second))")
  }

  @Test(arguments: [
    ("One two.", "One Two."), ("One two.", "One two"), ("10 seconds", "20 seconds"), ("ab", "a b"),
    ("Text", "# Text"), ("a\u{A0}b", "a b"), ("See a", "See [a](b.md)"), ("ё", "е"), ("~~a~~", "a"),
    ("Use `a`", "Use a"), ("a", "a `b`"), ("Text.", "Text.[^1]\n\n[^1]: Note."), ("| a |\n|---|", "a"),
  ])
  func differentHashes(_ first: String, _ second: String) {
    #expect(segments(first).first?.hash != segments(second).first?.hash)
  }

  /// The format is for ever: ledgers hold these letters.
  @Test func hashesOfTheFirstFormat() {
    let hashes = segments("# Überschrift\n\nEin `Code` im [Text](a.md).").map(\.hash.description)
    #expect(hashes == ["avfsajkqxx5v3", "gwk7tcw7xt7uz"])
    #expect(Segment(.title, plain: " Two\n words ", range: 0..<0).text == "Two words")
  }

  @Test func rangesAreThoseOfBlocks() {
    let text = "---\ntitle: A\n---\n\n## Head\n\n- item\n  goes on\n\n| a | b |\n|---|---|\n| c | ![d](e.png) |\n"
    let file = SourceFile(path: "a.md", text: text)
    let document = Document.parse(file: file).value.document
    let texts = document.segments(hiding: []).map { file.text($0.range) }
    #expect(texts == ["## Head", "item\n  goes on", "a", "b", "c", "![d](e.png)"])
  }

  @Test func slotsKnowTheirInlines() throws {
    let file = SourceFile(path: "a.md", text: "The `one`, [two `three`](four.md), ![five](six.png).")
    let document = Document.parse(file: file).value.document
    let segment = try #require(document.segments(hiding: []).first)
    let slots = segment.slots.map { document.string(document.nodes[$0.node].literal) }
    #expect(slots == ["one", "four.md", "three", "six.png"])
    #expect(segment.wordCount == 2)
  }
}
