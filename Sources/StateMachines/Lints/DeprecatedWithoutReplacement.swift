import Diagnostics

extension Rule {
  static let deprecatedWithoutReplacement = Rule(
    "models/deprecated-without-replacement", .warning,
    "A deprecated callback names what replaces it, or a note says why nothing does.",
    why: "A reader who learns that a call is deprecated wants to know what to write instead.",
    bad: door(("since: \"1\"", "since: \"1\", deprecated: \"2\"")),
    good: door(("since: \"1\"", "since: \"1\", deprecated: \"2\", notes: {en: Use a sensor., de: Nimm einen Sensor.}")))
}

extension Lint {
  static let deprecatedWithoutReplacement = Lint(.deprecatedWithoutReplacement) { machine in
    machine.callbacks.filter { $0.deprecated != nil && $0.replacedBy == nil && $0.notes == nil }.map { callback in
      Diagnostic(
        .deprecatedWithoutReplacement, "'\(callback.id)' is deprecated, and nothing says what replaces it",
        at: callback.range, help: "add 'replaced-by' or 'notes'")
    }
  }
}
