import Diagnostics
import StateMachines
import TestSupport
import Testing

@Suite("Properties hold on all runs, or a run speaks against them")
struct PropertyTests {
  /// A verdict in words, on a property of a machine.
  private func verdict(_ property: String, _ small: (String) throws -> Small) throws -> String {
    let machine = try small("properties: [{id: fact, \(property)}]\n").machine
    let exploration = Interpreter(machine, under: machine.defaultConditions, withoutExceptional: true).explored()
    return switch exploration.verdict(on: machine.properties[0]) {
    case .holds(let isVacuous): isVacuous ? "vacuous" : "holds"
    case .violated(let example): example.words
    case .undecided: "undecided"
    }
  }

  /// A door with a lock that is forced now and then: a, b and c, then the end.
  private func journey(_ rest: String) throws -> Small {
    try Small(
      "a: {label: A}\nb: {label: B}\nc: {label: C}\nf: {type: final, label: F}",
      "s: a -x-> b (callbacks: [c1])", "t: b -y-> a (callbacks: [c2])", "go: b -z-> c (callbacks: [c3])",
      "u: c -x-> f (callbacks: [c4])", "v: a -w-> c (exceptional: true, callbacks: [])", rest: rest)
  }

  @Test(arguments: [
    ("precedence: {first: c1, then: c2}", "holds"), ("precedence: {first: c2, then: c3}", "'s', 'go'"),
    // The exceptional way to c is left out.
    ("precedence: {first: b, then: c}", "holds"), ("precedence: {first: c3, then: c1}", "'s'"),
    ("precedence: {first: c1, then: c9}", "vacuous"), ("precedence: {first: x, then: c1}", "holds"),
    ("precedence: {first: c1, then: x}", "'s'"), ("precedence: {first: initial, then: c1}", "holds"),
    ("precedence: {first: c2, then: final}", "'s', 'go', 'u'"),
    // In each part of its own.
    ("precedence: {first: c1, then: c2, after: a, until: b}", "vacuous"),
    ("precedence: {first: y, then: s, after: c1}", "holds"),
    ("precedence: {first: c9, then: s, after: c1}", "'s', 't', 's'"),
    ("precedence: {first: c1, then: c3, before: c4}", "holds"),
    ("precedence: {first: c2, then: c3, before: c4}", "'s', 'go', 'u'"),
    ("precedence: {first: c2, then: c3, before: c9}", "vacuous"),
    // After each one another comes, unless the machine goes round for ever or ends before.
    ("response: {when: c3, then: c4}", "holds"),
    ("response: {when: c1, then: c3}", "'s' and then 't', 's' for ever"),
    ("response: {when: c4, then: c1}", "'s', 'go', 'u', where the run ends"),
    ("response: {when: c9, then: c1}", "vacuous"), ("response: {when: c2, then: c1}", "holds"),
    ("response: {when: y, then: a}", "holds"), ("response: {when: s, then: c1}", "holds"),
    ("response: {when: c1, then: c2, after: a, until: c}", "'s', 'go'"),
    ("absence: {of: c9}", "holds"), ("absence: {of: c4}", "'s', 'go', 'u'"), ("absence: {of: any, after: c4}", "holds"),
    ("absence: {of: any, after: c3}", "'s', 'go', 'u'"), ("absence: {of: c1, after: c9}", "vacuous"),
    ("absence: {of: c2, between: [c3, final]}", "holds"), ("absence: {of: c2, before: c3}", "'s', 't', 's', 'go'"),
    ("absence: {of: c4, before: c3}", "holds"),
    ("existence: {of: c1, at-most: 1}", "'s', 't', 's'"), ("existence: {of: c3, at-most: 1}", "holds"),
    ("existence: {of: c3, exactly: 1, between: [initial, final]}", "holds"),
    ("existence: {of: c1, exactly: 1, between: [initial, final]}", "'s', 't', 's'"),
    ("existence: {of: c2, at-least: 1, between: [initial, final]}", "'s', 'go', 'u'"),
    ("existence: {of: c3, after: c2}", "'s', 't' and then 's', 't' for ever"),
    ("existence: {of: c1, after: c9}", "vacuous"),
    ("universality: {states: [a, b, c, f]}", "holds"), ("universality: {states: [a, b, c]}", "'s', 'go', 'u'"),
    ("universality: {states: [c, f], after: c3}", "holds"), ("universality: {states: [c], between: [c3, c4]}", "holds"),
    ("universality: {states: [b], between: [c1, c4]}", "'s', 't'"),
  ])
  func patterns(_ property: String, _ expected: String) throws {
    #expect(try verdict(property, journey) == expected)
  }

