package import Diagnostics

extension Document {
  /// A heading as links and the table of contents see it.
  package struct Heading: Sendable {
    package let node: Int
    package let level: Int
    /// What a reader sees, without an explicit id.
    package let text: String
    /// The id written as `{#id}`, without its marks.
    package let explicitID: String?
    /// The id that GitHub makes of the text, before collisions are resolved.
    package let slug: String

    /// The same heading with other words; links that name it by its own ones still find it.
    package func with(text: String) -> Heading {
      Heading(node: node, level: level, text: text, explicitID: explicitID, slug: slug)
    }
  }

  /// How the ids begin that pages make themselves: of their own parts, of footnotes and of references to them.
  package static let reservedIDs = ["pb:", "fn-", "fnref-"]

  /// All headings, in reading order.
  package var headings: [Heading] {
    nodes.indices.compactMap { index in
      guard nodes[index].kind == .heading else { return nil }
      let text = plainText(of: index)
      let id = string(nodes[index].extra)
      return Heading(
        node: index, level: nodes[index].level, text: text, explicitID: id.isEmpty ? nil : id, slug: slug(of: text))
    }
  }

  /// Ids that are given stay; the others are made of the text and never collide with a given one.
  package static func uniqueIDs(_ headings: [Heading], _ wanted: [String?]) -> [String] {
    var taken = Set(wanted.compactMap { $0 })
    var used: Set<String> = []
    var next: [String: Int] = [:]
    return zip(headings, wanted).map { heading, id in
      if let id, used.insert(id).inserted { return id }
      let isOurs = Self.reservedIDs.contains(where: heading.slug.hasPrefix)
      let base = heading.slug.isEmpty ? "section" : isOurs ? "section-" + heading.slug : heading.slug
      var candidate = base
      while !taken.insert(candidate).inserted {
        next[base, default: 0] += 1
        candidate = "\(base)-\(next[base, default: 1])"
      }
      used.insert(candidate)
      return candidate
    }
  }

  /// The id of each heading by its own text, by node index: for a document that has no translations.
  package var uniqueHeadingIDs: [Int: String] {
    let headings = self.headings
    let ids = Document.uniqueIDs(headings, headings.map(\.explicitID))
    return Dictionary(uniqueKeysWithValues: zip(headings.map(\.node), ids))
  }

  /// Where the `{#id}` of a heading stands, without its marks.
  package func range(ofExplicitID heading: Heading) -> SourceRange {
    let block = range(ofBlock: heading.node)
    let wanted = Array("{#\(heading.explicitID ?? "")}".utf8)
    var start = block.bytes.upperBound - wanted.count
    while start > block.bytes.lowerBound, !source.bytes[start...].starts(with: wanted) { start -= 1 }
    guard start >= block.bytes.lowerBound, source.bytes[start...].starts(with: wanted) else { return block }
    return SourceRange(source, start + 2..<start + wanted.count - 1)
  }

  /// Moves `{#id}` from the end of headings into the node's `extra`.
  mutating func readHeadingIDs() {
    for index in nodes.indices where nodes[index].kind == .heading {
      let last = Int(nodes[index].end) - 1
      guard last > index, nodes[last].kind == .text, isChild(last, of: index) else { continue }
      let literal = nodes[last].literal
      guard literal.count >= 4, pool[Int(literal.upperBound) - 1] == 0x7D else { continue }
      var start = Int(literal.upperBound) - 2
      while start > Int(literal.lowerBound), isIDByte(pool[start]) { start -= 1 }
      guard pool[start] == 0x23, start > Int(literal.lowerBound), pool[start - 1] == 0x7B,
        start + 1 < Int(literal.upperBound) - 1
      else { continue }
      guard !isEscaped(pool[start - 1..<Int(literal.upperBound)], in: index) else { continue }
      nodes[index].extra = Int32(start + 1)..<literal.upperBound - 1
      var end = start - 1
      while end > Int(literal.lowerBound), pool[end - 1] == 0x20 { end -= 1 }
      nodes[last].literal = literal.lowerBound..<Int32(end)
    }
  }

  /// Whether nothing but the heading is around a node.
  private func isChild(_ node: Int, of heading: Int) -> Bool {
    var child = heading + 1
    while child < node { child = Int(nodes[child].end) }
    return child == node
  }

  /// Whether the source has a backslash before the last `{#id}` of a block.
  private func isEscaped(_ mark: ArraySlice<UInt8>, in block: Int) -> Bool {
    let lower = Int(nodes[block].lower)
    var start = Int(nodes[block].upper) - mark.count
    while start > lower, !source.bytes[start...].starts(with: mark) { start -= 1 }
    return start > lower && source.bytes[start - 1] == 0x5C
  }

  /// Letters, digits, `-`, `_`, `.`, `:` and everything outside ASCII.
  private func isIDByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x3A, 0x5F, 0x80...: true
    default: false
    }
  }

  /// Marks the block quotes that are GitHub's alerts: their first line is `[!NOTE]` or another kind, and nothing else.
  mutating func readAlerts() {
    for index in nodes.indices where nodes[index].kind == .blockQuote {
      let paragraph = index + 1
      let text = index + 2
      guard text < Int(nodes[index].end), nodes[paragraph].kind == .paragraph, nodes[text].kind == .text else {
        continue
      }
      let isWholeLine = text + 1 == Int(nodes[paragraph].end) || nodes[text + 1].kind == .softBreak
      let marker = string(nodes[text].literal)
      guard isWholeLine, marker.hasPrefix("[!"), marker.hasSuffix("]") else { continue }
      let name = marker.dropFirst(2).dropLast().uppercased()
      nodes[index].value = Node.Alert.allCases.first { $0.marker == name }?.rawValue ?? 0
    }
  }
}
