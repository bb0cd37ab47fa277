/// Which block of a list stands for which block of another, in order: the pairing that costs least (Needleman and
/// Wunsch 1970), within a band that bounds the work.
enum BlockAlignment {
  /// How many pairs are looked at: all of lists with up to 500 blocks each, a band around the diagonal of longer
  /// ones.
  static let limit = 250_000

  /// Pairs of places, rising on both sides. The same input gives the same pairs: where several cost the same, gaps are as
  /// late as can be.
  static func align(_ source: [BlockFeatures], _ target: [BlockFeatures], _ facts: KnownFacts?) -> [(Int, Int)] {
    var (start, ends) = (0, (source.count, target.count))
    var first: [(Int, Int)] = []
    var last: [(Int, Int)] = []
    // What is attested at both ends needs no search: all there is in an article that is up to date.
    while start < ends.0, start < ends.1, source[start].cost(of: target[start], facts) == 0 {
      first.append((start, start))
      start += 1
    }
    while ends.0 > start, ends.1 > start, source[ends.0 - 1].cost(of: target[ends.1 - 1], facts) == 0 {
      ends = (ends.0 - 1, ends.1 - 1)
      last.append(ends)
    }
    let middle = search(Array(source[start..<ends.0]), Array(target[start..<ends.1]), facts)
    return first + middle.map { ($0 + start, $1 + start) } + last.reversed()
  }

  /// What a pair costs less that follows another one, or begins or ends the lists: what is missing is mostly missing at
  /// one place.
  private static let neighbour = 8

  private enum Step: UInt8 { case pair, skipSource, skipTarget, none }

  private static func search(
    _ source: [BlockFeatures], _ target: [BlockFeatures], _ facts: KnownFacts?
  ) -> [(Int, Int)] {
    let (n, m) = (source.count, target.count)
    guard n > 0, m > 0 else { return [] }
    let half = max(8, limit / (2 * n))
    // Row i looks at the columns around i · m / n.
    func columns(_ row: Int) -> ClosedRange<Int> {
      let centre = row * m / n
      return max(0, centre - half - m / n)...min(m, centre + half + m / n)
    }
    let unreachable = Int.max / 4
    var steps: [[Step]] = []
    var costs: [Int] = []
    var before = 0...0
    for row in 0...n {
      let range = columns(row)
      var current = [Int](repeating: unreachable, count: range.count)
      var taken = [Step](repeating: .none, count: range.count)
      for column in range {
        let place = column - range.lowerBound
        if row == 0, column == 0 {
          current[place] = 0
          continue
        }
        if row > 0, column > 0, before.contains(column - 1),
          let cost = source[row - 1].cost(of: target[column - 1], facts)
        {
          let isNext = (row == 1 && column == 1) || steps[row - 1][column - 1 - before.lowerBound] == .pair
          let isLast = row == n && column == m
          current[place] = costs[column - 1 - before.lowerBound] + cost - (isNext || isLast ? neighbour : 0)
          taken[place] = .pair
        }
        if row > 0, before.contains(column) {
          let cost = costs[column - before.lowerBound] + BlockFeatures.gap
          if cost <= current[place] { (current[place], taken[place]) = (cost, .skipSource) }
        }
        if column > range.lowerBound {
          let cost = current[place - 1] + BlockFeatures.gap
          if cost <= current[place] { (current[place], taken[place]) = (cost, .skipTarget) }
        }
      }
      steps.append(taken)
      costs = current
      before = range
    }
    var pairs: [(Int, Int)] = []
    var (row, column) = (n, m)
    while row > 0 || column > 0 {
      switch steps[row][column - columns(row).lowerBound] {
      case .pair:
        (row, column) = (row - 1, column - 1)
        pairs.append((row, column))
      case .skipSource: row -= 1
      case .skipTarget: column -= 1
      case .none: return pairs.reversed()
      }
    }
    return pairs.reversed()
  }
}
