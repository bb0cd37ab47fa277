import Checks
import Diagnostics
import Files
import Knowledge
import TestSupport
import Testing

@Suite("Terms of the glossary")
struct TermTests {
  private let lists: WordLists
  init() throws {
    lists = try WordLists([
      "en_US": ["window/S", "life", "cycle/S", "state/S"],
      "de_DE": ["Fenster/S", "Tür", "Zustand/S", "Zustände", "Lebenszyklus", "Haus", "roter", "Punkt", "Bestellung/S"],
    ])
  }

  /// Findings of the group without their notes, for one paragraph in English and German.
  private func lines(_ source: String, _ target: String, _ terms: String) async throws -> [String] {
    let sample = await SampleBase.make([
      "glossary.yaml": "terms:\n  - {id: t, \(terms)}\nkeep: [Fenster Plus]\n", DoorModel.path: DoorModel.text,
      "en/page.md": "---\ntitle: ''\n---\n\n\(source)\n", "de/page.md": "---\ntitle: ''\n---\n\n\(target)\n",
    ])
    let base = try #require(sample.base)
    let words = await CheckedWords.check(base, folders: [lists.folder.path], cache: .none, jobs: Jobs(2))
    return words.findings.filter { $0.rule.group == "translation" }.map(\.line)
  }

  private static let window = "en: [window], de: {lemmas: [Fenster], forbidden: [Tür]}"
  private static let absent = ["de/page.md:5:1 translation/term: 'windows' of the source is not 'Fenster' here"]

  @Test(arguments: [
    ("Two windows.", "Zwei Fenster.", []), ("Two windows.", "Zwei Fensters.", []),
    ("Two windows.", "Zwei Häuser.", absent),
    ("Two windows, a window.", "Zwei Häuser, ein Haus.", absent), ("Two doors.", "Zwei Häuser.", []),
    // A compound, a compound that ends later, one word over two inlines.
    ("Two windows.", "Zwei Dachfensterrahmen.", []), ("Two windows.", "Fens*ter*", []),
    // Code is no prose, on either side.
    ("Two `windows`.", "Zwei Häuser.", []), ("Two windows.", "Zwei `Fenster`.", absent),
  ])
  func oneWord(_ source: String, _ target: String, _ expected: [String]) async throws {
    #expect(try await lines(source, target, Self.window) == expected)
  }

  @Test(arguments: [
    ("The life cycle.", "Der Lebenszyklus.", 0), ("The life cycle.", "Das Haus.", 1),
    ("The cycle of life.", "Das Haus.", 0),
  ])
  func severalWords(_ source: String, _ target: String, _ count: Int) async throws {
    #expect(try await lines(source, target, "en: [life cycle], de: [Lebenszyklus]").count == count)
  }

  @Test(arguments: [("Ein roter Punkt.", 0), ("Ein roter, dicker Punkt.", 0), ("Ein Punkt, roter.", 1)])
  func severalWordsOfATranslation(_ target: String, _ count: Int) async throws {
    #expect(try await lines("Two windows.", target, "en: [window], de: [roter Punkt]").count == count)
  }

  @Test(arguments: [
    ("Two states.", "Zwei Zustände.", "en: [state], de: [Zustand]", 0),
    ("Two states.", "Zustands- und Hauswechsel.", "en: [state], de: [Zustandswechsel]", 0),
    ("Two states.", "Bestellbuch.", "en: [state], de: [Bestellung]", 0),
  ])
  func german(_ source: String, _ target: String, _ terms: String, _ count: Int) async throws {
    #expect(try await lines(source, target, terms).count == count)
  }

  @Test func anotherWordIsReportedOnce() async throws {
    #expect(
      try await lines("Two windows.", "Die Tür schließt.", Self.window) == [
        "de/page.md:5:5 translation/forbidden-term: 'window' is not called 'Tür' (write 'Fenster')"
      ])
    #expect(try await lines("Two doors.", "Ein *Tür*-Griff.", Self.window).map { $0.prefix(14) } == ["de/page.md:5:6"])
    #expect(
      try await lines("Two windows.", "Eine rote Tür.", "en: [window], de: {lemmas: [rote Tür], forbidden: [Tür]}")
        == [])
  }

  /// What a machine calls a state may stay as it is.
  @Test func namesOfStates() async throws {
    #expect(try await lines("It is shut.", "Es ist Shut.", "en: [shut], de: [verriegelt]") == [])
    #expect(try await lines("It is shut.", "Es ist da.", "en: [shut], de: [verriegelt]").count == 1)
    #expect(try await lines("Two windows.", "Zwei windows.", Self.window) == Self.absent)
  }
}
