import Markdown
import TestSupport
import Testing
import Translations

@Suite("What is known of a segment depends on texts alone")
struct StatusTests {
  private static let source = "## Head\n\nOne `code` text.\n\n- Item a\n- Item b\n\n| A | B |\n|---|---|\n| c | 10 |"
  private static let target = "## Kopf\n\nEin `code`-Text.\n\n- Punkt a\n- Punkt b\n\n| X | Y |\n|---|---|\n| z | 10 |"

  /// Everything accepted.
  private static func accepted(_ source: String = source, _ target: String = target) -> Ledger {
    let comparison = TranslationComparison(article(source, title: "T"), article(target, title: "U"), nil)
    return Ledger(comparison.acceptance(of: comparison.entries))
  }

  private func statuses(_ source: String, _ target: String, _ ledger: Ledger) -> [SegmentStatus] {
    TranslationComparison(article(source, title: "T"), article(target, title: "U"), ledger).statuses
  }

  @Test func acceptedIsFresh() {
    #expect(statuses(Self.source, Self.target, Self.accepted()) == [SegmentStatus](repeating: .fresh, count: 9))
    #expect(statuses(Self.source, Self.target, Ledger([])) == [SegmentStatus](repeating: .untracked, count: 9))
  }

  @Test(arguments: [
    ("One `code` text.", "One\n`code`   text.  "), ("- Item a\n- Item b", "* Item a\n\n* Item b"),
    ("One `code` text.", "*One* `other` text."), ("## Head", "Head\n----"), ("| c | 10 |", "|c|10|"),
  ])
  func whatIsNoChange(_ old: String, _ new: String) {
    let changed = Self.source.replacing(old, with: new)
    #expect(changed != Self.source)
    #expect(statuses(changed, Self.target, Self.accepted()).allSatisfy { $0 == .fresh })
  }

  /// One changed letter of the source makes one segment stale; the other way round it is edited. Taken back, all is well.
  @Test func oneLetter() throws {
    let known = Self.accepted()
    let code = Self.source.prefix { $0 != "`" }.count + 1..<Self.source.prefix { $0 != "`" }.count + 5
    for (place, character) in Self.source.enumerated() where character.isLetter && character.isASCII {
      var changed = Array(Self.source)
      changed[place] = character == "q" ? "r" : "q"
      let found = statuses(String(changed), Self.target, known)
      let isCode = code.contains(place)
      #expect(found.filter { $0 != .fresh } == (isCode ? [] : [.stale]), "\(place)")
    }
    let edited = statuses(Self.source, Self.target.replacing("Punkt a", with: "Punkt aa"), known)
    #expect(edited.filter { $0 != .fresh } == [.edited])
    let both = statuses(
      Self.source.replacing("Item a", with: "Item c"), Self.target.replacing("Punkt a", with: "Punkt c"), known)
    #expect(both.filter { $0 != .fresh } == [.untracked])
    #expect(statuses(Self.source.replacing("10", with: "20"), Self.target, known).last == .stale)
  }

  /// Accepting again says that the translation need not change, and what was known stays known.
  @Test func confirming() {
    let known = Self.accepted()
    let changed = article(Self.source.replacing("Item a", with: "Item A"), title: "T")
    let comparison = TranslationComparison(changed, article(Self.target, title: "U"), known)
    let facts = comparison.acceptance(of: comparison.entries)
    #expect(facts.map(\.mark) == [.confirmed])
    let more = Ledger(known.facts + facts)
    #expect(TranslationComparison(changed, article(Self.target, title: "U"), more).statuses.allSatisfy { $0 == .fresh })
    #expect(statuses(Self.source, Self.target, more).allSatisfy { $0 == .fresh }, "the old source comes back")
    #expect(comparison.acceptance(of: []).isEmpty)
  }

  /// Random edits and moves: the status of what was not touched never changes.
  @Test func untouchedTextsStayFresh() {
    var numbers = RepeatableNumbers(seed: 11)
    for round in 0..<30 {
      let count = Int.random(in: 3...12, using: &numbers)
      let texts = (0..<count).map { "Paragraph \(round) \($0) with `code\($0)`." }
      let others = (0..<count).map { "Absatz \(round) \($0) mit `code\($0)`." }
      let known = Self.accepted(texts.joined(separator: "\n\n"), others.joined(separator: "\n\n"))
      let touched = Int.random(in: 0..<count, using: &numbers)
      let order = (0..<count).shuffled(using: &numbers)
      let source = order.map { $0 == touched ? texts[$0] + " New." : texts[$0].replacing(" ", with: "\n") }
      let target = order.map { others[$0] }
      let found = statuses(source.joined(separator: "\n\n"), target.joined(separator: "\n\n"), known)
      #expect(found.count { $0 == .stale } == 1 && found.count { $0 == .fresh } == count, "\(found)")
    }
  }
}
