import Diagnostics
import StateMachines
import Testing

@Suite("A machine moves as SCXML says")
struct InterpreterTests {
  @Test func beginning() throws {
    let small = try Small("a: {label: A, entry: [c1], initial: b, states: {b: {label: B, entry: [c2]}}}")
    #expect(try small.run("x") == ["b | +a +b | c1 c2", "-"])
    let inside = try #require(small.interpreter.start(in: small.machine.states[1].id).steps.first)
    #expect(small.words(inside) == "b | +a +b | c1 c2")
    #expect(inside.transitions.isEmpty && inside.trigger == nil && !inside.isInternal)
  }

  /// Of two transitions for one event the first in the document is taken.
  @Test func documentOrder() throws {
    let small = try Small("a: {label: A}\nb: {label: B}\nc: {label: C}", "s: a -x-> c", "t: a -x-> b")
    #expect(try small.run("x") == ["a | +a | ", "c | -a +c | "])
    #expect(try small.outcomes("x") == ["s: c"])
    // The second is never taken, so it is not possible either.
    #expect(try small.run("t").last == "-")
  }

  @Test func theChildGoesFirst() throws {
    let states = "a: {label: A, initial: b, states: {b: {label: B}, c: {label: C}}}\nd: {label: D}"
    let small = try Small(states, "out: a -x-> d", "over: b -x-> c")
    #expect(try small.run("x", "x") == ["b | +a +b | ", "c | -b +c | ", "d | -c -a +d | "])
    #expect(try small.run("out").last == "-")
    // Where its guard may not hold, its parent's may be taken.
    let guarded = try Small(states, "out: a -x-> d", "over: b -x-> c (guard: g)")
    #expect(try guarded.outcomes("x") == ["over: c", "out: d"])
    #expect(try guarded.run("out").last == "d | -b -a +d | ")
  }

  private static let regions = """
    a: {type: parallel, label: A, states: {
      p: {label: P, initial: p1, entry: [c1], exit: [c2], states: {p1: {label: P1}, p2: {label: P2, entry: [c3]}}},
      q: {label: Q, initial: q1, entry: [c4], exit: [c5], states: {q1: {label: Q1}, q2: {label: Q2, entry: [c6]}}}}}
    b: {label: B}
    """

