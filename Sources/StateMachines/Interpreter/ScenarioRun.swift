import Diagnostics

extension Machine {
  /// Runs a scenario of this machine, under its own conditions or others.
  package func trace(_ scenario: Scenario, under conditions: Conditions? = nil) -> Trace {
    let conditions = conditions ?? self.conditions(of: scenario)
    let player = Player(Interpreter(self, under: conditions), start: scenario.start)
    return ScenarioRun.trace(
      [player],
      scenario.steps.map {
        ScenarioRun.Step(participant: 0, trigger: $0.trigger, expected: $0.expected, range: $0.range)
      })
  }

  /// Runs the machine through some events or transitions, as far as they are possible.
  package func trace(of triggers: [Scenario.Trigger], from start: ID<State>?, under conditions: Conditions) -> Trace {
    ScenarioRun.trace(
      [Player(Interpreter(self, under: conditions), start: start)],
      triggers.map { ScenarioRun.Step(participant: 0, trigger: $0, expected: nil, range: range) })
  }

  /// The version and the variants that a scenario is told of.
  package func conditions(of scenario: Scenario) -> Conditions {
    var conditions = defaultConditions
    conditions.version = scenario.version ?? conditions.version
    conditions.variants.merge(scenario.variants) { $1 }
    return conditions
  }
}

extension JointScenario {
  /// Runs the scenario; nil where one of its machines is not among these.
  package func trace(_ machines: [Machine]) -> Trace? {
    let players = participants.compactMap { participant in
      machines.first { $0.id == participant.machine }.map { machine in
        Player(Interpreter(machine, under: participant.conditions), start: participant.start)
      }
    }
    guard players.count == participants.count else { return nil }
    return ScenarioRun.trace(
      players,
      steps.map {
        ScenarioRun.Step(participant: $0.participant, trigger: $0.trigger, expected: $0.expected, range: $0.range)
      })
  }
}

/// A machine that takes part in a scenario.
struct Player: Sendable {
  let interpreter: Interpreter
  let start: ID<State>?

  init(_ interpreter: Interpreter, start: ID<State>?) {
    self.interpreter = interpreter
    self.start = start
  }
}

/// Follows a scenario, and all outcomes of guards that it leaves open, until a later step tells which it means.
struct ScenarioRun {
  /// A step of a scenario of one machine or of several.
  struct Step {
    let participant: Int
    let trigger: Scenario.Trigger
    let expected: Expectation?
    let range: SourceRange
  }

  /// How many outcomes are followed at a time.
  private static let limit = 64

  private var configurations: [Interpreter.Configuration]
  private var beginnings: [StateMachines.Step?]
  private var told: [Trace.Told] = []

  static func trace(_ players: [Player], _ steps: [Step]) -> Trace {
    var runs = [ScenarioRun(configurations: [], beginnings: [])]
    for player in players {
      let starts = player.interpreter.start(in: player.start).steps
      runs = runs.flatMap { run in
        starts.isEmpty ? [run.beginning(nil)] : starts.map { run.beginning($0) }
      }
      runs = distinct(runs)
    }
    var differences: [Trace.Difference] = []
    for (place, step) in steps.enumerated() {
      let interpreter = players[step.participant].interpreter
      let next = runs.flatMap { run in
        interpreter.fire(step.trigger, in: run.configurations[step.participant]).steps.map { (run, $0) }
      }
      func differs(_ kind: Trace.Kind, _ range: SourceRange) {
        differences.append(
          Trace.Difference(
            step: place, participant: step.participant, trigger: step.trigger, kind: kind, range: range))
      }
      guard let first = next.first else {
        let configuration = runs[0].configurations[step.participant]
        differs(
          .impossible(
            in: interpreter.leaves(of: configuration), instead: interpreter.possibleTriggers(in: configuration)),
          step.range)
        // What comes later depends on what did not happen.
        break
      }
      let wanted = next.filter { interpreter.satisfies($0.1, step.expected) }
      if wanted.isEmpty, let expected = step.expected {
        for kind in interpreter.differences(first.1, expected) { differs(kind, expected.range) }
      }
      runs = distinct((wanted.isEmpty ? [first] : wanted).map { $0.0.taking($0.1, step.participant, interpreter) })
    }
    return Trace(beginnings: runs[0].beginnings, steps: runs[0].told, differences: differences)
  }

  /// Without those that are where an earlier one is.
  private static func distinct(_ runs: [ScenarioRun]) -> [ScenarioRun] {
    var seen: Set<[Interpreter.Configuration]> = []
    return Array(runs.filter { seen.insert($0.configurations).inserted }.prefix(limit))
  }

  private func beginning(_ step: StateMachines.Step?) -> ScenarioRun {
    var run = self
    run.configurations.append(step?.configuration ?? .nowhere)
    run.beginnings.append(step)
    return run
  }

  private func taking(_ step: StateMachines.Step, _ participant: Int, _ interpreter: Interpreter) -> ScenarioRun {
    var run = self
    run.told.append(
      Trace.Told(
        participant: participant, step: step, before: interpreter.leaves(of: configurations[participant]),
        after: interpreter.leaves(of: step.configuration), calls: interpreter.traced(step)))
    run.configurations[participant] = step.configuration
    return run
  }
}

extension Interpreter {
  /// The triggers that lead to something, for at least one outcome of the guards.
  package func possibleTriggers(in configuration: Interpreter.Configuration) -> [Scenario.Trigger] {
    triggers(in: configuration).filter { !fire($0, in: configuration).steps.isEmpty }
  }

  /// In what a step differs from what is expected of it.
  fileprivate func differences(_ step: Step, _ expected: Expectation) -> [Trace.Kind] {
    var result: [Trace.Kind] = []
    if let states = expected.states, !isIn(states, step.configuration) {
      result.append(.states(expected: states, actual: leaves(of: step.configuration)))
    }
    if let callbacks = expected.callbacks, !step.calls.match(callbacks) {
      result.append(.callbacks(expected: callbacks, actual: step.calls))
    }
    let called = Set(step.calls.certain.map(\.callback))
    return result + expected.absent.filter { called.contains($0) }.map { .forbidden($0) }
  }
}
