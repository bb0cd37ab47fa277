import Diagnostics
import StateMachines
import TestSupport
import Testing

@Suite("Whatever a machine looks like, running it ends")
struct RandomMachineTests {
  /// A machine of random states of all kinds and random transitions.
  private static func text(_ random: inout RepeatableNumbers) -> String {
    var names: [String] = []
    func states(_ indent: Int, _ count: Int, _ random: inout RepeatableNumbers) -> String {
      (0..<count).map { _ in
        let name = "s\(names.count)"
        names.append(name)
        let pad = String(repeating: " ", count: indent)
        let line = "\(pad)\(name):\n\(pad)  label: \(name)\n"
        switch Int.random(in: 0..<10, using: &random) {
        case 0 where indent > 2:
          return line + "\(pad)  type: history\n\(pad)  depth: deep\n\(pad)  default: \(names[0])\n"
        case 1 where names.count > 1: return line + "\(pad)  type: choice\n"
        case 2 where names.count > 1: return line + "\(pad)  type: final\n"
        case 3...5 where indent < 12:
          let isParallel = Bool.random(using: &random)
          let first = "s\(names.count)"
          return line + (isParallel ? "\(pad)  type: parallel\n" : "\(pad)  initial: \(first)\n") + "\(pad)  states:\n"
            + states(indent + 4, Int.random(in: 1...3, using: &random), &random)
        default: return line + "\(pad)  entry: [c0]\n\(pad)  exit: [{call: c1, optional: true}]\n"
        }
      }.joined()
    }
    let body = states(2, Int.random(in: 1...4, using: &random), &random)
    let transitions = (0..<Int.random(in: 4...16, using: &random)).map { place in
      let names = names
      func name() -> String { names[Int.random(in: 0..<names.count, using: &random)] }
      let targets = (0..<([0, 1, 1, 1, 2].randomElement(using: &random) ?? 1)).map { _ in name() }
      let kind = [
        "event: e0", "event: e1", "event: [e0, e1]", "always: true", "after: 5s", "event: e1, internal: true",
      ]
      let condition = ["", ", guard: g0", ", guard: g1"]
      return "  - {id: t\(place), source: [\(name()), \(name())], "
        + (targets.isEmpty ? "" : "target: [\(targets.joined(separator: ", "))], ")
        + kind[Int.random(in: 0..<kind.count, using: &random)]
        + condition[Int.random(in: 0..<condition.count, using: &random)] + ", callbacks: [{any-order: [c0, c1]}, c2]}\n"
    }
    return """
      phasebook: 1
      machine: m
      title: M
      initial: s0
      events: {e0: {label: E}, e1: {label: E}}
      guards: {g0: {label: G}, g1: {label: G}}
      callbacks: {c0: {call: c0}, c1: {call: c1}, c2: {call: c2}}
      states:
      \(body)transitions:
      \(transitions.joined())properties:
        - {id: p0, precedence: {first: c0, then: c1}}
        - {id: p1, response: {when: c1, then: c2}}
        - {id: p2, existence: {of: c0, exactly: 2, between: [e0, e1]}}
      scenarios: [{id: n, title: N, steps: [{event: e0}, {transition: t0}, {event: e1}]}]

      """
  }

  @Test(arguments: 0..<10)
  func machines(_ block: Int) throws {
    var random = RepeatableNumbers(seed: UInt64(block))
    var count = 0
    for _ in 0..<20 {
      let text = Self.text(&random)
      let outcome = Machine.read(SourceFile(path: "m.yaml", text: text), languages: ["en"])
      let machine = try #require(outcome.value, "\(findings(outcome.diagnostics)) \(text)")
      let interpreter = Interpreter(machine, under: machine.defaultConditions)
      let exploration = interpreter.explored(limit: 500)
      count += exploration.configurations.count
      for configuration in exploration.configurations {
        // In document order, parents with their children: exactly one of a composite, all of a parallel state.
        #expect(configuration.active.map(\.index) == Set(configuration.active.map(\.index)).sorted(), "\(text)")
        for state in configuration.active.map({ machine.states[$0] }) {
          #expect(state.parent.map(configuration.contains) ?? true, "\(text)")
          #expect(state.kind != .history, "\(text)")
          let children = state.children.filter { configuration.contains($0) }
          let regions = state.children.filter { !machine.states[$0].kind.isPseudo }
          if state.kind == .parallel { #expect(regions.allSatisfy(configuration.contains), "\(text)") }
          #expect(children.count == 1 || state.kind != .composite || machine.isOdd, "\(state.id) \(text)")
        }
      }
      for property in machine.properties { _ = exploration.verdict(on: property) }
      _ = machine.trace(machine.scenarios[0])
      _ = machine.lint()
      #expect(interpreter.explored(limit: 500).configurations == exploration.configurations)
    }
    #expect(count > 30)
  }
}

extension Machine {
  /// Whether a transition names several targets that are not in different regions, so that no configuration is legal.
  fileprivate var isOdd: Bool {
    transitions.contains { $0.targets.count > 1 } || states.contains { $0.kind == .history }
  }
}
