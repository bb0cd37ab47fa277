import Diagnostics
import StateMachines
import TestSupport
import Testing

@Suite("What is wrong in a machine's file is said once, and the rest is shown")
struct FaultTests {
  /// A part of the door, what stands there instead, and all that is found.
  @Test(arguments: [
    // Unknown keys.
    (
      "initial:", "«intial»: x\ninitial:",
      "structure/unknown-key: the key 'intial' is not known in the machine (did you mean 'initial'?)"
    ),
    (
      "{call: onOpen()", "{«cal»: x, call: onOpen()",
      "structure/unknown-key: the key 'cal' is not known in 'on-open' (did you mean 'call'?)"
    ),
    (
      "push: {label", "push: {«lable»: x, label",
      "structure/unknown-key: the key 'lable' is not known in 'push' (did you mean 'label'?)"
    ),
    (
      "shut: {label", "shut: {«initial»: open, label",
      "structure/unknown-key: the key 'initial' is not known in 'shut' (known keys: states, type, label,"
        + " gloss, forms, aliases, symbol, url, entry, exit, since, until, when, notes, sources)"
    ),
    (
      "event: push", "event: push, «zone»: x",
      "structure/unknown-key: the key 'zone' is not known in an item of 'transitions' (known keys: id,"
        + " source, target, always, after, event, internal, guard, since, until, when, exceptional,"
        + " callbacks, effects, notes, unsettled, sources)"
    ),
    (
      "callbacks: [on-open]", "callbacks: [{any-order: [on-open], «call»: on-open}]",
      "structure/unknown-key: the key 'call' is not known in an item of 'callbacks' (known keys: any-order)"
    ),
    // Wrong types.
    ("title: {en: Door, de: Tür}", "title: «[a]»", "structure/wrong-type: 'title' must be text, not a list"),
    ("initial: shut", "initial: «[shut]»", "structure/wrong-type: 'initial' must be text, not a list"),
    ("initial: shut", "«initial»:", "structure/wrong-type: 'initial' must be text, not empty"),
    ("initial:", "complete: «yes»\ninitial:", "structure/wrong-type: 'complete' must be true or false, not 'yes'"),
    (
      "initial:", "checked: «today»\ninitial:",
      "structure/unknown-value: 'checked' must be a date of the calendar, not 'today' (write it as 2026-11-30)"
    ),
    ("initial:", "properties: «{a: b}»\ninitial:", "structure/wrong-type: 'properties' must be a list, not a mapping"),
    (
      "initial:", "source-of-truth: «x»\ninitial:",
      "structure/wrong-type: 'source-of-truth' must be a list, not 'x'"
    ),
    (
      "initial:", "scenarios: [«a»]\ninitial:",
      "structure/wrong-type: an item of 'scenarios' must be a mapping of keys to values, not 'a'"
    ),
    (
      "open: {label: {en: Open, de: Offen}}", "open: «5»",
      "structure/wrong-type: 'open' must be a mapping of keys to values, not '5'"
    ),
    ("[on-open]", "«on-open»", "structure/wrong-type: 'callbacks' must be a list, not 'on-open'"),
    ("[on-open]", "[«[on-open]»]", "structure/wrong-type: an item of 'callbacks' must be text, not a list"),
    (
      "[on-open]", "[{call: on-open, optional: «1»}]",
      "structure/wrong-type: 'optional' must be true or false, not '1'"
    ),
    ("[on-open]", "[«{optional: true}»]", "structure/missing-key: the key 'call' is missing in an item of 'callbacks'"),
    (
      "  - {id: close", "  - «close»\n  - {id: close",
      "structure/wrong-type: an item of 'transitions' must be a mapping of keys to values, not 'close'"
    ),
    ("event: push", "event: «{a: b}»", "structure/wrong-type: 'event' must be text, not a mapping"),
    (
      "{call: onOpen()", "{call: onOpen(), kind: «methode»",
      "structure/unknown-value: 'kind' cannot be 'methode'; allowed: method, notification, event, hook,"
        + " signal, log (did you mean 'method'?)"
    ),
    (
      "{call: onOpen()", "{call: onOpen(), url: «\"javascript:a\"»",
      "structure/unknown-value: 'javascript:a' is not an http or https address"
    ),
    (
      "on-open: {call: onOpen(), since: \"1\"}", "«on-open»: {since: \"1\"}",
      "structure/missing-key: the key 'call' is missing in 'on-open'"
    ),
    (
      "shut: {label", "shut: {type: «junction», label",
      "structure/unknown-value: 'type' cannot be 'junction'; allowed: atomic, composite, parallel, final, history, choice"
    ),
    (
      "initial:", "diagram: {direction: «RL»}\ninitial:",
      "structure/unknown-value: 'direction' cannot be 'RL'; allowed: TB, LR (did you mean 'LR'?)"
    ),
    (
      "initial: shut\n", "initial: shut\n«initial»: open\n",
      "structure/duplicate-key: the key 'initial' is written twice (remove one of them)"
    ),
    // What must be there.
    ("title: {en: Door, de: Tür}\n", "", "1:1 structure/missing-key: the key 'title' is missing in the machine"),
    ("phasebook: 1\n", "", "1:1 structure/missing-key: the key 'phasebook' is missing in the machine"),
    ("machine: door\n", "", "1:1 structure/missing-key: the key 'machine' is missing in the machine"),
    ("machine: door", "machine: «[door]»", "structure/wrong-type: 'machine' must be text, not a list"),
    (
      "{id: close, source: open, target: shut, event: pull, callbacks: []}",
      "«{source: open, target: shut, event: pull, callbacks: []}»",
      "structure/missing-key: the key 'id' is missing in an item of 'transitions'"
    ),
    (
      "{id: close, source: open, target: shut, event: pull, callbacks: []}",
      "«{id: close, target: shut, event: pull, callbacks: []}»",
      "structure/missing-key: the key 'source' is missing in an item of 'transitions'"
    ),
    ("source: open,", "source: «[]»,", "structure/missing-key: 'source' names no state"),
    (
      "{id: close, source: open, target: shut, event: pull, callbacks: []}",
      "«{id: close, source: open, target: shut, callbacks: []}»",
      "structure/missing-key: the key 'event' is missing in an item of 'transitions'"
    ),
    ("event: pull,", "event: «[]»,", "structure/missing-key: 'event' names no event"),
    ("states: [shut, open]", "states: «[]»", "structure/missing-key: 'states' names no state"),
    ("all: {states: [shut, open], ", "«all»: {", "structure/missing-key: the key 'states' is missing in 'all'"),
    // Ids.
    (
      "guards: {dark:", "guards: {dark: {label: {en: a, de: b}}, «dark»:",
      "structure/duplicate-key: the key 'dark' is written twice (remove one of them)"
    ),
    (
      "event: pull", "event: pull, guard: «darc»",
      "models/unknown-reference: there is no guard 'darc' in this machine (did you mean 'dark'?)"
    ),
    (
      "id: close", "id: «open-up»",
      "models/duplicate-id: the id 'open-up' names two things, a transition and a transition (ids are"
        + " unique in a machine)"
    ),
    (
      "id: close", "id: «pull»",
      "models/duplicate-id: the id 'pull' names two things, an event and a transition (ids are unique in a"
        + " machine)"
    ),
    (
      "{all:", "{«on-open»:",
      "models/duplicate-id: the id 'on-open' names two things, a callback and a group (ids are unique in a"
        + " machine)"
    ),
    (
      "initial:", "scenarios: [{id: «shut», title: {en: a, de: b}, steps: []}]\ninitial:",
      "models/duplicate-id: the id 'shut' names two things, a state and a scenario (ids are unique in a"
        + " machine)"
    ),
    (
      "initial:", "not-states: {«dark»: {en: a, de: b}}\ninitial:",
      "models/duplicate-id: the id 'dark' names two things, a guard and a not-state (ids are unique in a"
        + " machine)"
    ),
    (
      "id: close", "id: «Close_It»",
      "models/bad-id: 'Close_It' cannot be an id (begin it with a letter a to z; then letters, digits and"
        + " hyphens)"
    ),
    (
      "id: close", "id: «1a»",
      "models/bad-id: '1a' cannot be an id (begin it with a letter a to z; then letters, digits and hyphens)"
    ),
    (
      "id: close", "id: «\"\"»",
      "models/bad-id: '' cannot be an id (begin it with a letter a to z; then letters, digits and hyphens)"
    ),
    (
      "id: close", "id: «türe»",
      "models/bad-id: 'türe' cannot be an id (begin it with a letter a to z; then letters, digits and hyphens)"
    ),
    (
      "machine: door", "machine: «gate»",
      "models/machine-name: the machine is called 'gate', but its file 'door' (rename one of them)"
    ),
    // References.
    (
      "source: open", "source: «opn»",
      "models/unknown-reference: there is no state 'opn' in this machine (did you mean 'open'?)"
    ),
    (
      "source: open", "source: [open, «zzzzzz»]",
      "models/unknown-reference: there is no state 'zzzzzz' in this machine"
    ),
    (
      "target: shut", "target: «push»",
      "models/unknown-reference: there is no state 'push' in this machine (it is an event)"
    ),
    (
      "event: pull", "event: [pull, «pul»]",
      "models/unknown-reference: there is no event 'pul' in this machine (did you mean 'pull'?)"
    ),
    (
      "[on-open]", "[«on-opn»]",
      "models/unknown-reference: there is no callback 'on-opn' in this machine (did you mean 'on-open'?)"
    ),
    (
      "[on-open]", "[{any-order: [on-open, «shut»]}]",
      "models/unknown-reference: there is no callback 'shut' in this machine (it is a state)"
    ),
    (
      "[shut, open]", "[shut, «all»]",
      "models/unknown-reference: there is no state 'all' in this machine (it is a group)"
    ),
    (
      "{call: onOpen()", "{call: onOpen(), replaced-by: «on-close»",
      "models/unknown-reference: there is no callback 'on-close' in this machine"
    ),
    (
      "{call: onOpen()", "{call: onOpen(), sources: [«book»]",
      "models/unknown-reference: there is no source 'book' in this machine"
    ),
    (
      "initial:", "diagram: {hide: [«clos»]}\ninitial:",
      "models/unknown-reference: there is no transition 'clos' in this machine (did you mean 'close'?)"
    ),
    (
      "initial:", "diagram: {emphasise: «shut»}\ninitial:",
      "models/unknown-reference: there is no transition 'shut' in this machine (it is a state)"
    ),
  ])
  func faults(_ part: String, _ replacement: String, _ expected: String) throws {
    try Door.check(part, replacement, expected)
  }
}
