package import Diagnostics

extension Rule {
  private static func story(_ steps: String) -> Rule.Example {
    door(
      (
        "callbacks: []}\n",
        "callbacks: []}\nscenarios:\n  - {id: in-and-out, title: {en: In, de: Rein}, steps: [\(steps)]}\n"
      ))
  }

  static let impossibleStep = Rule(
    "models/impossible-step", .error, "Every step of a scenario can happen where the steps before it have led.",
    why: "The story would be told of a machine that does not exist.",
    bad: story("{event: pull}, {event: push}"), good: story("{event: push, expect: {state: open}}, {event: pull}"))

  static let wrongStateAfterStep = Rule(
    "models/wrong-state-after-step", .error, "A step of a scenario leads to the state that the scenario expects.",
    why: "Either the story or the machine is wrong, and pages are made of both.",
    bad: story("{event: push, expect: {state: shut}}, {event: pull}"),
    good: story("{event: push, expect: {state: open}}, {event: pull}"))

  static let wrongCallbacks = Rule(
    "models/wrong-callbacks", .error, "A step of a scenario calls what the scenario expects, in that order.",
    why: "Readers write code for the calls that a story tells of; one that never comes, or comes earlier, breaks it.",
    bad: story("{event: push, expect: {callbacks: []}}, {event: pull}"),
    good: story("{event: push, expect: {callbacks: [on-open]}}, {event: pull}"))
}

extension Lint {
  static let scenarioDifference = Lint(.impossibleStep, .wrongStateAfterStep, .wrongCallbacks) { machine in
    machine.scenarios.flatMap { scenario in machine.trace(scenario).differences.map(\.diagnostic) }
  }
}

extension JointScenario {
  /// What the machines do otherwise than the scenario tells; nothing where one of them could not be read as a whole.
  package func lint(_ machines: [Machine]) -> [Diagnostic] {
    let taking = machines.filter { machine in participants.contains { $0.machine == machine.id } }
    guard taking.allSatisfy(\.isWhole) else { return [] }
    return trace(machines)?.differences.map(\.diagnostic) ?? []
  }
}

extension Trace.Difference {
  /// What an author reads of it.
  package var diagnostic: Diagnostic {
    switch kind {
    case .impossible(let states, let instead):
      if states.isEmpty {
        return Diagnostic(
          .impossibleStep, "the scenario begins in a state that does not exist in this version or variant", at: range)
      }
      let place = "in the \(states.count == 1 ? "state" : "states") \(Self.words(states.map(\.text)))"
      let message =
        switch trigger {
        case .event(let event): "the event '\(event)' has no effect \(place)"
        case .transition(let transition): "the transition '\(transition)' cannot be taken \(place)"
        }
      let possible = instead.map(\.text)
      return Diagnostic(
        .impossibleStep, message, at: range,
        help: possible.isEmpty ? "nothing is possible there" : "possible there: \(possible.joined(separator: ", "))")
    case .states(let expected, let actual):
      return Diagnostic(
        .wrongStateAfterStep,
        "'\(trigger.text)' leads to \(Self.words(actual.map(\.text))), not to \(Self.words(expected.map(\.text)))",
        at: range)
    case .callbacks(let expected, let actual):
      return Diagnostic(
        .wrongCallbacks,
        "'\(trigger.text)' calls \(Self.list(actual.map(\.words))); the scenario expects \(Self.list(expected.map(\.text)))",
        at: range)
    case .forbidden(let callback):
      return Diagnostic(
        .wrongCallbacks, "'\(trigger.text)' calls '\(callback)', which the scenario rules out", at: range)
    }
  }

  private static func words(_ names: [String]) -> String {
    names.isEmpty ? "no state" : names.map { "'\($0)'" }.joined(separator: " and ")
  }

  private static func list(_ names: [String]) -> String { names.isEmpty ? "nothing" : names.joined(separator: ", ") }
}

extension Scenario.Trigger {
  /// The id of the event or the transition.
  package var text: String {
    switch self {
    case .event(let event): event.text
    case .transition(let transition): transition.text
    }
  }
}

extension Call {
  /// `on-a`, `on-a (optional)`, `on-a and on-b in any order`
  fileprivate var words: String {
    let names = step.uses.map { $0.mayBeSkipped ? "\($0.callback) (optional)" : $0.callback.text }
    return names.count > 1 ? names.joined(separator: " and ") + " in any order" : names.joined()
  }
}
