package import Diagnostics
import YAML

/// Machines in the notations of others, as files of our own format.
///
/// Whatever is in a file and cannot be carried over is reported at its place; nothing is left out in silence.
package enum MachineImport {
  /// Notations that hold a machine, and no picture only.
  package static let formats: [ExportFormat] = ExportFormat.allCases.filter { $0 != .dot }
  /// How large a file may be, in bytes.
  package static let sizeLimit = 10 * 1024 * 1024

  /// Reads a file. The value is nil where it cannot be read, and an error says why; notes say what was left out.
  ///
  /// `id` is what the machine is to be called; else it is called as in the file, or as the file itself.
  package static func read(_ file: SourceFile, as format: ExportFormat, id: String? = nil) -> Outcome<ImportedMachine?>
  {
    guard file.bytes.count <= sizeLimit else {
      let message = "the file has \(file.bytes.count) bytes; at most \(sizeLimit) are read"
      return Outcome(nil, [Diagnostic(.importFailure, message, at: SourceRange(file, 0..<1))])
    }
    var report = ImportReport(file)
    let valid = Array(String(decoding: file.bytes, as: UTF8.self).utf8)
    if valid != file.bytes {
      let place = zip(valid, file.bytes).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? 0
      report.fail("the file is not UTF-8", place..<place + 1)
      return Outcome(nil, report.diagnostics.sorted())
    }
    let draft: MachineDraft? =
      switch format {
      case .scxml: SCXMLReader.read(&report)
      case .xstate: XStateReader.read(&report)
      case .mermaid: DiagramReader.read(.mermaid, &report)
      case .plantuml: DiagramReader.read(.plantuml, &report)
      case .csv: TransitionTable.read(&report)
      case .dot: report.fail("Graphviz's language draws a picture; it holds no machine", 0..<0)
      }
    guard var draft, !report.hasFailed else { return Outcome(nil, report.diagnostics.sorted()) }
    if let id { draft.name = id }
    if draft.name.isEmpty {
      draft.name = file.path.split(separator: "/").last.map { String($0.prefix { $0 != "." }) } ?? ""
    }
    guard let document = DraftWriter.document(draft, &report) else { return Outcome(nil, report.diagnostics.sorted()) }
    let name = document["machine"]?.text ?? ""
    return Outcome(ImportedMachine(id: name, yaml: YAMLWriter.text(of: document)), report.diagnostics.sorted())
  }
}

/// A machine that was read from another notation.
package struct ImportedMachine: Sendable {
  package let id: String
  /// The text for `Models/<id>.yaml`.
  package let yaml: String
}

/// What is said of a file while it is read.
struct ImportReport {
  let file: SourceFile
  private(set) var diagnostics: [Diagnostic] = []
  private var said: Set<String> = []

  init(_ file: SourceFile) { self.file = file }

  var hasFailed: Bool { diagnostics.contains { $0.rule == .importFailure } }

  /// Something that is left out, or carried over as something else.
  mutating func lose(_ message: String, _ range: Range<Int>, help: String? = nil) {
    guard diagnostics.count < Self.limit else { return }
    diagnostics.append(Diagnostic(.importLoss, message, at: place(range), help: help))
    if diagnostics.count == Self.limit {
      diagnostics.append(Diagnostic(.importLoss, "more is left out than is listed here", at: place(range)))
    }
  }

  /// The same, where saying it at the first place is enough.
  mutating func loseOnce(_ message: String, _ range: Range<Int>) {
    if said.insert(message).inserted { lose(message, range) }
  }

  /// Why the file cannot be read. Gives nil, so that a reader can end with it.
  mutating func fail<Value>(_ message: String, _ range: Range<Int>, help: String? = nil) -> Value? {
    fail(message, range, help: help)
    return nil
  }

  mutating func fail(_ message: String, _ range: Range<Int>, help: String? = nil) {
    diagnostics.append(Diagnostic(.importFailure, message, at: place(range), help: help))
  }

  private static let limit = 200

  private func place(_ range: Range<Int>) -> SourceRange {
    SourceRange(file, range.clamped(to: 0..<file.bytes.count))
  }
}

extension MachineImport {
  /// Every rule that reading other notations may report.
  package static let rules: [Rule] = [.importFailure, .importLoss]
}

extension Rule {
  static let importFailure = Rule(
    "models/import", .error, "A machine in another notation can be read.",
    why: "A machine that is guessed from a broken file is one that nobody wrote.",
    bad: [
      "order.mmd": "stateDiagram-v2\n  [*] --> Open\n  state Open {\n    [*] --> cart\n    cart --> placed : pay\n"
    ],
    good: [
      "order.mmd": "stateDiagram-v2\n  [*] --> Open\n  state Open {\n    [*] --> cart\n    cart --> placed : pay\n  }\n"
    ])

  static let importLoss = Rule(
    "models/import-loss", .note, "What another notation says and a model cannot is named.",
    why: "Who imports a machine has to know what is no longer in it.",
    bad: [
      "order.mmd":
        "stateDiagram-v2\n  [*] --> cart\n  cart --> placed : pay\n  note right of cart : nothing is paid yet\n"
    ],
    good: ["order.mmd": "stateDiagram-v2\n  [*] --> cart\n  cart --> placed : pay\n"])
}
