import Foundation
import Testing

/// The commands about code, as authors run them.
struct SnippetTests {
  private static let good = "```swift {#one}\nlet one = 1\n```"
  private static let bad = "```swift {#two}\nlet two = missing\n```"

  private func sandbox(_ blocks: String...) throws -> Sandbox {
    let sandbox = try Book.sandbox()
    try sandbox.write(
      Book.page("One", blocks.joined(separator: "\n\n") + "\n\n## Begin\n\n## End"), to: "Content/en/part/one.md")
    return sandbox
  }

  @Test func aBlockThatDoesNotCompileIsFoundAtItsPlace() async throws {
    let sandbox = try sandbox(Self.good, Self.bad)
    let run = try await Program.run(
      ["check", "--only", "snippets", "--format", "concise", "--timings"], in: sandbox.root)
    #expect(run.status == 1)
    #expect(run.out.contains("Content/en/part/one.md:"))
    #expect(
      run.out.contains("error: cannot find 'missing' in scope (cannot_find_in_scope) [snippets/compile-error]"))
    let again = try await Program.run(
      ["check", "--only", "snippets", "--format", "concise", "--timings"], in: sandbox.root)
    #expect(again.out == run.out && again.status == 1)
    #expect(again.err.contains("processes: 0"), "\(again.err)")
    let json = try await Program.run(["check", "--only", "snippets", "--format", "json"], in: sandbox.root)
    #expect(
      json.out.contains("\"code\":{\"batched\":0,\"standalone\":0,\"cached\":2,\"illustrative\":0,\"skipped\":0}"))
  }

  @Test func recordWritesWhatCompilesAndNothingElse() async throws {
    let sandbox = try sandbox(Self.good, Self.bad)
    let run = try await Program.run(["snippets", "record"], in: sandbox.root)
    #expect(run.status == 1 && run.err.contains("cannot_find_in_scope"))
    let path = "Content/Snippets/verified.ledger"
    let first = try sandbox.text(path)
    #expect(first.split(separator: "\n").count == 1 && first.contains(" swift "))
    _ = try await Program.run(["snippets", "record"], in: sandbox.root)
    #expect(try sandbox.text(path) == first)
    let list = try await Program.run(["snippets", "list"], in: sandbox.root)
    let lines = list.out.split(separator: "\n")
    #expect(lines.count == 2 && lines[0].hasPrefix("part/one#one  ") && lines[0].contains("recorded with swift"))
    #expect(lines[1].contains("not recorded"))
    let show = try await Program.run(["snippets", "show", "part/one#one"], in: sandbox.root)
    #expect(show.status == 0 && show.out == "let one = 1\n")
    let unknown = try await Program.run(["snippets", "show", "part/one#on"], in: sandbox.root)
    #expect(unknown.status == 2 && unknown.err.contains("part/one#one"))
  }

  @Test func buildStartsNoCompiler() async throws {
    let sandbox = try sandbox(Self.bad)
    let run = try await Program.run(["build", "--output", "out"], in: sandbox.root)
    #expect(run.status == 0 && !run.err.contains("missing"))
  }
}
