import Checks
import Diagnostics
import Files
import Knowledge
import Snippets
import Synchronization
import TestSupport
import Testing

/// The compiler that builds these tests, and how often it is asked.
private final class CountingCompiler: SnippetCompiler {
  let inner: SwiftCompiler
  let asked = Mutex<[Int]>([])

  init(_ base: KnowledgeBase) throws {
    inner = SwiftCompiler(try #require(SwiftToolchain.find(.none)), stubs: base.code.swiftStubs, keepingIn: nil)
  }

  var language: String { inner.language }
  var name: String { inner.name }
  var version: String { inner.version }
  var fingerprint: Fingerprint { inner.fingerprint }

  func compile(_ units: [CompilationUnit]) -> CompilationRun {
    asked.withLock { $0.append(units.count) }
    return inner.compile(units)
  }
}

@Suite("Code of articles is compiled once for all languages")
struct CompiledCodeTests {
  private func base(_ files: [String: String]) async throws -> KnowledgeBase {
    try #require(await SampleBase.make(files).base)
  }

  private func page(_ title: String, _ blocks: String...) -> String {
    "---\ntitle: \(title)\n---\n\n" + blocks.joined(separator: "\n\n") + "\n"
  }

  @Test func translationsAreOneUnitAndEachHasItsOwnPlaces() async throws {
    let base = try await base([
      "en/page.md": page("Page", "```swift {#a}\nfunc a() {\n  print(\"Hello\")  // say it\n  missing()\n}\n```"),
      "de/page.md": page(
        "Seite", "Text.",
        "- Liste\n\n  ```swift {#a}\n  // Grüß alle 🙂\n  func a() {\n    print(\"Hallo alle\")\n    missing()\n  }\n  ```"
      ),
    ])
    let compiler = try CountingCompiler(base)
    let code = await CompiledCode.check(base, by: [compiler], missing: [], cache: .none)
    #expect(compiler.asked.withLock { $0 } == [1])
    #expect(
      code.findings.map(\.line).sorted() == [
        "de/page.md:13:5 snippets/compile-error: cannot find 'missing' in scope (cannot_find_in_scope) (if it is meant to fail, write {fails=cannot_find_in_scope})",
        "en/page.md:8:3 snippets/compile-error: cannot find 'missing' in scope (cannot_find_in_scope) (if it is meant to fail, write {fails=cannot_find_in_scope})",
      ])
    #expect(code.summary.batched == 1 && code.summary.cached == 0 && code.facts.isEmpty)
  }

  @Test func whatIsKnownIsNotAskedAgain() async throws {
    let folder = try TemporaryFolder()
    let cache = Cache(folder: folder.path)
    let text = "```swift\nfunc a() -> Int { \"\" }\n```"
    let first = try await base(["en/page.md": page("Page", text)])
    let one = await CompiledCode.check(first, by: [try CountingCompiler(first)], missing: [], cache: cache)
    // Comments, blanks and words of strings change nothing.
    let changed = text.replacing("func", with: "/* new */\nfunc").replacing("{ ", with: "{\n")
    let second = try await base(["en/page.md": page("Page", "Before.", changed)])
    let compiler = try CountingCompiler(second)
    let two = await CompiledCode.check(second, by: [compiler], missing: [], cache: cache)
    #expect(compiler.asked.withLock { $0 } == [])
    #expect(two.processes == 0 && two.summary.cached == 1 && two.summary.batched == 0)
    #expect(one.findings.map(\.message) == two.findings.map(\.message))
    #expect(one.findings.map(\.line).first?.hasPrefix("en/page.md:6:") ?? false)
    #expect(two.findings.map(\.line).first?.hasPrefix("en/page.md:10:1 ") ?? false)
    // Another number is other code.
    let third = try await base(["en/page.md": page("Page", text.replacing("\"\"", with: "1"))])
    let again = try CountingCompiler(third)
    #expect(await CompiledCode.check(third, by: [again], missing: [], cache: cache).findings.isEmpty)
    #expect(again.asked.withLock { $0 } == [1])
  }

  @Test func aBrokenVerdictIsMadeAnew() async throws {
    let folder = try TemporaryFolder()
    let cache = Cache(folder: folder.path)
    let base = try await base(["en/page.md": page("Page", "```swift\nlet a: Int = \"\"\n```")])
    let one = await CompiledCode.check(base, by: [try CountingCompiler(base)], missing: [], cache: cache)
    for name in try Disk.names(in: folder["verdicts"]) {
      try Disk.write([0xFF, 0x0A, 0x6D], to: folder["verdicts/" + name])
    }
    let two = await CompiledCode.check(base, by: [try CountingCompiler(base)], missing: [], cache: cache)
    #expect(one.findings == two.findings && two.summary.batched == 1)
  }

