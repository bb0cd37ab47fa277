/// Reads the attributes in which Graphviz gives places.
enum PlaceReader {
  /// `x,y x,y …`; what is no number is left out.
  static func points(_ text: some StringProtocol) -> [Point] {
    text.split(separator: " ").compactMap { point($0) }
  }

  /// `s,x,y e,x,y x,y …`: tips of arrowheads first, then the curve.
  static func spline(_ text: String) -> Graphviz.Spline? {
    var spline = Graphviz.Spline()
    // A second curve, behind a semicolon, is only made for edges that are merged.
    for word in text.prefix(while: { $0 != ";" }).split(separator: " ") {
      if word.hasPrefix("s,") {
        spline.startTip = point(word.dropFirst(2))
      } else if word.hasPrefix("e,") {
        spline.endTip = point(word.dropFirst(2))
      } else if let point = point(word) {
        spline.points.append(point)
      }
    }
    return spline.points.count >= 4 && spline.points.count % 3 == 1 ? spline : nil
  }

  /// `left,bottom,right,top`
  static func box(_ text: String) -> Box? {
    let numbers = text.split(separator: ",").compactMap { Double($0) }
    return numbers.count == 4
      ? Box(numbers[0], numbers[1], numbers[2] - numbers[0], numbers[3] - numbers[1]) : nil
  }

  private static func point(_ text: some StringProtocol) -> Point? {
    let numbers = text.split(separator: ",").compactMap { Double($0) }
    return numbers.count == 2 && numbers.allSatisfy(\.isFinite) ? Point(numbers[0], numbers[1]) : nil
  }
}
