import Diagnostics

extension Rule {
  private static let push = "{event: push, expect: {state: open}}"
  private static let pull = "{event: pull, expect: {state: shut}}"

  private static func story(_ steps: String) -> Rule.Example {
    door(
      (
        "callbacks: []}\n",
        "callbacks: []}\nscenarios:\n  - {id: in-and-out, title: {en: In, de: Rein}, steps: [\(steps)]}\n"
      ))
  }

  static let uncoveredTransition = Rule(
    "models/uncovered-transition", .note, "Where a machine has scenarios, each transition is taken by one of them.",
    why: "What no story tells, nobody has compared with the real thing.",
    bad: story(push), good: story("\(push), \(pull)"))
}

extension Lint {
  static let uncoveredTransition = Lint(.uncoveredTransition) { machine, toldElsewhere in
    guard !machine.scenarios.isEmpty else { return [] }
    let taken = toldElsewhere.union(machine.scenarios.flatMap { machine.trace($0).steps.flatMap(\.step.transitions) })
    var missing = machine.transitions.filter { !taken.contains($0.id) }
    var found: [Diagnostic] = []
    for conditions in machine.distinctConditions where !missing.isEmpty {
      let exploration = Interpreter(machine, under: conditions).explored()
      missing.removeAll { transition in
        guard let run = exploration.shortestRun(taking: transition.id) else { return false }
        let triggers = run.compactMap(\.trigger?.text)
        found.append(
          Diagnostic(
            .uncoveredTransition, "no scenario takes the transition '\(transition.id)'", at: transition.range,
            help: triggers.isEmpty ? nil : "the shortest that would: \(triggers.joined(separator: ", "))"))
        return true
      }
    }
    // One that cannot be taken at all is no matter of scenarios.
    return found.sorted()
  }
}