  /// A run must go on: waiting for ever is no answer that fails to come, and neither is an occasion that changes nothing.
  @Test func goingOn() throws {
    func small(_ rest: String) throws -> Small {
      try Small(
        "a: {label: A}\nb: {label: B}", "s: a -x-> b (callbacks: [c1])", "k: b -y-> (callbacks: [c2])",
        "t: b -z-> a (callbacks: [c3])", rest: rest)
    }
    #expect(try verdict("response: {when: c1, then: c3}", small) == "holds")
    #expect(try verdict("response: {when: c3, then: c1}", small) == "holds")
    #expect(try verdict("response: {when: c1, then: c2}", small) == "'s' and then 't', 's' for ever")
    func again(_ rest: String) throws -> Small {
      try Small("a: {label: A}", "s: a -x-> a (callbacks: [c1])", "t: a -y-> a (callbacks: [c2])", rest: rest)
    }
    #expect(try verdict("response: {when: c1, then: c2}", again) == "'s' and then 's' for ever")
  }

  /// Callbacks that may be skipped, or have no order, come in every way.
  @Test func calls() throws {
    func small(_ calls: String) -> (String) throws -> Small {
      { rest in
        try Small("a: {label: A}\nb: {label: B}", "s: a -x-> b (callbacks: [\(calls)])", "t: b -y-> a", rest: rest)
      }
    }
    let optional = small("{call: c1, optional: true}, c2")
    #expect(try verdict("precedence: {first: c1, then: c2}", optional) == "'s'")
    #expect(try verdict("precedence: {first: c2, then: c1}", optional) == "'s'")
    #expect(try verdict("response: {when: s, then: c1}", optional) == "'s' and then 't', 's' for ever")
    let free = small("{any-order: [c1, c2, c3]}")
    #expect(try verdict("precedence: {first: c1, then: c3}", free) == "'s'")
    #expect(try verdict("precedence: {first: c3, then: c1}", free) == "'s'")
    #expect(try verdict("existence: {of: any, exactly: 3, between: [a, b]}", free) == "holds")
    #expect(try verdict("existence: {of: any, at-most: 2, between: [x, y]}", free) == "'s'")
    #expect(try verdict("existence: {of: c1, exactly: 1, between: [x, y]}", free) == "holds")
  }

