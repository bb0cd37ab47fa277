import Diagrams
import Files
import Knowledge
import Site

/// The stage that finds the layouts of all diagrams, or takes them from the cache.
struct DiagramStage {
  let cache: Cache

  /// What became of the diagrams that the pages want.
  struct Result: Sendable {
    let library: DiagramLibrary
    /// How many layouts were tried; 0 where all were known.
    let layouts: Int
    /// Why some diagrams are missing; empty where none is.
    let failures: [String]
  }

  /// One after another: Graphviz works for one caller at a time.
  func run(_ base: KnowledgeBase) -> Result {
    var diagrams: [Diagram] = []
    var layouts = 0
    var failures: [String] = []
    for graph in DiagramLibrary.graphs(of: base) {
      switch diagram(of: graph) {
      case .success(let found):
        diagrams.append(found.diagram)
        layouts += found.layouts
      case .failure(let error): failures.append("\(graph.id): \(error)")
      }
    }
    return Result(library: DiagramLibrary(diagrams), layouts: layouts, failures: failures)
  }

  /// The diagram of one graph.
  func diagram(of graph: DiagramGraph) -> Swift.Result<(diagram: Diagram, layouts: Int), DiagramError> {
    let key = graph.fingerprint
    if let kept = cache.bytes(Self.kind, key).flatMap({ Diagram(graph, bytes: $0) }) {
      return .success((kept, 0))
    }
    do throws(DiagramError) {
      let outcome = try DiagramEngine.lay(out: graph)
      cache.keep(outcome.diagram.bytes, Self.kind, key)
      return .success((outcome.diagram, outcome.layouts))
    } catch {
      return .failure(error)
    }
  }

  private static let kind = "layouts"
}
