/// Everything that a run found, in the order in which it is printed.
package struct Report: Sendable {
  /// Sorted by path, place, rule and words.
  package let findings: [Diagnostic]
  /// What was not looked at, in the order of the groups' names.
  package let skipped: [Skipped]
  /// How many files were looked at.
  package let files: Int

  package init(_ findings: [Diagnostic], skipped: [Skipped] = [], files: Int) {
    self.findings = findings.sorted()
    self.skipped = skipped.sorted { ($0.group, $0.reason) < ($1.group, $1.reason) }
    self.files = files
  }

  /// How many findings have that severity.
  package func count(of severity: Severity) -> Int {
    findings.count { $0.severity == severity }
  }

  /// 1 where an error was found, or a warning and the caller is strict; else 0.
  ///
  /// What was skipped does not count: a missing compiler is no fault of the text.
  package func exitStatus(strict: Bool) -> Int32 {
    let limit: Severity = strict ? .warning : .error
    return findings.contains { $0.severity >= limit } ? 1 : 0
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

  package init(group: String, count: Int, reason: String, help: String? = nil) {
    self.group = group
    self.count = count
    self.reason = reason
    self.help = help
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
