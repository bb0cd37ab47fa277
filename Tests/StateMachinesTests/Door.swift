import Diagnostics
import StateMachines
import TestSupport
import Testing

/// A machine that has one of everything small, in which tests replace parts.
enum Door {
  static let text = """
    phasebook: 1
    machine: door
    title: {en: Door, de: Tür}
    versions: {scheme: doors, order: ["1", "2", "3"]}
    variants: {lock: {values: [keyed, coded], default: keyed}}
    initial: shut
    guards: {dark: {label: {en: it is dark, de: es ist dunkel}}}
    events:
      push: {label: {en: push, de: drücken}}
      pull: {label: {en: pull, de: ziehen}}
    callbacks:
      on-open: {call: onOpen(), since: "1"}
    states:
      shut: {label: {en: Shut, de: Zu}}
      open: {label: {en: Open, de: Offen}}
    groups: {all: {states: [shut, open], label: {en: all, de: alle}}}
    transitions:
      - {id: open-up, source: shut, target: open, event: push, callbacks: [on-open]}
      - {id: close, source: open, target: shut, event: pull, callbacks: []}

    """

  static func read(_ text: String = text, languages: [String] = ["en", "de"]) -> Outcome<Machine?> {
    Machine.read(SourceFile(path: "Models/door.yaml", text: text), languages: languages)
  }

  /// The door with one part of its text replaced.
  static func changed(_ part: String, _ replacement: String) -> String {
    text.replacing(part, with: replacement, maxReplacements: 1)
  }

  /// Replaces a part and expects one finding, at the marked place where one is marked, and a machine all the same.
  static func check(_ part: String, _ replacement: String, _ expected: String) throws {
    #expect(text.contains(part))
    let (file, range) = marked(changed(part, replacement))
    let outcome = read(file.text(0..<file.bytes.count))
    let isMarked = replacement.contains("«")
    #expect(findings(outcome.diagnostics) == [isMarked ? "\(place(SourceRange(file, range))) \(expected)" : expected])
    let machine = try #require(outcome.value)
    #expect(!machine.isWhole && machine.lint().isEmpty && machine.states.count >= 1 && machine.transitions.count >= 1)
  }

  /// What is found where lines stand at the end, as further transitions.
  static func lint(_ lines: String..., replacing part: String = "", by replacement: String = "") -> [String] {
    let text = (part.isEmpty ? text : changed(part, replacement)) + lines.map { "  - \($0)\n" }.joined()
    let outcome = read(text)
    return findings(outcome.diagnostics + (outcome.value?.otherLints ?? []))
  }
}

/// The findings of a machine of its own, read and looked over; its file is called `m`.
func lint(_ text: String, languages: [String] = ["en"]) -> [String] {
  let outcome = Machine.read(SourceFile(path: "m.yaml", text: text), languages: languages)
  return findings(outcome.diagnostics + (outcome.value?.otherLints ?? []))
}

extension Machine {
  /// Without what is said of declarations that only some tests need, of a machine's size and of what is meant so.
  var otherLints: [Diagnostic] {
    let others: Set = [
      "models/unused-declaration", "models/large-diagram", "models/step-without-expectation",
      "models/overridden-transition",
    ]
    return lint().filter { !others.contains($0.rule.id) }
  }
}
