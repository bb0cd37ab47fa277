/// Numbers and paths as SVG writes them.
enum PathText {
  /// At most one decimal.
  static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    let digits = "\(abs(tenths) / 10)" + (tenths % 10 == 0 ? "" : ".\(abs(tenths) % 10)")
    return tenths < 0 ? "-" + digits : digits
  }

  static func point(_ point: Point) -> String { number(point.x) + " " + number(point.y) }

  /// The lines, without arrowheads.
  static func lines(_ lines: [Drawing.Line]) -> String {
    lines.map { line in
      let points = line.points.map { point($0) }
      guard line.isCurved else { return "M" + points.joined(separator: "L") }
      return "M\(points[0])C" + points.dropFirst().joined(separator: " ")
    }.joined()
  }

  /// The arrowheads: triangles, since a marker of a hidden drawing would hide those of others.
  static func heads(_ lines: [Drawing.Line]) -> String {
    lines.compactMap { line -> String? in
      guard let tip = line.tip, let base = line.points.last else { return nil }
      let length = max(tip.distance(to: base), 0.1)
      let (x, y) = ((tip.x - base.x) / length, (tip.y - base.y) / length)
      let back = Point(tip.x - 9 * x, tip.y - 9 * y)
      let left = Point(back.x - 4.2 * y, back.y + 4.2 * x)
      let right = Point(back.x + 4.2 * y, back.y - 4.2 * x)
      return "M\(point(tip))L\(point(left))L\(point(right))Z"
    }.joined()
  }
}
