import Diagnostics
import Files
import TestSupport
import Testing
import Translations

@Suite("Ledgers")
struct LedgerTests {
  private static let (a, b, c) = ("aaaaaaaaaaaaa", "bbbbbbbbbbbbb", "ccccccccccccc")

  private func read(_ text: String) -> Outcome<Ledger> { Ledger.read(SourceFile(path: "de.ledger", text: text)) }

  @Test func readsItsLines() throws {
    let text =
      "\(Self.a) \(Self.b) t\n\(Self.b) \(Self.c) c\n\(Self.a) \(Self.c) i:links/missing-target not yet, see above\n"
    let outcome = read(text)
    #expect(findings(outcome.diagnostics) == [])
    let hash = { (letters: String) throws in try #require(Fingerprint(letters: letters.utf8)) }
    let (a, b, c) = (try hash(Self.a), try hash(Self.b), try hash(Self.c))
    #expect(outcome.value.attests(a, b) && outcome.value.attests(b, c))
    #expect(!outcome.value.attests(a, c), "who ignores a finding does not say that the translation is right")
    #expect(outcome.value.sources(of: c) == [b] && outcome.value.targets(of: a) == [b])
    #expect(outcome.value.facts.last?.mark == .ignored(rule: "links/missing-target", reason: "not yet, see above"))
    #expect(outcome.value.facts.last?.ruleRange.map { place($0) } == "3:31-3:51")
    #expect(outcome.value.bytes() == Array(text.split(separator: "\n").sorted().map { $0 + "\n" }.joined().utf8))
  }

  /// As two branches leave it that git merged line by line, on any system.
  @Test func toleratesWhatMergesLeave() {
    let tidy = "\(Self.a) \(Self.b) t\n\(Self.b) \(Self.c) t\n"
    let merged = "\n\(Self.b) \(Self.c) t\r\n\(Self.a)  \(Self.b) t \n\n\(Self.b) \(Self.c) t"
    let outcome = read(merged)
    #expect(findings(outcome.diagnostics) == [])
    #expect(String(decoding: outcome.value.bytes(), as: UTF8.self) == tidy)
    #expect(read(tidy).value.bytes() == Array(tidy.utf8))
    #expect(read("").value.bytes() == [])
  }

  private static let form = "(a line is SOURCE TARGET t, SOURCE TARGET c or SOURCE TARGET i:RULE reason)"

  @Test(arguments: [
    ("aaaaaaaaaaaaa t", "1:1-1:16 translation/ledger: the line has 2 of three parts \(form)"),
    ("aaaaaaaaaaaa1 bbbbbbbbbbbbb t", "1:1-1:14 translation/ledger: 'aaaaaaaaaaaa1' is no hash \(form)"),
    ("aaaaaaaaaaaaa zbbbbbbbbbbbb t", "1:15-1:28 translation/ledger: 'zbbbbbbbbbbbb' is no hash \(form)"),
    ("aaaaaaaaaaaaa bbbbbbbbbbbbb x", "1:29-1:30 translation/ledger: 'x' is no mark of a fact \(form)"),
    ("aaaaaaaaaaaaa bbbbbbbbbbbbb t 2026", "1:31-1:35 translation/ledger: nothing may follow 't' \(form)"),
    (
      "aaaaaaaaaaaaa bbbbbbbbbbbbb i: why",
      "1:29-1:31 translation/ledger: 'i:' names no rule (write i:group/rule and a reason)"
    ),
    (
      "aaaaaaaaaaaaa bbbbbbbbbbbbb i:links",
      "1:29-1:36 translation/ledger: 'i:links' gives no reason (write one behind the rule)"
    ),
    (
      "<<<<<<< HEAD",
      "1:1-1:13 translation/ledger: a mark of an unfinished merge (remove it; the lines of both sides may stay)"
    ),
  ])
  func badLines(_ line: String, _ expected: String) {
    let outcome = read("\(line)\n\(Self.b) \(Self.c) t\n")
    #expect(findings(outcome.diagnostics) == [expected])
    #expect(outcome.value.facts.count == 1, "the other line counts")
  }

  /// Two people who accept different things at the same time lose nothing, whatever the order of their lines.
  @Test func unionMerges() throws {
    var numbers = RepeatableNumbers(seed: 3)
    func fact(_ number: Int) -> Ledger.Fact {
      Ledger.Fact(
        Fingerprint([UInt8(number)]), Fingerprint([UInt8(number), 1]),
        number.isMultiple(of: 3) ? .confirmed : .translated)
    }
    for _ in 0..<20 {
      let common = (0..<4).map { _ in fact(Int.random(in: 0..<40, using: &numbers)) }
      let mine = (0..<6).map { _ in fact(Int.random(in: 0..<40, using: &numbers)) }
      let theirs = (0..<6).map { _ in fact(Int.random(in: 0..<40, using: &numbers)) }
      let both = [Ledger(common).bytes(adding: mine), Ledger(common).bytes(adding: theirs)]
      let merged = both.map { String(decoding: $0, as: UTF8.self).split(separator: "\n") }.joined().shuffled(
        using: &numbers)
      let outcome = read(merged.joined(separator: "\n"))
      #expect(findings(outcome.diagnostics) == [])
      for fact in common + mine + theirs { #expect(outcome.value.attests(fact.source, fact.target)) }
      #expect(outcome.value.bytes() == Ledger(common + theirs).bytes(adding: mine))
    }
  }
}
