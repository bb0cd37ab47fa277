import Diagnostics
import Knowledge
import StateMachines

/// Names all machines.
package struct ModelListCommand: Command {
  package static let name = "list"
  package static let summary = "List the machines"
  package static let parameters = CommonOptions.parameters

  private let options: CommonOptions

  package init(_ arguments: ParsedArguments) throws(UsageError) { options = try CommonOptions(arguments) }

  package func run(_ console: Console) async throws -> ExitStatus {
    let pipeline = try Pipeline(options, console)
    guard let models = await pipeline.models(console) else { return .couldNotRun }
    let rows = models.library.machines.map { machine in
      [
        machine.id, "\(machine.states.count) states", "\(machine.transitions.count) transitions",
        "\(machine.callbacks.count) callbacks", machine.title[0],
      ]
    }
    for row in rows {
      let cells = row.enumerated().map { column, cell in
        let width = rows.map { $0[column].count }.max() ?? 0
        let fill = String(repeating: " ", count: width - cell.count)
        return column == 0 || column == row.count - 1 ? cell + fill : fill + cell
      }
      console.write(cells.joined(separator: "  ").trimmingEnd + "\n")
    }
    return .success
  }
}

extension String {
  /// Without blanks at its end.
  fileprivate var trimmingEnd: String { String(reversed().drop { $0 == " " }.reversed()) }
}