  /// One event moves all regions; they are entered in document order and left in reverse.
  @Test func regions() throws {
    let small = try Small(
      Self.regions, "s: q1 -x-> q2 (callbacks: [c7])", "t: p1 -x-> p2 (callbacks: [c8])", "l: a -y-> b")
    #expect(
      try small.run("x", "y") == [
        "p1 q1 | +a +p +p1 +q +q1 | c1 c4", "p2 q2 | -q1 -p1 +p2 +q2 | c8 c7 c3 c6",
        "b | -q2 -q -p2 -p -a +b | c5 c2",
      ])
  }

  /// Of two transitions that leave the same state, that of the first region is taken, unless the second is further inside.
  @Test func conflicts() throws {
    let small = try Small(Self.regions, "s: q1 -x-> b", "t: p1 -x-> p2")
    #expect(try small.outcomes("x") == ["t: p2 q1"])
    let both = try Small(Self.regions, "s: q1 -x-> b", "t: p -x-> b")
    #expect(try both.outcomes("x") == ["t: b"])
    let inner = try Small(Self.regions, "s: q1 -x-> b", "t: a -x-> b")
    #expect(try inner.outcomes("x") == ["s: b"])
    let free = try Small(Self.regions, "s: q1 -x-> ", "t: p1 -x-> b")
    #expect(try free.outcomes("x") == ["t s: b"])
  }

  /// A transition of several targets enters one in each region.
  @Test func forks() throws {
    let small = try Small("o: {label: O}\n" + Self.regions, "s: o -x-> p2, q2", "t: o -y-> q2", initial: "o")
    #expect(try small.run("x").last == "p2 q2 | -o +a +p +p2 +q +q2 | c1 c3 c4 c6")
    #expect(try small.run("y").last == "p1 q2 | -o +a +p +p1 +q +q2 | c1 c4 c6")
  }

  /// Only what is below the nearest composite around source and target is left and entered; no parallel state counts.
  @Test func nearestCommonAncestor() throws {
    let states = """
      a: {label: A, initial: b, exit: [c1], states: {b: {label: B, initial: d, states: {d: {label: D}, e: {label: E}}}, c: {label: C}}}
      """
    let small = try Small(states, "s: d -x-> e", "t: d -y-> c", "u: d -z-> d")
    #expect(try small.run("x").last == "e | -d +e | ")
    #expect(try small.run("y").last == "c | -d -b +c | ")
    #expect(try small.run("z").last == "d | -d +d | ")
    let across = try Small(Self.regions, "s: p1 -x-> q2")
    #expect(try across.run("x").last == "p1 q2 | -q1 -q -p1 -p -a +a +p +p1 +q +q2 | c5 c2 c1 c4 c6")
  }

  /// A local transition does not leave its source, an external one does, one without target leaves nothing.
  @Test func localAndInternal() throws {
    let states =
      "a: {label: A, entry: [c1], exit: [c2], initial: b, states: {b: {label: B}, c: {label: C}}}\nd: {label: D}"
    let small = try Small(
      states, "s: a -x-> c (internal: true)", "t: a -y-> c", "u: a -z-> (callbacks: [c3])",
      "v: a -w-> d (internal: true)")
    #expect(try small.run("x").last == "c | -b +c | ")
    #expect(try small.run("y").last == "c | -b -a +a +c | c2 c1")
    #expect(try small.run("z").last == "b |  | c3")
    #expect(try small.run("w").last == "d | -b -a +d | c2")
    let (x, z) = (try small.trigger("x"), try small.trigger("z"))
    let configuration = try #require(small.interpreter.start().steps.first).configuration
    #expect(small.interpreter.fire(z, in: configuration).steps.map(\.isInternal) == [true])
    #expect(small.interpreter.fire(x, in: configuration).steps.map(\.isInternal) == [false])
  }

  /// In a parallel state a local transition is none: SCXML knows it for composites only.
  @Test func localInParallel() throws {
    let small = try Small(Self.regions, "s: a -x-> p2 (internal: true)")
    #expect(try small.run("x").last == "p2 q1 | -q1 -q -p1 -p -a +a +p +p2 +q +q1 | c5 c2 c1 c3 c4")
  }

  private static func withHistory(_ depth: String) -> String {
    """
    a: {label: A}
    b: {label: B, initial: d, states: {
      h: {type: history, label: H, default: d\(depth)},
      d: {label: D, initial: e, states: {e: {label: E}, f: {label: F}}}, g1: {label: G}}}
    """
  }

  private static let journeys = ["in: a -x-> h", "out: b -x-> a", "deeper: e -y-> f", "aside: d -z-> g1"]

  @Test func history() throws {
    let (i, o, d, s) = (Self.journeys[0], Self.journeys[1], Self.journeys[2], Self.journeys[3])
    let shallow = try Small(Self.withHistory(""), i, o, d, s)
    #expect(
      try shallow.run("x", "y", "x", "x", "z", "x", "x").map { $0.prefix { $0 != " " } }
        == ["a", "e", "f", "a", "e", "g1", "a", "g1"])
    let deep = try Small(Self.withHistory(", depth: deep"), i, o, d, s)
    #expect(
      try deep.run("x", "y", "x", "x", "z", "x", "x").map { $0.prefix { $0 != " " } }
        == ["a", "e", "f", "a", "f", "g1", "a", "g1"])
    #expect(try deep.run("x", "y", "x", "x").last == "f | -a +b +d +f | ")
  }

  /// What was active when the state is left is remembered, though it is left and entered again in the same step.
  @Test func historyOfOneStep() throws {
    let small = try Small(Self.withHistory(", depth: deep"), "in: a -x-> b", "deeper: e -y-> f", "again: b -z-> h")
    #expect(try small.run("x", "y", "z").last == "f | -f -d -b +b +d +f | ")
    #expect(try small.run("x", "z").last == "e | -e -d -b +b +d +e | ")
  }

  @Test func historyOfRegions() throws {
    let states = """
      o: {label: O}
      a: {label: A, initial: h, states: {
        h: {type: history, label: H, depth: deep, default: r},
        r: {type: parallel, label: R, states: {
          p: {label: P, initial: p1, states: {p1: {label: P1}, p2: {label: P2}}},
          q: {label: Q, initial: q1, states: {q1: {label: Q1}, q2: {label: Q2}}}}}}}
      """
    let small = try Small(states, "in: o -x-> a", "out: a -x-> o", "s: p1 -y-> p2", "t: q1 -z-> q2", initial: "o")
    #expect(
      try small.run("x", "z", "x", "x").map { $0.prefix { $0 != "|" } } == ["o ", "p1 q1 ", "p1 q2 ", "o ", "p1 q2 "])
  }

  /// A choice is left by the first transition whose guard may hold; nothing rests in it.
  @Test func choice() throws {
    let states = "a: {label: A}\nk: {type: choice, label: K}\nb: {label: B}\nc: {label: C}"
    let small = try Small(
      states, "s: a -x-> k (callbacks: [c1])", "t: k --> b (guard: g, callbacks: [c2])", "u: k --> c")
    #expect(try small.outcomes("x") == ["s t: b", "s u: c"])
    #expect(try small.run("x").last == "b | -a -k +k +b | c1 c2")
    #expect(try small.outcomes("u") == ["s u: c"])
    #expect(try small.outcomes("t") == ["s t: b"])
    let open = try Small(states, "s: a -x-> k", "t: k --> b (guard: g)", "u: k --> c (guard: g0)")
    #expect(try open.outcomes("x") == ["s t: b", "s u: c"])
    let same = try Small(states, "s: a -x-> k (guard: g)", "t: k --> b (guard: g)", "u: k --> c")
    #expect(try same.outcomes("x") == ["s t: b", "s u: c"])
  }

  /// Automatic transitions follow until the machine is at rest.
  @Test func toCompletion() throws {
    let states = "a: {label: A}\nb: {label: B, entry: [c1]}\nc: {label: C, entry: [c2]}\nd: {label: D}"
    let small = try Small(states, "s: a -x-> b", "t: b --> c (always: true)", "u: c --> d (always: true, guard: g)")
    #expect(try small.run("x").last == "d | -a -b -c +b +c +d | c1 c2")
    #expect(try small.outcomes("x") == ["s t u: d", "s t: c"])
    // A guard may come to hold later, too.
    let start = try #require(small.interpreter.start().steps.first)
    let x = try small.trigger("x")
    let resting = try #require(small.interpreter.fire(x, in: start.configuration).steps.last)
    #expect(small.interpreter.possibleTransitions(in: resting.configuration).map(\.text) == ["u"])
    let atOnce = try Small("a: {label: A}\nb: {label: B}", "s: a --> b (always: true)")
    #expect(try atOnce.run() == ["b | -a +a +b | "])
  }

  @Test func neverAtRest() throws {
    let states = "a: {label: A}\nb: {label: B}\nc: {label: C}"
    let loop = try Small(states, "s: a -x-> b", "t: b --> c (always: true)", "u: c --> b (always: true)")
    #expect(try loop.run("x").last == "b | -a -b -c +b +c +b |  | restless")
    let still = try Small(states, "s: a -x-> b", "t: b --> (always: true, callbacks: [c1])")
    #expect(try still.run("x").last == "b | -a +b | c1 | restless")
    // A guard lets it end.
    let open = try Small(states, "s: a -x-> b", "t: b --> c (always: true)", "u: c --> b (always: true, guard: g)")
    #expect(try open.outcomes("x") == ["s t u t: c", "s t: c"])
    // All guards lead round.
    let round = try Small(
      "a: {label: A}\nk: {type: choice, label: K}\nb: {label: B}", "s: a -x-> k", "t: k --> b (guard: g)",
      "u: b --> k (always: true)")
    #expect(try round.run("x").last?.hasSuffix("restless") == true)
  }

  /// After a final state at the top nothing happens; one inside a composite ends its region only.
  @Test func final() throws {
    let states =
      "a: {label: A, initial: b, states: {b: {label: B}, e: {type: final, label: E}}}\nf: {type: final, label: F}"
    let small = try Small(states, "s: b -x-> e", "t: a -y-> f", "u: f -y-> a")
    #expect(try small.run("x", "y", "y") == ["b | +a +b | ", "e | -b +e | ", "f | -e -a +f | ", "-"])
    #expect(small.interpreter.explored().configurations.map(small.interpreter.isOver) == [false, true, true])
  }

  /// Time is told by naming the transition.
  @Test func time() throws {
    let small = try Small("a: {label: A}\nb: {label: B}", "s: a --> b (after: 5s)", "t: b -x-> a")
    #expect(try small.run("x", "s", "x") == ["a | +a | ", "-", "b | -a +b | ", "a | -b +a | "])
    #expect(small.interpreter.explored().configurations.count == 2)
  }

  /// What does not exist takes no part.
  @Test func conditions() throws {
    let machine = try #require(Door.read(Door.changed("event: push,", "event: push, since: \"2\",")).value)
    let version = try #require(machine.versions?["1"])
    let old = Interpreter(machine, under: machine.combinations(version: version)[0])
    #expect(old.explored().configurations.count == 1)
    #expect(Interpreter(machine, under: machine.defaultConditions).explored().configurations.count == 2)
    let without = try #require(Door.read(Door.changed("shut: {label", "shut: {since: \"2\", label")).value)
    #expect(Interpreter(without, under: machine.combinations(version: version)[0]).start().steps.isEmpty)
  }

  @Test func exceptional() throws {
    let small = try Small("a: {label: A}\nb: {label: B}", "s: a -x-> b (exceptional: true)")
    let plain = Interpreter(small.machine, under: small.machine.defaultConditions, withoutExceptional: true)
    #expect(small.interpreter.explored().configurations.count == 2 && plain.explored().configurations.count == 1)
  }
}
