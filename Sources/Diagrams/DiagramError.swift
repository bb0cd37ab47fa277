/// Why there is no drawing.
package enum DiagramError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Graphviz or its plugins are not there; says what was looked for.
  case unavailable(String)
  /// The graph contradicts itself; whoever made it should have looked.
  case unusable(String)
  /// Graphviz gave up; its own words.
  case layout(String)

  package var description: String {
    switch self {
    case .unavailable(let reason): "diagrams cannot be drawn: \(reason)"
    case .unusable(let reason): "the graph cannot be drawn: \(reason)"
    case .layout(let reason): "Graphviz found no layout: \(reason)"
    }
  }
}
