import Foundation
import Testing

private let hasGit = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
  FileManager.default.isExecutableFile(atPath: $0 + "/git")
}

/// Translations in a git repository: what a history can tell, and what no history can change.
@Suite(.enabled(if: hasGit, "no git"))
struct TranslationHistoryTests {
  private static let english = "Content/en/part/one.md"
  private static let german = "Content/de/part/one.md"
  private static let ledger = "Content/Translations/de.ledger"

  private static let body = """
    ## Begin

    Call `first()` within 10 seconds, see [there](https://example.org/old).

    ```swift
    start()  // begin
    wait(10)
    stop()
    ```

    - One item
    - Another item

    ## End
    """

  private static let translated = """
    ## Anfang

    Rufen Sie `first()` binnen 10 Sekunden, siehe [dort](https://example.org/old),
    und noch einmal `first()`.

    ```swift
    start()  // beginnen
    wait(10)
    stop()
    ```

    * Ein Punkt
    * Noch ein Punkt

    ## Ende
    """

  @discardableResult
  private func git(_ sandbox: Sandbox, _ arguments: String...) async throws -> Program.Run {
    let identity = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "init.defaultBranch=main"]
    let run = try await Program.run(
      executable: "/usr/bin/env", ["git"] + identity + arguments, in: sandbox.root,
      environment: ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null"])
    return run
  }

  private func commit(_ sandbox: Sandbox, _ message: String) async throws {
    try await git(sandbox, "add", "-A")
    let run = try await git(sandbox, "commit", "-qm", message)
    #expect(run.status == 0, "\(run.everything)")
  }

  private func phasebook(_ sandbox: Sandbox, _ arguments: String...) async throws -> Program.Run {
    try await Program.run(arguments, in: sandbox.root)
  }

  /// A committed book with everything accepted.
  private func repository() async throws -> Sandbox {
    let sandbox = try Book.sandbox([
      "en/part/one.md": Book.page("One", Self.body), "de/part/one.md": Book.page("Eins", Self.translated),
    ])
    try sandbox.write("/.phasebook\n", to: ".gitignore")
    try sandbox.write("Content/Translations/*.ledger merge=union\n", to: ".gitattributes")
    #expect(try await phasebook(sandbox, "translate", "accept").status == 0)
    try await git(sandbox, "init", "-q")
    try await commit(sandbox, "Begin")
    return sandbox
  }

  private func findings(_ sandbox: Sandbox) async throws -> [String] {
    let run = try await phasebook(sandbox, "check", "--only", "translation,structure", "--format", "concise", "--quiet")
    return run.out.split(separator: "\n").map(String.init).filter { $0.contains("[") }
  }

  @Test func differences() async throws {
    let sandbox = try await repository()
    try sandbox.replace("10 seconds", with: "20 seconds", in: Self.english)
    try sandbox.replace("Another item", with: "Another thing, and `more`", in: Self.english)
    try await commit(sandbox, "Change")
    let run = try await phasebook(sandbox, "translate", "diff")
    #expect(run.status == 0)
    #expect(run.out.contains("Call `first()` within [-10-]{+20+} seconds, see"), "\(run.out)")
    #expect(run.out.contains("    changed: number\n") && run.out.contains("    changed: prose, code\n"), "\(run.out)")
    #expect(run.out.contains("Another [-item-]{+thing, and `more`+}"), "\(run.out)")
    #expect(run.out.contains("  \(Self.german):17:3\n    Noch ein Punkt\n"), "\(run.out)")
    // In a copy without history the status is the same, and what is missing is said.
    let shallow = try Sandbox()
    let clone = try await git(shallow, "clone", "-q", "--depth", "1", "file://" + sandbox.root, "clone")
    #expect(clone.status == 0, "\(clone.everything)")
    let there = try await Program.run(["translate", "diff"], in: shallow.path("clone"))
    #expect(there.out.contains("its old text is in none of the 1 version of the article"), "\(there.out)")
    let here = try await phasebook(sandbox, "translate", "status")
    #expect(try await Program.run(["translate", "status"], in: shallow.path("clone")).outBytes == here.outBytes)
    try sandbox.remove(".git")
    let bare = try await phasebook(sandbox, "translate", "diff")
    #expect(bare.out.contains("this is no git repository"), "\(bare.out)")
    #expect(try await phasebook(sandbox, "translate", "status").outBytes == here.outBytes)
  }

  /// A stale text is fresh again when its source is, whatever became of the commits.
  @Test func revertsAndSquashes() async throws {
    let sandbox = try await repository()
    #expect(try await findings(sandbox) == [])
    try sandbox.replace("One item", with: "One new item", in: Self.english)
    try await commit(sandbox, "Change")
    #expect(try await findings(sandbox).count == 1)
    try await git(sandbox, "revert", "--no-edit", "HEAD")
    #expect(try await findings(sandbox) == [])
    try sandbox.replace("One item", with: "One more item", in: Self.english)
    try sandbox.replace("Ein Punkt", with: "Ein Punkt mehr", in: Self.german)
    #expect(try await phasebook(sandbox, "translate", "accept").out == "de: accepted 1 segment\n")
    try await commit(sandbox, "Both")
    try await git(sandbox, "checkout", "-q", "--orphan", "squashed")
    try await commit(sandbox, "All in one")
    try await git(sandbox, "mv", "Content/en/part", "Content/en/moved")
    try await git(sandbox, "mv", "Content/de/part", "Content/de/moved")
    let found = try await findings(sandbox).filter { $0.contains("[translation/") }
    #expect(found == [])
  }

