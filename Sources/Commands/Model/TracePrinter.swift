import StateMachines

/// A trace as text: one line a step, below it the calls.
struct TracePrinter {
  let trace: Trace
  /// One for each who takes part, as are the names, which a machine alone does not need.
  let machines: [Machine]
  let names: [String?]
  let conditions: [Conditions]
  let language: Int

  var text: String {
    var lines = machines.indices.map { place in
      let words =
        (conditions[place].version.map { ["version \($0)"] } ?? [])
        + machines[place].variants.compactMap { conditions[place].variants[$0.id] }
      return ([owner(place) + machines[place].id] + words).joined(separator: ", ")
    }
    lines.append("")
    for (number, told) in trace.steps.enumerated() {
      let machine = machines[told.participant]
      let transitions = told.step.transitions.map { machine.transitions[$0] }
      let event: ID<Event>? =
        if case .event(let event)? = told.step.trigger { event } else { transitions.first?.events.first }
      let name = event.map { machine.events[$0].label[language] } ?? ""
      let ids = transitions.map(\.id.text).joined(separator: ", ")
      let states = told.after.map { machine.states[$0].label[language] }.joined(separator: ", ")
      lines.append("\(number + 1). \(owner(told.participant))\(name) [\(ids)] → \(states)")
      for traced in told.calls {
        let calls = traced.call.step.uses.map { use in
          machine.callbacks[use.callback].call + (use.argument.map { " with \($0)" } ?? "")
            + (use.isOptional ? " (may be skipped)" : "")
        }
        let after = traced.states.map { machine.states[$0].label[language] }.joined(separator: ", ")
        lines.append(
          "     " + (calls.count > 1 ? "in any order: " : "") + calls.joined(separator: ", ") + "  – \(after)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func owner(_ place: Int) -> String { names[place].map { "\($0): " } ?? "" }
}