  /// A state is entered before the callbacks of its entry, and before those that come after the change.
  @Test func entering() throws {
    func small(_ rest: String) throws -> Small {
      try Small(
        "a: {label: A, exit: [c3]}\nb: {label: B, entry: [c2]}", "s: a -x-> b (callbacks: [c1])", "t: b -y-> a",
        rest: rest)
    }
    for (property, expected) in [
      ("precedence: {first: b, then: c2}", "holds"), ("precedence: {first: b, then: c1}", "'s'"),
      ("precedence: {first: c1, then: b}", "holds"), ("precedence: {first: c3, then: c1}", "holds"),
      ("precedence: {first: s, then: c3}", "holds"),
    ] { #expect(try verdict(property, small) == expected, "\(property)") }
  }

  @Test func chains() throws {
    let small = try journey("")
    let plain = Interpreter(small.machine, under: small.machine.defaultConditions).explored()
    func run(_ names: String...) -> String {
      let chain = names.compactMap { small.machine.callbacks[named: $0]?.id }
      return switch plain.run(calling: chain) {
      case .found(let run): run.flatMap(\.transitions).map(\.text).joined(separator: " ")
      case .none: "none"
      case .undecided: "undecided"
      }
    }
    #expect(run("c1", "c2", "c1", "c3", "c4") == "s t s go u")
    #expect(run("c2", "c1") == "s t s")
    #expect(run("c1", "c4") == "none" && run("c3", "c1") == "none")
    let minor = try Small(
      "a: {label: A}\nb: {label: B}",
      "s: a -x-> b (callbacks: [c1, m, {call: c2, optional: true}, {any-order: [c3, c4]}])", minor: ["m"])
    let all = minor.interpreter.explored()
    func has(_ names: String...) -> Bool {
      if case .found = all.run(calling: names.compactMap { minor.machine.callbacks[named: $0]?.id }) {
        true
      } else {
        false
      }
    }
    #expect(
      has("c1", "c2", "c4", "c3") && has("c1", "c3") && has("c1", "m", "c2") && has("c4", "c3") && has("c1", "c4"))
    #expect(!has("c2", "c1") && !has("c2", "m"))
  }

  @Test func ways() throws {
    let small = try journey("")
    let all = small.interpreter.explored()
    func id(_ name: String) throws -> ID<State> { try #require(small.machine.states[named: name]).id }
    func way(_ from: String, _ to: String) throws -> String? {
      all.shortestWay(from: try id(from), to: try id(to))?.flatMap(\.transitions).map(\.text).joined(separator: " ")
    }
    #expect(try way("a", "f") == "v u")
    #expect(try way("b", "c") == "go")
    #expect(try way("a", "a") == "s t")
    #expect(try way("f", "a") == nil)
    #expect(all.step(from: try id("a"), to: try id("b"))?.transitions.map(\.text) == ["s"])
    #expect(all.step(from: try id("b"), to: try id("f")) == nil)
    #expect(all.precedes(.state(try id("c")), .state(try id("f"))) == .holds(isVacuous: false))
    #expect(!all.isFollowed(.state(try id("b")), by: .state(try id("c"))).holds)
  }

  /// Where there is too much to look at, nobody says that something holds; what was found is found.
  @Test func limits() throws {
    let small = try journey(
      "properties: [{id: one, precedence: {first: c1, then: c2}}, {id: two, absence: {of: c1}}]\n")
    let part = small.interpreter.explored(limit: 2)
    #expect(!part.isComplete && part.configurations.count == 2)
    #expect(part.verdict(on: small.machine.properties[0]) == .undecided)
    if case .violated(let example) = part.verdict(on: small.machine.properties[1]) {
      #expect(example.words == "'s'")
    } else {
      Issue.record("the first step speaks against it")
    }
    #expect(small.interpreter.explored(limit: 4).isComplete)
  }

  /// A machine of many regions has more configurations than are looked at.
  @Test func regions() throws {
    let places = 0..<15
    let states = places.map { "r\($0): {label: R, initial: a\($0), states: {a\($0): {label: A}, b\($0): {label: B}}}" }
    let small = try Small(
      "a: {type: parallel, label: A, states: {\(states.joined(separator: ", "))}}",
      places.map { "t\($0): a\($0) -x-> b\($0) (guard: g\($0))" }.joined(separator: "\n"),
      guards: places.map { "g\($0)" })
    let all = small.interpreter.explored(limit: 100)
    #expect(!all.isComplete)
    let start = try #require(small.interpreter.start().steps.first)
    let reaction = small.interpreter.fire(try small.trigger("x"), in: start.configuration)
    // Two to the power of 15 outcomes are too many.
    #expect(!reaction.isComplete && (100...256).contains(reaction.steps.count))
    let one = small.interpreter.fire(try small.trigger("t14"), in: start.configuration)
    #expect(one.steps.allSatisfy { $0.transitions.map(\.text).contains("t14") })
  }
}
