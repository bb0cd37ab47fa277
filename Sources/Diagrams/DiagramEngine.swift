/// Finds the layouts of machines.
package enum DiagramEngine {
  /// The version of Graphviz; nil where it or its plugins are not usable.
  package static var libraryVersion: String? { Graphviz.version }

  /// A diagram, and how many layouts were tried for it.
  package struct Outcome: Sendable, Hashable {
    package let diagram: Diagram
    package let layouts: Int
  }

  /// Tries a number of layouts that depends on the graph alone, and takes the best.
  ///
  /// May be called from several threads; Graphviz works for one at a time.
  package static func lay(out graph: DiagramGraph) throws(DiagramError) -> Outcome {
    var search = try LayoutSearch(graph)
    let wide = try search.best(.wide)
    let narrow = wide.width <= Diagram.narrowLimit ? nil : try search.best(.narrow)
    return Outcome(diagram: Diagram(graph: graph, wide: wide, narrow: narrow), layouts: search.count)
  }
}