  /// `ID[@LINE]` of the fence, the code, and what must be said of it.
  @Test(arguments: [
    ("cannot_find_in_scope", "let a = missing", []),
    ("cannot_find_in_scope@2", "let b = 1\nlet a = missing", []),
    (
      "cannot_find_in_scope@1", "let b = 1\nlet a = missing", ["snippets/compile-error", "snippets/unexpected-success"]
    ),
    ("cannot_find_in_scope", "let a = 1", ["snippets/unexpected-success"]),
    ("missing_return", "let a = missing", ["snippets/compile-error", "snippets/unexpected-success"]),
    ("cannot_find_in_scope", "let a = missing\nlet b: Int = \"\"", ["snippets/compile-error"]),
    ("missing_return_decl", "func f() -> Int { if Bool.random() { return 1 } }", []),
  ])
  func aMistakeOnPurposeFailsExactlySo(_ fails: String, _ code: String, _ rules: [String]) async throws {
    let base = try await base(["en/page.md": page("Page", "```swift {fails=\(fails)}\n\(code)\n```")])
    let found = await CompiledCode.check(base, by: [try CountingCompiler(base)], missing: [], cache: .none)
    #expect(found.findings.map(\.rule.id).sorted() == rules, "\(found.findings.map(\.line))")
    #expect(found.facts.isEmpty)
  }

  @Test func hiddenDeclarationsHaveTheirOwnPlaceOnce() async throws {
    let block = "```swift {context=work}\nfunc a() { work() }\n```"
    let base = try await base([
      "Snippets/work.swift": "func work() {}\n\nlet wrong: Int = \"\"\n", "en/page.md": page("Page", block, block),
      "de/page.md": page("Seite", block),
    ])
    let found = await CompiledCode.check(base, by: [try CountingCompiler(base)], missing: [], cache: .none)
    #expect(found.findings.map { String($0.line.prefix { $0 != " " }) } == ["Snippets/work.swift:3:18"])
  }

  @Test func withoutACompilerBlocksAreSkippedAndCounted() async throws {
    let base = try await base([
      "en/page.md": page(
        "Page", "```swift\nlet a = 1\n```", "```swift {illustrative reason=\"a sketch\"}\nlet a = …\n```"),
      "de/page.md": page("Seite", "```swift\nlet a = 1\n```"),
    ])
    let missing = CompiledCode.Missing(language: "swift", reason: "none", help: "get it")
    let found = await CompiledCode.check(base, by: [], missing: [missing], cache: .none)
    #expect(found.findings.isEmpty)
    #expect(found.skipped.map(\.count) == [2] && found.skipped.map(\.help) == ["get it"])
    #expect(found.summary.skipped == 2 && found.summary.illustrative == 1)
    let report = Report([], skipped: found.skipped, files: 1, code: found.summary)
    #expect(report.exitStatus(strict: false) == 0 && report.exitStatus(strict: true) == 1)
    #expect(report.text(.full).contains("1 illustrative, 2 skipped"))
  }

  @Test func recordsAreByContentAndRefutedByTheirCompiler() async throws {
    let good = try await base(["en/page.md": page("Page", "```swift {#a}\nlet a = 1\n```")])
    let compiler = try CountingCompiler(good)
    let fact = try #require(
      await CompiledCode.check(good, by: [compiler], missing: [], cache: .none).facts.first)
    #expect(fact.version == compiler.version && fact.compiler == "swift")
    let unit = try #require(good.articles.last.map { good.snippetUnits(of: $0) }?.first)
    #expect(SnippetLedger([fact]).version(of: unit.key, compiler: "swift") == compiler.version)

    let code = "```swift {#a}\nlet a = missing\n```"
    let bad = try await base(["en/page.md": page("Page", code)])
    let key = try #require(bad.articles.flatMap { bad.snippetUnits(of: $0) }.first).key
    let lie = SnippetLedger.Fact(key: key, compiler: "swift", version: compiler.version)
    let other = SnippetLedger.Fact(key: key, compiler: "swift", version: "5.0")
    let recorded = try await base([
      "en/page.md": page("Page", code), "Snippets/verified.ledger": SnippetLedger([lie, other]).text,
    ])
    let found = await CompiledCode.check(recorded, by: [compiler], missing: [], cache: .none)
    #expect(found.refuted == [lie])
    let line = found.findings.first { $0.rule.id == "snippets/record" }
    #expect(line?.message.contains("page#a") ?? false)
  }

  @Test func ledgersMergeByTakingBothSides() throws {
    let facts = [3, 1, 2].map { SnippetLedger.Fact(key: Fingerprint([$0]), compiler: "swift", version: "6.\($0)") }
    let text = SnippetLedger(Set(facts)).text
    let doubled = SnippetLedger(SourceFile(path: "verified.ledger", text: text + "\r\n" + text))
    #expect(doubled.badLines.isEmpty && doubled.text == text)
    #expect(doubled.version(of: Fingerprint([3]), compiler: "swift") == "6.3")
    let newer = SnippetLedger([
      facts[0], SnippetLedger.Fact(key: Fingerprint([3]), compiler: "swift", version: "6.10.1"),
    ])
    #expect(newer.version(of: Fingerprint([3]), compiler: "swift") == "6.10.1")
    #expect(newer.version(of: Fingerprint([3]), compiler: "kotlin") == nil)
  }
}
