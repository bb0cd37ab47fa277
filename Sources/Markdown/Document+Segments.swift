internal import Diagnostics

extension Document {
  /// The segments of the text, in the order of the tree. `hidden` are blocks that are left out with all they hold.
  package func segments(hiding hidden: Set<Int>) -> [Segment] {
    let skipped = generated.union(hidden)
    let markers = Set(alertMarkers)
    var result: [Segment] = []
    var index = 0
    while index < nodes.count {
      let node = nodes[index]
      if skipped.contains(index) || markers.contains(index) {
        index = Int(node.end)
        continue
      }
      switch node.kind {
      case .heading: add(.heading, index, markers, &result)
      case .paragraph: add(.paragraph, index, markers, &result)
      case .tableCell: add(.cell, index, markers, &result)
      case .htmlBlock: addHTML(index, &result)
      default: break
      }
      index += 1
      // What is inside a leaf was read with it.
      if node.kind.holdsInlines { index = Int(node.end) }
    }
    return result
  }

  /// What stands between a directive and its closing comment: made by the program, translated by nobody.
  package var generated: Set<Int> {
    var result: Set<Int> = []
    for directive in directives where directive.name.text != "tabs" {
      result.formUnion(siblings(after: directive.node, upTo: directive.closingNode))
    }
    return result
  }

  private func add(_ kind: Segment.Kind, _ leaf: Int, _ markers: Set<Int>, _ result: inout [Segment]) {
    var text = SegmentText()
    var images: [Int] = []
    // Links and struck-out text that are open, with where they end.
    var open: [(end: Int, isLink: Bool)] = []
    var index = leaf + 1
    let end = Int(nodes[leaf].end)
    while true {
      while let top = open.last, top.end <= index {
        if top.isLink { text.endOfLink() } else { text.add([0x7E, 0x7E]) }
        open.removeLast()
      }
      guard index < end else { break }
      let node = nodes[index]
      if markers.contains(index) {
        index = Int(node.end)
        continue
      }
      switch node.kind {
      case .text: text.add(bytes(node.literal))
      case .softBreak, .lineBreak: text.blank()
      case .code: text.slot(.code, index)
      case .htmlInline: if !bytes(node.literal).starts(with: "<!--".utf8) { text.slot(.html, index) }
      case .footnoteReference: text.slot(.footnote, index)
      case .strikethrough:
        text.add([0x7E, 0x7E])
        open.append((Int(node.end), false))
      case .link:
        text.slot(.link, index)
        if showsItsAddress(index) {
          text.endOfLink()
          index = Int(node.end)
          continue
        }
        open.append((Int(node.end), true))
      case .image:
        text.slot(.image, index)
        images.append(index)
        index = Int(node.end)
        continue
      default: break
      }
      index += 1
    }
    text.finish()
    if text.hasWords {
      result.append(
        Segment(kind, node: leaf, range: Int(nodes[leaf].lower)..<Int(nodes[leaf].upper), text))
    }
    for image in images { addTexts(of: image, &result) }
  }

  /// A link whose text is its own address has no words, whatever the address is.
  func showsItsAddress(_ link: Int) -> Bool {
    guard Int(nodes[link].end) == link + 2, nodes[link + 1].kind == .text else { return false }
    let address = bytes(nodes[link].literal)
    let shown = bytes(nodes[link + 1].literal)
    return !shown.isEmpty && address.count - shown.count <= "https://".utf8.count
      && address.suffix(shown.count).elementsEqual(shown)
  }

  private func addTexts(of image: Int, _ result: inout [Segment]) {
    let place = range(of: image).bytes
    for (kind, bytes) in [
      (Segment.Kind.alternative, Array(plainText(of: image).utf8)), (.caption, Array(bytes(nodes[image].extra))),
    ] {
      var text = SegmentText()
      text.add(bytes[...])
      text.finish()
      if text.hasWords { result.append(Segment(kind, node: image, range: place, text)) }
    }
  }

  private func addHTML(_ index: Int, _ result: inout [Segment]) {
    let literal = bytes(nodes[index].literal)
    guard let start = literal.firstIndex(where: { $0 > 0x20 }), !literal[start...].starts(with: "<!--".utf8),
      hasWordsOutsideTags(literal)
    else { return }
    var text = SegmentText()
    text.add(literal)
    text.finish()
    result.append(
      Segment(.html, node: index, range: Int(nodes[index].lower)..<Int(nodes[index].upper), text))
  }

  private func hasWordsOutsideTags(_ html: ArraySlice<UInt8>) -> Bool {
    var text = SegmentText()
    var isInTag = false
    for byte in html {
      if byte == 0x3C { isInTag = true }
      if !isInTag { text.add([byte]) }
      if byte == 0x3E { isInTag = false }
    }
    return text.hasWords
  }
}
