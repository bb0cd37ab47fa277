/// Takes what changed between two versions of a text over into a third, line by line, where that still has the lines of
/// the first: its own changes stay.
package enum LineMerge {
  /// The third text with the changes; nil where none could be taken over.
  package static func merge(_ old: [String], to new: [String], into own: [String]) -> [String]? {
    let places = matches(old, own)
    var edits: [(range: Range<Int>, lines: [String])] = []
    for hunk in hunks(old, new) {
      guard let range = place(of: hunk.old, places, old.count, own.count) else { continue }
      edits.append((range, Array(new[hunk.new])))
    }
    guard !edits.isEmpty else { return nil }
    var result = own
    for edit in edits.reversed() { result.replaceSubrange(edit.range, with: edit.lines) }
    return result
  }

  /// How many of the lines two texts share, in thousandths.
  package static func similarity(_ one: [String], _ other: [String]) -> Int {
    let count = one.count + other.count
    return count == 0 ? 1000 : 2000 * matches(one, other).count { $0 != nil } / count
  }

  /// For each line of one text where it stands in the other.
  private static func matches(_ one: [String], _ other: [String]) -> [Int?] {
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in other.difference(from: one) {
      switch change {
      case .remove(let place, _, _): removed.insert(place)
      case .insert(let place, _, _): added.insert(place)
      }
    }
    let left = other.indices.filter { !added.contains($0) }
    var next = left.makeIterator()
    return one.indices.map { removed.contains($0) ? nil : next.next() }
  }

  /// Ranges of lines that differ.
  private static func hunks(_ old: [String], _ new: [String]) -> [(old: Range<Int>, new: Range<Int>)] {
    let places = matches(old, new)
    var result: [(old: Range<Int>, new: Range<Int>)] = []
    var (i, j) = (0, 0)
    for place in old.indices.filter({ places[$0] != nil }) + [old.count] {
      let match = place < old.count ? places[place] ?? 0 : new.count
      if i < place || j < match { result.append((i..<place, j..<match)) }
      (i, j) = (place + 1, match + 1)
    }
    return result
  }

  /// Where the lines of a hunk stand together in a third text, between the same neighbours where it has none.
  private static func place(of hunk: Range<Int>, _ places: [Int?], _ count: Int, _ length: Int) -> Range<Int>? {
    if let first = hunk.first {
      guard let start = places[first] else { return nil }
      for line in hunk where places[line] != start + line - first { return nil }
      return start..<start + hunk.count
    }
    let before = hunk.lowerBound > 0 ? places[hunk.lowerBound - 1] : -1
    let after = hunk.lowerBound < count ? places[hunk.lowerBound] : length
    guard let before, let after, after == before + 1 else { return nil }
    return after..<after
  }
}
