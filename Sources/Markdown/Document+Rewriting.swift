extension Document {
  /// The same document with other words: every node stays, and so do code, addresses, ids and tags.
  ///
  /// The places of inlines cannot be found in it any more, since its words are not the file's.
  package func rewritingProse(_ rewriting: ProseRewriting) -> Document {
    var edits: [ProseField: [(range: Range<Int>, text: String)]] = [:]
    for text in prose {
      for (part, changes) in zip(text.parts, rewriting(text.parts.map(\.piece))) where !changes.isEmpty {
        guard let place = part.place else { continue }
        let start = place.range.lowerBound
        edits[place.field, default: []] += changes.map {
          ($0.range.lowerBound + start..<$0.range.upperBound + start, $0.text)
        }
      }
    }
    var result = self
    for (field, changes) in edits.sorted(by: {
      ($0.key.node, $0.key.isExtra ? 1 : 0) < ($1.key.node, $1.key.isExtra ? 1 : 0)
    }) {
      let old = field.isExtra ? nodes[field.node].extra : nodes[field.node].literal
      let lower = Int32(result.pool.count)
      var position = Int(old.lowerBound)
      for change in changes {
        result.pool += pool[position..<change.range.lowerBound]
        result.pool += change.text.utf8
        position = change.range.upperBound
      }
      result.pool += pool[position..<Int(old.upperBound)]
      let new = lower..<Int32(result.pool.count)
      if field.isExtra { result.nodes[field.node].extra = new } else { result.nodes[field.node].literal = new }
    }
    return result
  }

  /// The same change made in the file: which of its bytes to replace, in order. What the file writes in another way than
  /// as plain text, such as a block of HTML in a quotation, stays as it is.
  package func proseEdits(_ rewriting: ProseRewriting) -> [(range: Range<Int>, text: String)] {
    var result: [(range: Range<Int>, text: String)] = []
    var leaf = -1
    var found = InlineRanges(whole: [])
    for text in prose {
      for (part, changes) in zip(text.parts, rewriting(text.parts.map(\.piece))) where !changes.isEmpty {
        guard let place = part.place else { continue }
        let node = place.field.node
        if nodes[node].kind.isInline, leaf < 0 || node < leaf || node >= Int(nodes[leaf].end) {
          leaf = self.leaf(of: node)
          found = ranges(ofInlinesIn: leaf)
        }
        result += changes.compactMap { change in
          fileRange(of: change.range, place, leaf, found).map { ($0, change.text) }
        }
      }
    }
    return result.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}
