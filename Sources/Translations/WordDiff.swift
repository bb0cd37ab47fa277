/// What changed between two texts, word by word.
package enum WordDiff {
  /// A run of words that are in both texts, or in one of them.
  package enum Piece: Sendable, Equatable {
    case same(String), removed(String), added(String)
  }

  /// The pieces of both texts in order; what was removed stands before what was added in its place.
  package static func pieces(_ old: String, _ new: String) -> [Piece] {
    let (from, to) = (words(of: old), words(of: new))
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in to.difference(from: from) {
      switch change {
      case .remove(let place, _, _): removed.insert(place)
      case .insert(let place, _, _): added.insert(place)
      }
    }
    var result: [Piece] = []
    var (i, j) = (0, 0)
    func run(_ words: [Substring], _ place: inout Int, while isIn: (Int) -> Bool) -> String {
      let start = place
      while place < words.count, isIn(place) { place += 1 }
      return words[start..<place].joined()
    }
    while i < from.count || j < to.count {
      let gone = run(from, &i) { removed.contains($0) }
      if !gone.isEmpty { result.append(.removed(gone)) }
      let new = run(to, &j) { added.contains($0) }
      if !new.isEmpty { result.append(.added(new)) }
      let start = i
      while i < from.count, j < to.count, !removed.contains(i), !added.contains(j) { (i, j) = (i + 1, j + 1) }
      if i > start { result.append(.same(from[start..<i].joined())) }
    }
    return result
  }

  /// Words, and between them blanks and single signs.
  private static func words(of text: String) -> [Substring] {
    var result: [Substring] = []
    var rest = text[...]
    while let first = rest.first {
      let isWord = first.isLetter || first.isNumber
      let word = isWord ? rest.prefix { $0.isLetter || $0.isNumber } : rest.prefix(1)
      result.append(word)
      rest = rest.dropFirst(word.count)
    }
    return result
  }
}
