/// How much a finding weighs. Only an error, or a warning where the caller is strict, makes a run fail.
package enum Severity: String, Sendable, Comparable, CaseIterable {
  case note, warning, error

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }

  /// Notes weigh least, errors most.
  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
}

/// A thing that can be wrong, with all that `explain`, the manual and the tests need to know of it.
package struct Rule: Sendable, Hashable {
  /// `group/kebab-name`; stable for ever, since authors write it into their files.
  package let id: String
  package let severity: Severity
  /// Other names that authors may write: numbers that the literature of such rules uses, as M030.
  package var aliases: [String] { Self.aliases[id] ?? [] }
  /// One sentence: what is reported.
  package let summary: String
  /// Why it matters to a reader, a translator or a maintainer.
  package let why: String
  /// Files that the rule must report, and the same files put right; its test runs both.
  package let bad: Example
  package let good: Example

  /// A small knowledge base, as far as it differs from the one that every example starts from.
  ///
  /// Paths are relative to the content folder. The base has the languages `en` and `de` and an `index.md` in both.
  package struct Example: Sendable, Hashable, ExpressibleByDictionaryLiteral {
    package let files: [(path: String, text: String)]

    package init(dictionaryLiteral elements: (String, String)...) {
      files = elements.map { (path: $0.0, text: $0.1) }
    }

    package static func == (left: Example, right: Example) -> Bool {
      left.files.elementsEqual(right.files) { $0 == $1 }
    }

    package func hash(into hasher: inout Hasher) {
      for file in files {
        hasher.combine(file.path)
        hasher.combine(file.text)
      }
    }
  }

  package init(
    _ id: String, _ severity: Severity, _ summary: String, why: String, bad: Example, good: Example
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.why = why
    self.bad = bad
    self.good = good
  }

  /// Whether a name that an author wrote means this rule.
  package func isCalled(_ name: String) -> Bool { name == id || aliases.contains { $0 == name.uppercased() } }

  /// What stands before the slash of the id.
  package var group: String { id.split(separator: "/").first.map(String.init) ?? id }

  /// All groups, in the order of the manual.
  package static let groups = [
    "links", "structure", "models", "claims", "snippets", "translation", "script", "spelling", "accessibility",
  ]
}
