/// A machine as it is drawn: for the page's width, and for a telephone.
package struct Diagram: Sendable, Hashable {
  package let graph: DiagramGraph
  package let wide: Drawing
  /// Nil where the wide one is narrow enough.
  package let narrow: Drawing?

  /// How wide a drawing may be that a telephone shows without scrolling or shrinking.
  package static let narrowLimit = 344.0

  /// Whether even the narrow drawing must be scrolled.
  package var scrolls: Bool { narrow.map { $0.width > Self.narrowLimit } ?? false }
}
