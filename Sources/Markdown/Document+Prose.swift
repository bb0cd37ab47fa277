extension Document {
  /// A text that is read as a whole, in its parts.
  struct Prose {
    let kind: Segment.Kind
    /// The block, the image or the link.
    let node: Int
    let parts: [ProsePart]
  }

  /// A piece of prose, and which bytes of the pool it is; nil where it only stands beside others.
  struct ProsePart {
    let piece: ProsePiece
    let node: Int
    let place: ProsePlace?

    init(_ text: String, of node: Int) {
      piece = ProsePiece(text, isFixed: true)
      self.node = node
      place = nil
    }

    init(_ document: Document, _ place: ProsePlace) {
      piece = ProsePiece(String(decoding: document.pool[place.range], as: UTF8.self))
      node = place.field.node
      self.place = place
    }
  }

  /// Bytes of the pool that are prose.
  struct ProsePlace: Sendable {
    let field: ProseField
    let range: Range<Int>
  }

  /// Where a node has prose: in its `literal`, or in its `extra`, as the title of an image.
  struct ProseField: Sendable, Hashable {
    let node: Int
    let isExtra: Bool
  }

  /// All prose: of the leaf blocks, of images and links, and between the tags of raw HTML.
  var prose: [Prose] {
    let markers = Set(alertMarkers)
    return nodes.indices.flatMap { prose(of: $0, markers) }.filter { $0.parts.contains { $0.place != nil } }
  }

  /// The prose that its readers take for one text each, without raw HTML and without what the program made. `hidden` are
  /// blocks that are left out.
  package func proseTexts(hiding hidden: Set<Int>) -> [ProseText] {
    let skipped = generated.union(hidden)
    let markers = Set(alertMarkers)
    var result: [ProseText] = []
    var index = 0
    while index < nodes.count {
      if skipped.contains(index) {
        index = Int(nodes[index].end)
        continue
      }
      if nodes[index].kind != .htmlBlock { result += prose(of: index, markers).map { ProseText($0, in: self) } }
      index += 1
    }
    return result
  }

  private func prose(of index: Int, _ markers: Set<Int>) -> [Prose] {
    switch nodes[index].kind {
    case .paragraph: [Prose(kind: .paragraph, node: index, parts: inlineProse(index, markers))]
    case .heading: [Prose(kind: .heading, node: index, parts: inlineProse(index, markers))]
    case .tableCell: [Prose(kind: .cell, node: index, parts: inlineProse(index, markers))]
    case .htmlBlock: [Prose(kind: .html, node: index, parts: htmlProse(index))]
    case .image: [Prose(kind: .alternative, node: index, parts: alternativeProse(index))] + titleProse(index)
    case .link: titleProse(index)
    default: []
    }
  }

  private func literalPart(_ index: Int) -> ProsePart {
    let range = bytes(nodes[index].literal).indices
    return ProsePart(self, ProsePlace(field: ProseField(node: index, isExtra: false), range: range))
  }

  private func titleProse(_ index: Int) -> [Prose] {
    guard !nodes[index].extra.isEmpty else { return [] }
    let place = ProsePlace(field: ProseField(node: index, isExtra: true), range: bytes(nodes[index].extra).indices)
    return [Prose(kind: .caption, node: index, parts: [ProsePart(self, place)])]
  }

  /// The text that stands for an image, a text of its own.
  private func alternativeProse(_ image: Int) -> [ProsePart] {
    (image + 1..<Int(nodes[image].end)).compactMap { index in
      switch nodes[index].kind {
      case .text: literalPart(index)
      case .softBreak, .lineBreak: ProsePart("\n", of: index)
      case .code: ProsePart(string(nodes[index].literal), of: index)
      default: nil
      }
    }
  }

  private func inlineProse(_ leaf: Int, _ markers: Set<Int>) -> [ProsePart] {
    var parts: [ProsePart] = []
    var kept = KeptElements()
    var index = leaf + 1
    while index < Int(nodes[leaf].end) {
      let node = nodes[index]
      switch node.kind {
      case _ where markers.contains(index):
        index = Int(node.end)
        continue
      case .text: parts.append(kept.isInside ? ProsePart(string(node.literal), of: index) : literalPart(index))
      case .softBreak, .lineBreak: parts.append(ProsePart("\n", of: index))
      case .code: parts.append(ProsePart(string(node.literal), of: index))
      case .footnoteReference: parts.append(ProsePart("\u{FFFC}", of: index))
      case .htmlInline:
        for case .tag(let tag) in HTMLTokens(bytes(node.literal)) {
          kept.pass(tag)
          if tag.name == "br" { parts.append(ProsePart("\n", of: index)) }
        }
      case .image:
        parts.append(ProsePart("\u{FFFC}", of: index))
        index = Int(node.end)
        continue
      case .link where showsItsAddress(index):
        parts.append(ProsePart(plainText(of: index), of: index))
        index = Int(node.end)
        continue
      default: break
      }
      index += 1
    }
    return parts
  }

  private func htmlProse(_ block: Int) -> [ProsePart] {
    var kept = KeptElements()
    return HTMLTokens(bytes(nodes[block].literal)).compactMap { token in
      switch token {
      case .text(let text):
        return kept.isInside
          ? ProsePart(String(decoding: text, as: UTF8.self), of: block)
          : ProsePart(self, ProsePlace(field: ProseField(node: block, isExtra: false), range: text.indices))
      case .tag(let tag): kept.pass(tag)
      case .invisible: break
      }
      return nil
    }
  }
}
