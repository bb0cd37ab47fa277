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
  package static let parameters =
    [
      ModelOptions.machine.parameter, format.parameter, ModelOptions.language.parameter, ModelOptions.version.parameter,
      ModelOptions.variants.parameter,
    ] + CommonOptions.parameters

  private static let format = Option<ExportFormat?>(
    "format", "FORMAT", help: "scxml, xstate, mermaid, plantuml, dot or csv")

  private let options: CommonOptions
  private let machine: String
  private let format: ExportFormat
  private let language: String?
  private let version: String?
  private let variants: [String]

  package init(_ arguments: ParsedArguments) throws(UsageError) {
    options = try CommonOptions(arguments)
    machine = try arguments.value(of: ModelOptions.machine)
    guard let format = try arguments.value(of: Self.format) else {
      throw UsageError("--format is missing", help: "one of \(ExportFormat.words.joined(separator: ", "))")
    }
    self.format = format
    language = try arguments.value(of: ModelOptions.language)
    version = try arguments.value(of: ModelOptions.version)
    variants = try arguments.value(of: ModelOptions.variants)
  }

  package func run(_ console: Console) async throws -> ExitStatus {
    let pipeline = try Pipeline(options, console)
    guard let models = await pipeline.models(console) else { return .couldNotRun }
    let machine = try models.machine(machine)
    let language = try models.language(language)
    let conditions = try models.conditions(of: machine, version: version, variants: variants)
    let export = machine.export(as: format, under: conditions, language: language)
    console.write(export.text)
    for loss in export.losses { console.note("note: \(loss)") }
    return .success
  }
}

extension ExportFormat: ArgumentValue {}
