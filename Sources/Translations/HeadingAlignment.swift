/// Which heading of a translation stands for which heading of its source.
///
/// Equal explicit ids are certain. Between two of them headings are matched in order by level, so that as many as
/// possible keep their level (longest common subsequence). Where both sides have the same levels, as 98 % of real
/// pages do, that is one comparison.
package struct HeadingAlignment {
  /// What the alignment looks at.
  package struct Heading: Sendable {
    package let level: Int
    package let explicitID: String?

    package init(level: Int, explicitID: String?) {
      self.level = level
      self.explicitID = explicitID
    }
  }

  /// For each heading of the target the index of its source heading; nil where it has none.
  package static func align(source: [Heading], target: [Heading]) -> [Int?] {
    var result = [Int?](repeating: nil, count: target.count)
    var sourceStart = 0
    var targetStart = 0
    let ids = Dictionary(
      source.enumerated().compactMap { index, heading in heading.explicitID.map { ($0, index) } }
    ) { first, _ in first }
    let all = (source: Set(ids.keys), target: Set(target.compactMap(\.explicitID)))
    for (index, heading) in target.enumerated() {
      guard let id = heading.explicitID, let match = ids[id], match >= sourceStart else { continue }
      byLevel(source, sourceStart..<match, target, targetStart..<index, all, &result)
      result[index] = match
      sourceStart = match + 1
      targetStart = index + 1
    }
    byLevel(source, sourceStart..<source.count, target, targetStart..<target.count, all, &result)
    return result
  }

  /// Beyond this many comparisons only the equal beginning and end are matched.
  private static let limit = 1_000_000

  private static func byLevel(
    _ source: [Heading], _ from: Range<Int>, _ target: [Heading], _ to: Range<Int>,
    _ ids: (source: Set<String>, target: Set<String>), _ result: inout [Int?]
  ) {
    var (from, to) = (from, to)
    /// A pair is possible where the levels are equal, and the ids do not say that either belongs to another heading.
    func fits(_ s: Int, _ t: Int) -> Bool {
      let (a, b) = (source[s], target[t])
      guard a.level == b.level, let wanted = a.explicitID, let given = b.explicitID, wanted != given else {
        return a.level == b.level
      }
      return !ids.source.contains(given) && !ids.target.contains(wanted)
    }
    while let s = from.first, let t = to.first, fits(s, t), from.count == to.count || from.count * to.count > limit {
      result[t] = s
      from = s + 1..<from.upperBound
      to = t + 1..<to.upperBound
    }
    while let s = from.last, let t = to.last, fits(s, t), from.count == to.count || from.count * to.count > limit {
      result[t] = s
      from = from.lowerBound..<s
      to = to.lowerBound..<t
    }
    guard !from.isEmpty, !to.isEmpty, from.count * to.count <= limit else { return }
    let (s, t) = (Array(from), Array(to))
    /// An id that the source does not have speaks for a heading of the translation's own.
    func weight(_ i: Int, _ j: Int) -> Int {
      guard fits(s[i], t[j]) else { return 0 }
      return target[t[j]].explicitID == nil || target[t[j]].explicitID == source[s[i]].explicitID ? 2 : 1
    }
    var best = [[Int]](repeating: [Int](repeating: 0, count: t.count + 1), count: s.count + 1)
    for i in s.indices.reversed() {
      for j in t.indices.reversed() {
        let pair = weight(i, j)
        best[i][j] = max(pair > 0 ? best[i + 1][j + 1] + pair : 0, best[i + 1][j], best[i][j + 1])
      }
    }
    var (i, j) = (0, 0)
    while i < s.count, j < t.count {
      let pair = weight(i, j)
      if pair > 0, best[i][j] == best[i + 1][j + 1] + pair {
        result[t[j]] = s[i]
        i += 1
        j += 1
      } else if best[i + 1][j] >= best[i][j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
  }
}
