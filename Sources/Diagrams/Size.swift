/// How large something is.
struct Size: Sendable, Hashable {
  var width: Double
  var height: Double

  init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  mutating func grow(_ other: Size) {
    width = max(width, other.width)
    height = max(height, other.height)
  }
}
