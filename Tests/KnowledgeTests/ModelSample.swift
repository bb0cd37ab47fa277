import Knowledge
import TestSupport
import Testing

/// Two machines, and articles about them.
enum ModelSample {
  static let door = """
    phasebook: 1
    machine: door
    title: {en: Door, de: Tür}
    versions: {order: ["1", "2"]}
    variants: {lock: {values: [keyed, coded], default: keyed}}
    initial: shut
    events: {push: {label: {en: push, de: drücken}}, pull: {label: {en: pull, de: ziehen}}}
    guards: {dark: {label: {en: dark, de: dunkel}}}
    callbacks:
      on-open: {call: onOpen(), short: opened}
      on-knock: {call: "door(_:didKnock:)"}
      on-ring: {call: "ring(bell: Bell)"}
      on-bell: {call: bell(_:)}
      on-shut: {call: onShut(), short: both}
      on-slam: {call: onSlam(), short: both}
    states:
      shut: {label: {en: Shut, de: Zu}, symbol: Door.State.shut}
      open: {label: {en: Open, de: Offen}}
    not-states: {ajar: {en: A door is shut or open, de: Eine Tür ist zu oder offen}}
    groups: {all: {states: [shut, open], label: {en: all, de: alle}}}
    transitions:
      - {id: open-up, source: shut, target: open, event: push, guard: dark, callbacks: [on-open]}
      - {id: close, source: open, target: shut, event: pull, callbacks: []}
      - {id: rattle, source: shut, event: pull, callbacks: [on-knock, on-ring, on-bell, on-shut, on-slam]}
    properties: [{id: first-open, response: {when: push, then: on-open}}]
    scenarios: [{id: visit, title: {en: A visit, de: Ein Besuch}, steps: [{event: push, expect: {state: open}}, {event: pull}, {event: pull}]}]

    """
  static let gate = """
    phasebook: 1
    machine: gate
    title: {en: Gate, de: Tor}
    versions: {order: ["2", "3"]}
    variants: {fence: {values: [wood, iron], default: wood}}
    initial: up
    events: {lower: {label: {en: lower, de: senken}}}
    callbacks: {on-open: {call: onOpen()}, on-lower: {call: onLower()}}
    states: {up: {label: {en: Up, de: Oben}}, down: {type: final, label: {en: Down, de: Unten}}}
    transitions: [{id: let-down, source: up, target: down, event: lower, callbacks: [on-lower, on-open]}]

    """

  /// An article `en/a.md` whose text begins in line 6 after one further line of front matter, both machines, and files
  /// of the test's own.
  static func make(_ text: String = "Text.", matter: String = "description: A", files more: [String: String] = [:])
    async
    -> SampleBase
  {
    var files = ["Models/door.yaml": door, "Models/gate.yaml": gate]
    files["en/a.md"] = "---\ntitle: A\ntranslations: none\n\(matter)\n---\n\(text)\n"
    return await SampleBase.make(files.merging(more) { _, given in given })
  }

  /// How a value prints, without the names of modules.
  static func short(_ value: some Any) -> String {
    "\(value)".replacing(/\b(StateMachines|Knowledge)\./, with: "").replacing(/Element(Reference|Kind)\.?/, with: "")
      .replacing("ModelReference.", with: "")
  }
}
