import Foundation
import Testing

/// What `phasebook model export` and `phasebook model import` print, and where.
struct ModelExchangeTests {
  private func run(_ arguments: [String], in sandbox: Sandbox) async throws -> Program.Run {
    try await Program.run(["model"] + arguments, in: sandbox.root)
  }

  @Test(arguments: ["scxml", "xstate", "mermaid", "plantuml", "dot", "csv"])
  func exportsTheMachineAndSaysWhatIsLost(_ format: String) async throws {
    let sandbox = try Book.sandbox([OrderModel.file: OrderModel.text()])
    let export = try await run(["export", "order", "--format", format, "-l", "de"], in: sandbox)
    #expect(export.status == 0 && !export.out.isEmpty, "\(export.everything)")
    #expect(export.err.split(separator: "\n").allSatisfy { $0.hasPrefix("note: ") })
    if format != "csv" { #expect(export.out.contains("Warenkorb")) }
    let quiet = try await run(["export", "order", "--format", format, "-l", "de", "--quiet"], in: sandbox)
    #expect(quiet.outBytes == export.outBytes && quiet.errBytes.isEmpty)
  }

  /// What was imported is a model of which the linter says nothing new.
  @Test(arguments: ["scxml", "xstate"])
  func importsWhatWasExported(_ format: String) async throws {
    let sandbox = try Book.sandbox([OrderModel.file: OrderModel.text()])
    let export = try await run(["export", "order", "--format", format], in: sandbox)
    let name = format == "scxml" ? "order.scxml" : "order.json"
    try sandbox.write(export.out, to: name)
    let back = try await run(["import", name], in: sandbox)
    #expect(back.status == 0 && back.errBytes.isEmpty, "\(back.everything)")
    try sandbox.write(back.out, to: OrderModel.path)
    let again = try await run(["export", "order", "--format", format], in: sandbox)
    #expect(again.outBytes == export.outBytes)
    let renamed = try await run(["import", name, "--id", "Other One"], in: sandbox)
    #expect(renamed.out.contains("\nmachine: other-one\n"))
  }

  @Test func saysWhatCannotBeCarriedOver() async throws {
    let sandbox = try Book.sandbox()
    try sandbox.write("stateDiagram-v2\n[*] --> A\nA --> B : go\nnote right of A : x\n", to: "a.mmd")
    let found = try await run(["import", "a.mmd"], in: sandbox)
    #expect(found.status == 0 && found.out.hasPrefix("phasebook: 1\nmachine: a\n"))
    #expect(found.err.contains("note") && found.err.contains("a.mmd:4:1"))
    try sandbox.write("<scxml>", to: "b.scxml")
    let broken = try await run(["import", "b.scxml"], in: sandbox)
    #expect(broken.status == 2 && broken.outBytes.isEmpty && broken.err.contains("models/import"))
  }

  @Test(arguments: [
    (["export", "order"], "--format is missing"), (["export", "order", "--format", "svg"], "one of scxml"),
    (["export", "ordre", "--format", "csv"], "did you mean “order”?"), (["import"], "FILE"),
    (["import", "a.txt"], "names no format"), (["import", "none.csv"], "none.csv"),
  ])
  func saysWhatIsUnknown(_ arguments: [String], _ words: String) async throws {
    let run = try await run(arguments, in: Book.sandbox([OrderModel.file: OrderModel.text()]))
    #expect(run.status == 2 && run.outBytes.isEmpty && run.err.contains(words), "\(run.everything)")
  }
}
