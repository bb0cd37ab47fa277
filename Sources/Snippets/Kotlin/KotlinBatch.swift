internal import Diagnostics
internal import Files

/// Units that go through the compiler together: files in a folder, and the way back from its report to each of them.
struct KotlinBatch: Sendable {
  /// What a run of the compiler tells of a batch.
  enum Verdict {
    case judged([(unit: Int, messages: [CompilerMessage])])
    /// What is wrong with the stubs, which makes every verdict doubtful.
    case stubs([Diagnostic])
    /// Why nothing is known, and the unit that the compiler broke on, where it says so.
    case failed(String, Int?)
  }

  /// Of the units' files, relative to the folder that the compiler is started in.
  static let folder = "units"
  private static let sentinel = "sentinel.kt"

  private let sources: [KotlinSource]
  /// The units' numbers in the run.
  private let numbers: [Int]

  var count: Int { sources.count }

  init(_ units: [(number: Int, unit: CompilationUnit)], imports: [String]) {
    numbers = units.map(\.number)
    sources = units.enumerated().map { index, entry in
      KotlinSource(entry.unit, package: Self.package(index), imports: imports)
    }
  }

  private static func package(_ index: Int) -> String { "snippet_\(index)" }

  func write(below scratch: String) throws(FileError) {
    let folder = "\(scratch)/\(Self.folder)"
    try Disk.makeFolder(folder)
    for source in sources { try Disk.write(source.bytes, to: "\(folder)/\(source.package).kt") }
    try Disk.write(
      Array("package phasebook.sentinel\n\nval sentinel: Int = \"\"\n".utf8), to: "\(folder)/\(Self.sentinel)")
  }

  func verdict(on outcome: Subprocess.Outcome, _ stubs: KotlinStubs) -> Verdict {
    if outcome.ranOutOfTime { return .failed("the Kotlin compiler did not come to an end in time", nil) }
    let report = KotlinReport(outcome.errors)
    guard report.entries.contains(where: { Self.fileName(of: $0) == Self.sentinel }) else {
      return .failed(Self.reason(report, outcome), culprit(report))
    }
    let indices = Dictionary(uniqueKeysWithValues: sources.indices.map { ("\(sources[$0].package).kt", $0) })
    var wrong: [Diagnostic] = []
    var found: [[CompilerMessage]] = sources.map { _ in [] }
    for entry in report.entries {
      guard let severity = Self.severity(entry.severity), let name = Self.fileName(of: entry), name != Self.sentinel
      else {
        continue
      }
      guard let index = indices[name] else {
        if severity == .error, let finding = stubs.finding(entry) { wrong.append(finding) }
        continue
      }
      if let message = message(entry, severity, in: sources[index]) { found[index].append(message) }
    }
    guard wrong.isEmpty else { return .stubs(wrong) }
    return .judged(zip(numbers, found).map { ($0, $1) })
  }

  /// Nil for a warning about a line that the author did not write; an error there is told at the unit's beginning.
  private func message(_ entry: KotlinReport.Entry, _ severity: Severity, in source: KotlinSource) -> CompilerMessage? {
    let place = source.place(line: entry.line, column: entry.column)
    guard place != nil || severity == .error else { return nil }
    let lines = entry.text.replacing("\(source.package).", with: "").split(separator: "\n").map(String.init)
    let shown = place ?? CompilerMessage.Place(part: 0, offset: 0)
    // Candidates and the like have no places of their own, and reports leave out notes without one.
    return CompilerMessage(
      severity, entry.id, lines.first ?? "", at: shown,
      notes: lines.dropFirst().map { CompilerMessage.Note($0, at: shown) })
  }

  private static func severity(_ name: String) -> Severity? {
    switch name {
    case "error": .error
    case _ where name.hasSuffix("warning"): .warning
    default: nil
    }
  }

  private static func fileName(of entry: KotlinReport.Entry) -> String? {
    entry.file.map { $0.atLastSlash?.after ?? $0 }
  }

  /// The compiler names the file that it broke on in the text of its exception.
  private func culprit(_ report: KotlinReport) -> Int? {
    for entry in report.entries where entry.severity == "exception" {
      guard let match = entry.text.firstMatch(of: /\bsnippet_(\d+)\.kt\b/), let index = Int(match.1) else { continue }
      if numbers.indices.contains(index) { return numbers[index] }
    }
    return nil
  }

  /// The first thing that the compiler, or Java, says about what is wrong.
  private static func reason(_ report: KotlinReport, _ outcome: Subprocess.Outcome) -> String {
    let told = report.entries.first { $0.severity == "exception" } ?? report.entries.first { $0.severity == "error" }
    let text = told?.text ?? outcome.errors + outcome.output
    let line = text.split(separator: "\n").first { $0.contains(where: \.isLetter) } ?? "it says nothing"
    return "the Kotlin compiler ended with status \(outcome.status): \(line)"
  }
}
