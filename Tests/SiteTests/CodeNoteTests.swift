import Knowledge
import Snippets
import TestSupport
import Testing

@Suite("A page says what was compiled, and what was not")
struct CodeNoteTests {
  private let page = """
    ---
    title: P
    ---

    ```swift {#a}
    let a = 1
    ```

    ```swift {fails=cannot_find_in_scope}
    let b = c
    ```

    ```kotlin {illustrative reason="a <sketch>"}
    val d = …
    ```

    ```json
    {}
    ```

    """

  private func notes(_ files: [String: String], _ path: String) async throws -> [String] {
    let site = try await SiteSample(files)
    return try site.text(path).matches(
      of: /<figcaption><span>([^<]*)<\/span>(?:<span class="(code-note[^"]*)">([^<]*)<\/span>)?/
    )
    .map { "\($0.1): \($0.2 ?? "") \($0.3 ?? "")" }
  }

  @Test func fromTheRecordAlone() async throws {
    var files = ["en/p.md": page, "de/p.md": page.replacing("title: P", with: "title: S")]
    #expect(
      try await notes(files, "en/p/index.html") == [
        "Swift:  ", "Swift: code-note warns Does not compile, on purpose",
        "Kotlin: code-note Not compiled: a &lt;sketch&gt;", "JSON:  ",
      ])
    let base = try #require(await SampleBase.make(files).base)
    let unit = try #require(base.articles.first { $0.topic == "p" }.map { base.snippetUnits(of: $0) }?.first)
    let facts = ["6.10.1", "6.9"].map { SnippetLedger.Fact(key: unit.key, compiler: "swift", version: $0) }
    files["Snippets/verified.ledger"] = SnippetLedger(Set(facts)).text
    #expect(try await notes(files, "en/p/index.html").first == "Swift: code-note Compiled with Swift 6.10")
    #expect(try await notes(files, "de/p/index.html").first == "Swift: code-note Kompiliert mit Swift 6.10")
    files["de/p.md"] = page.replacing("let a = 1", with: "let a = 2")
    #expect(try await notes(files, "de/p/index.html").first == "Swift:  ")
  }
}
