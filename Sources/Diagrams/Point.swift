/// A place in a drawing, in pixels from its upper left corner.
package struct Point: Sendable, Hashable {
  package var x: Double
  package var y: Double

  package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// To a tenth of a pixel, which is all that is ever written.
  var rounded: Point { Point(x.tenths, y.tenths) }
}

extension Double {
  /// Rounded to a tenth.
  var tenths: Double { (self * 10).rounded() / 10 }
}

extension Point {
  func distance(to other: Point) -> Double {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
