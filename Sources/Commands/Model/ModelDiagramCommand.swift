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
