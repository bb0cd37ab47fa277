import Diagnostics
import Knowledge
import Snippets

/// What a compiler's messages mean for one unit, given what its author expects.
struct UnitFindings {
  private(set) var findings: [Diagnostic] = []
  /// Whether it compiles, and was meant to.
  private(set) var compiles = false
  /// Whether some block is meant not to compile.
  let isFailureMeant: Bool

  init(_ unit: SnippetUnit, _ messages: [CompilerMessage], of article: Article, _ search: NearMissSearch) {
    isFailureMeant = unit.snippets.contains { $0.failure != nil }
    var rest = messages
    for (part, snippet) in unit.snippets.enumerated() {
      guard let expected = snippet.failure else { continue }
      let meant = rest.filter { Self.isMeant($0, by: expected, part, snippet) }
      rest.removeAll { meant.contains($0) }
      if meant.isEmpty, !(snippet.expectsNearMiss && !search.findings(in: snippet, of: article).isEmpty) {
        findings.append(Self.unexpected(expected, messages.filter { $0.place.part == part }, snippet))
      }
    }
    // The second net has its own finding at the place.
    let missed = Set(
      unit.snippets.flatMap { search.findings(in: $0, of: article) }.compactMap { $0.range?.bytes.lowerBound })
    rest.removeAll { $0.isNearMiss && missed.contains(unit.range(of: $0.place).bytes.lowerBound) }
    findings += rest.map { Self.finding($0, unit) }
    compiles = !isFailureMeant && !findings.contains { $0.severity == .error }
  }

  private static func isMeant(
    _ message: CompilerMessage, by expected: Snippet.ExpectedFailure, _ part: Int, _ snippet: Snippet
  ) -> Bool {
    guard message.place.part == part else { return false }
    guard message.id == expected.id || message.isNearMiss && snippet.expectsNearMiss else { return false }
    return expected.line.map { $0 == snippet.lines.number(message.place.offset) } ?? true
  }

  private static func unexpected(
    _ expected: Snippet.ExpectedFailure, _ messages: [CompilerMessage], _ snippet: Snippet
  ) -> Diagnostic {
    let line = expected.line.map { " in its line \($0)" } ?? ""
    let said = messages.first { $0.severity == .error } ?? messages.first
    return Diagnostic(
      .unexpectedSuccess, "this block does not fail with '\(expected.id)'\(line)", at: expected.range,
      help: said.map {
        "the compiler says '\($0.id)' in its line \(snippet.lines.number($0.place.offset)): \($0.line)"
      } ?? "the compiler has nothing to say against it")
  }

  private static func finding(_ message: CompilerMessage, _ unit: SnippetUnit) -> Diagnostic {
    let rule: Rule =
      message.isNearMiss ? .nearMiss : message.severity == .error ? .compileError : .compilerWarning
    let notes = message.notes.compactMap { note in
      note.place.map { Diagnostic.Note(CompilerMessage.oneLine(note.text), unit.range(of: $0)) }
    }
    let help: String? =
      message.isNearMiss
      ? message.notes.first.map { CompilerMessage.oneLine($0.text) }
      : message.severity == .error && message.place.part < unit.snippets.count && !message.id.isEmpty
        ? "if it is meant to fail, write {fails=\(message.id)}" : nil
    return Diagnostic(
      rule, message.line + (message.id.isEmpty ? "" : " (\(message.id))"), at: unit.range(of: message.place),
      notes: message.isNearMiss ? [] : notes, help: help)
  }
}

extension CompilerMessage {
  /// Swift's word for a method that nearly is an optional requirement of a protocol.
  var isNearMiss: Bool { id == "req_near_match" }

  /// In one line, without a full stop.
  var line: String { Self.oneLine(text) }

  static func oneLine(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.hasSuffix(".") && !line.hasSuffix("..") ? String(line.dropLast()) : line
  }
}

extension Rule {
  static let compileError = Rule(
    "snippets/compile-error", .error, "Code of articles compiles.",
    why: "Readers copy it. What the compiler refuses is a mistake in the article, or lacks what stands around it.",
    bad: ["en/page.md": "---\ntitle: Page\n---\n\n```swift\nfunc work() -> Int { missing() }\n```\n"],
    good: ["en/page.md": "---\ntitle: Page\n---\n\n```swift\nfunc work() -> Int { 1 }\n```\n"])

  static let compilerWarning = Rule(
    "snippets/compiler-warning", .warning, "The compiler takes code of articles without a warning.",
    why: "A deprecated call or an unused result is what readers would be warned of as soon as they paste the code.",
    bad: ["en/page.md": "---\ntitle: Page\n---\n\n```swift\nfunc work() { let unused = 1 }\n```\n"],
    good: ["en/page.md": "---\ntitle: Page\n---\n\n```swift\nfunc work() -> Int { let used = 1; return used }\n```\n"])

  static let unexpectedSuccess = Rule(
    "snippets/unexpected-success", .error, "Code that is shown as a mistake fails in the way that its author says.",
    why: "A mistake that a newer compiler accepts, or refuses for another reason, teaches something false.",
    bad: ["en/page.md": "---\ntitle: Page\n---\n\n```swift {fails=cannot_find_in_scope}\nlet a = 1\n```\n"],
    good: ["en/page.md": "---\ntitle: Page\n---\n\n```swift {fails=cannot_find_in_scope@1}\nlet a = missing\n```\n"])

  /// What compilers are asked for.
  static let compiled: [Rule] = [.compileError, .compilerWarning, .unexpectedSuccess]
}
