import Diagnostics

/// Where the inlines of one leaf block stand in the file.
package struct InlineRanges: Sendable {
  /// By the distance of a node from its leaf block; the leaf itself is first. A node that could not be told has the leaf's.
  package var whole: [Range<Int>]
  /// The addresses of links and images, without angle brackets, by node index; reference links have none of their own.
  package var destinations: [Int: Range<Int>] = [:]
  /// For each text node, by node index: the file's offset of each byte of its literal, and of its end.
  package var literals: [Int: [Int32]] = [:]
  /// Whether every inline was found where the grammar puts it.
  package var isExact = true
}

extension Document {
  /// Finds the inlines of a paragraph, heading or table cell by reading its source beside its tree.
  ///
  /// cmark's own columns are wrong on continuation lines, in cells, for links over several lines, and absent for
  /// extended autolinks. The tree says which construct comes next, so one pass over the source finds all of them.
  package func ranges(ofInlinesIn leaf: Int) -> InlineRanges {
    var locator = InlineLocator(self, leaf: leaf)
    return locator.locate()
  }

  /// The place of some bytes of a text node's literal, such as one word.
  package func range(ofLiteral part: Range<Int>, of node: Int, in found: InlineRanges) -> Range<Int>? {
    guard let places = found.literals[node], part.upperBound < places.count else { return nil }
    return Int(places[part.lowerBound])..<max(Int(places[part.lowerBound]), Int(places[part.upperBound]))
  }
}

private struct InlineLocator {
  private let document: Document
  private let leaf: Int
  /// The block's text without what its containers put before each line, and where each line of it starts in the file.
  private var text: [UInt8] = []
  private var lines: [(text: Int, file: Int)] = []
  private var at = 0

  init(_ document: Document, leaf: Int) {
    self.document = document
    self.leaf = leaf
    gather()
  }

  mutating func locate() -> InlineRanges {
    let block = document.range(ofBlock: leaf).bytes
    let empty = InlineRanges(
      whole: [Range<Int>](repeating: block, count: Int(document.nodes[leaf].end) - leaf))
    var best = empty
    best.isExact = false
    // Definitions of link targets may stand before a paragraph's text; they are not in the tree.
    let starts = text.first == 0x5B ? lines.map(\.text) : [0]
    for start in starts {
      at = start
      var attempt = empty
      if walk(&attempt) { return attempt }
      if start == starts[0] { best.whole = attempt.whole }
    }
    return best
  }

  // MARK: The text

  private mutating func gather() {
    let bytes = document.source.bytes
    let node = document.nodes[leaf]
    var position = Int(node.lower)
    let upper = Int(node.upper)
    if node.kind == .heading, position < upper, bytes[position] == 0x23 {
      while position < upper, bytes[position] == 0x23 { position += 1 }
      while position < upper, bytes[position] == 0x20 || bytes[position] == 0x09 { position += 1 }
    }
    let quotes = Int(node.quotes)
    var first = true
    while position < upper {
      if !first {
        var left = quotes
        while position < upper {
          if bytes[position] == 0x3E, left > 0 {
            left -= 1
          } else if bytes[position] != 0x20, bytes[position] != 0x09 {
            break
          }
          position += 1
        }
      }
      first = false
      lines.append((text.count, position))
      while position < upper {
        let byte = bytes[position]
        text.append(byte)
        position += 1
        if byte == 0x0A || (byte == 0x0D && (position == upper || bytes[position] != 0x0A)) { break }
      }
    }
  }

