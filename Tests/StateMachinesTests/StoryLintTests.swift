import Diagnostics
import StateMachines
import TestSupport
import Testing

@Suite("What scenarios, properties and automatic transitions are told of")
struct StoryLintTests {
  /// What is found in the door with a scenario of these steps.
  private func story(_ steps: String, _ more: String = "", from text: String = Door.text) -> [String] {
    let (file, range) = marked(
      text + "scenarios:\n  - {id: story, title: {en: S, de: S}\(more), steps: [\(steps)]}\n")
    let outcome = Door.read(file.text(0..<file.bytes.count))
    let found = findings((outcome.diagnostics + (outcome.value?.otherLints ?? [])).filter { $0.severity == .error })
    return found.map { $0.replacing("\(place(SourceRange(file, range))) ", with: "» ") }
  }

  @Test(arguments: [
    (
      "{event: push}, {event: «push»}",
      "» models/impossible-step: the event 'push' has no effect in the state 'open' (possible there: pull)"
    ),
    (
      "{transition: «close»}, {event: push, expect: {state: shut}}",
      "» models/impossible-step: the transition 'close' cannot be taken in the state 'shut' (possible there: push)"
    ),
    (
      "{event: push, expect: «{state: shut}»}",
      "» models/wrong-state-after-step: 'push' leads to 'open', not to 'shut'"
    ),
    (
      "{transition: open-up, expect: «{state: [open, shut]}»}",
      "» models/wrong-state-after-step: 'open-up' leads to 'open', not to 'open' and 'shut'"
    ),
    (
      "{event: push, expect: «{callbacks: []}»}",
      "» models/wrong-callbacks: 'push' calls on-open; the scenario expects nothing"
    ),
    (
      "{event: push, expect: {callbacks: [on-open]}}, {event: pull, expect: «{callbacks: [on-open, on-open]}»}",
      "» models/wrong-callbacks: 'pull' calls nothing; the scenario expects on-open, on-open"
    ),
    (
      "{event: push, expect: «{not: [on-open]}»}",
      "» models/wrong-callbacks: 'push' calls 'on-open', which the scenario rules out"
    ),
  ])
  func scenarios(_ steps: String, _ expected: String) { #expect(story(steps) == [expected]) }

  /// A scenario is told of one version and variant.
  @Test func conditions() {
    let text = Door.changed("callbacks: [on-open]", "since: \"2\", callbacks: [{call: on-open, when: {lock: keyed}}]")
    let push = "{event: «push», expect: {callbacks: [on-open]}}"
    #expect(story(push, from: text).isEmpty && story(push, ", version: \"2\"", from: text).isEmpty)
    #expect(
      story(push, ", version: \"1\"", from: text) == [
        "» models/impossible-step: the event 'push' has no effect in the state 'shut' (nothing is possible there)"
      ])
    #expect(
      story("{event: push, expect: «{callbacks: [on-open]}»}", ", variant: coded", from: text) == [
        "» models/wrong-callbacks: 'push' calls nothing; the scenario expects on-open"
      ])
    #expect(
      story(
        "{event: «pull»}", ", start: open, version: \"1\"",
        from: Door.changed("open: {label", "open: {since: \"2\", label"))
        == ["» models/impossible-step: the scenario begins in a state that does not exist in this version or variant"])
  }

  @Test func wordsForCalls() {
    let text = Door.changed(
      "callbacks: [on-open]",
      "callbacks: [{call: on-open, optional: true}, {any-order: [on-open, {call: on-open, optional: true}]}, on-open]")
    #expect(
      story("{event: push, expect: «{callbacks: []}»}", from: text) == [
        "» models/wrong-callbacks: 'push' calls on-open (optional), on-open and on-open (optional) in any order, on-open; the scenario expects nothing"
      ])
  }

  @Test func several() throws {
    let door = try #require(Door.read().value)
    let text = """
      - id: two
        title: {en: Two, de: Zwei}
        participants: {A: door, B: door}
        start: {B: open}
        steps: [{A: push, expect: {state: open}}, {B: push}]

      """
    let outcome = JointScenario.read(
      SourceFile(path: "Models/scenarios.yaml", text: text), languages: ["en", "de"], machines: [door])
    #expect(
      findings(outcome.value.flatMap { $0.lint([door]) }) == [
        "5:49-5:53 models/impossible-step: the event 'push' has no effect in the state 'open' (possible there: pull)"
      ])
    let broken = try #require(Door.read(Door.changed("event: push", "event: pus")).value)
    #expect(outcome.value.flatMap { $0.lint([broken]) }.isEmpty)
  }

  @Test func uncovered() {
    func notes(_ steps: String, _ replacing: String = "initial:", _ by: String = "initial:") -> [String] {
      let outcome = Door.read(
        Door.changed(replacing, by) + "scenarios: [{id: story, title: {en: S, de: S}, steps: [\(steps)]}]\n")
      return findings(outcome.diagnostics + (outcome.value?.otherLints ?? [])).filter { !$0.contains("unreachable") }
    }
    #expect(notes("{event: push}, {event: pull}") == [])
    #expect(
      notes("{event: push}") == [
        "19:10-19:15 models/uncovered-transition: no scenario takes the transition 'close' (the shortest that would: push, pull)"
      ])
    // What a story of several machines takes is told.
    let half = Door.read(
      Door.text + "scenarios: [{id: story, title: {en: S, de: S}, steps: [{event: push, expect: {state: open}}]}]\n")
    let close = half.value?.transitions[named: "close"]?.id
    let told = close.flatMap { half.value?.lint(toldElsewhere: [$0]) }
    #expect(told.map { $0.contains { $0.rule.id == "models/uncovered-transition" } } == false)
    // One that exists in an old version only is proposed for that.
    #expect(
      notes("{event: push}", "pull, callbacks", "pull, until: \"1\", callbacks").filter { $0.contains("uncovered") }
        == [
          "19:10-19:15 models/uncovered-transition: no scenario takes the transition 'close' (the shortest that would: push, pull)"
        ])
  }

  /// What is found in the door with a property.
  private func property(_ property: String, _ text: String = Door.text) -> [String] {
    let outcome = Door.read(text + "properties:\n  - {id: fact, \(property)}\n")
    return findings(outcome.diagnostics + (outcome.value?.otherLints ?? [])).map {
      $0.replacing("21:10-21:14 ", with: "")
    }
  }

  @Test func properties() {
    #expect(property("precedence: {first: on-open, then: close}") == [])
    #expect(
      property("absence: {of: close}") == [
        "models/violated-property: the property 'fact' is violated by 'open-up', 'close'"
      ])
    #expect(
      property("response: {when: open-up, then: final}") == [
        "models/violated-property: the property 'fact' is violated by 'open-up' and then 'close', 'open-up' for ever"
      ])
    #expect(
      property("absence: {of: initial}") == [
        "models/violated-property: the property 'fact' is violated by the beginning"
      ])
    #expect(
      property("precedence: {first: close, then: final}") == [
        "models/vacuous-property: the property 'fact' says nothing, since what it speaks of never happens"
      ])
  }

  /// Checked wherever it is meant to hold, also in versions in which nothing else changes.
  @Test func propertyConditions() {
    let text = Door.changed("[on-open]", "[{call: on-open, since: \"3\"}]")
    let pattern = "precedence: {first: on-open, then: open}"
    #expect(
      property(pattern, text) == [
        "models/violated-property: the property 'fact' is violated in version 2 by 'open-up'"
      ])
    #expect(property(pattern + ", version: \"3\"", text) == [])
    #expect(
      property(pattern + ", version: \"1\"", text) == [
        "models/violated-property: the property 'fact' is violated by 'open-up'"
      ])
    let varying = Door.changed("[on-open]", "[{call: on-open, when: {lock: keyed}}]")
    #expect(property(pattern + ", variant: keyed", varying) == [])
    #expect(
      property(pattern, varying) == [
        "models/violated-property: the property 'fact' is violated with lock coded by 'open-up'"
      ])
    // What is declared of a callback counts wherever it is called.
    #expect(
      property(pattern, Door.changed("since: \"1\"", "since: \"2\"")) == [
        "models/violated-property: the property 'fact' is violated in version 1 by 'open-up'"
      ])
    // Enough that it is put to the test somewhere.
    #expect(property("precedence: {first: open-up, then: on-open}", text) == [])
  }

  @Test func endlessLoops() {
    func loops(_ push: String, _ pull: String) -> [String] {
      let text = Door.changed("event: push,", push).replacing("event: pull,", with: pull)
      let outcome = Door.read(text)
      return findings(outcome.diagnostics + (outcome.value?.otherLints ?? []))
    }
    #expect(
      loops("always: true,", "always: true,") == [
        "18:10-18:17 models/endless-loop: 'open-up', 'close' follow each other for ever (let one of them wait for an event or a guard)"
      ])
    #expect(loops("always: true,", "event: pull,") == [])
    #expect(loops("always: true,", "always: true, guard: dark,") == [])
    #expect(
      loops("always: true, when: {lock: coded},", "always: true,")
        == [
          "14:3-14:7 models/dead-end: nothing leads out of the state 'shut' with lock keyed (write 'type: final' if it is meant so)",
          "15:3-15:7 models/unreachable-state: nothing leads to the state 'open' with lock keyed (where the state does not exist, say so with 'since', 'until' or 'when')",
          "18:10-18:17 models/endless-loop: 'open-up', 'close' follow each other for ever with lock coded (let one of them wait for an event or a guard)",
        ].sorted { $0.contains("unreachable") || !$1.contains("unreachable") && $0 < $1 })
  }
}
