import Foundation
import Testing

/// `phasebook sync` writes what stands between a directive and its closing comment, and not one byte besides.
struct SyncTests {
  static let opening = "<!-- phasebook:states order -->"
  static let closing = "<!-- /phasebook -->"
  static let article = "Content/en/part/one.md"

  /// A book with the machine, and an article with this body.
  private static func sandbox(_ body: String) throws -> Sandbox {
    let sandbox = try Book.sandbox([OrderModel.file: OrderModel.text()])
    try sandbox.write(Book.page("One", body + "\n\n## Begin\n\n## End"), to: article)
    return sandbox
  }

  private func sync(_ sandbox: Sandbox, _ arguments: [String] = []) async throws -> Program.Run {
    try await Program.run(["sync"] + arguments, in: sandbox.root)
  }

  /// What surrounds the fallback must stay, byte for byte.
  private func expectOnlyTheInside(
    _ before: Data, _ after: Data, from opening: String = opening, location: SourceLocation = #_sourceLocation
  ) throws {
    func parts(_ data: Data) throws -> (before: Data, inside: Data, after: Data) {
      let start = try #require(data.range(of: Data(opening.utf8)), sourceLocation: location)
      let end = try #require(
        data.range(of: Data(Self.closing.utf8), in: start.upperBound..<data.endIndex), sourceLocation: location)
      return (data[..<start.upperBound], data[start.upperBound..<end.lowerBound], data[end.lowerBound...])
    }
    let (old, new) = (try parts(before), try parts(after))
    #expect(old.before == new.before && old.after == new.after, sourceLocation: location)
    #expect(old.inside != new.inside, sourceLocation: location)
  }

  static let bodies: [(name: String, text: String)] = [
    ("nothing between", "\(opening)\n\(closing)"), ("an empty line between", "\(opening)\n\n\(closing)"),
    ("old words between", "\(opening)\n\nOld words.\n\n| A |\n|---|\n| b |\n\n\(closing)"),
    ("in a list", "- An item\n\n  \(opening)\n\n  Old words.\n\n  \(closing)\n\n- Another"),
    ("in a numbered list in a list", "- 1. One\n\n     \(opening)\n\n     \(closing)\n\n     More."),
    ("in a quotation", "> A quotation\n>\n> \(opening)\n>\n> Old words.\n>\n> \(closing)\n>\n> More."),
    ("in a quotation in a list", "- > Deep\n  >\n  > \(opening)\n  >\n  > \(closing)"),
    ("trailing blanks and tabs around", "A line  \nand\tanother.   \n\n\(opening)\n\n\(closing)\n\n\tcode \t"),
  ]

  @Test(arguments: bodies) func writesOnlyBetweenTheComments(_ body: (name: String, text: String)) async throws {
    for (end, mark) in [("\n", ""), ("\r\n", ""), ("\r", ""), ("\r\n", "\u{FEFF}")] {
      let sandbox = try Self.sandbox(body.text)
      try sandbox.write(mark + sandbox.text(Self.article).replacing("\n", with: end), to: Self.article)
      let before = try sandbox.snapshot()
      let stale = try await Program.run(["check", "--only", "models", "--format", "concise"], in: sandbox.root)
      #expect(stale.status == 1 && stale.out.contains("[models/stale-fallback]"), "\(stale.everything)")
      let first = try await sync(sandbox)
      #expect(first.status == 0 && first.out == "Wrote \(Self.article)\n", "\(first.everything)")
      let after = try sandbox.snapshot()
      #expect(differences(before, after).filter { !$0.hasPrefix(".phasebook") } == [Self.article])
      let (old, new) = (try #require(before[Self.article]), try #require(after[Self.article]))
      try expectOnlyTheInside(old, new)
      let text = String(decoding: new, as: UTF8.self)
      #expect(text.contains("| Cart |") && !text.contains("Old words"), "\(text)")
      let others = text.unicodeScalars.split(separator: "\r\n".unicodeScalars)
      #expect(end != "\r\n" || others.allSatisfy { !$0.contains("\r") && !$0.contains("\n") })
      #expect(end == "\r\n" || !text.unicodeScalars.contains(end == "\n" ? "\r" : "\n"))
      // It is what the program reads back as right, and stays so.
      try await expect([], of: sandbox, ["--only", "models,structure"], formats: [.concise])
      let second = try await sync(sandbox)
      #expect(second.status == 0 && second.outBytes.isEmpty, "\(second.everything)")
      #expect(try sandbox.data(Self.article) == new)
    }
  }

  @Test func severalInOneArticle() async throws {
    let directives = ["diagram", "transitions", "callbacks", "states"].map { "<!-- phasebook:\($0) order -->" }
    let body = directives.map { "Before.\n\n\($0)\n\n\(Self.closing)\n\nAfter." }.joined(separator: "\n\n")
    let sandbox = try Self.sandbox(body)
    #expect(try await sync(sandbox).status == 0)
    let text = try sandbox.text(Self.article)
    for directive in directives { #expect(text.contains(directive + "\n\n")) }
    #expect(text.contains("```mermaid\nstateDiagram-v2\n") && text.contains("`orderPlaced(_:)`"))
    #expect(text.components(separatedBy: "Before.").count == 5 && text.components(separatedBy: "After.").count == 5)
    try await expect([], of: sandbox, ["--only", "models,structure"], formats: [.concise])
  }

  /// Who writes no closing comment wants no fallback.
  @Test func withoutAClosingCommentNothingIsWritten() async throws {
    let sandbox = try Self.sandbox(Self.opening)
    let before = try sandbox.data(Self.article)
    let run = try await sync(sandbox)
    #expect(run.status == 0 && run.outBytes.isEmpty)
    #expect(try sandbox.data(Self.article) == before)
  }

  @Test func eachLanguageInItsWords() async throws {
    let sandbox = try Self.sandbox("\(Self.opening)\n\(Self.closing)")
    let german = "Content/de/part/one.md"
    try sandbox.write(Book.page("Eins", "\(Self.opening)\n\(Self.closing)\n\n## Anfang\n\n## Ende"), to: german)
    #expect(try await sync(sandbox).status == 0)
    #expect(try sandbox.text(Self.article).contains("| Cart |"))
    #expect(try sandbox.text(german).contains("| Warenkorb |"))
  }

  @Test func checkWritesNothing() async throws {
    let sandbox = try Self.sandbox("\(Self.opening)\n\nOld.\n\n\(Self.closing)")
    let before = try sandbox.snapshot()
    let stale = try await sync(sandbox, ["--check"])
    #expect(stale.status == 1 && stale.out.contains("[models/stale-fallback]"), "\(stale.everything)")
    #expect(differences(before, try sandbox.snapshot()) == [])
    #expect(try await sync(sandbox).status == 0)
    #expect(try await sync(sandbox, ["--check"]).status == 0)
  }

  @Test func theOwnContentIsUpToDate() async throws {
    let run = try await sync(Book.ownContent(), ["--check"])
    #expect(run.status == 0, "\(run.everything)")
  }

  /// What is out of date in the own content is put right to the byte.
  @Test func theOwnContentAnew() async throws {
    let sandbox = try Book.ownContent()
    let path = "Content/ru/ios/inactive.md"
    let before = try sandbox.snapshot()
    let changed = try sandbox.text(path).replacing(/```mermaid\n[^`]*```/, with: "Old.")
    #expect(changed != String(decoding: try #require(before[path]), as: UTF8.self))
    try sandbox.write(changed, to: path)
    let run = try await sync(sandbox)
    #expect(run.status == 0 && run.out == "Wrote \(path)\n", "\(run.everything)")
    #expect(differences(before, try sandbox.snapshot()) == [])
  }

  @Test(arguments: [0o600, 0o644, 0o755, 0o664]) func theModeStays(_ mode: Int) async throws {
    let sandbox = try Self.sandbox("\(Self.opening)\n\(Self.closing)")
    let path = sandbox.path(Self.article)
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    #expect(try await sync(sandbox).status == 0)
    let after = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(after == mode)
    #expect(try sandbox.names(in: "Content/en/part") == ["dot.svg", "one.md", "two.md"], "no draft is left")
  }

  @Test func whatCannotBeWrittenIsNamed() async throws {
    let long = String(repeating: "Long. ", count: 1_000)
    let sandbox = try Self.sandbox("\(Self.opening)\n\(Self.closing)\n\n\(long)")
    let before = try sandbox.data(Self.article)
    // A limit on the size of files stands for a full disk: root may write all else.
    let run = try await Program.run(
      executable: "/bin/sh",
      ["-c", "trap '' XFSZ; ulimit -f 4; exec \"$0\" sync --no-cache", Program.binary()],
      in: sandbox.root)
    #expect(run.status == 2 && run.err.hasPrefix("error: \(Self.article) cannot be written: "), "\(run.everything)")
    #expect(try sandbox.data(Self.article) == before)
    #expect(try sandbox.names(in: "Content/en/part") == ["dot.svg", "one.md", "two.md"], "no draft is left")
  }
}