  private func file(_ offset: Int) -> Int {
    var low = 0
    var high = lines.count
    guard high > 0 else { return Int(document.nodes[leaf].lower) }
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle].text <= offset { low = middle } else { high = middle }
    }
    return lines[low].file + offset - lines[low].text
  }

  private func byte(_ offset: Int) -> UInt8 { offset < text.count ? text[offset] : 0 }

  // MARK: The walk

  private enum Form { case brackets, angles, bare }

  private mutating func walk(_ found: inout InlineRanges) -> Bool {
    var open: [(index: Int, start: Int, form: Form, width: Int)] = []
    var index = leaf + 1
    let end = Int(document.nodes[leaf].end)
    while true {
      while let top = open.last, Int(document.nodes[top.index].end) == index {
        guard close(top, &found) else { return false }
        found.whole[top.index - leaf] = file(top.start)..<file(max(at - 1, top.start)) + 1
        open.removeLast()
      }
      guard index < end else { return true }
      let node = document.nodes[index]
      let start = at
      switch node.kind {
      case .text: guard match(index, &found) else { return false }
      case .softBreak, .lineBreak: guard lineBreak() else { return false }
      case .code: guard codeSpan() else { return false }
      case .htmlInline: guard html(document.bytes(node.literal)) else { return false }
      case .footnoteReference:
        guard byte(at) == 0x5B, byte(at + 1) == 0x5E, let stop = text[at...].firstIndex(of: 0x5D) else { return false }
        at = stop + 1
      case .emphasis, .strong, .strikethrough:
        var width = node.kind == .strong ? 2 : 1
        if node.kind == .strikethrough {
          width = byte(at + 1) == 0x7E ? 2 : 1
          guard byte(at) == 0x7E else { return false }
        } else {
          guard byte(at) == 0x2A || byte(at) == 0x5F, byte(at + width - 1) == byte(at) else { return false }
        }
        at += width
        open.append((index, start, .bare, width))
        index += 1
        continue
      case .link, .image:
        var form = Form.brackets
        if node.kind == .image {
          guard byte(at) == 0x21, byte(at + 1) == 0x5B else { return false }
          at += 2
        } else if byte(at) == 0x5B {
          at += 1
        } else if byte(at) == 0x3C {
          at += 1
          form = .angles
        } else {
          form = .bare
        }
        open.append((index, start, form, 0))
        index += 1
        continue
      default: return false
      }
      found.whole[index - leaf] = file(start)..<(at > start ? file(at - 1) + 1 : file(start))
      index += 1
    }
  }

  private mutating func close(
    _ top: (index: Int, start: Int, form: Form, width: Int), _ found: inout InlineRanges
  ) -> Bool {
    guard top.width == 0 else {
      let mark = byte(top.start)
      for _ in 0..<top.width {
        guard byte(at) == mark else { return false }
        at += 1
      }
      return true
    }
    switch top.form {
    case .bare:
      found.destinations[top.index] = file(top.start)..<file(max(at - 1, top.start)) + 1
      return true
    case .angles:
      guard byte(at) == 0x3E else { return false }
      found.destinations[top.index] = file(top.start + 1)..<file(at - 1) + 1
      at += 1
      return true
    case .brackets:
      guard byte(at) == 0x5D else { return false }
      at += 1
      if byte(at) == 0x28, let tail = LinkTail(text, from: at) {
        if !tail.destination.isEmpty {
          found.destinations[top.index] =
            file(tail.destination.lowerBound)..<file(tail.destination.upperBound - 1) + 1
        }
        at = tail.end
      } else if byte(at) == 0x5B, let stop = LinkTail.label(text, from: at) {
        at = stop
      }
      return true
    }
  }

  /// Reads a literal: its bytes as they are, backslash escapes, and character references.
  private mutating func match(_ index: Int, _ found: inout InlineRanges) -> Bool {
    let literal = document.bytes(document.nodes[index].literal)
    var places: [Int32] = []
    places.reserveCapacity(literal.count + 1)
    var position = literal.startIndex
    while position < literal.endIndex {
      let here = byte(at)
      let place = Int32(file(at))
      if here == 0x5C, at + 1 < text.count, isPunctuation(byte(at + 1)), byte(at + 1) == literal[position] {
        places.append(place)
        at += 2
        position += 1
      } else if here == 0x26, let reference = CommonMark.characterReference(Array(text[(at + 1)...].prefix(64))),
        literal[position...].starts(with: reference.bytes)
      {
        for _ in reference.bytes { places.append(place) }
        at += 1 + reference.length
        position += reference.bytes.count
      } else if at < text.count, here == literal[position] {
        places.append(place)
        at += 1
        position += 1
      } else if here == 0, at < text.count, literal[position...].starts(with: [0xEF, 0xBF, 0xBD]) {
        for _ in 0..<3 { places.append(place) }
        at += 1
        position += 3
      } else {
        return false
      }
    }
    places.append(at > 0 ? Int32(file(at - 1) + 1) : Int32(file(0)))
    found.literals[index] = places
    return true
  }

  private func isPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }

  private mutating func lineBreak() -> Bool {
    skipBlanks()
    if byte(at) == 0x5C { at += 1 }
    guard at < text.count, byte(at) == 0x0A || byte(at) == 0x0D else { return false }
    at += byte(at) == 0x0D && byte(at + 1) == 0x0A ? 2 : 1
    skipBlanks()
    return true
  }

  private mutating func skipBlanks() {
    while byte(at) == 0x20 || byte(at) == 0x09 { at += 1 }
  }

  private mutating func codeSpan() -> Bool {
    let start = at
    while byte(at) == 0x60 { at += 1 }
    let width = at - start
    guard width > 0 else { return false }
    while at < text.count {
      guard byte(at) == 0x60 else {
        at += 1
        continue
      }
      let run = at
      while byte(at) == 0x60 { at += 1 }
      if at - run == width { return true }
    }
    return false
  }

  private mutating func html(_ literal: ArraySlice<UInt8>) -> Bool {
    guard text[at...].starts(with: literal) else { return false }
    at += literal.count
    return true
  }
}
