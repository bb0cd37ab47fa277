import Foundation
import Testing

/// `phasebook check --fix` writes what can only be meant in one way, and not one byte besides.
struct FixTests {
  static let article = "Content/de/part/two.md"

  private static let english = Book.page(
    "Two", "## Begin\n\nThe “text” of a book.\n\n## End\n\nSee [its end](one.md#end).")
  private static let german = Book.page(
    "Zwei", "## Anfang\n\nDer „Text“ eines Buchs.\n\n## Ende\n\nSiehe [dessen Ende](one.md#ende).")

  /// A book whose translations are accepted.
  private func accepted() async throws -> Sandbox {
    let sandbox = try Book.sandbox()
    try sandbox.write(Self.english, to: "Content/en/part/two.md")
    try sandbox.write(Self.german, to: Self.article)
    let run = try await Program.run(["translate", "accept"], in: sandbox.root)
    #expect(run.status == 0, "\(run.everything)")
    return sandbox
  }

  private func check(_ sandbox: Sandbox, _ arguments: String...) async throws -> Program.Run {
    try await Program.run(
      ["check", "--format", "concise", "--only", "script,translation"] + arguments, in: sandbox.root)
  }

  @Test func fixesAndStaysAccepted() async throws {
    let sandbox = try await accepted()
    let good = try sandbox.snapshot("Content")
    // Spaces at line ends, another line end and no last one must stay.
    let wrong = Self.german.replacing("„Text“", with: "\"Text\"").replacing("## Anfang", with: "## Anfang \t")
      .dropLast()
    try sandbox.write(String(wrong), to: Self.article)
    #expect(try await Program.run(["translate", "accept"], in: sandbox.root).status == 0)
    #expect(try await check(sandbox).out.contains("[script/quotation-marks]"))
    let run = try await check(sandbox, "--fix")
    #expect(run.status == 0 && run.err.contains("Fixed 1 finding in \(Self.article)\n"), "\(run.everything)")
    #expect(!run.out.contains("script/"))
    #expect(try sandbox.text(Self.article) == wrong.replacing("\"Text\"", with: "„Text“"))
    let after = try sandbox.snapshot("Content")
    #expect(differences(good, after) == ["Translations/de.ledger", "de/part/two.md"])
    let again = try await check(sandbox, "--fix")
    #expect(again.status == 0 && !again.out.contains("warning"), "\(again.everything)")
    #expect(try differences(after, sandbox.snapshot("Content")) == [])
  }

  @Test func fixesTheSourceWithoutMakingTranslationsStale() async throws {
    let sandbox = try await accepted()
    try sandbox.replace("“text”", with: "\"text\"", in: "Content/en/part/two.md")
    #expect(try await Program.run(["translate", "accept"], in: sandbox.root).status == 0)
    #expect(try await check(sandbox, "--fix").status == 0)
    #expect(try sandbox.text("Content/en/part/two.md") == Self.english)
    let run = try await check(sandbox)
    #expect(run.status == 0 && !run.out.contains("warning"), "\(run.everything)")
  }

  @Test func dryRunPrintsWhatWouldBeWritten() async throws {
    let sandbox = try await accepted()
    try sandbox.replace("„Text“", with: "\"Text\" - und  noch", in: Self.article)
    #expect(try await Program.run(["translate", "accept"], in: sandbox.root).status == 0)
    let before = try sandbox.snapshot("Content")
    let run = try await check(sandbox, "--fix", "--dry-run", "--strict")
    #expect(run.status == 1 && run.out.hasPrefix("--- a/\(Self.article)\n+++ b/\(Self.article)\n"), "\(run.everything)")
    #expect(run.out.contains("\n-Der \"Text\" - und  noch eines Buchs.\n+Der „Text“ – und noch eines Buchs.\n"))
    #expect(run.err.contains("3 findings in 1 file can be fixed"))
    #expect(try differences(before, sandbox.snapshot("Content")) == [])
    // The diff does what the fix does.
    let other = try Sandbox()
    try other.copy(sandbox.path("Content"), to: "Content")
    try other.write(run.out, to: "fix.patch")
    let patch = Process()
    patch.executableURL = URL(filePath: "/usr/bin/env")
    patch.arguments = ["patch", "-s", "-t", "-p1", "-i", "fix.patch"]
    patch.currentDirectoryURL = URL(filePath: other.root)
    try patch.run()
    patch.waitUntilExit()
    #expect(patch.terminationStatus == 0)
    #expect(try await check(sandbox, "--fix").status == 0)
    #expect(try differences(other.snapshot("Content"), sandbox.snapshot("Content")) == [])
  }

  @Test func onlyWhatIsAskedFor() async throws {
    let sandbox = try await accepted()
    try sandbox.replace("„Text“", with: "\"Text\"", in: Self.article)
    let before = try sandbox.snapshot("Content")
    for arguments in [["Content/en"], ["-l", "en"], ["--only", "links"]] {
      let run = try await Program.run(["check", "--fix"] + arguments, in: sandbox.root)
      #expect(run.status == 0, "\(run.everything)")
      #expect(try differences(before, sandbox.snapshot("Content")) == [], "\(arguments)")
    }
    let alone = try await Program.run(["check", "--dry-run"], in: sandbox.root)
    #expect(alone.status == 2 && alone.err.contains("--fix --dry-run"), "\(alone.everything)")
    // What an author means is left as it is.
    try sandbox.replace(
      "Der \"Text\"", with: "<!-- phasebook:ignore script/quotation-marks \"a sample\" -->\n\nDer \"Text\"",
      in: Self.article)
    let meant = try sandbox.text(Self.article)
    _ = try await check(sandbox, "--fix")
    #expect(try sandbox.text(Self.article) == meant)
  }

  @Test(.enabled(if: getuid() != 0, "root may write everywhere")) func refusesFilesThatCannotBeWritten() async throws {
    let sandbox = try await accepted()
    try sandbox.replace("„Text“", with: "\"Text\"", in: Self.article)
    chmod(sandbox.path("Content/de/part"), 0o555)
    let run = try await check(sandbox, "--fix")
    #expect(run.status == 2 && run.err.contains("error: \(Self.article) cannot be written"), "\(run.everything)")
    chmod(sandbox.path("Content/de/part"), 0o755)
  }
}
