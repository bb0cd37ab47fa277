import Diagnostics
import StateMachines
import TestSupport
import Testing

@Suite("What is wrong with a machine as a whole, and when")
struct LintTests {
  @Test func theDoorIsClean() { #expect(Door.lint() == []) }

  @Test(arguments: [
    // The door cannot be opened at all, in one variant, from one version on.
    (
      "target: open,", "target: shut,",
      [
        "14:3-14:7 models/dead-end: nothing leads out of the state 'shut' (write 'type: final' if it is meant so)",
        "15:3-15:7 models/unreachable-state: nothing leads to the state 'open'",
      ]
    ),
    (
      "event: push,", "event: push, when: {lock: keyed},",
      [
        "14:3-14:7 models/dead-end: nothing leads out of the state 'shut' with lock coded (write 'type: final' if it is meant so)",
        "15:3-15:7 models/unreachable-state: nothing leads to the state 'open' with lock coded (where the state does not exist, say so with 'since', 'until' or 'when')",
      ]
    ),
    (
      "event: push,", "event: push, since: \"2\",",
      [
        "14:3-14:7 models/dead-end: nothing leads out of the state 'shut' in version 1 (write 'type: final' if it is meant so)",
        "15:3-15:7 models/unreachable-state: nothing leads to the state 'open' in version 1 (where the state does not exist, say so with 'since', 'until' or 'when')",
      ]
    ),
    (
      "event: push,", "event: push, until: \"1\",",
      [
        "14:3-14:7 models/dead-end: nothing leads out of the state 'shut' in version 3 (write 'type: final' if it is meant so)",
        "15:3-15:7 models/unreachable-state: nothing leads to the state 'open' in version 3 (where the state does not exist, say so with 'since', 'until' or 'when')",
      ]
    ),
    // There it does not exist: nothing to reach.
    (
      "event: push,", "event: push, when: {lock: keyed},\n    since: \"2\",",
      [
        "14:3-14:7 models/dead-end: nothing leads out of the state 'shut' with lock coded (write 'type: final' if it is meant so)",
        "15:3-15:7 models/unreachable-state: nothing leads to the state 'open' with lock coded (where the state does not exist, say so with 'since', 'until' or 'when')",
      ]
    ),
    (
      "open: {label", "open: {since: \"2\", label",
      [
        "14:3-14:7 models/dead-end: nothing leads out of the state 'shut' in version 1 (write 'type: final' if it is meant so)"
      ]
    ),
    // Where the state exists it is always so: no word of when.
    (
      "target: shut, event: pull,", "target: open, event: pull,",
      [
        "15:3-15:7 models/dead-end: nothing leads out of the state 'open' (write 'type: final' if it is meant so)"
      ]
    ),
    (
      "source: open, target: shut,", "source: open,",
      [
        "15:3-15:7 models/dead-end: nothing leads out of the state 'open' (write 'type: final' if it is meant so)"
      ]
    ),
    (
      "event: pull,", "event: pull, when: {lock: coded}, until: \"2\",",
      [
        "15:3-15:7 models/dead-end: nothing leads out of the state 'open' in version 3 (write 'type: final' if it is meant so)"
      ]
    ),
    (
      "open: {label", "open: {type: final, label",
      [
        "19:10-19:15 models/final-with-way-out: the transition 'close' leaves 'open', which is final"
      ]
    ),
    // The machine begins where it cannot.
    (
      "shut: {label", "shut: {since: \"2\", label",
      [
        "15:3-15:7 models/unreachable-state: nothing leads to the state 'open' in version 1 (where the state does not exist, say so with 'since', 'until' or 'when')"
      ]
    ),
  ])
  func reachedAndLeft(_ part: String, _ replacement: String, _ expected: [String]) {
    #expect(Door.lint(replacing: part, by: replacement).sorted() == expected)
  }

  @Test(arguments: [
    (
      "{id: push-on, source: shut, target: shut, event: push}", "", "",
      "on 'push' the state 'shut' has two transitions, 'open-up' and 'push-on'"
    ),
    (
      "{id: push-on, source: [open, shut], target: open, event: push}", "", "",
      "on 'push' the state 'shut' has two transitions, 'open-up' and 'push-on'"
    ),
    (
      "{id: push-on, source: shut, target: open, event: push, callbacks: [on-open]}", "", "",
      "'open-up' and 'push-on' are the same transition"
    ),
    // It would be taken for one more event, so it cannot be removed.
    (
      "{id: push-on, source: shut, target: open, event: [push, pull], callbacks: [on-open]}", "", "",
      "on 'push' the state 'shut' has two transitions, 'open-up' and 'push-on'"
    ),
    (
      "{id: push-on, source: shut, target: open, event: push, callbacks: []}", "", "",
      "on 'push' the state 'shut' has two transitions, 'open-up' and 'push-on'"
    ),
    (
      "{id: push-on, source: shut, target: shut, event: push, guard: dark}", "event: push,",
      "event: push, guard: dark,",
      "on 'push' the state 'shut' has two transitions, 'open-up' and 'push-on'"
    ),
    (
      "{id: push-on, source: shut, target: shut, event: push, when: {lock: coded}}", "", "",
      "on 'push' the state 'shut' has two transitions, 'open-up' and 'push-on' with lock coded"
    ),
    (
      "{id: push-on, source: shut, target: shut, event: push, since: \"2\"}", "", "",
      "on 'push' the state 'shut' has two transitions, 'open-up' and 'push-on' in version 3"
    ),
    (
      "{id: push-on, source: shut, target: shut, event: push, until: \"1\", when: {lock: coded}}", "", "",
      "on 'push' the state 'shut' has two transitions, 'open-up' and 'push-on' in version 1 with lock coded"
    ),
    (
      "{id: pull-on, source: open, event: pull, since: \"2\"}", "open: {label", "open: {when: {lock: keyed}, label",
      "on 'pull' the state 'open' has two transitions, 'close' and 'pull-on' in version 3"
    ),
  ])
  func nonDeterminism(_ line: String, _ part: String, _ replacement: String, _ expected: String) {
    let found = Door.lint(line, replacing: part, by: replacement).filter { $0.contains("non-determinism") }
    let help = expected.contains("same") ? "remove one of them" : "give them different events, guards or variants"
    #expect(found.count == 1)
    #expect(found.last == "20:10-20:17 models/non-determinism: \(expected) (\(help))")
  }

  @Test(arguments: [
    "{id: push-on, source: shut, target: shut, event: push, guard: dark}",
    "{id: push-on, source: open, target: open, event: push}",
    "{id: push-on, source: shut, target: shut, event: pull}",
  ])
  func determinism(_ line: String) { #expect(Door.lint(line).filter { $0.contains("determinism") } == []) }

  /// Each transition is told of with the first that it meets, for each of its triggers.
  @Test func severalConflicts() {
    let found = Door.lint(
      "{id: second, source: shut, target: shut, event: push}",
      "{id: third, source: [shut, open], target: shut, event: [push, pull], guard: dark}",
      "{id: fourth, source: [shut, open], target: shut, event: [push, pull]}")
    #expect(
      found.filter { $0.contains("determinism") }.map { $0.split(separator: " (")[0].split(separator: ": ")[1] } == [
        "on 'push' the state 'shut' has two transitions, 'open-up' and 'second'",
        "on 'push' the state 'shut' has two transitions, 'open-up' and 'fourth'",
        "on 'pull' the state 'open' has two transitions, 'close' and 'fourth'",
      ])
  }

  /// Two transitions that are never there together, although each exists in all variants that the other names.
  @Test func neverTogether() {
    #expect(
      Door.lint(
        "{id: late, source: shut, target: shut, event: push, since: \"2\"}", replacing: "event: push,",
        by: "event: push, until: \"1\",")
        == [
          "15:3-15:7 models/unreachable-state: nothing leads to the state 'open' in version 3 (where the state does not exist, say so with 'since', 'until' or 'when')",
          "14:3-14:7 models/dead-end: nothing leads out of the state 'shut' in version 3 (write 'type: final' if it is meant so)",
        ])
    // They share a source that does not exist where both do.
    let found = Door.lint(
      "{id: late, source: [shut, open], target: open, event: push, since: \"2\"}", replacing: "shut: {label",
      by: "shut: {until: \"1\", label")
    #expect(found.filter { $0.contains("non-determinism") } == [])
  }

