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
  private func findings(_ example: Rule.Example) async -> [Diagnostic] {
    let sample = await SampleBase.make(
      Dictionary(example.files.map { ($0.path, $0.text) }) { _, last in last }, onRequest: true)
    return await sample.findings + example.files.flatMap(imported) + compiled(sample.base)
  }

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

  @Test(arguments: Rules.all.map(\.id))
  func examples(_ id: String) async throws {
    let rule = try #require(Rules.rule(id))
    let bad = await findings(rule.bad)
    #expect(bad.contains { $0.rule.id == id }, "the bad example gives \(bad.map(\.line))")
    let good = await findings(rule.good)
    #expect(good.filter { $0.rule.id == id }.map(\.line) == [])
  }

  /// Whoever copies a good example must not be told of something else.
  @Test(arguments: Rules.all.map(\.id))
  func goodExamplesAreGood(_ id: String) async throws {
    let rule = try #require(Rules.rule(id))
    let isUnrelated = { (finding: Diagnostic) in finding.rule.id != "translation/missing" }
    #expect(await findings(rule.good).filter(isUnrelated).map(\.line) == [])
  }

  @Test(arguments: Rules.all.map(\.id))
  func findingsSpeakInOneLine(_ id: String) async throws {
    let rule = try #require(Rules.rule(id))
    for finding in await findings(rule.bad) where finding.rule.id == id {
      let texts = [finding.message, finding.help].compactMap { $0 } + finding.notes.map(\.message)
      for text in texts {
        #expect(!text.isEmpty && !text.contains { $0.isNewline }, "\(text)")
        #expect(!text.hasSuffix(".") || text.hasSuffix("…"), "a full stop: \(text)")
      }
    }
  }
}
