/// A machine of tests: a door with a lock in two kinds, in two languages.
package enum DoorModel {
  /// Its file in a knowledge base.
  package static let path = "Models/door.yaml"

  /// Two versions, a variant, a group, an internal and an exceptional transition, callbacks of every kind of step.
  package static let text = """
    phasebook: 1
    machine: door
    title: {en: Door, de: Tür}
    summary: {en: What a door does., de: Was eine Tür tut.}
    versions: {scheme: doors, order: ["1", "2"]}
    variants:
      lock:
        values: [keyed, coded]
        default: keyed
        labels: {keyed: {en: with a key, de: mit Schlüssel}, coded: {en: with a code, de: mit Code}}
    initial: shut
    complete: true
    events:
      push: {kind: user, label: {en: somebody pushes, de: jemand drückt}}
      pull: {kind: user, label: {en: somebody pulls, de: jemand zieht}}
      turn: {kind: user, label: {en: key turns, de: Schlüssel dreht sich}}
      typing: {kind: user, label: {en: code is typed, de: Code wird getippt}}
      knock: {kind: user, label: {en: somebody knocks, de: jemand klopft}}
      burn: {kind: system, label: {en: house burns, de: Haus brennt}}
    callbacks:
      on-open: {call: "doorDidOpen(_:)", owner: DoorDelegate, kind: method, timing: after, main: true, since: "1", url: "https://example.org/on-open"}
      on-shut: {call: onShut(), owner: DoorDelegate, kind: method, timing: before, since: "1", deprecated: "2", replaced-by: on-open}
      on-knock: {call: "door(_:knockedAt:)", since: "2", notes: {en: Not at night., de: Nicht in der Nacht.}}
      on-code: {call: onCode(), unsettled: {en: Nobody knows when., de: Niemand weiß wann.}}
    states:
      shut: {label: {en: Shut, de: Zu}, gloss: {en: nobody passes, de: niemand geht durch}, symbol: Door.State.shut}
      open: {label: {en: Open, de: Offen}}
      locked: {label: {en: Locked, de: Abgeschlossen}}
      gone: {type: final, label: {en: Gone, de: Weg}}
    not-states:
      ajar: {en: Ajar is open., de: Angelehnt ist offen.}
    transitions:
      - {id: open-up, source: shut, target: open, event: push, callbacks: [on-open]}
      - id: close
        source: open
        target: shut
        event: pull
        callbacks: [{any-order: [on-shut, {call: on-code, optional: true, when: {lock: coded}}]}]
      - {id: lock, source: shut, target: locked, event: turn, when: {lock: keyed}, callbacks: []}
      - {id: unlock, source: locked, target: shut, event: turn, when: {lock: keyed}, callbacks: []}
      - {id: lock-by-code, source: shut, target: locked, event: typing, guard: has-code, when: {lock: coded}, callbacks: [on-code]}
      - {id: unlock-by-code, source: locked, target: shut, event: typing, when: {lock: coded}, callbacks: [on-code]}
      - {id: hear, source: [shut, locked], event: knock, callbacks: [{call: on-knock, since: "2"}]}
      - {id: burn-down, source: [shut, open, locked], target: gone, event: burn, exceptional: true, callbacks: []}
    guards:
      has-code: {label: {en: there is a code, de: ein Code ist gesetzt}}
    groups:
      closed: {states: [shut, locked], label: {en: closed, de: geschlossen}}
    scenarios:
      - {id: a-day, title: {en: A day, de: Ein Tag}, steps: [{event: push, expect: {state: open, callbacks: [on-open]}}]}

    """
}
