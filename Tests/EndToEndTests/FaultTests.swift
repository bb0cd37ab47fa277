import Foundation
import Testing

/// Every fault that an author can make is found at its place, and nothing else is.
struct FaultTests {
  static let faults = Fault.links + Fault.structure + Fault.others

  @Test func nothingWrong() async throws {
    try await expect([], of: Book.sandbox())
  }

  @Test func nothingWrongInOwnContent() async throws {
    try await expect([], of: Book.ownContent())
  }

  @Test(arguments: faults) func smallBook(_ fault: Fault) async throws {
    let sandbox = try Book.sandbox()
    let expected = try fault.make(sandbox)
    try await expect(expected, of: sandbox)
  }

  /// The groups that the fault is not about are left out: the fault is made in one language only.
  @Test(arguments: faults) func ownContent(_ fault: Fault) async throws {
    let sandbox = try Book.ownContent()
    let expected = try fault.make(sandbox)
    var groups = Set(expected.compactMap { $0.rule.split(separator: "/").first.map(String.init) })
    // An `ignore` is unused only where the rule that it names did run.
    if fault.name == "unused ignore" { groups.insert("links") }
    try await expect(expected, of: sandbox, ["--only", groups.sorted().joined(separator: ",")], formats: [.concise])
  }

  /// A theme may change single words; the others stay the program's own.
  @Test func partOfACatalogue() async throws {
    let header = "msgid \"\"\nmsgstr \"\"\n\"Language: de\\n\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n\n"
    let sandbox = try Book.sandbox(["theme/strings/de.po": header + "msgid \"Menu\"\nmsgstr \"Verzeichnis\"\n"])
    try await expect([], of: sandbox)
    let page = try await BuiltSite.build(sandbox).page("de/part/one/index.html")
    #expect(page.html.contains("Verzeichnis") && page.html.contains("Auf dieser Seite"))
  }

  /// A check never changes what it looks at.
  @Test func writesNothing() async throws {
    let sandbox = try Book.sandbox(["en/more.md": Book.page("More", "[Gone](gone.md)")])
    let before = try sandbox.snapshot()
    _ = try await Program.run(["check"], in: sandbox.root)
    let after = try sandbox.snapshot().filter { !$0.key.hasPrefix(".phasebook/") }
    #expect(differences(before, after) == [])
  }
}