  /// Two branches accept different segments; git joins their ledgers by itself.
  @Test func merging() async throws {
    let sandbox = try await repository()
    try sandbox.replace("One item", with: "First item", in: Self.english)
    try sandbox.replace("Another item", with: "Second item", in: Self.english)
    try await commit(sandbox, "Change")
    #expect(try await findings(sandbox).count == 2)
    try await git(sandbox, "checkout", "-qb", "other")
    #expect(try await phasebook(sandbox, "translate", "accept", "part/one", "--segment", "4").status == 0)
    try await commit(sandbox, "Four")
    try await git(sandbox, "checkout", "-q", "main")
    #expect(try await phasebook(sandbox, "translate", "accept", "part/one", "--segment", "5").status == 0)
    try await commit(sandbox, "Five")
    #expect(try await findings(sandbox).count == 1)
    let merge = try await git(sandbox, "merge", "-q", "--no-edit", "other")
    #expect(merge.status == 0, "\(merge.everything)")
    #expect(try await findings(sandbox) == [])
    // Twice and out of order, as a merge may leave it.
    let tidy = try sandbox.text(Self.ledger)
    try sandbox.write(tidy.split(separator: "\n").reversed().joined(separator: "\n") + "\n" + tidy, to: Self.ledger)
    #expect(try await findings(sandbox) == [])
    let sync = try await phasebook(sandbox, "translate", "sync")
    #expect(sync.out == "Tidied \(Self.ledger)\n", "\(sync.everything)")
    let lines = tidy.split(separator: "\n")
    #expect(try sandbox.text(Self.ledger) == lines.sorted().map { $0 + "\n" }.joined())
    let again = try await phasebook(sandbox, "translate", "sync")
    #expect(again.outBytes.isEmpty && again.err == "Everything is up to date.\n", "\(again.everything)")
  }

  /// Code, addresses and lines of code are carried over; not one other byte.
  @Test func carrying() async throws {
    let sandbox = try await repository()
    try sandbox.replace("`first()`", with: "`second(of:)`", in: Self.english)
    try sandbox.replace("example.org/old", with: "example.org/new", in: Self.english)
    try sandbox.replace("wait(10)\nstop()", with: "wait(20)\nwait(30)\nstop(now)", in: Self.english)
    try await commit(sandbox, "Rename")
    // None of it is prose, so nothing is stale; each part is told for itself.
    let found = try await findings(sandbox)
    let rules = ["translation/inline-code", "translation/different-links", "translation/different-code"]
    for rule in rules {
      #expect(found.count { $0.hasSuffix("[\(rule)]") && !$0.contains(": note:") } == 1, "\(rule): \(found)")
    }
    #expect(found.allSatisfy { line in rules.contains { line.hasSuffix("[\($0)]") } }, "\(found)")
    let before = try sandbox.snapshot("Content")
    let old = try sandbox.text(Self.german)
    let run = try await phasebook(sandbox, "translate", "sync")
    #expect(run.out == "Wrote \(Self.german): 4 parts carried over\n", "\(run.everything)")
    let wanted = old.replacing("`first()`", with: "`second(of:)`").replacing("org/old", with: "org/new")
      .replacing("wait(10)\nstop()", with: "wait(20)\nwait(30)\nstop(now)")
    #expect(try sandbox.text(Self.german) == wanted)
    #expect(EndToEndTests.differences(before, try sandbox.snapshot("Content")) == ["de/part/one.md"])
    #expect(try await findings(sandbox) == [])
    let again = try await phasebook(sandbox, "translate", "sync")
    #expect(again.outBytes.isEmpty, "\(again.everything)")
  }

  /// What a translator has otherwise stays.
  @Test func whatDiffersStays() async throws {
    let sandbox = try await repository()
    try sandbox.replace("example.org/old", with: "example.org/de/old", in: Self.german)
    try sandbox.replace("wait(10)", with: "wait(10)  // warten", in: Self.german)
    try sandbox.replace("example.org/old", with: "example.org/new", in: Self.english)
    try sandbox.replace("wait(10)", with: "wait(20)", in: Self.english)
    try await commit(sandbox, "Change")
    let before = try sandbox.data(Self.german)
    let run = try await phasebook(sandbox, "translate", "sync")
    #expect(run.status == 0 && run.outBytes.isEmpty, "\(run.everything)")
    #expect(try sandbox.data(Self.german) == before)
    try sandbox.remove(".git")
    let bare = try await phasebook(sandbox, "translate", "sync")
    #expect(bare.err.contains("Nothing is carried into translations of part/one: this is no git repository"))
  }
}
