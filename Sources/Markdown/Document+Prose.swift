extension Document {
  /// A piece of prose, and which bytes of the pool it is; nil where it only stands beside others.
  struct ProsePart {
    let piece: ProsePiece
    let place: (field: ProseField, range: Range<Int>)?

    init(_ text: String) {
      piece = ProsePiece(text, isFixed: true)
      place = nil
    }

    init(_ document: Document, _ field: ProseField, _ range: Range<Int>) {
      piece = ProsePiece(String(decoding: document.pool[range], as: UTF8.self))
      place = (field, range)
    }
  }

  /// Where a node has prose: in its `literal`, or in its `extra`, as the title of an image.
  struct ProseField: Hashable {
    let node: Int
    let isExtra: Bool
  }

  /// All prose, each text in its parts: of the leaf blocks, of images and links, and between the tags of raw HTML.
  var prose: [[ProsePart]] {
    nodes.indices.flatMap { index -> [[ProsePart]] in
      let node = nodes[index]
      switch node.kind {
      case .paragraph, .heading, .tableCell: return [inlineProse(index)]
      case .htmlBlock: return [htmlProse(index)]
      case .image: return [alternativeProse(index), titleProse(index)]
      case .link: return [titleProse(index)]
      default: return []
      }
    }.filter { $0.contains { $0.place != nil } }
  }

  private func literalPart(_ index: Int) -> ProsePart {
    ProsePart(self, ProseField(node: index, isExtra: false), bytes(nodes[index].literal).indices)
  }

  private func titleProse(_ index: Int) -> [ProsePart] {
    nodes[index].extra.isEmpty
      ? [] : [ProsePart(self, ProseField(node: index, isExtra: true), bytes(nodes[index].extra).indices)]
  }

  /// The text that stands for an image, a text of its own.
  private func alternativeProse(_ image: Int) -> [ProsePart] {
    (image + 1..<Int(nodes[image].end)).map { index in
      nodes[index].kind == .text ? literalPart(index) : ProsePart(string(nodes[index].literal))
    }
  }

  private func inlineProse(_ leaf: Int) -> [ProsePart] {
    var parts: [ProsePart] = []
    var kept = KeptElements()
    var index = leaf + 1
    while index < Int(nodes[leaf].end) {
      let node = nodes[index]
      switch node.kind {
      case .text: parts.append(kept.isInside ? ProsePart(string(node.literal)) : literalPart(index))
      case .softBreak, .lineBreak: parts.append(ProsePart("\n"))
      case .code: parts.append(ProsePart(string(node.literal)))
      case .footnoteReference: parts.append(ProsePart("\u{FFFC}"))
      case .htmlInline:
        for case .tag(let tag) in HTMLTokens(bytes(node.literal)) { kept.pass(tag) }
      case .image:
        parts.append(ProsePart("\u{FFFC}"))
        index = Int(node.end)
        continue
      case .link where showsItsAddress(index):
        parts.append(ProsePart(plainText(of: index)))
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
          ? ProsePart(String(decoding: text, as: UTF8.self))
          : ProsePart(self, ProseField(node: block, isExtra: false), text.indices)
      case .tag(let tag): kept.pass(tag)
      case .invisible: break
      }
      return nil
    }
  }
}

/// Elements of raw HTML whose text stays: code, and what is marked as being in some language.
private struct KeptElements {
  private var open: [String] = []

  var isInside: Bool { !open.isEmpty }

  mutating func pass(_ tag: HTMLTokens.Tag) {
    if tag.isClosing {
      if let last = open.lastIndex(of: tag.name) { open.removeSubrange(last...) }
    } else if !HTMLElements.void.contains(tag.name),
      Self.names.contains(tag.name) || tag.attributes.contains(where: { $0.name == "lang" }) || open.contains(tag.name)
    {
      open.append(tag.name)
    }
  }

  private static let names: Set<String> = ["code", "kbd", "pre", "samp", "script", "style", "textarea", "var"]
}