  @Test(arguments: [
    (
      "since: \"1\"}", "since: \"2\"}", "[{call: on-open, until: \"1\"}]",
      "'on-open' exists since 2 only, and this call ends with 1"
    ),
    (
      "since: \"1\"}", "removed: \"2\"}", "[{call: on-open, since: \"2\"}]",
      "'on-open' was removed in 2, and this call begins with 2"
    ),
    ("since: \"1\"}", "since: \"1\"}", "[{call: on-open, since: \"1\"}]", nil),
    ("since: \"1\"}", "since: \"2\", removed: \"3\"}", "[on-open]", nil),
    (
      "since: \"1\"}", "since: \"2\"}", "[{any-order: [{call: on-open, until: \"1\"}]}]",
      "'on-open' exists since 2 only, and this call ends with 1"
    ),
  ])
  func lifetimes(_ part: String, _ replacement: String, _ calls: String, _ expected: String?) {
    let text = Door.changed(part, replacement).replacing("callbacks: [on-open]", with: "callbacks: \(calls)")
    let outcome = Door.read(text)
    let found = findings(outcome.diagnostics + (outcome.value?.otherLints ?? []))
      .filter { $0.contains("models/unavailable-callback") }
    let column = calls.hasPrefix("[{any") ? "18:92-18:99" : "18:79-18:86"
    #expect(found == (expected.map { ["\(column) models/unavailable-callback: \($0)"] } ?? []))
  }

