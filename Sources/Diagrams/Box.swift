/// A rectangle along the axes.
package struct Box: Sendable, Hashable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  init(center: Point, _ size: Size) {
    self.init(center.x - size.width / 2, center.y - size.height / 2, size.width, size.height)
  }

  package var right: Double { x + width }
  package var bottom: Double { y + height }
  package var center: Point { Point(x + width / 2, y + height / 2) }

  /// Whether the two share more than `slack` in both directions.
  package func overlaps(_ other: Box, slack: Double = 0.5) -> Bool {
    x + slack < other.right && other.x + slack < right && y + slack < other.bottom && other.y + slack < bottom
  }

  /// Whether a point is deeper inside than `inset`.
  package func contains(_ point: Point, inset: Double = 0) -> Bool {
    x + inset < point.x && point.x < right - inset && y + inset < point.y && point.y < bottom - inset
  }

  func moved(by offset: Point) -> Box { Box(x + offset.x, y + offset.y, width, height) }

  var rounded: Box { Box(x.tenths, y.tenths, width.tenths, height.tenths) }
}

extension Box {
  /// The least one around points.
  init(around points: [Point]) {
    var (low, high) = (points.first ?? Point(0, 0), points.first ?? Point(0, 0))
    for point in points {
      low = Point(min(low.x, point.x), min(low.y, point.y))
      high = Point(max(high.x, point.x), max(high.y, point.y))
    }
    self.init(low.x, low.y, high.x - low.x, high.y - low.y)
  }
}
