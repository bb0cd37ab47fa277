import Diagnostics
import StateMachines
import TestSupport
import Testing

@Suite("A scenario is run, and what differs is named")
struct ScenarioTests {
  @Test func trace() throws {
    let text =
      Door.text + """
        scenarios:
          - id: in-and-out
            title: {en: In, de: Rein}
            steps: [{event: push, expect: {state: open, callbacks: [on-open]}}, {transition: close}]

        """
    let machine = try #require(Door.read(text).value)
    let trace = machine.trace(machine.scenarios[0])
    #expect(trace.differences.isEmpty && trace.beginnings.count == 1)
    #expect(
      trace.steps.map { $0.before.map(\.text) + ["-"] + $0.after.map(\.text) } == [
        ["shut", "-", "open"], ["open", "-", "shut"],
      ])
    #expect(trace.steps[0].step.transitions.map(\.text) == ["open-up"])
    #expect(trace.steps[0].calls.map { $0.states.map(\.text) } == [["open"]])
    let old = try #require(Door.read(text.replacing("since: \"1\"", with: "timing: before")).value)
    #expect(old.trace(old.scenarios[0]).steps[0].calls.map { $0.states.map(\.text) } == [["shut"]])
  }

  /// Callbacks that a step of the door may have, what is expected, and whether that is so.
  @Test(arguments: [
    ("[a, b]", "[a, b]", true), ("[a, b]", "[b, a]", false), ("[a, b]", "[a]", false), ("[a]", "[a, b]", false),
    ("[]", "[]", true), ("[]", "[a]", false), ("[a]", "[]", false),
    ("[{call: a, optional: true}, b]", "[b]", true), ("[{call: a, optional: true}, b]", "[a, b]", true),
    ("[{call: a, optional: true}, b]", "[b, a]", false), ("[{call: a, if: {en: x, de: y}}, b]", "[b]", true),
    ("[{any-order: [a, b]}, c]", "[b, a, c]", true), ("[{any-order: [a, b]}, c]", "[a, b, c]", true),
    ("[{any-order: [a, b]}, c]", "[a, c, b]", false), ("[{any-order: [a, b]}, c]", "[a, c]", false),
    ("[{any-order: [a, {call: b, optional: true}]}, c]", "[a, c]", true),
    ("[{any-order: [a, {call: b, optional: true}]}, c]", "[b, c]", false),
    ("[a, {call: a, optional: true}, a]", "[a, a]", true), ("[a, {call: a, optional: true}, a]", "[a]", false),
    ("[{call: a, optional: true}, a, {any-order: [a, {call: a, optional: true}]}]", "[a, a, a, a]", true),
    ("[{call: a, optional: true}, a, {any-order: [a, {call: a, optional: true}]}]", "[a, a, a, a, a]", false),
    ("[{call: a, since: \"3\"}, {call: b, until: \"2\"}]", "[a]", true),
  ])
  func callbacks(_ written: String, _ expected: String, _ isSo: Bool) throws {
    let text =
      Door.text
      .replacing("on-open: {call: onOpen(), since: \"1\"}", with: "a: {call: a}\n  b: {call: b}\n  c: {call: c}")
      .replacing("callbacks: [on-open]", with: "callbacks: \(written)") + """
        scenarios:
          - id: in
            title: {en: In, de: Rein}
            steps: [{event: push, expect: {callbacks: \(expected)}}]

        """
    let machine = try #require(Door.read(text).value)
    #expect(machine.isWhole)
    #expect(machine.trace(machine.scenarios[0]).differences.isEmpty == isSo)
  }

  private static let lamp = """
    a: {label: A}
    k: {type: choice, label: K}
    b: {label: B}
    c: {label: C, initial: d, states: {d: {label: D}}}
    """

  /// Of several outcomes that is meant which the step names, or which makes this step or a later one true.
  @Test(arguments: [
    ("[{event: x}]", "b"), ("[{transition: u}]", "d"), ("[{event: x, expect: {state: d}}]", "d"),
    ("[{event: x, expect: {state: c}}]", "d"), ("[{event: x, expect: {callbacks: [c2]}}]", "d"),
    ("[{event: x, expect: {not: [c1]}}]", "d"), ("[{event: x}, {event: y}]", "a"),
  ])
  func outcomes(_ steps: String, _ last: String) throws {
    let small = try Small(
      Self.lamp, "s: a -x-> k", "t: k --> b (guard: g, callbacks: [c1])", "u: k --> c (callbacks: [c2])",
      "v: d -y-> a", rest: "scenarios: [{id: story, title: T, steps: \(steps)}]\n")
    let trace = small.machine.trace(small.machine.scenarios[0])
    #expect(trace.differences.isEmpty)
    #expect(trace.steps.last?.after.map(\.text) == [last])
  }

  @Test func several() throws {
    let door = try #require(Door.read().value)
    let file = SourceFile(
      path: "Models/scenarios.yaml",
      text: """
        - id: two
          title: {en: Two, de: Zwei}
          participants: {A: door, B: door}
          start: {B: open}
          steps:
            - {A: push, expect: {state: open, callbacks: [on-open]}}
            - {B: close, expect: {state: shut}}
            - {A: pull, expect: {state: open}}
            - {B: pull}
            - {A: push}

        """)
    let outcome = JointScenario.read(file, languages: ["en", "de"], machines: [door])
    #expect(findings(outcome.diagnostics) == [])
    let story = try #require(outcome.value.first)
    let trace = try #require(story.trace([door]))
    #expect(trace.steps.map(\.participant) == [0, 1, 0])
    #expect(trace.steps.map { $0.after.map(\.text).joined() } == ["open", "shut", "shut"])
    #expect(trace.differences.map(\.step) == [2, 3])
    #expect(story.trace([]) == nil)
  }
}
