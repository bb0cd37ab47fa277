import Checks
import Diagnostics
import Files
import Knowledge
import Snippets
import StateMachines
import TestSupport
import Testing
import Translations

@Suite("Each rule finds its bad example and leaves its good one alone")
struct ExampleTests {
  /// Rules about words see only their own examples: those of the others are no prose.
  private func findings(_ example: Rule.Example, spelled: Bool = false) async -> [Diagnostic] {
    let sample = await SampleBase.make(
      Dictionary(example.files.map { ($0.path, $0.text) }) { _, last in last }, onRequest: true)
    let found = await sample.findings + example.files.flatMap(imported) + compiled(sample.base)
    guard spelled, let base = sample.base else { return found }
    let words = await CheckedWords.check(base, folders: InstalledDictionaries.folders, cache: .none, jobs: Jobs(2))
    return found + words.withSuggestions(words.findings)
  }

  /// Rules that ask dictionaries.
  private static let spelled = [
    "spelling/unknown-word", "spelling/unknown-model", "translation/term", "translation/forbidden-term",
  ]

  private static let others = Rules.all.map(\.id).filter { !spelled.contains($0) }

  /// What the compiler says that builds these tests.
  private func compiled(_ base: KnowledgeBase?) async -> [Diagnostic] {
    guard let base, base.articles.contains(where: { $0.snippets.contains { $0.isCompiled } }),
      let toolchain = SwiftToolchain.find(.none)
    else { return [] }
    let compiler = SwiftCompiler(toolchain, stubs: base.code.swiftStubs, keepingIn: nil)
    return await CompiledCode.check(base, by: [compiler], missing: [], cache: .none).findings
  }

  /// What importing a file says that stands beside a knowledge base.
  private func imported(_ path: String, _ text: String) -> [Diagnostic] {
    if path.hasSuffix(".xliff") {
      return ExchangeReader.texts(SourceFile(path: path, text: text), .xliff).diagnostics
    }
    guard !path.contains("/"), let ending = path.split(separator: ".").last,
      let format = ExportFormat(ending: String(ending))
    else { return [] }
    return MachineImport.read(SourceFile(path: path, bytes: Array(text.utf8)), as: format, id: nil).diagnostics
  }

  @Test func whatEveryExampleBeginsWithIsClean() async {
    #expect(await SampleBase.make([:]).lines == [])
  }

  @Test(arguments: others)
  func examples(_ id: String) async throws { try await compareExamples(of: id) }

  @Test(InstalledDictionaries.needed("en", "de"), arguments: spelled)
  func examplesWithDictionaries(_ id: String) async throws { try await compareExamples(of: id, spelled: true) }

  private func compareExamples(of id: String, spelled: Bool = false) async throws {
    let rule = try #require(Rules.rule(id))
    let bad = await findings(rule.bad, spelled: spelled)
    #expect(bad.contains { $0.rule.id == id }, "the bad example gives \(bad.map(\.line))")
    let good = await findings(rule.good, spelled: spelled)
    #expect(good.filter { $0.rule.id == id }.map(\.line) == [])
  }

  /// Whoever copies a good example must not be told of something else.
  @Test(arguments: Rules.all.map(\.id))
  func goodExamplesAreGood(_ id: String) async throws {
    let rule = try #require(Rules.rule(id))
    let isUnrelated = { (finding: Diagnostic) in finding.rule.id != "translation/missing" }
    #expect(await findings(rule.good, spelled: Self.spelled.contains(id)).filter(isUnrelated).map(\.line) == [])
  }

  @Test(arguments: Rules.all.map(\.id))
  func findingsSpeakInOneLine(_ id: String) async throws {
    let rule = try #require(Rules.rule(id))
    for finding in await findings(rule.bad, spelled: Self.spelled.contains(id)) where finding.rule.id == id {
      let texts = [finding.message, finding.help].compactMap { $0 } + finding.notes.map(\.message)
      for text in texts {
        #expect(!text.isEmpty && !text.contains { $0.isNewline }, "\(text)")
        #expect(!text.hasSuffix(".") || text.hasSuffix("…"), "a full stop: \(text)")
      }
    }
  }
}
