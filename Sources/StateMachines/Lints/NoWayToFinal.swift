import Diagnostics

extension Rule {
  static let noWayToFinal = Rule(
    "models/no-way-to-final", .warning, "Where a machine has final states, every state has a way to one.",
    why: "A part of the machine that cannot end is a mistake, or the end of the other part is none.",
    bad: withEnd("shut"), good: withEnd("[shut, open]"))

  private static func withEnd(_ sources: String) -> Rule.Example {
    door(
      (
        "  open: {label",
        "  ajar: {label: {en: Ajar, de: Angelehnt}}\n  gone: {type: final, label: {en: Gone, de: Weg}}\n  open: {label"
      ),
      ("events:\n", "events:\n  burn: {label: {en: it burns, de: es brennt}}\n"),
      (
        "  - {id: close, source: open, target: shut, event: pull, callbacks: []}\n",
        "  - {id: close, source: open, target: ajar, event: pull, callbacks: []}\n  - {id: wind, source: ajar, target: open, event: push, callbacks: []}\n  - {id: burn-down, source: \(sources), target: gone, event: burn, callbacks: []}\n"
      ))
  }
}

extension Lint {
  static let noWayToFinal = Lint(.noWayToFinal) { machine in
    machine.elements(
      badUnder: { conditions in
        let finals = machine.states(under: conditions).filter { $0.kind == .final && $0.parent == nil }.map(\.id)
        guard !finals.isEmpty else { return [] }
        let targets = machine.targets(under: conditions)
        return machine.states(under: conditions).filter { state in
          guard state.kind == .atomic, !machine.ancestors(of: state.id).contains(where: { $0.kind == .parallel }) else {
            return false
          }
          // A dead end is told of by its own rule.
          let ways = ([state.id] + machine.ancestors(of: state.id).map(\.id)).flatMap { targets[$0, default: []] }
          return ways.contains { $0 != state.id } && machine.reached(from: state.id, targets).isDisjoint(with: finals)
        }.map(\.id)
      }, existing: { machine.states(under: $0).map(\.id) }
    ).map { state, when in
      Diagnostic(
        .noWayToFinal, "from the state '\(state)' no final state can be reached" + (when.map { " " + $0 } ?? ""),
        at: machine.states[state].range)
    }
  }
}

extension Machine {
  /// The states that transitions lead to from a state, in any number of steps.
  fileprivate func reached(from start: ID<State>, _ targets: [ID<State>: [ID<State>]]) -> Set<ID<State>> {
    var reached: Set<ID<State>> = []
    var waiting = [start]
    while let state = waiting.popLast() {
      let inside = entered(by: state)
      for active in [state, inside] + ancestors(of: inside).map(\.id) {
        for target in targets[active, default: []] where reached.insert(target).inserted { waiting.append(target) }
      }
    }
    return reached
  }
}
