import Markdown
import TestSupport
import Testing
import Translations

@Suite("Which segment stands for which")
struct AlignmentTests {
  private func sides(_ source: String, _ target: String, _ ledger: Ledger? = nil) -> [String] {
    TranslationComparison(article(source), article(target), ledger).sides
  }

  @Test(arguments: [
    ("One.\n\nTwo.", "Eins.\n\nZwei.", ["One.|Eins.", "Two.|Zwei."]),
    // Ids are certain, wherever their sections stand.
    (
      "## A {#a}\n\nIn a.\n\n## B {#b}\n\nIn b.", "## B {#b}\n\nAus b.",
      ["A|", "In a.|", "B|B", "In b.|Aus b."]
    ),
    // A heading that was lost leaves its paragraphs where they belong.
    (
      "First text.\n\n## Head\n\nSecond text.", "Erster Text.\n\nZweiter Text.",
      ["First text.|Erster Text.", "Head|", "Second text.|Zweiter Text."]
    ),
    // Code and numbers tell which paragraph is missing.
    (
      "Call `a` now.\n\nCall `b` now.\n\nCall `c` now.", "Rufen Sie `a`.\n\nRufen Sie `c`.",
      ["Call \u{1} now.|Rufen Sie \u{1}.", "Call \u{1} now.|", "Call \u{1} now.|Rufen Sie \u{1}."]
    ),
    (
      "It takes 10 seconds.\n\nIt takes 0.5 seconds.", "Es dauert 0,5 Sekunden.",
      ["It takes 10 seconds.|", "It takes 0.5 seconds.|Es dauert 0,5 Sekunden."]
    ),
    // Kinds are never mixed.
    ("Text.\n\n- Item", "- Punkt\n\nText.", ["Text.|Text.", "Item|", "|Punkt"]),
    // Lists, tables, quotations: part by part.
    ("1. A\n   - B\n2. C", "1. X\n   - Y\n2. Z", ["A|X", "B|Y", "C|Z"]),
    (
      "| H | I |\n|---|---|\n| a | b |", "| X | Y |\n|---|---|\n| x | y |",
      ["H|X", "I|Y", "a|x", "b|y"]
    ),
    // Rows that were sorted anew in the other language.
    (
      "| T |  |\n|---|---|\n| apple | `a` |\n| bear | `b` |", "| T |  |\n|---|---|\n| Bär | `b` |\n| Pfel | `a` |",
      ["T|T", "apple|Pfel", "bear|Bär"]
    ),
    // Footnotes by label.
    (
      "A[^x] b[^y].\n\n[^x]: Note x.\n\n[^y]: Note y.", "B[^y] a[^x].\n\n[^x]: Notiz x.\n\n[^y]: Notiz y.",
      ["A\u{5} b\u{5}.|B\u{5} a\u{5}.", "Note x.|Notiz x.", "Note y.|Notiz y."]
    ),
    ("![a](x.png \"b\")", "![c](x.png \"d\")", ["a|c", "b|d"]),
  ])
  func byStructure(_ source: String, _ target: String, _ expected: [String]) {
    #expect(sides(source, target) == expected)
  }

  /// A new item that looks like the others must not move them all by one.
  @Test func byFacts() {
    let source = "- New one.\n- Old one.\n- Old two."
    let target = "- Alt eins.\n- Alt zwei."
    let known = ledger(("Old one.", "Alt eins."), ("Old two.", "Alt zwei."))
    #expect(sides(source, target, known) == ["New one.|", "Old one.|Alt eins.", "Old two.|Alt zwei."])
    // Both sides have three, and all the same two of them belong elsewhere.
    let other = "- Alt eins.\n- Alt zwei.\n- Neu."
    #expect(
      sides(source, other, known) == ["New one.|", "Old one.|Alt eins.", "Old two.|Alt zwei.", "|Neu."])
  }

  @Test func articlesAgainstThemselves() throws {
    for path in Repository.articles {
      let text = try #require(Repository.text(path))
      let one = article(text)
      let comparison = TranslationComparison(one, article(text), nil)
      #expect(comparison.entries.allSatisfy { $0.target == $0.source }, "\(path)")
      #expect(comparison.alignment.gaps.isEmpty, "\(path)")
    }
  }

  /// Leaving any one block out leaves all others with their own.
  @Test func oneBlockLess() {
    let paragraphs = (0..<30).map { "Paragraph \($0) calls `f\($0)` and waits \($0 * 7) seconds." }
    for gone in paragraphs.indices {
      var fewer = paragraphs
      fewer.remove(at: gone)
      let comparison = TranslationComparison(
        article(paragraphs.joined(separator: "\n\n")), article(fewer.joined(separator: "\n\n")), nil)
      #expect(comparison.entries.map(\.target) == paragraphs.indices.map { $0 == gone ? nil : $0 > gone ? $0 - 1 : $0 })
    }
  }

  /// Long sections cost no more than a band around the diagonal, and come out right all the same.
  @Test func longSections() {
    let many = (0..<20_000).map { "- Item number \($0) of `list`" }
    var fewer = many
    fewer.removeSubrange(9_000..<9_003)
    let clock = ContinuousClock()
    var comparison: TranslationComparison?
    let time = clock.measure {
      comparison = TranslationComparison(
        article(many.joined(separator: "\n")), article(fewer.joined(separator: "\n")), nil)
    }
    let lost = comparison?.entries.filter { $0.target == nil }.count
    #expect(lost == 3)
    let known = comparison.map { Ledger($0.acceptance(of: $0.entries)) }
    let again = clock.measure {
      comparison = TranslationComparison(
        article(many.joined(separator: "\n")), article(fewer.joined(separator: "\n")), known)
    }
    #expect(comparison?.statuses.count { $0 == .fresh } == many.count - 3)
    #expect(again < .seconds(60), "took \(again)")
    #expect(time < .seconds(60), "took \(time)")
  }
}
