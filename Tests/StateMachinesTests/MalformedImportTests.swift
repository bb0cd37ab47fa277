import Diagnostics
import Foundation
import StateMachines
import TestSupport
import Testing

@Suite("Whatever a file holds, importing it ends and says what is wrong")
struct MalformedImportTests {
  private static let scxml = "<scxml xmlns=\"http://www.w3.org/2005/07/scxml\">"

  private static let broken: [(format: ExportFormat, text: String, expected: String)] = [
    (.scxml, "", "1:1 models/import: the file is not well-formed XML: it ends too early"),
    (
      .scxml, "\(scxml)<state id=\"a\">\n</scxml>",
      "2:9 models/import: the file is not well-formed XML: an end tag does not fit the start tag"
    ),
    (
      .scxml, "<a/>",
      "1:1-1:3 models/import: the file begins with 'a', not with 'scxml' of SCXML (write '<scxml xmlns=\"http://www.w3.org/2005/07/scxml\" version=\"1.0\">')"
    ),
    (
      .scxml, "<!DOCTYPE a [<!ENTITY x \"y\">]>\n\(scxml)</scxml>",
      "1:1-1:10 models/import: document types and entities are not read (remove '<!DOCTYPE …>' and write out its entities)"
    ),
    (.scxml, "\(scxml)</scxml>", "1:1 models/import: there are no states in the file"),
    (
      .scxml, "\(scxml)<state id=\"a\"/>\n<state id=\"a\"/></scxml>",
      "2:1-2:7 models/import: the id 'a' names two states"
    ),
    (
      .scxml, "\(scxml)<state id=\"a\">\n<history id=\"h\"/><state id=\"b\"/></state></scxml>",
      "2:1-2:9 models/import: the history state 'h' does not say what is entered where nothing is remembered (put '<transition target=\"…\"/>' into it)"
    ),
    (.xstate, "", "1:1 models/import: the file is not JSON: it ends too early"),
    (.xstate, "{\"states\": {\n  \"a\": }}", "2:8-2:9 models/import: the file is not JSON: a value is missing"),
    (
      .xstate, "{\"a\": () => 1}",
      "1:7-1:8 models/import: the file is not JSON: '()' is no value of JSON; functions are not read"
    ),
    (.xstate, "[1]", "1:1-1:2 models/import: there are no 'states': this is no configuration of XState"),
    (.xstate, "{\"a\": 1, \"a\": 2}", "1:10-1:11 models/import: the file is not JSON: the key 'a' stands twice"),
    (
      .mermaid, "graph TD\nA --> B",
      "1:1-1:9 models/import: the file does not begin with 'stateDiagram-v2' (other diagrams of Mermaid hold no machine)"
    ),
    (.mermaid, "stateDiagram-v2\nstate A {\nB --> C", "2:1-2:10 models/import: '{' is not closed"),
    (.plantuml, "@startuml\na --> b\n}\n@enduml", "3:1-3:2 models/import: '}' closes nothing"),
    (.plantuml, "@startuml\n@enduml", "1:1 models/import: there are no states in the file"),
    (.csv, "", "1:1 models/import: the table is empty"),
    (.csv, "source,target\n\"a,b\n", "2:1-2:2 models/import: the quotes of a cell are not closed"),
    (
      .csv, "from,at\na,b\n",
      "1:1-1:5 models/import: the first row does not name the columns 'source' and 'target' (begin the table with source,event,target,guard,callbacks)"
    ),
    (.dot, "digraph {}", "1:1 models/import: Graphviz's language draws a picture; it holds no machine"),
  ]

  @Test(arguments: broken.indices)
  func brokenFiles(_ place: Int) {
    let (format, text, expected) = Self.broken[place]
    let outcome = MachineImport.read(SourceFile(path: "a.x", text: text), as: format)
    #expect(outcome.value == nil)
    #expect(findings(outcome.diagnostics.filter { $0.severity == .error }).first == expected)
  }

