package import Diagnostics

extension Machine {
  /// Every rule that reading a machine may report.
  package static let readingRules: [Rule] = [
    .machineFormat, .machineName, .badID, .duplicateID, .unknownReference, .wrongInitial, .missingModelText,
    .versionOrder, .machineLimit, .variantValue,
  ]
}

extension Rule {
  /// A small machine without a fault, in which an example replaces one part.
  static let door = """
    phasebook: 1
    machine: door
    title: {en: Door, de: Tür}
    versions: {scheme: doors, order: ["1", "2"]}
    variants: {lock: {values: [keyed, coded], default: keyed}}
    initial: shut
    events:
      push: {label: {en: push, de: drücken}}
      pull: {label: {en: pull, de: ziehen}}
    callbacks:
      on-open: {call: onOpen(), since: "1"}
    states:
      shut: {label: {en: Shut, de: Zu}}
      open: {label: {en: Open, de: Offen}}
    transitions:
      - {id: open-up, source: shut, target: open, event: push, callbacks: [on-open]}
      - {id: close, source: open, target: shut, event: pull, callbacks: []}

    """

  /// The door with parts of its text replaced, as an example of a rule.
  package static func door(_ changes: (part: String, replacement: String)...) -> Rule.Example {
    ["Models/door.yaml": changes.reduce(door) { $0.replacing($1.part, with: $1.replacement) }]
  }

  static let machineFormat = Rule(
    "models/format", .error, "The file of a machine begins with the format that this program reads.",
    why: "A later format may mean something else by the same words, so nothing is guessed.",
    bad: door(("phasebook: 1", "phasebook: 9")), good: door())

  static let machineName = Rule(
    "models/machine-name", .error, "A machine is called like its file.",
    why: "Links name the file and pages the machine; where the two differ, one of them leads nowhere.",
    bad: door(("machine: door", "machine: gate")), good: door())

  static let badID = Rule(
    "models/bad-id", .error, "An id is made of small letters a to z, digits and hyphens, and begins with a letter.",
    why: "Ids are parts of addresses and of links, which must work everywhere and never change.",
    bad: door(("  push:", "  Push_It:"), ("event: push", "event: Push_It")), good: door())

  static let duplicateID = Rule(
    "models/duplicate-id", .error, "An id names one element of a machine, of whatever kind.",
    why: "A link to the id could mean either of them.",
    bad: door(("id: close", "id: pull")), good: door())

  static let unknownReference = Rule(
    "models/unknown-reference", .error, "Everything that a machine refers to exists in it.",
    why: "A transition to a state that does not exist is missing in the diagram, the tables and all checks.",
    bad: door(("target: shut", "target: shutt")), good: door())

  static let wrongInitial = Rule(
    "models/wrong-initial", .error, "A machine, and each composite state, names the child that it begins in.",
    why: "Without a beginning no path through the machine can be told.",
    bad: door(("initial: shut", "initial: ajar")), good: door())

  static let missingModelText = Rule(
    "models/missing-text", .error, "A text of a model has a value for every language.",
    why: "Readers of the other language see the source language in diagrams and tables.",
    bad: door(("{en: Shut, de: Zu}", "{en: Shut}")), good: door())

  static let versionOrder = Rule(
    "models/version-order", .error,
    "Versions are those of the machine's scheme, and nothing ends before it begins.",
    why: "What ends before it begins is never there, and its checks never run.",
    bad: door(("since: \"1\"", "since: \"2\", removed: \"1\"")),
    good: door(("since: \"1\"", "since: \"1\", removed: \"2\"")))

  static let variantValue = Rule(
    "models/variant", .error, "A condition names a variant that the machine has.",
    why: "What has a condition that never holds is on no page.",
    bad: door(("[on-open]", "[{call: on-open, when: {lock: barred}}]")),
    good: door(("[on-open]", "[{call: on-open, when: {lock: keyed}}]")))

  static let machineLimit = Rule(
    "models/limit", .error, "A machine has at most 500 states.",
    why: "A larger one cannot be drawn, and its paths cannot be searched in reasonable time.",
    bad: door(
      ("  shut:", (0..<Machine.stateLimit).map { "  s\($0): {label: {en: \($0), de: \($0)}}\n" }.joined() + "  shut:")),
    good: door())
}
