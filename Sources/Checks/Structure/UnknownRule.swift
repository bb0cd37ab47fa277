import Diagnostics
import Knowledge
import Markdown
import YAML

extension Rule {
  static let unknownRule = Rule(
    "structure/unknown-rule", .error, "A rule that an author or the configuration names exists.",
    why: "A misspelt rule changes nothing, so the finding it was meant for is still there, or hidden by another.",
    bad: [
      "phasebook.yaml":
        "phasebook: 1\ntitle: {en: A, de: B}\nlanguages: {en: {}, de: {}}\nseverity: {links/mising-target: note}\n"
    ],
    good: [
      "phasebook.yaml":
        "phasebook: 1\ntitle: {en: A, de: B}\nlanguages: {en: {}, de: {}}\nseverity: {links/missing-target: note}\n"
    ])
}

extension Check {
  static let unknownRule = Check(.unknownRule) { base in
    let named =
      base.configuration.severities.map { ($0.rule.value, $0.rule.range) }
      + base.suppressions.map { ($0.rule.text, $0.rule.range) }
    let fixed = base.configuration.severities.filter { Rule.ofFixedSeverity.map(\.id).contains($0.rule.value) }
    return fixed.map { Diagnostic(.unknownRule, "the severity of '\($0.rule.value)' is fixed", at: $0.rule.range) }
      + named.compactMap { name, range in
        guard Rules.rule(name) == nil, !Rule.groups.contains(name) else { return nil }
        return Diagnostic(
          .unknownRule, "there is no rule '\(name)'", at: range,
          help: suggestion(for: name, among: Rules.all.map(\.id)).map { "did you mean '\($0)'?" })
      }
  }
}
