import Diagnostics
import Diagrams
import Markup
import StateMachines

/// Prints the diagram of a machine as a picture that stands by itself.
package struct ModelDiagramCommand: Command {
  package static let name = "diagram"
  package static let summary = "Print the diagram of a machine as SVG"
  package static let discussion = """
    The picture needs no other file and follows the reader's colour scheme; save it with '> NAME.svg'.
    """
  package static let parameters =
    [
      ModelOptions.machine.parameter, ModelOptions.language.parameter, ModelOptions.version.parameter,
      ModelOptions.variants.parameter,
    ] + CommonOptions.parameters

  private let options: CommonOptions
  private let machine: String
  private let language: String?
  private let version: String?
  private let variants: [String]

  package init(_ arguments: ParsedArguments) throws(UsageError) {
    options = try CommonOptions(arguments)
    machine = try arguments.value(of: ModelOptions.machine)
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
    let graph = DiagramGraph(machine, under: conditions)
    switch DiagramStage(cache: pipeline.cache).diagram(of: graph) {
    case .success(let found):
      console.write(found.diagram.standalone(language: language, title: machine.title[language]).bytes)
      return .success
    case .failure(let error):
      console.error("error: \(error)")
      return .couldNotRun
    }
  }
}
