/// A machine that has everything a machine can have, and texts that nobody should write.
enum Everything {
  static let text = #"""
    phasebook: 1
    machine: everything
    title: {en: "Everything \"at once\" & <more> ]]>", de: "Alles 'auf einmal' \\ 😀"}
    summary: {en: "Two\nlines\tand a tab", de: "  blanks  "}
    versions: {scheme: numbers, order: ["1", "2", "3"]}
    variants:
      colour: {label: {en: Colour, de: Farbe}, values: [red, green], default: red, labels: {red: {en: Red, de: Rot}}}
    initial: off
    events:
      go: {label: {en: "go [now] / \"quick\": {x}", de: "los\nlos"}, kind: user, examples: {en: ["a; b", "c"]}}
      stop: {label: {en: "стоп ]]> -->", de: halt}}
      turn: {label: {en: turn, de: drehen}}
      tell: {label: {en: tell, de: sagen}}
    guards:
      ready: {label: {en: "is it < ready?", de: "bereit & froh"}}
      late: {label: {en: late, de: spät}}
    callbacks:
      on-a: {call: "onA(\"x\", 'y')", since: "1", main: true, counterpart: {call: on-d, except: [leave]}}
      on-b: {call: onB(), since: "2", notes: {en: "true", de: "12"}}
      on-c: {call: "on{C}<T>&", removed: "3", replaced-by: on-b}
      on-d: {call: onD()}
    states:
      "off":
        label: {en: "Off \"[*]\" --> {", de: "Aus: <b>&amp;</b>"}
        forms: {de: [ausgeschaltet, aus]}
        exit: [on-a]
      working:
        label: {en: Working, de: Arbeitend}
        initial: parts
        entry: [on-a, {call: on-b, argument: "false", optional: true, if: {en: "if \"x\"", de: falls}, since: "2"}]
        exit: [{any-order: [on-c, {call: on-d, when: {colour: green}}]}, on-a]
        states:
          parts:
            type: parallel
            label: {en: Parts, de: Teile}
            states:
              left:
                label: {en: Left, de: Links}
                initial: left-one
                states:
                  left-one: {label: {en: One, de: Eins}}
                  left-two: {label: {en: Two, de: Zwei}, since: "2", notes: {en: new, de: neu}}
                  left-history: {type: history, label: {en: H, de: H}}
              right:
                label: {en: Right, de: Rechts}
                initial: right-one
                states:
                  right-one: {label: {en: "1", de: "1"}}
                  right-two: {label: {en: "2", de: "2"}}
                  right-end: {type: final, label: {en: End, de: Ende}}
          again: {type: history, depth: deep, default: parts, label: {en: Again, de: Nochmals}}
          old: {label: {en: Old, de: Alt}, until: "1"}
      fork: {type: choice, label: {en: Which?, de: Welches?}}
      gone: {label: {en: Gone, de: Weg}, when: {colour: green}, entry: [on-d]}
      end: {type: final, label: {en: The end, de: Das Ende}}
    transitions:
      - {id: start, source: "off", target: working, event: go, callbacks: [on-a, on-b]}
      - {id: both, source: parts, target: [left-two, right-two], event: [turn, go], since: "2", callbacks: []}
      - {id: from-many, source: [right-one, left-one, fork], target: end, event: stop, guard: late, callbacks: [on-d]}
      - {id: inside, source: working, target: old, event: tell, internal: true, until: "1", callbacks: []}
      - {id: deep, source: working, target: parts, event: tell, internal: true, callbacks: [on-d]}
      - {id: note, source: left-one, event: tell, callbacks: [{call: on-c, argument: "a.b & \"c\""}, on-d, on-b]}
      - {id: wait, source: right-one, target: right-two, after: 2min, event: turn, callbacks: []}
      - {id: soon, source: left-two, target: left-one, after: 1500ms, guard: ready, callbacks: [on-b]}
      - {id: by-itself, source: right-two, target: right-end, always: true, guard: ready, callbacks: []}
      - {id: leave, source: working, target: fork, event: stop, exceptional: true, effects: {en: x, de: y}, callbacks: []}
      - {id: back, source: fork, target: again, guard: ready, callbacks: []}
      - {id: away, source: fork, target: gone, guard: late, callbacks: []}
      - {id: else-off, source: fork, target: "off", callbacks: [{any-order: [on-a, on-d]}]}
      - {id: repeat, source: working, target: working, event: turn, callbacks: []}
    groups: {all-on: {label: {en: On, de: An}, states: [working, parts]}}
    not-states: {asleep: {en: no state, de: kein Zustand}}
    properties:
      - {id: a-first, precedence: {first: on-a, then: on-b}}
      - {id: at-most-twice, existence: {of: on-d, at-most: 2, between: [start, leave]}}
    scenarios:
      - {id: story, title: {en: A story, de: Eine Geschichte}, version: "2", variant: green, steps: [{event: go, expect: {callbacks: [on-a]}}]}
    sources: {X-1: {title: "A \"book\"", url: "https://example.org/?a=b&c=d"}}
    diagram: {direction: LR, hide: [note], emphasise: [start]}

    """#
}
