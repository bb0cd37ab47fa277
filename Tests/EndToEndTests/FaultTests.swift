import Foundation
import Testing

/// Every fault that an author can make is found at its place, and nothing else is.
struct FaultTests {
  static let faults = Fault.links + Fault.structure + Fault.others + Fault.models

  @Test func nothingWrong() async throws {
    try await expect([], of: Book.sandbox())
  }

  @Test func nothingWrongInOwnContent() async throws {
    try await expect([], of: Book.ownContent())
  }

  @Test(arguments: faults) func smallBook(_ fault: Fault) async throws {
    let sandbox = try Book.sandbox()
    let expected = try fault.make(sandbox)
    // The formats have nothing of their own for machines.
    let isOfModels = expected.contains { $0.rule.hasPrefix("models/") }
    try await expect(expected, of: sandbox, formats: isOfModels ? [.concise, .full] : Place.Format.allCases)
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

  /// What names nothing in a machine, and what is proposed instead.
  static let slips: [(text: String, help: String)] = [
    ("[a](../Models/order.yaml#shippd)", "did you mean 'shipped'?"),
    ("[a](../Models/order.yaml#on-shiped)", "did you mean 'on-shipped'?"),
    ("[a](../Models/order.yaml#pay)", "write '#event:pay'"),
    ("[a](../Models/order.yaml#nag)", "write '#transition:nag'"),
    ("[a](../Models/order.yaml#evnt:pay)", "did you mean 'event'?"),
    ("[a](../Models/order.yaml#count:stats)", "did you mean 'states'?"),
    ("<!-- phasebook:states ordr -->", "did you mean 'order'?"),
    ("<!-- phasebook:diagram order variant=invoce -->", "did you mean 'invoice'?"),
    ("<!-- phasebook:diagram order version=9 -->", "known: 1, 2, 3"),
    ("<!-- phasebook:diagram order emphasise=setle -->", "did you mean 'settle'?"),
  ]

  @Test(arguments: slips) func suggestions(_ slip: (text: String, help: String)) async throws {
    let sandbox = try Book.sandbox([OrderModel.file: OrderModel.text()])
    try sandbox.append(slip.text, to: Fault.start)
    let run = try await Program.run(["check"], in: sandbox.root)
    #expect(run.status == 1 && run.out.contains("help: \(slip.help)\n"), "\(run.out)")
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
