import Diagnostics
import StateMachines
import TestSupport
import Testing

@Suite("Where a machine begins, its texts, versions and variants: what is wrong with them")
struct ConditionFaultTests {
  @Test(arguments: [
    // Where a machine begins.
    (
      "initial: shut\n", "",
      "1:1 models/wrong-initial: the machine does not say which state it begins in (write 'initial: shut')"
    ),
    (
      "initial: shut", "initial: «shutt»",
      "models/wrong-initial: there is no state 'shutt' to begin in (did you mean 'shut'?)"
    ),
    ("initial: shut", "initial: «push»", "models/wrong-initial: there is no state 'push' to begin in"),
    (
      "open: {label", "open: {initial: «ajar», states: {ajr: {label: {en: a, de: b}}}, label",
      "models/wrong-initial: 'ajar' is not a state in 'open' (did you mean 'ajr'?)"
    ),
    (
      "open: {label", "open: {initial: «shut», states: {ajar: {label: {en: a, de: b}}}, label",
      "models/wrong-initial: 'shut' is not a state in 'open'"
    ),
    (
      "open: {label", "«open»: {states: {ajar: {label: {en: a, de: b}}}, label",
      "models/wrong-initial: the composite state 'open' does not say which state it begins in (write"
        + " 'initial: ajar')"
    ),
    ("open: {label", "open: {states: «{}», label", "structure/missing-key: the state 'open' has no states"),
    (
      "open: {label", "open: {states: «[ajar]», label",
      "structure/wrong-type: 'states' must be a mapping of keys to values, not a list"
    ),
    (
      "open: {label", "open: {type: «composite», label",
      "structure/unknown-value: the composite state 'open' has no states"
    ),
    (
      "open: {label", "open: {type: «final», initial: ajar, states: {ajar: {label: {en: a, de: b}}}, label",
      "structure/unknown-value: 'open' has states of its own, so it cannot be final"
    ),
    // Texts.
    ("{en: Shut, de: Zu}", "«{en: Shut}»", "models/missing-text: the text has no value for 'de'"),
    ("{en: Shut, de: Zu}", "«{de: Zu}»", "models/missing-text: the text has no value for 'en'"),
    ("{en: Shut, de: Zu}", "«{en: \" \", de: Zu}»", "models/missing-text: the text has no value for 'en'"),
    ("{en: Shut, de: Zu}", "«Shut»", "models/missing-text: the text has no value for 'de'"),
    (
      "{en: Shut, de: Zu}", "{en: Shut, de: Zu, «fr»: Fermé}",
      "models/missing-text: 'fr' is not a language of this knowledge base"
    ),
    (
      "{en: Shut, de: Zu}", "{en: Shut, de: Zu, «DE»: Zu}",
      "models/missing-text: 'DE' is not a language of this knowledge base (did you mean 'de'?)"
    ),
    ("{en: Shut, de: Zu}", "{en: Shut, de: «[Zu]»}", "structure/wrong-type: 'de' must be text, not a list"),
    ("{en: Shut, de: Zu}", "{en: Shut, «de»: }", "structure/wrong-type: 'de' must be text, not empty"),
    ("shut: {label: {en: Shut, de: Zu}}", "«shut»: {}", "structure/missing-key: the key 'label' is missing in 'shut'"),
    (
      "shut: {label", "shut: {forms: {«fr»: [a]}, label",
      "models/missing-text: 'fr' is not a language of this knowledge base"
    ),
    (
      "shut: {label", "shut: {forms: {«fr»: {a: b}}, label",
      "models/missing-text: 'fr' is not a language of this knowledge base"
    ),
    (
      "shut: {label", "shut: {forms: «[a]», label",
      "structure/wrong-type: 'forms' must be a mapping of keys to values, not a list"
    ),
    // Versions.
    ("[\"1\", \"2\", \"3\"]", "[\"1\", \"2\", «\"1\"»]", "models/version-order: the version '1' is listed twice"),
    (
      "since: \"1\"", "since: «\"4\"»",
      "models/version-order: '4' is not a version of this machine (known: 1, 2, 3)"
    ),
    (
      "since: \"1\"", "since: «later»",
      "models/version-order: 'later' is not a version of this machine (known: 1, 2, 3)"
    ),
    (
      "since: \"1\"", "since: \"2\", deprecated: «\"1\"»",
      "models/version-order: 'deprecated' is 1, which comes before 'since', 2"
    ),
    (
      "since: \"1\"", "since: \"2\", removed: «\"1\"»",
      "models/version-order: 'removed' is 1, which comes before 'since', 2"
    ),
    ("since: \"1\"", "since: \"2\", removed: «\"2\"»", "models/version-order: 'removed' and 'since' are both 2"),
    (
      "since: \"1\"", "deprecated: \"3\", removed: «\"2\"»",
      "models/version-order: 'removed' is 2, which comes before 'deprecated', 3"
    ),
    (
      "event: pull", "event: pull, since: \"3\", until: «\"2\"»",
      "models/version-order: 'until' is 2, which comes before 'since', 3"
    ),
    (
      "[on-open]", "[{call: on-open, since: \"3\", until: «\"2\"»}]",
      "models/version-order: 'until' is 2, which comes before 'since', 3"
    ),
    // Variants.
    (
      "event: pull", "event: pull, when: {«loc»: keyed}",
      "models/variant: the machine does not vary in 'loc' (did you mean 'lock'?)"
    ),
    ("event: pull", "event: pull, when: {«zzzzzz»: {a: b}}", "models/variant: the machine does not vary in 'zzzzzz'"),
    (
      "event: pull", "event: pull, when: {lock: «keye»}",
      "models/variant: 'lock' cannot be 'keye'; it is one of keyed, coded (did you mean 'keyed'?)"
    ),
    (
      "event: pull", "event: pull, when: «keyed»",
      "structure/wrong-type: 'when' must be a mapping of keys to values, not 'keyed'"
    ),
    ("default: keyed", "default: «key»", "structure/unknown-value: 'default' cannot be 'key'; allowed: keyed, coded"),
    (
      "lock: {values: [keyed, coded], default: keyed", "«lock»: {values: [keyed, coded]",
      "structure/missing-key: the key 'default' is missing in 'lock'"
    ),
    (
      "[keyed, coded]", "[keyed, «keyed»]",
      "models/duplicate-id: 'keyed' is listed twice (values of variants are unique in a machine)"
    ),
    (
      "{lock: {values: [keyed", "{side: {values: [keyed], default: keyed}, lock: {values: [«keyed»",
      "models/duplicate-id: 'keyed' is a value of 'side' too (values of variants are unique in a machine)"
    ),
    (
      "default: keyed", "default: keyed, labels: {«keyd»: {en: a, de: b}}",
      "models/variant: 'lock' has no value 'keyd' (did you mean 'keyed'?)"
    ),
  ])
  func faults(_ part: String, _ replacement: String, _ expected: String) throws {
    try Door.check(part, replacement, expected)
  }

  @Test func withoutVersions() {
    let found = Door.read(Door.changed("versions: {scheme: doors, order: [\"1\", \"2\", \"3\"]}\n", "")).diagnostics
    #expect(
      findings(found) == [
        "11:36-11:39 models/version-order: '1' is not a version of this machine (list the versions under 'versions: {order: […]}')"
      ])
  }
}
