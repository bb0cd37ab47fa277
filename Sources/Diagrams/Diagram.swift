/// A machine as it is drawn: for the page's width, and for a telephone.
package struct Diagram: Sendable, Hashable {
  package let graph: DiagramGraph
  package let wide: Drawing
  /// Nil where the wide one is narrow enough.
  package let narrow: Drawing?

  /// How wide a drawing may be that a telephone shows without scrolling or shrinking.
  package static let narrowLimit = LayoutSettings.Width.narrow.limit

  /// Above this width a wide drawing would become illegible if it were made to fit a page.
  static let wideLimit = 1.25 * LayoutSettings.Width.wide.limit

  /// Whether even the narrow drawing must be scrolled.
  package var scrolls: Bool { narrow.map { $0.width > Self.narrowLimit } ?? false }
  /// Whether the wide one must be.
  var scrollsWide: Bool { wide.width > Self.wideLimit }
}
