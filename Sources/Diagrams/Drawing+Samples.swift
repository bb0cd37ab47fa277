extension Drawing.Line {
  /// Points along the line, no further than about `step` apart.
  package func samples(step: Double) -> [Point] {
    guard var last = points.first else { return [] }
    var samples = [last]
    if isCurved {
      for start in stride(from: 0, to: points.count - 3, by: 3) {
        let (a, b, c, d) = (points[start], points[start + 1], points[start + 2], points[start + 3])
        let length = a.distance(to: b) + b.distance(to: c) + c.distance(to: d)
        let count = min(400, max(3, Int(length / step)))
        for number in 1...count {
          let t = Double(number) / Double(count)
          let u = 1 - t
          let (p, q, r, s) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          samples.append(
            Point(p * a.x + q * b.x + r * c.x + s * d.x, p * a.y + q * b.y + r * c.y + s * d.y))
        }
      }
    } else {
      for point in points.dropFirst() {
        let count = min(400, max(1, Int(last.distance(to: point) / step)))
        for number in 1...count {
          let t = Double(number) / Double(count)
          samples.append(Point(last.x + (point.x - last.x) * t, last.y + (point.y - last.y) * t))
        }
        last = point
      }
    }
    return samples
  }
}
