/// Everything that can be said about a file: by the parsers, the linker, the checks and the renderer alike.
package struct Diagnostic: Sendable, Hashable {
  package var rule: Rule
  /// The rule's own severity unless the configuration says otherwise.
  package var severity: Severity
  /// One line that names the thing; no full stop.
  package let message: String
  /// Where; nil where it is about the project as a whole.
  package let range: SourceRange?
  package let notes: [Note]
  /// What to do, most often "did you mean …?".
  package let help: String?
  /// What `--fix` writes into the file of `range`; empty where only a person can tell.
  package let fix: [Replacement]

  /// A second place that explains the first.
  package struct Note: Sendable, Hashable {
    package let message: String
    package let range: SourceRange

    package init(_ message: String, _ range: SourceRange) {
      self.message = message
      self.range = range
    }
  }

  package init(
    _ rule: Rule, _ message: String, at range: SourceRange?, notes: [Note] = [], help: String? = nil,
    fix: [Replacement] = []
  ) {
    self.rule = rule
    self.severity = rule.severity
    self.message = message
    self.range = range
    self.notes = notes
    self.help = help
    self.fix = fix
  }
}

extension Diagnostic: Comparable {
  /// By path, place, rule and words, so that parallel work always prints in the same order.
  package static func < (left: Diagnostic, right: Diagnostic) -> Bool {
    let (a, b) = (left.range, right.range)
    if (a?.file.path ?? "") != (b?.file.path ?? "") { return (a?.file.path ?? "") < (b?.file.path ?? "") }
    let (c, d) = (a?.bytes.lowerBound ?? 0, b?.bytes.lowerBound ?? 0)
    if c != d { return c < d }
    if left.rule.id != right.rule.id { return left.rule.id < right.rule.id }
    return left.message < right.message
  }
}

/// A value, and what was noticed while it was made.
package struct Outcome<Value: Sendable>: Sendable {
  package let value: Value
  package let diagnostics: [Diagnostic]

  package init(_ value: Value, _ diagnostics: [Diagnostic] = []) {
    self.value = value
    self.diagnostics = diagnostics
  }
}
