import Diagnostics
import StateMachines

/// Prints a machine as text.
package struct ModelShowCommand: Command {
  package static let name = "show"
  package static let summary = "Print a machine: its states, and each transition with its callbacks in order"
  package static let parameters = ModelSelection.parameters + CommonOptions.parameters

  private let options: CommonOptions
  private let selection: ModelSelection

  package init(_ arguments: ParsedArguments) throws(UsageError) {
    options = try CommonOptions(arguments)
    selection = try ModelSelection(arguments)
  }

  package func run(_ console: Console) async throws -> ExitStatus {
    let pipeline = try Pipeline(options, console)
    guard let models = await pipeline.models(console) else { return .couldNotRun }
    let (machine, language, conditions) = try selection.resolved(in: models)
    console.write(Self.text(of: machine, language, conditions))
    return .success
  }

  /// One line a state, one a transition, one a call.
  static func text(of machine: Machine, _ language: Int, _ conditions: Conditions) -> String {
    var lines = ["\(machine.id) – \(machine.title[language])"]
    let under =
      (conditions.version.map { ["version \($0)"] } ?? [])
      + machine.variants.compactMap { axis in conditions.variants[axis.id].map { "\(axis.id): \($0)" } }
    if !under.isEmpty { lines.append(under.joined(separator: ", ")) }
    lines += ["", "States"]
    for state in machine.states(under: conditions) {
      let indent = String(repeating: "  ", count: machine.ancestors(of: state.id).count + 1)
      let marks = (state.id == machine.initial ? " (initial)" : "") + (state.kind == .final ? " (final)" : "")
      lines.append("\(indent)\(state.id)\(marks) – \(state.label[language])")
    }
    lines += ["", "Transitions"]
    for transition in machine.transitions(under: conditions) {
      let sources = transition.sources.map(\.text).joined(separator: ", ")
      let target = transition.target.map { " → \($0)" } ?? " (internal)"
      let events = transition.events.map { machine.events[$0].label[language] }.joined(separator: ", ")
      let rare = transition.isExceptional ? " (exceptional)" : ""
      lines.append("  \(transition.number). \(transition.id): \(sources)\(target) – \(events)\(rare)")
      for step in machine.steps(transition.callbacks, under: conditions) {
        let calls = step.uses.map { use in
          machine.callbacks[use.callback].call + (use.argument.map { " with \($0)" } ?? "")
            + (use.isOptional ? " (optional)" : "")
        }
        lines.append("       " + (calls.count > 1 ? "in any order: " : "") + calls.joined(separator: ", "))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
