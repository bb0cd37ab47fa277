import Testing

@Suite("Events that one of two like states handles")
struct EventInOneStateTests {
  /// Two states that `stop` and `fail` end in the same way, and further transitions.
  private func found(
    _ transitions: String..., isComplete: Bool = true, stop: String = "[first, second]"
  ) -> [String] {
    let text = """
      phasebook: 1
      machine: m
      title: M
      versions: {order: ["1", "2"]}
      initial: begin
      complete: \(isComplete)
      guards: {g: {label: g}}
      events: {one: {label: one}, two: {label: two}, stop: {label: stop}, fail: {label: fail}, skip: {label: skip}}
      states:
        begin: {label: Begin}
        first: {label: First}
        second: {label: Second}
        end: {label: End, type: final}
      transitions:
        - {id: go-first, source: begin, target: first, event: one}
        - {id: go-second, source: begin, target: second, event: two}
        - {id: stop-it, source: \(stop), target: end, event: stop}
        - {id: fail-it, source: [first, second], target: end, event: fail}

      """
    return lint(text + transitions.map { "  - \($0)\n" }.joined())
  }

  private func finding(_ state: String, _ twin: String, _ when: String = "") -> String {
    "8:90-8:94 models/event-in-one-state: 'skip' is handled in '\(state)' only, although '\(twin)' handles all other"
      + " events as it does\(when) (where '\(twin)' handles it too, add it to the sources of the transition)"
  }

  @Test func aTwinIsTold() {
    #expect(found("{id: s, source: second, target: first, event: skip}") == [finding("second", "first")])
    #expect(found("{id: s, source: first, event: skip}") == [finding("first", "second")])
    #expect(
      found("{id: s, source: first, event: skip}", "{id: t, source: second, event: skip, since: \"2\"}")
        == [finding("first", "second", " in version 1")])
  }

  /// Where the states differ in more than the event, or nothing is claimed of what is not listed.
  @Test func anythingElseIsLeftAlone() {
    #expect(found("{id: s, source: [first, second], event: skip}") == [])
    #expect(found("{id: s, source: first, event: skip}", isComplete: false) == [])
    #expect(found("{id: s, source: first, event: skip}", "{id: t, source: second, event: one}") == [])
    #expect(found("{id: s, source: first, event: skip}", "{id: t, source: second, target: end, after: 5s}") == [])
    // One event in common is no likeness, nor is the same event with other consequences.
    #expect(found("{id: s, source: first, event: skip}", stop: "first") == [])
    #expect(
      found(
        "{id: s, source: first, event: skip}", "{id: t, source: second, target: begin, event: stop}", stop: "first")
        == [])
    #expect(
      found(
        "{id: s, source: first, event: skip}", "{id: t, source: second, target: end, event: stop, guard: g}",
        stop: "first") == [])
  }
}
