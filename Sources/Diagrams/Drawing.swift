/// Where everything of a machine stands: one of its two drawings, the same in all languages.
package struct Drawing: Sendable, Hashable {
  /// A transition beside a state that it does not leave.
  package struct Row: Sendable, Hashable {
    package var transition: Int
    package var state: Int
    package var box: Box
  }

  /// A line with at most one arrowhead, which is at its end.
  package struct Line: Sendable, Hashable {
    /// Nil for what leads away from a start dot.
    package var transition: Int?
    /// Whether the points are those of cubic Bézier curves, or corners.
    package var isCurved: Bool
    package var points: [Point]
    /// The arrowhead's tip, behind the last point.
    package var tip: Point?
  }

  /// Where a machine or a composite state begins.
  package struct Dot: Sendable, Hashable {
    package var center: Point
    package var radius: Double
  }

  package var isNarrow: Bool
  package var width: Double
  package var height: Double
  /// The size of the states' labels.
  package var labelSize: Double
  /// By state, parents before children.
  package var states: [Box]
  /// How high the header of each composite state is; 0 for simple ones.
  package var headers: [Double]
  /// By transition; nil where it only stands in rows.
  package var pills: [Box?]
  package var rows: [Row]
  package var lines: [Line]
  package var dots: [Dot]
}