  @Test func lifetimesOfTransitionsAndStates() {
    #expect(
      Door.lint(replacing: "event: push,", by: "event: push, until: \"1\",").filter { $0.contains("callback") } == [])
    let text = Door.changed("since: \"1\"}", "removed: \"2\"}")
      .replacing("open: {label", with: "open: {since: \"2\", exit: [on-open], label")
    let outcome = Door.read(text)
    #expect(
      findings(outcome.value?.lint() ?? []).filter { $0.contains("unavailable") } == [
        "15:29-15:36 models/unavailable-callback: 'on-open' was removed in 2, and this call begins with 2"
      ])
  }

  // MARK: Nested states

  /// Transitions of a machine with a state `outer`, in which `first` and `second` are, and a state `off`.
  private func nested(_ transitions: String...) -> [String] {
    let head = """
      phasebook: 1
      machine: m
      title: M
      initial: off
      events: {go: {label: go}, stop: {label: stop}}
      states:
        off: {label: Off}
        outer:
          label: Outer
          initial: first
          states:
            first: {label: First}
            second: {label: Second}
      transitions:

      """
    return lint(head + transitions.map { "  - \($0)\n" }.joined())
  }

  @Test func childrenAndParents() {
    // A child's own transition goes before its parent's, whose way out serves both children.
    #expect(
      nested(
        "{id: enter, source: off, target: outer, event: go}", "{id: next, source: first, target: second, event: stop}",
        "{id: leave, source: outer, target: off, event: stop}") == [])
    // Entering a child enters its parent; the initial child is not entered.
    #expect(
      nested(
        "{id: enter, source: off, target: second, event: go}", "{id: leave, source: outer, target: off, event: stop}")
        == ["12:7-12:12 models/unreachable-state: nothing leads to the state 'first'"])
    // The parent's transition back to itself leads away from all but its initial child.
    #expect(
      nested(
        "{id: enter, source: off, target: second, event: go}", "{id: again, source: outer, target: outer, event: stop}")
        == [
          "12:7-12:12 models/dead-end: nothing leads out of the state 'first' (write 'type: final' if it is meant so)"
        ])
    // Nothing of the composite is reached: its children say so.
    #expect(
      nested("{id: stay, source: off, target: off, event: go}") == [
        "12:7-12:12 models/unreachable-state: nothing leads to the state 'first'",
        "13:7-13:13 models/unreachable-state: nothing leads to the state 'second'",
        "7:3-7:6 models/dead-end: nothing leads out of the state 'off' (write 'type: final' if it is meant so)",
      ])
  }

  // MARK: Words

  /// Several axes and no versions: only what matters is named.
  @Test(arguments: [
    ("{a: one}", " with a two"), ("{a: two}", " with a one"), ("{a: two, b: left}", " with a one"),
    ("{a: one, b: left}", " with b right"),
  ])
  func severalAxes(_ condition: String, _ expected: String) {
    let text = """
      phasebook: 1
      machine: m
      title: M
      variants: {a: {values: [one, two], default: one}, b: {values: [left, right], default: left}}
      initial: x
      events: {go: {label: go}}
      states: {x: {label: X}, y: {label: Y, type: final}}
      transitions:
        - {id: t, source: x, target: y, event: go, when: \(condition)}

      """
    #expect(
      lint(text).first { $0.contains("dead-end") }
        == "7:10-7:11 models/dead-end: nothing leads out of the state 'x'\(expected) (write 'type: final' if it is meant so)"
    )
  }

  /// The largest machine that is read is looked over in a time that nobody waits for.
  @Test(.timeLimit(.minutes(1)))
  func large() {
    let count = 500
    let order = (1...20).map { "\"\($0)\"" }.joined(separator: ", ")
    var text = "phasebook: 1\nmachine: m\ntitle: M\nversions: {order: [\(order)]}\ninitial: s0\n"
    text +=
      "variants: {a: {values: [one, two], default: one}}\nevents: {go: {label: go}, back: {label: back}}\nstates:\n"
    text += (0..<count).map { "  s\($0): {label: S\($0)}\n" }.joined() + "transitions:\n"
    text += (0..<count).map { index in
      "  - {id: t\(index), source: s\(index), target: s\((index + 1) % count), event: go}\n"
        + "  - {id: u\(index), source: s\(index), target: s0, event: back, since: \"\(index % 20 + 1)\"}\n"
    }.joined()
    #expect(lint(text) == [])
  }
}