  @Test(arguments: MachineImport.formats)
  func otherFaults(_ format: ExportFormat) {
    let bytes: [UInt8] = [0x61, 0xFF, 0x62]
    let outcome = MachineImport.read(SourceFile(path: "a.x", bytes: bytes), as: format)
    #expect(findings(outcome.diagnostics) == ["1:2-1:3 models/import: the file is not UTF-8"])
    let large = SourceFile(path: "a.x", bytes: [UInt8](repeating: 0x20, count: MachineImport.sizeLimit + 1))
    #expect(MachineImport.read(large, as: format).value == nil)
    let deep = [
      ExportFormat.scxml: Self.scxml + (0..<1_000).map { "<state id=\"s\($0)\">" }.joined()
        + String(repeating: "</state>", count: 1_000) + "</scxml>",
      .xstate: "{\"states\": " + (0..<1_000).map { "{\"s\($0)\": {\"states\": " }.joined() + "{}"
        + String(repeating: "}}", count: 1_000) + "}",
      .mermaid: "stateDiagram\n" + (0..<1_000).map { "state s\($0) {\n" }.joined()
        + String(repeating: "}\n", count: 1_000),
      .plantuml: (0..<1_000).map { "state s\($0) {\n" }.joined() + String(repeating: "}\n", count: 1_000),
      .csv: "source,target\n" + (0..<1_000).map { "s\($0),t\($0)\n" }.joined(),
    ]
    let nested = MachineImport.read(SourceFile(path: "a.x", text: deep[format] ?? ""), as: format)
    #expect(nested.value == nil && nested.diagnostics.first { $0.severity == .error }?.rule.id == "models/import")
  }

  private static let pieces = [
    "<", ">", "</", "/>", "\"", "'", "{", "}", "[", "]", "[*]", "-->", ":", ",", ";", "\n", " ", "&#0;", "&x;", "]]>",
    "<!--",
    "state ", "<state id=\"x\">", "target", "#", "\\u", "\\", "null", "é", "\u{1F600}", "--", "/", "<<choice>>", "type",
  ]

  @Test(arguments: MachineImport.formats)
  func mutations(_ format: ExportFormat) throws {
    let machine = try Exchange.machine("everything")
    let whole = Array(machine.export(as: format, under: machine.defaultConditions, language: 0).text.utf8)
    var random = RepeatableNumbers(seed: 7)
    for _ in 0..<200 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let lower = Int.random(in: 0...bytes.count, using: &random)
        let upper = min(bytes.count, lower + Int.random(in: 0...20, using: &random))
        bytes.replaceSubrange(lower..<upper, with: Array((Self.pieces.randomElement(using: &random) ?? "").utf8))
      }
      let file = SourceFile(path: "a.x", bytes: Array(String(decoding: bytes, as: UTF8.self).utf8))
      let outcome = MachineImport.read(file, as: format)
      for diagnostic in outcome.diagnostics {
        #expect(diagnostic.range.map { $0.bytes.upperBound <= file.bytes.count } == true)
      }
      guard let found = outcome.value else {
        #expect(outcome.diagnostics.contains { $0.severity == .error })
        continue
      }
      // What comes out can be read by the reader of models, whatever it may say of it.
      #expect(
        !Machine.read(SourceFile(path: "\(found.id).yaml", text: found.yaml), languages: ["en"]).diagnostics
          .contains { $0.rule.id.hasPrefix("structure/yaml-syntax") })
    }
  }

  /// Judges of others, where they are installed.
  @Test(arguments: RoundTripTests.machines)
  func exportsAreWellFormed(_ id: String) throws {
    let machine = try Exchange.machine(id)
    let conditions = machine.defaultConditions
    let json = machine.export(as: .xstate, under: conditions, language: 0).text
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(json.utf8)) }
    for (format, tool) in [(ExportFormat.scxml, ["xmllint", "--noout", "-"]), (.dot, ["dot", "-Tplain"])] {
      try judge(machine.export(as: format, under: conditions, language: 0).text, tool)
    }
  }

  private func judge(_ text: String, _ tool: [String]) throws {
    guard ["/usr/bin/", "/usr/local/bin/"].contains(where: { FileManager.default.fileExists(atPath: $0 + tool[0]) })
    else { return }
    let (process, input) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = tool
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
