import Markdown

/// Which block of a translation stands for which block of its source, and where one of them has none.
///
/// Headings with one id are certain. Between them blocks are paired in order, and then, inside each pair, their parts:
/// the items of lists, the rows of tables, the cells of rows. What is missing is therefore missing once, as a whole.
package struct TextAlignment: Sendable {
  /// Places in the blocks of both articles; a parent before its children.
  package private(set) var blocks: [(source: Int, target: Int)] = []
  /// Places where one article has blocks that the other has not.
  package private(set) var gaps: [Gap] = []
  /// For each segment of the source that of the target; nil where it has none.
  package private(set) var targets: [Int?]
  /// For each segment of the target that of the source.
  package private(set) var sources: [Int?]

  /// Blocks without counterparts that stand between two neighbouring pairs.
  package struct Gap: Sendable {
    /// Blocks that hold them, in both articles.
    package let parents: (source: Int, target: Int)
    package let source: [Int]
    package let target: [Int]
    /// The target's last block before the gap, below the same parent.
    package let predecessor: Int?
  }

  package init(_ source: ArticleText, _ target: ArticleText, _ ledger: Ledger?) {
    targets = [Int?](repeating: nil, count: source.segments.count)
    sources = [Int?](repeating: nil, count: target.segments.count)
    let facts = ledger.map { KnownFacts($0, source, target) }
    for kind in [Segment.Kind.title, .description] {
      if let s = source.segments.firstIndex(where: { $0.kind == kind }),
        let t = target.segments.firstIndex(where: { $0.kind == kind })
      {
        pair(segment: s, t)
      }
    }
    var waiting = [(source: 0, target: 0)]
    while let next = waiting.popLast() {
      blocks.append(next)
      pairOwnSegments(source, target, next)
      let inside = align(source, target, next, facts)
      waiting += inside.reversed()
    }
  }

  private mutating func pair(segment source: Int, _ target: Int) {
    targets[source] = target
    sources[target] = source
  }

  /// Text with text, and the words of images in their order.
  private mutating func pairOwnSegments(
    _ source: ArticleText, _ target: ArticleText, _ blocks: (source: Int, target: Int)
  ) {
    let (a, b) = (source.blocks[blocks.source], target.blocks[blocks.target])
    guard a.end == blocks.source + 1, b.end == blocks.target + 1 else { return }
    for kind in Segment.Kind.allCases {
      let own = a.segments.filter { source.segments[$0].kind == kind }
      let other = b.segments.filter { target.segments[$0].kind == kind }
      for (s, t) in zip(own, other) { pair(segment: s, t) }
    }
  }

  /// The pairs among the children of two blocks; notes the gaps between them.
  private mutating func align(
    _ source: ArticleText, _ target: ArticleText, _ parents: (source: Int, target: Int), _ facts: KnownFacts?
  ) -> [(source: Int, target: Int)] {
    let all = (source.children(of: parents.source), target.children(of: parents.target))
    guard !all.0.isEmpty || !all.1.isEmpty else { return [] }
    if source.blocks[parents.source].kind == .row {
      // How many cells there are is the business of the whole table.
      return zip(all.0, all.1).map { (source: $0, target: $1) }
    }
    let isNote = { (block: TextBlock) in if case .footnote = block.kind { true } else { false } }
    let own = (
      all.0.filter { !isNote(source.blocks[$0]) }, all.1.filter { !isNote(target.blocks[$0]) }
    )
    var pairs: [(source: Int, target: Int)] = []
    var start = (0, 0)
    for anchor in anchors(source, own.0, target, own.1) + [(own.0.count, own.1.count)] {
      let (s, t) = (own.0[start.0..<anchor.0], own.1[start.1..<anchor.1])
      let features = (s.map { BlockFeatures(source, $0) }, t.map { BlockFeatures(target, $0) })
      for (i, j) in BlockAlignment.align(features.0, features.1, facts) {
        pairs.append((s[s.startIndex + i], t[t.startIndex + j]))
      }
      if anchor.0 < own.0.count { pairs.append((own.0[anchor.0], own.1[anchor.1])) }
      start = (anchor.0 + 1, anchor.1 + 1)
    }
    let moved = moved(source, own.0, target, own.1, pairs, facts)
    let rest = findGaps(own.0, own.1, pairs, parents, without: moved) { source.blocks[$0].kind == .row }
    let notes = notes(source, all.0.filter { isNote(source.blocks[$0]) }, target, all.1, parents)
    return pairs + moved + rest + notes
  }

  /// Headings of one id, in order on both sides.
  private func anchors(
    _ source: ArticleText, _ own: [Int], _ target: ArticleText, _ other: [Int]
  ) -> [(Int, Int)] {
    var places: [String: Int] = [:]
    for (place, block) in own.enumerated() where source.blocks[block].kind == .heading {
      if let id = source.headingIDs[source.blocks[block].node] { places[id] = place }
    }
    var result: [(Int, Int)] = []
    for (place, block) in other.enumerated() where target.blocks[block].kind == .heading {
      guard let id = target.headingIDs[target.blocks[block].node], let match = places[id],
        match > result.last?.0 ?? -1
      else { continue }
      result.append((match, place))
    }
    return result
  }

  /// Rows that a translator sorted anew: the same code and numbers, or known as a pair.
  private func moved(
    _ source: ArticleText, _ own: [Int], _ target: ArticleText, _ other: [Int],
    _ pairs: [(source: Int, target: Int)], _ facts: KnownFacts?
  ) -> [(source: Int, target: Int)] {
    let (from, to) = (Set(pairs.map(\.source)), Set(pairs.map(\.target)))
    let left = own.filter { !from.contains($0) && source.blocks[$0].kind == .row }
    var free = other.filter { !to.contains($0) && target.blocks[$0].kind == .row }
    guard !left.isEmpty, !free.isEmpty, left.count * free.count <= BlockAlignment.limit else { return [] }
    return left.compactMap { row in
      let features = BlockFeatures(source, row)
      let place = free.firstIndex { candidate in
        let found = BlockFeatures(target, candidate)
        if let facts, facts.verdict(features.segments, found.segments) == .attested { return true }
        return !features.tokens.isEmpty && features.tokens == found.tokens
      }
      return place.map { (row, free.remove(at: $0)) }
    }
  }

  /// Notes what is left between neighbouring pairs. Rows that stand at one place in both are pairs all the same, since
  /// all of their code may have been renamed in one of them; they come back.
  private mutating func findGaps(
    _ own: [Int], _ other: [Int], _ pairs: [(source: Int, target: Int)], _ parents: (source: Int, target: Int),
    without moved: [(source: Int, target: Int)], isRow: (Int) -> Bool
  ) -> [(source: Int, target: Int)] {
    var rest: [(source: Int, target: Int)] = []
    let (goneFrom, goneTo) = (Set(moved.map(\.source)), Set(moved.map(\.target)))
    var next = (0, 0)
    var predecessor: Int?
    let end = (source: Int.max, target: Int.max)
    for pair in pairs + [end] {
      var gap: (source: [Int], target: [Int]) = ([], [])
      while next.0 < own.count, own[next.0] < pair.source {
        if !goneFrom.contains(own[next.0]) { gap.source.append(own[next.0]) }
        next.0 += 1
      }
      while next.1 < other.count, other[next.1] < pair.target {
        if !goneTo.contains(other[next.1]) { gap.target.append(other[next.1]) }
        next.1 += 1
      }
      if gap.source.allSatisfy(isRow) {
        let both = zip(gap.source, gap.target).map { (source: $0, target: $1) }
        rest += both
        gap = (Array(gap.source.dropFirst(both.count)), Array(gap.target.dropFirst(both.count)))
      }
      if !gap.source.isEmpty || !gap.target.isEmpty {
        gaps.append(Gap(parents: parents, source: gap.source, target: gap.target, predecessor: predecessor))
      }
      predecessor = pair.target
      next = (next.0 + 1, next.1 + 1)
    }
    return rest
  }

  /// Footnotes by label: their order is that of the references, which follows the order of the words.
  private mutating func notes(
    _ source: ArticleText, _ own: [Int], _ target: ArticleText, _ all: [Int], _ parents: (source: Int, target: Int)
  ) -> [(source: Int, target: Int)] {
    var free = Dictionary(all.map { (target.blocks[$0].kind, $0) }) { first, _ in first }
    var pairs: [(source: Int, target: Int)] = []
    for note in own {
      if let match = free.removeValue(forKey: source.blocks[note].kind) {
        pairs.append((note, match))
      } else {
        gaps.append(Gap(parents: parents, source: [note], target: [], predecessor: all.last))
      }
    }
    for note in all {
      let kind = target.blocks[note].kind
      if case .footnote = kind, free[kind] == note {
        gaps.append(Gap(parents: parents, source: [], target: [note], predecessor: nil))
      }
    }
    return pairs
  }
}
