import Diagnostics

extension Rule {
  static let stepWithoutExpectation = Rule(
    "models/step-without-expectation", .warning, "A scenario says what it expects.",
    why: "A story that expects nothing is true of every machine, so it checks nothing.",
    bad: door(
      (
        "initial: shut",
        "scenarios: [{id: visit, title: {en: A visit, de: Ein Besuch}, steps: [{event: push}, {event: pull}]}]\ninitial: shut"
      )),
    good: door(
      (
        "initial: shut",
        "scenarios: [{id: visit, title: {en: A visit, de: Ein Besuch}, steps: [{event: push, expect: {state: open}}, {event: pull, expect: {state: shut}}]}]\ninitial: shut"
      )))
}

extension Lint {
  static let stepWithoutExpectation = Lint(.stepWithoutExpectation) { machine in
    machine.scenarios.filter { scenario in scenario.steps.allSatisfy { $0.expected == nil } }.map { scenario in
      Diagnostic(.stepWithoutExpectation, "the scenario '\(scenario.id)' expects nothing", at: scenario.range)
    }
  }
}
