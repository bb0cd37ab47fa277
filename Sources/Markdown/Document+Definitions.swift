import Diagnostics

extension Document {
  /// Where the destinations of link reference definitions stand, without angle brackets (GFM 0.29, section 4.7).
  ///
  /// Definitions are not in the tree. They are found by their form, at the start of lines outside of code.
  package var definitions: [Range<Int>] {
    let bytes = source.bytes
    let index = LineIndex(source)
    var code = nodes.lazy.filter { $0.kind == .codeBlock }.map { Int($0.lower)..<Int($0.upper) }.makeIterator()
    var block = code.next()
    return index.starts.indices.compactMap { line in
      let range = index.bytes(ofLine: line)
      guard range.lowerBound >= body.lowerBound else { return nil }
      while let current = block, current.upperBound <= range.lowerBound { block = code.next() }
      if let current = block, current.contains(range.lowerBound) { return nil }
      var at = range.lowerBound
      while at < range.upperBound, bytes[at] == 0x20 || bytes[at] == 0x3E { at += 1 }
      guard at < range.upperBound, bytes[at] == 0x5B, let label = LinkTail.label(bytes, from: at),
        label < range.upperBound, bytes[label] == 0x3A
      else { return nil }
      at = label + 1
      while at < range.upperBound, bytes[at] == 0x20 || bytes[at] == 0x09 { at += 1 }
      if at < range.upperBound, bytes[at] == 0x3C { at += 1 }
      var end = at
      while end < range.upperBound, bytes[end] > 0x20, bytes[end] != 0x3E { end += 1 }
      return at < end ? at..<end : nil
    }
  }
}
