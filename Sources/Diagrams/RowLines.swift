/// The lines between a state and the rows beside it.
enum RowLines {
  /// The length of an arrowhead.
  static let head = 8.0

  /// From each row to the state for what comes back, with an arrowhead; a plain line for what stays.
  static func lines(_ group: RowGroup, _ box: Box, beside state: Box) -> [Drawing.Line] {
    let isBeside = box.x >= state.right || box.right <= state.x
    var lines: [Drawing.Line] = []
    for (index, transition) in group.transitions.enumerated() {
      let row = group.boxes[index].moved(by: Point(box.x, box.y))
      let middle = row.center.y
      if group.follows[index] {
        let before = group.boxes[index - 1].moved(by: Point(box.x, box.y))
        lines.append(line(transition, [Point(before.right, middle), Point(row.x, middle)], nil))
        continue
      }
      let returns = index < group.returning
      let way = isBeside ? beside(group, box, state, returns) : above(group, box, state, returns)
      let corner = Point(way.spine, middle)
      var points = [Point(row.x, middle), corner]
      points += way.rest
      if let last = points.last, returns {
        // The line ends where the arrowhead begins.
        let tip = way.end
        points.append(
          isBeside
            ? Point(tip.x + (last.x < tip.x ? -head : head), tip.y)
            : Point(tip.x, tip.y + (last.y < tip.y ? -head : head)))
        lines.append(line(transition, points, tip))
      } else {
        lines.append(line(transition, points + [way.end], nil))
      }
    }
    return lines
  }

  private typealias Way = (spine: Double, rest: [Point], end: Point)

  private static func line(_ transition: Int, _ points: [Point], _ tip: Point?) -> Drawing.Line {
    var corners: [Point] = []
    for point in points where corners.last != point { corners.append(point) }
    return Drawing.Line(transition: transition, isCurved: false, points: corners, tip: tip)
  }

  /// Where the two kinds of rows meet, the lines keep apart: those that reach further stand nearer to the state.
  private static func beside(_ group: RowGroup, _ box: Box, _ state: Box, _ returns: Bool) -> Way {
    let isMixed = group.returning > 0 && group.returning < group.transitions.count
    let low = state.y + 8
    let high = state.bottom - 8
    var y = state.center.y
    var spine = box.x + 6
    if isMixed {
      let border = box.y + (group.boxes[group.returning - 1].bottom + group.boxes[group.returning].y) / 2
      y = returns ? min(max(border - 6, low), high - 12) : min(max(border + 6, low + 12), high)
      // The kind whose rows do not reach the state's height has its line outside.
      let isOuter = border < (low + high) / 2 ? returns : !returns
      spine = isOuter ? box.x + 6 : box.x + 16
    }
    return (spine, [Point(spine, y)], Point(state.right, y))
  }

  /// In a drawing that runs to the right, the rows stand above or below their state.
  private static func above(_ group: RowGroup, _ box: Box, _ state: Box, _ returns: Bool) -> Way {
    let isMixed = group.returning > 0 && group.returning < group.transitions.count
    let isBelow = box.y > state.y
    let isFar = isMixed && returns != isBelow
    let spine = box.x + (isMixed && !isFar ? 16 : 6)
    let x = state.x + (isMixed && !isFar ? 26 : 14)
    let edge = isBelow ? state.bottom : state.y
    let gap = isBelow ? box.y - state.bottom : state.y - box.bottom
    let turn = isBelow ? box.y - max(4, gap / 2 - 2) : box.bottom + max(4, gap / 2 - 2)
    return (spine, [Point(spine, turn), Point(x, turn)], Point(x, edge))
  }
}
