package import Diagnostics
package import Knowledge
import StateMachines
import YAML

extension Rule {
  static let staleFacts = Rule(
    "models/stale-facts", .warning, "The facts of a machine were compared with their sources lately.",
    why: """
      Vendors change what they document. Only asked for with --stale-after, since what is right today must not fail \
      tomorrow by itself.
      """,
    bad: door(("initial: shut", "checked: 2019-12-31\ninitial: shut")),
    good: door(("initial: shut", "checked: 2020-01-01\ninitial: shut")))
}

extension Check {
  static let staleFacts = Check(.staleFacts) { input in
    guard let day = input.comparedSince else { return [] }
    return input.base.models.machines.compactMap { machine -> Diagnostic? in
      guard let checked = machine.checked, checked.value < day else { return nil }
      return Diagnostic(
        .staleFacts, "the facts of '\(machine.id)' were last compared with their sources on \(checked.value)",
        at: checked.range, help: "compare them again, then write the day of that")
    }
  }
}

/// Machines that say no day, so that nobody takes silence for fresh facts.
package func undated(in base: KnowledgeBase) -> [Skipped] {
  let count = base.models.machines.count { $0.checked == nil }
  return count == 0
    ? []
    : [
      Skipped(
        group: "models", count: count, reason: "machines do not say when their facts were compared",
        help: "add 'checked'")
    ]
}
