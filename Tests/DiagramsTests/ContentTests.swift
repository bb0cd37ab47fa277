import Diagnostics
import Diagrams
import StateMachines
import TestSupport
import Testing

/// The machines of the project's own knowledge base, as they are drawn on its pages.
enum ContentMachines {
  static let languages = ["en", "de", "ru", "sr"]

  static let all: [Machine] = Repository.files.filter { $0.hasPrefix("Content/Models/") }.compactMap { path in
    Repository.text(path).flatMap { Machine.read(SourceFile(path: path, text: $0), languages: languages).value }
  }

  /// Every machine under every variant.
  static let graphs: [DiagramGraph] = all.flatMap { machine in
    machine.combinations(version: machine.defaultConditions.version).map { DiagramGraph(machine, under: $0) }
  }
}

@Suite("Drawings of the machines in Content")
struct ContentTests {
  @Test func thereAreSome() { #expect(ContentMachines.all.count >= 4 && ContentMachines.graphs.count >= 5) }

  @Test(arguments: ContentMachines.graphs)
  func nothingOverlaps(_ graph: DiagramGraph) throws {
    let diagram = try DiagramEngine.lay(out: graph).diagram
    #expect(diagram.wide.width <= 728, "\(graph.id) is \(diagram.wide.width) wide")
    #expect(diagram.narrow.map { $0.width <= Diagram.narrowLimit } ?? true, "\(graph.id) on a telephone")
    for drawing in [diagram.wide, diagram.narrow].compactMap({ $0 }) {
      #expect(drawing.quality.overlaps == 0 && drawing.quality.onHeaders == 0, "\(graph.id): \(drawing.quality)")
    }
  }

  private static func count(_ states: [DiagramGraph.State]) -> Int {
    states.reduce(0) { $0 + 1 + count($1.children) }
  }

  /// Every state and every transition is drawn, however many places it takes.
  @Test(arguments: ContentMachines.graphs)
  func everythingIsDrawn(_ graph: DiagramGraph) throws {
    let diagram = try DiagramEngine.lay(out: graph).diagram
    for drawing in [diagram.wide, diagram.narrow].compactMap({ $0 }) {
      #expect(drawing.states.count == Self.count(graph.states))
      for (index, transition) in graph.transitions.enumerated() {
        let rows = drawing.rows.filter { $0.transition == index }.count
        #expect(transition.target == nil ? rows == transition.sources.count : drawing.pills[index] != nil)
      }
    }
  }
}

extension DiagramGraph: CustomTestStringConvertible {
  public var testDescription: String { "\(id), \(transitions.count) transitions" }
}
