/// The one of `candidates` that `word` was most likely meant to be, or nil where none is close.
///
/// Distance: Damerau-Levenshtein with adjacent transpositions (optimal string alignment), without regard to case; at most a third of the longer
/// word may differ. Ties go to the earlier candidate.
package func suggestion(for word: String, among candidates: some Sequence<String>) -> String? {
  let wanted = Array(word.lowercased().unicodeScalars)
  guard !wanted.isEmpty, wanted.count <= 100 else { return nil }
  var best: (distance: Int, candidate: String)?
  for candidate in candidates {
    let other = Array(candidate.lowercased().unicodeScalars)
    let limit = max(1, max(wanted.count, other.count) / 3)
    guard abs(wanted.count - other.count) <= limit else { continue }
    let distance = editDistance(wanted, other)
    // Of a single letter nothing is left where it is another one.
    guard distance <= limit, distance < wanted.count else { continue }
    if distance < best?.distance ?? Int.max { best = (distance, candidate) }
  }
  return best?.candidate
}

/// How many letters must be put in, left out, changed or swapped with their neighbour to make one word of the other;
/// case counts.
package func editDistance(_ first: String, _ second: String) -> Int {
  editDistance(Array(first.unicodeScalars), Array(second.unicodeScalars))
}

private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
  var before = [Int](repeating: 0, count: b.count + 1)
  var previous = Array(0...b.count)
  for i in a.indices {
    var current = [i + 1]
    for j in b.indices {
      var cost = min(previous[j + 1] + 1, current[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
      current.append(cost)
    }
    (before, previous) = (previous, current)
  }
  return previous[b.count]
}
