import Diagnostics

extension Rule {
  static let deadEnd = Rule(
    "models/dead-end", .warning, "Every state but a final one has a way out.",
    why: "Either the state is final and should say so, or a transition was forgotten.",
    bad: door(("target: shut, event: pull", "target: open, event: pull")), good: door())
}

extension Lint {
  static let deadEnd = Lint(.deadEnd) { machine in
    machine.elements(
      badUnder: { conditions in
        let targets = machine.targets(under: conditions)
        return machine.ends(under: conditions).filter { state in
          !([state] + machine.ancestors(of: state).map(\.id)).contains { active in
            targets[active, default: []].contains { machine.entered(by: $0) != state }
          }
        }
      }, existing: { machine.ends(under: $0) }
    ).map { state, when in
      Diagnostic(
        .deadEnd, "nothing leads out of the state '\(state)'" + (when.map { " " + $0 } ?? ""),
        at: machine.states[state].range, help: "write 'type: final' if it is meant so")
    }
  }
}

extension Machine {
  /// States without children that are not final: those that must have a way out.
  fileprivate func ends(under conditions: Conditions) -> [ID<State>] {
    let reached = reachable(under: conditions)
    return states(under: conditions).filter { state in
      // A region of a parallel state may come to rest while another one goes on.
      state.kind == .atomic && reached.contains(state.id) && !ancestors(of: state.id).contains { $0.kind == .parallel }
    }.map(\.id)
  }
}
