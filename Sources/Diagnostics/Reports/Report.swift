/// Everything that a run found, in the order in which it is printed.
package struct Report: Sendable {
  /// Sorted by path, place, rule and words.
  package let findings: [Diagnostic]
  /// What was not looked at, in the order of the groups' names.
  package let skipped: [Skipped]
  /// How many files were looked at.
  package let files: Int
  /// What became of code blocks; nil where nobody looked at them.
  package let code: CodeSummary?

  package init(_ findings: [Diagnostic], skipped: [Skipped] = [], files: Int, code: CodeSummary? = nil) {
    self.findings = findings.sorted()
    self.skipped = skipped.sorted { ($0.group, $0.reason) < ($1.group, $1.reason) }
    self.files = files
    self.code = code
  }

  /// How many findings have that severity.
  package func count(of severity: Severity) -> Int {
    findings.count { $0.severity == severity }
  }

  /// 1 where an error was found, or the caller is strict and a warning was found or a tool is missing; else 0.
  ///
  /// A missing compiler is no fault of the text, but who is strict wants to know that all was checked.
  package func exitStatus(strict: Bool) -> Int32 {
    let limit: Severity = strict ? .warning : .error
    let isMissing = strict && skipped.contains { $0.isMissingTool }
    return isMissing || findings.contains { $0.severity >= limit } ? 1 : 0
  }

  /// The report as text; every line ends with LF.
  ///
  /// `colour` is for terminals and only concerns `full`.
  package func text(_ format: ReportFormat, colour: Bool = false) -> String {
    switch format {
    case .full: FullFormat(style: Style(colour: colour)).text(of: self)
    case .concise: ConciseFormat().text(of: self)
    case .json: JSONFormat().text(of: self)
    case .github: GitHubFormat().text(of: self)
    }
  }
}

/// Checks that did not run, so that silence is never taken for "passed".
package struct Skipped: Sendable, Hashable {
  /// The group of rules, as in their ids.
  package let group: String
  /// How many things were not looked at.
  package let count: Int
  /// Why, in a few words without a full stop.
  package let reason: String
  /// How to get what is missing.
  package let help: String?
  /// Whether a tool is missing on this machine; a strict run fails for it.
  package let isMissingTool: Bool

  package init(group: String, count: Int, reason: String, help: String? = nil, isMissingTool: Bool = false) {
    self.group = group
    self.count = count
    self.reason = reason
    self.help = help
    self.isMissingTool = isMissingTool
  }
}

/// How the blocks of code of a run were judged. Translations of one block count once, but for those skipped.
package struct CodeSummary: Sendable, Hashable {
  /// Compiled in this run: together with others, and alone.
  package let batched: Int
  package let standalone: Int
  /// Known from an earlier run.
  package let cached: Int
  /// Not compiled, for reasons that their authors give.
  package let illustrative: Int
  /// Not judged, since something was missing.
  package var skipped = 0

  package var compiled: Int { batched + standalone }

  package init(batched: Int, standalone: Int, cached: Int, illustrative: Int) {
    self.batched = batched
    self.standalone = standalone
    self.cached = cached
    self.illustrative = illustrative
  }
}

/// How a report is printed.
package enum ReportFormat: String, Sendable, CaseIterable {
  /// For people: the source line, with the place marked.
  case full
  /// One line a finding, as compilers print it.
  case concise
  /// One JSON object a line.
  case json
  /// Annotations of a GitHub workflow.
  case github
}
