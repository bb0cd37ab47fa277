package import Diagnostics
import Knowledge
import Markdown

extension Rule {
  static let unusedSuppression = Rule(
    "structure/unused-ignore", .error, "An `ignore` suppresses something.",
    why: "One that does nothing hides the next real finding at its place.",
    bad: [
      "en/page.md": "---\ntitle: Page\n---\n\n<!-- phasebook:ignore links/missing-target \"planned\" -->\n\nText.\n"
    ],
    good: [
      "en/page.md":
        "---\ntitle: Page\n---\n\n<!-- phasebook:ignore links/missing-target \"planned\" -->\n\n[Soon](soon.md)\n"
    ])
}

/// Applies what authors said about findings, and reports what suppresses nothing.
///
/// Of rules that run only on request nothing is said where nobody asked; `notRun` are those that lacked a tool.
package func applySuppressions(
  of input: CheckInput, to findings: [Diagnostic], groups: Set<String>, notRun: [Rule] = []
) -> [Diagnostic] {
  let base = input.base
  let unasked = (input.answers == nil ? [Rule.deadLink] : []) + (input.comparedSince == nil ? [.staleFacts] : [])
  let isNotRun = { (name: String) in notRun.contains { $0.isCalled(name) || $0.group == name } }
  var used: Set<SourceRange> = []
  let byFile = Dictionary(grouping: base.suppressions) { $0.block.file.path }
  for finding in findings {
    for path in finding.places {
      for suppression in byFile[path] ?? [] where suppression.covers(finding) { used.insert(suppression.directive) }
    }
  }
  var seen: Set<SourceRange> = []
  let unused = base.suppressions.filter { suppression in
    // A misspelt rule has a finding of its own; a rule that did not run may have had something to find.
    guard let rule = Rules.rule(suppression.rule.text)?.group ?? suppression.rule.text as String?,
      Rules.groups.contains(rule), groups.contains(rule), !isNotRun(suppression.rule.text)
    else { return false }
    if unasked.contains(where: { $0.isCalled(suppression.rule.text) }) { return false }
    return !used.contains(suppression.directive) && seen.insert(suppression.directive).inserted
  }
  return findings.without(base.suppressions).withoutFollowUps
    + unused.map { suppression in
      Diagnostic(
        suppression.isFact ? .unusedFact : .unusedSuppression,
        "'\(suppression.isFact ? "i:" : "ignore ")\(suppression.rule.text)' suppresses nothing",
        at: suppression.directive,
        help: "remove it")
    }
}
