import Diagnostics

extension Rule {
  static let untranslatedLabel = Rule(
    "models/untranslated-label", .warning, "The label of an event, a guard or a group is in its language.",
    why: "A label that is the same in both languages was most likely copied and never translated.",
    bad: door(("{en: push, de: drücken}", "{en: somebody pushes, de: somebody pushes}")), good: door())
}

extension Lint {
  /// States are left out: their official names are often the same in every language. So are single words, which
  /// languages share.
  static let untranslatedLabel = Lint(.untranslatedLabel) { machine in
    let labels =
      machine.events.map { ($0.label, $0.range) } + machine.guards.map { ($0.label, $0.range) }
      + machine.groups.map { ($0.label, $0.range) }
    return labels.filter { label, _ in
      label.values.dropFirst().contains { $0 == label.values[0] } && label.values[0].contains(" ")
    }.map { label, range in
      Diagnostic(.untranslatedLabel, "'\(label.values[0])' is the same in another language", at: range)
    }
  }
}
