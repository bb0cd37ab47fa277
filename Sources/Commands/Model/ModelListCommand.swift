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
        machine.id, Self.count(machine.states.count, "state"), Self.count(machine.transitions.count, "transition"),
        Self.count(machine.callbacks.count, "callback"), machine.title[0],
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

  /// In the singular for one; with a blank then, so that the words of all rows begin below each other.
  private static func count(_ count: Int, _ thing: String) -> String { "\(count) \(thing)\(count == 1 ? " " : "s")" }
}

extension String {
  /// Without blanks at its end.
  fileprivate var trimmingEnd: String { String(reversed().drop { $0 == " " }.reversed()) }
}
