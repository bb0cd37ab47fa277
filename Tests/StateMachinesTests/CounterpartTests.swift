import Testing

@Suite("Callbacks that belong together, on all ways through a machine")
struct CounterpartTests {
  /// A lamp that `on` lights and `off` puts out, with what stands for its transitions and for the counterpart of `lit`.
  private func found(
    _ transitions: String..., counterpart: String = "out", extra: String = "",
    replacing change: (part: String, replacement: String) = ("", "")
  ) -> [String] {
    let text = """
      phasebook: 1
      machine: m
      title: M
      versions: {order: ["1", "2"]}
      initial: dark
      guards: {g: {label: g}}
      events: {on: {label: on}, off: {label: off}, cut: {label: cut}, dim: {label: dim}}
      callbacks:
        lit: {call: lit(), counterpart: \(counterpart)}
        out: {call: out()}
        other: {call: other()}
      states:
        dark: {label: Dark}
        bright: {label: Bright}
        dimmed: {label: Dimmed}
        gone: {label: Gone, type: final}
      \(extra)transitions:
        - {id: light, source: dark, target: bright, event: on, callbacks: [lit]}
        - {id: dim-it, source: bright, target: dimmed, event: dim, callbacks: [other]}
        - {id: put-out, source: [bright, dimmed], target: dark, event: off, callbacks: [out]}

      """
    let whole = text + transitions.map { "  - \($0)\n" }.joined()
    return lint(change.part.isEmpty ? whole : whole.replacing(change.part, with: change.replacement)).filter {
      $0.contains("counterpart")
    }
    .map { String($0.split(separator: ": ", maxSplits: 1)[1].prefix { $0 != "(" }.dropLast()) }
  }

  @Test func pairsThatAlwaysCome() {
    #expect(found() == [])
    #expect(found("{id: end, source: dark, target: gone, event: cut}") == [])
    // Into the state and out of it again, with both.
    #expect(found("{id: renew, source: bright, target: bright, event: cut, callbacks: [out, lit]}") == [])
    // It may be skipped: its author has thought of it.
    #expect(
      found("{id: drop, source: dimmed, target: dark, event: cut, callbacks: [{call: out, optional: true}]}") == [])
    // Real but rare.
    #expect(found("{id: drop, source: dimmed, target: dark, event: cut, exceptional: true}") == [])
  }

  @Test func leftWithoutIt() {
    #expect(
      found("{id: drop, source: dimmed, target: dark, event: cut}")
        == ["'out' does not come after 'lit' on the way 'light', 'dim-it', 'drop'"])
    // Each transition is told of once, by the shortest way.
    #expect(
      found("{id: drop, source: [dimmed, bright], target: dark, event: cut, callbacks: [other]}")
        == ["'out' does not come after 'lit' on the way 'light', 'drop'"])
    #expect(
      found(
        "{id: drop, source: dimmed, target: dark, event: cut}", "{id: fall, source: bright, target: dark, event: cut}")
        == [
          "'out' does not come after 'lit' on the way 'light', 'fall'",
          "'out' does not come after 'lit' on the way 'light', 'dim-it', 'drop'",
        ])
    #expect(
      found("{id: drop, source: dimmed, target: dark, event: cut, since: \"2\"}")
        == ["'out' does not come after 'lit' in version 2 on the way 'light', 'dim-it', 'drop'"])
  }

  /// What only follows from a way without it is not told again, and what is wrong by itself is.
  @Test func consequences() {
    #expect(
      found(
        "{id: drop, source: bright, target: dark, event: cut}",
        "{id: break, source: dark, target: gone, event: cut}") == [
          "'out' does not come after 'lit' on the way 'light', 'drop'"
        ])
    #expect(
      found(
        "{id: break, source: bright, target: gone, event: cut}",
        "{id: drop, source: dimmed, target: dark, event: cut}") == [
          "'out' does not come after 'lit' on the way 'light', 'break', where the run ends",
          "'out' does not come after 'lit' on the way 'light', 'dim-it', 'drop'",
        ])
  }

  @Test func endedWithoutIt() {
    #expect(
      found("{id: break, source: bright, target: gone, event: cut}")
        == ["'out' does not come after 'lit' on the way 'light', 'break', where the run ends"])
  }

  @Test func calledAgain() {
    #expect(
      found("{id: more, source: bright, target: bright, event: cut, callbacks: [lit]}")
        == ["'lit' comes again before its counterpart 'out' on the way 'light', 'more'"])
  }

  @Test func exceptions() {
    let drop = "{id: drop, source: dimmed, target: dark, event: cut}"
    #expect(found(drop, counterpart: "{call: out, except: drop}") == [])
    #expect(
      found(drop, "{id: fall, source: bright, target: dark, event: cut}", counterpart: "{call: out, except: [drop]}")
        == ["'out' does not come after 'lit' on the way 'light', 'fall'"])
    #expect(
      found(counterpart: "{call: out, except: [light]}")
        == ["'light' is no exception: it is never taken between 'lit' and 'out'"])
  }

  /// The first may be skipped, so nobody knows whether there is anything to end.
  @Test func whatMayHaveBegun() {
    #expect(
      found(
        "{id: glow, source: dark, target: dimmed, event: cut, callbacks: [{call: lit, optional: true}]}",
        "{id: fade, source: dimmed, target: dark, event: cut, callbacks: [out]}") == [])
    // The other way into the state is certain.
    #expect(
      found(
        "{id: glow, source: dark, target: dimmed, event: cut, callbacks: [{call: lit, optional: true}]}",
        "{id: fade, source: dimmed, target: dark, event: cut}")
        == ["'lit' comes again before its counterpart 'out' on the way 'light', 'dim-it', 'fade', 'light'"])
  }

  /// Which of two ways into a state is wrong, that with the first or that without it, nobody knows.
  @Test func enteredInBothWays() {
    #expect(found("{id: flash, source: dark, target: bright, event: cut}") == [])
    #expect(found("{id: reset, source: dark, target: dimmed, event: cut, callbacks: [other]}") == [])
  }

  /// A state in which the counterpart never comes again.
  @Test func stuck() {
    #expect(
      found(
        "{id: stick, source: bright, target: stuck, event: cut}", "{id: loop, source: stuck, event: cut}",
        extra: "  stuck: {label: Stuck}\n")
        == ["'out' does not come after 'lit' on the way 'light', 'stick'"])
  }

  /// In the first version there is no counterpart to call.
  @Test func counterpartsThatCameLater() {
    #expect(found(replacing: ("out: {call: out()", "out: {call: out(), since: \"2\"")) == [])
  }
}
