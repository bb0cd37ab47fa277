import Diagrams
import Knowledge
import Site
import Synchronization

/// The diagrams of samples, each laid out once in the life of the tests.
enum SampleDiagrams {
  private static let kept = Mutex<[DiagramGraph: Diagram]>([:])

  static func library(of base: KnowledgeBase) -> DiagramLibrary {
    DiagramLibrary(DiagramLibrary.graphs(of: base).compactMap(diagram))
  }

  /// Nil where a graph cannot be drawn.
  private static func diagram(_ graph: DiagramGraph) -> Diagram? {
    if let known = kept.withLock({ $0[graph] }) { return known }
    guard let made = try? DiagramEngine.lay(out: graph).diagram else { return nil }
    kept.withLock { $0[graph] = made }
    return made
  }
}
