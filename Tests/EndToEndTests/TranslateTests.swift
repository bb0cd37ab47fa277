import Foundation
import Testing

/// `phasebook translate`: what it says, and that it writes nothing but what it says.
struct TranslateTests {
  private static let english = "Content/en/part/one.md"
  private static let german = "Content/de/part/one.md"
  private static let ledger = "Content/Translations/de.ledger"

  private func translate(_ sandbox: Sandbox, _ arguments: String...) async throws -> Program.Run {
    try await Program.run(["translate"] + arguments, in: sandbox.root)
  }

  /// The book with everything accepted.
  private func accepted(_ changes: [String: String] = [:]) async throws -> Sandbox {
    let sandbox = try Book.sandbox(changes)
    let run = try await translate(sandbox, "accept")
    #expect(run.status == 0, "\(run.everything)")
    return sandbox
  }

  @Test func accepting() async throws {
    let sandbox = try Book.sandbox()
    let before = try sandbox.snapshot("Content")
    let status = try await translate(sandbox, "status")
    #expect(
      status.out == """
        de – Deutsch: 0 of 23 words up to date (0 %)
          index     8 words in 2 segments to accept
          part/one  8 words in 5 segments to accept
          part/two  7 words in 5 segments to accept

        """)
    let run = try await translate(sandbox, "accept", "part/one", "--segment", "2")
    #expect(run.status == 0 && run.out == "de: accepted 1 segment\n", "\(run.everything)")
    let all = try await translate(sandbox, "accept", Self.german)
    #expect(all.out == "de: accepted 4 segments\n", "\(all.everything)")
    #expect(try await translate(sandbox, "accept", "-l", "de").status == 0)
    let again = try await translate(sandbox, "accept")
    #expect(again.status == 0 && again.out.isEmpty && again.err == "de: nothing is left to accept.\n")
    #expect(try await translate(sandbox, "status").out.hasPrefix("de – Deutsch: 23 of 23 words up to date (100 %)\n"))
    let changed = differences(before, try sandbox.snapshot("Content"))
    #expect(changed == ["Translations/", "Translations/de.ledger"], "no article is touched")
    let lines = try sandbox.text(Self.ledger).split(separator: "\n")
    #expect(lines == lines.sorted() && Set(lines).count == lines.count)
    #expect(lines.allSatisfy { $0.wholeMatch(of: /[a-p][a-z2-7]{12} [a-p][a-z2-7]{12} t/) != nil })
    try await expect([], of: sandbox, ["--only", "translation,structure,links"])
  }

  @Test func confirming() async throws {
    let sandbox = try await accepted()
    try sandbox.replace("Text.", with: "Texts.", in: Self.english)
    let line = try sandbox.position(of: "Text.", in: Self.german).line
    try await expect(
      [Place(Self.german, line, 1, "translation/stale", severity: "warning")], of: sandbox, ["--only", "translation"])
    let status = try await translate(sandbox, "status")
    #expect(status.out.contains("part/one  3 words in 1 segment stale"), "\(status.out)")
    let run = try await translate(sandbox, "accept")
    #expect(run.out == "de: accepted 1 segment, 1 of them without a change of the translation\n", "\(run.everything)")
    try await expect([], of: sandbox, ["--only", "translation"])
    #expect(try await translate(sandbox, "status").out.contains("  1 fact without a change of the translation\n"))
    #expect(try sandbox.text(Self.ledger).split(separator: "\n").count { $0.hasSuffix(" c") } == 1)
  }

  @Test func whatLacksElementsIsNotAccepted() async throws {
    let sandbox = try Book.sandbox()
    try sandbox.append("## More {#more}", to: Self.english)
    let run = try await translate(sandbox, "accept")
    #expect(run.status == 1 && run.err.contains("\(Self.german) is not accepted: it lacks elements of its source"))
    #expect(run.out == "de: accepted 7 segments\n", "the other articles are")
    let one = try await translate(sandbox, "accept", "part/one", "--segment", "1")
    #expect(one.status == 0, "\(one.everything)")
    let none = try await translate(sandbox, "accept", "part/one", "--segment", "6")
    #expect(none.status == 2 && none.err.contains("has no translation"), "\(none.everything)")
  }

  @Test(arguments: [
    (["accept", "--segment", "3"], "--segment is a number in one article"),
    (["status", "-l", "fr"], "no language “fr”"),
    (["status", "-l", "en"], "“en” is the source language"), (["diff", "part/on"], "did you mean “part/one”?"),
    (["accept", "part/one", "--segment", "99"], "no number 99"), (["start", "part/one"], "the language is missing"),
    (["start", "-l", "de"], "ARTICLE is missing"), (["report"], "report"),
    (["import", "texts.txt", "-l", "de"], "is neither .po nor .xliff"),
  ])
  func badUsage(_ arguments: [String], _ expected: String) async throws {
    let sandbox = try Book.sandbox()
    let before = try sandbox.snapshot("Content")
    let run = try await Program.run(["translate"] + arguments, in: sandbox.root)
    #expect(run.status == 2 && run.err.contains(expected), "\(run.everything)")
    #expect(differences(before, try sandbox.snapshot("Content")) == [])
  }

  @Test func brokenLedgersAreNotWritten() async throws {
    let sandbox = try Book.sandbox()
    let text = "nonsense\n"
    try sandbox.write(text, to: Self.ledger)
    for command in ["accept", "sync"] {
      let run = try await translate(sandbox, command)
      #expect(run.status == 2 && run.err.contains("has lines that cannot be read"), "\(run.everything)")
    }
    #expect(try sandbox.text(Self.ledger) == text)
  }

  @Test func starting() async throws {
    let body = """
      Words <!-- a --> here.

      ## Head {#head}
      Text with [a link][x].

      - One
      - Two

      ```swift
      let a = 1
      ```

      <!-- phasebook:tabs -->

      ### Tab

      <!-- /phasebook -->

      [x]: one.md
      """
    let sandbox = try Book.sandbox([
      "en/new/page.md": Book.page("New", body), "de/index.md": Book.page("A", "[x](new/page.md) [y](part/one.md)"),
    ])
    let path = "Content/de/new/page.md"
    let run = try await translate(sandbox, "start", "new/page", "-l", "de")
    #expect(run.status == 0 && run.out == "Wrote \(path)\n", "\(run.everything)")
    #expect(
      try sandbox.text(path) == """
        ---
        title: New
        draft: true
        ---

        <!-- Words <!-- a --&gt; here. -->

        <!-- ## Head {#head} -->
        <!-- Text with [a link][x]. -->

        <!-- - One
        - Two -->

        ```swift
        let a = 1
        ```

        <!-- phasebook:tabs -->

        <!-- ### Tab -->

        <!-- /phasebook -->

        [x]: one.md

        """)
    try sandbox.write("mine", to: path)
    let again = try await translate(sandbox, "start", "new/page", "-l", "de")
    #expect(again.status == 2 && again.err.contains("exists already"), "\(again.everything)")
    #expect(try sandbox.text(path) == "mine")
  }

  @Test func theOwnContentIsAccepted() async throws {
    let sandbox = try Book.ownContent()
    let status = try await translate(sandbox, "status")
    let heads = status.out.split(separator: "\n").filter { $0.contains(" words up to date") }
    #expect(heads.count == 3 && heads.allSatisfy { $0.hasSuffix("(100 %)") }, "\(status.out)")
    try await expect([], of: sandbox, ["--only", "translation,structure,models,links", "--strict"])
    let before = try sandbox.snapshot("Content")
    let sync = try await translate(sandbox, "sync")
    #expect(sync.status == 0 && sync.out.isEmpty, "\(sync.everything)")
    #expect(differences(before, try sandbox.snapshot("Content")) == [])
  }

  private static let order = Program.checkout + "/../shared/examples/order"

  @Test(.enabled(if: FileManager.default.fileExists(atPath: order), "no ../shared/examples/order beside the checkout"))
  func theExampleIsCleanOnceAccepted() async throws {
    let sandbox = try Sandbox()
    try sandbox.copy(Self.order + "/Content", to: "Content")
    #expect(try await translate(sandbox, "accept").status == 0)
    try await expect([], of: sandbox, ["--only", "structure,models,links,translation", "--strict"])
  }
}
