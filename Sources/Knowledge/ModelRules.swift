package import Diagnostics

extension Rule {
  package static let unknownMachine = Rule(
    "models/unknown-machine", .error, "An article names machines that exist.",
    why: "Without its machine an article has no diagram, no links to callbacks and no checks of what it says.",
    bad: ["Models/door.yaml": Rule.exampleDoor, "en/index.md": "---\ntitle: Book\nmodels: [doors]\n---\n\nText.\n"],
    good: ["Models/door.yaml": Rule.exampleDoor, "en/index.md": "---\ntitle: Book\nmodels: [door]\n---\n\nText.\n"])

  package static let unknownElement = Rule(
    "models/unknown-element", .error, "A link to a model, a subject and a directive name elements that exist.",
    why: "The link would lead nowhere, and what it says of the machine cannot be true.",
    bad: [
      "Models/door.yaml": Rule.exampleDoor,
      "en/index.md": "---\ntitle: Book\n---\n\n[Shut](../Models/door.yaml#shutt).\n",
    ],
    good: [
      "Models/door.yaml": Rule.exampleDoor,
      "en/index.md": "---\ntitle: Book\n---\n\n[Shut](../Models/door.yaml#shut).\n",
      "de/index.md": "---\ntitle: Buch\n---\n\n[Zu](../Models/door.yaml#shut).\n",
    ])

  package static let unknownCondition = Rule(
    "models/unknown-condition", .error, "A version or a variant is one that the machine has.",
    why: "The page would speak of the newest version and the default variant, and nobody would notice.",
    bad: [
      "Models/door.yaml": Rule.exampleDoor,
      "en/index.md": "---\ntitle: Book\nmodels: [door]\nvariant: barred\n---\n\nText.\n",
    ],
    good: [
      "Models/door.yaml": Rule.exampleDoor,
      "en/index.md": "---\ntitle: Book\nmodels: [door]\nvariant: coded\n---\n\nText.\n",
    ])

  /// A machine for examples.
  package static let exampleDoor = """
    phasebook: 1
    machine: door
    title: {en: Door, de: Tür}
    variants: {lock: {values: [keyed, coded], default: keyed}}
    initial: shut
    events:
      push: {label: {en: push, de: drücken}}
      pull: {label: {en: pull, de: ziehen}}
    callbacks:
      on-open: {call: onOpen()}
    states:
      shut: {label: {en: Shut, de: Zu}}
      open: {label: {en: Open, de: Offen}}
    transitions:
      - {id: open-up, source: shut, target: open, event: push, callbacks: [on-open]}
      - {id: close, source: open, target: shut, event: pull, callbacks: []}

    """
}
