import Diagnostics
import StateMachines

/// Prints a machine in a notation of others.
package struct ModelExportCommand: Command {
  package static let name = "export"
  package static let summary = "Print a machine as SCXML, XState, Mermaid, PlantUML, Graphviz or CSV"
  package static let discussion = """
    SCXML and XState can be imported again without loss; the others show one language. What a format cannot carry is \
    said on standard error.
    """
  package static let parameters = ModelSelection.parameters + [format.parameter] + CommonOptions.parameters

  private static let format = Option<ExportFormat?>(
    "format", "FORMAT", help: "scxml, xstate, mermaid, plantuml, dot or csv")

  private let options: CommonOptions
  private let selection: ModelSelection
  private let format: ExportFormat

  package init(_ arguments: ParsedArguments) throws(UsageError) {
    options = try CommonOptions(arguments)
    selection = try ModelSelection(arguments)
    guard let format = try arguments.value(of: Self.format) else {
      throw UsageError("--format is missing", help: "one of \(ExportFormat.words.joined(separator: ", "))")
    }
    self.format = format
  }

  package func run(_ console: Console) async throws -> ExitStatus {
    let pipeline = try Pipeline(options, console)
    guard let models = await pipeline.models(console) else { return .couldNotRun }
    let (machine, language, conditions) = try selection.resolved(in: models)
    let export = machine.export(as: format, under: conditions, language: language)
    console.write(export.text)
    for loss in export.losses { console.note("note: \(loss)") }
    return .success
  }
}

extension ExportFormat: ArgumentValue {}
