import Diagnostics

/// Puts right what libcmark-gfm 0.29 reports of blocks: missing, early and late starts and ends.
///
/// Seen with that release: HTML blocks that end at 0:0, setext headings that reach into the next block, a paragraph
/// before a table without any place and its table starting at the paragraph, header rows a line early, cells of a row
/// that was moved, footnotes that start after their label.
struct BlockLocator {
  private let bytes: [UInt8]
  private let body: Range<Int>

  init(_ document: Document) {
    bytes = document.source.bytes
    body = document.body
  }

  func locate(_ document: inout Document) {
    document.nodes.withUnsafeMutableBufferPointer { nodes in
      let pool = document.pool
      starts(nodes)
      ends(nodes, pool)
    }
    labels(&document)
  }

  /// The library gives no label of a footnote: it stands between `[^` and `]` where the definition begins.
  private func labels(_ document: inout Document) {
    for index in document.nodes.indices where document.nodes[index].kind == .footnoteDefinition {
      let start = Int(document.nodes[index].lower) + 2
      guard start < body.upperBound, let end = bytes[start..<body.upperBound].firstIndex(of: 0x5D) else { continue }
      let place = Int32(document.pool.count)
      document.pool += bytes[start..<end]
      document.nodes[index].literal = place..<Int32(document.pool.count)
    }
  }

  /// Fills in missing starts, and finds the lines of tables and footnotes. In reading order.
  private func starts(_ nodes: UnsafeMutableBufferPointer<Node>) {
    nodes[0].lower = Int32(body.lowerBound)
    for index in nodes.indices.dropFirst() where !nodes[index].kind.isInline {
      switch nodes[index].kind {
      case .table: table(index, nodes)
      case .footnoteDefinition:
        var start = Int(nodes[index].lower)
        while start > body.lowerBound, bytes[start] != 0x5B, !isLineEnd(bytes[start - 1]) { start -= 1 }
        nodes[index].lower = Int32(start)
      case .tableRow, .tableCell: break
      default:
        if nodes[index].lower < 0 { nodes[index].lower = index > 0 ? nodes[index - 1].lower : 0 }
      }
    }
  }

  /// A table's lines are certain from below: a row of the body knows its line, the delimiter row stands before the first.
  private func table(_ index: Int, _ nodes: UnsafeMutableBufferPointer<Node>) {
    let reported = Int(nodes[index].lower)
    let end = Int(nodes[index].end)
    let firstRow = Int(nodes[index + 1].end)
    var delimiter = firstRow < end && nodes[firstRow].lower >= 0 ? Int(nodes[firstRow].lower) : body.upperBound
    if firstRow >= end {
      delimiter = lineStart(before: min(max(Int(nodes[index].upper), body.lowerBound), body.upperBound))
    } else {
      delimiter = lineStart(before: lineStart(before: delimiter) - 1)
    }
    let header = max(lineStart(before: delimiter - 1), body.lowerBound)
    let start = skipPrefix(header)
    if start > reported, index > 0 {
      // The paragraph that was split off: the sibling that ends where the table begins.
      var before = index - 1
      while before > 0, nodes[before].kind.isInline || Int(nodes[before].end) != index { before -= 1 }
      if nodes[before].kind == .paragraph, nodes[before].lower <= Int32(reported) {
        nodes[before].lower = Int32(reported)
        nodes[before].upper = Int32(header)
      }
    }
    nodes[index].lower = Int32(max(start, min(reported, start)))
    nodes[index + 1].lower = Int32(start)
    var row = index + 1
    while row < end {
      if nodes[row].lower < 0 { nodes[row].lower = nodes[row - 1].lower }
      cells(row, nodes)
      row = Int(nodes[row].end)
    }
  }

  /// Cells between unescaped pipes of the row's line (GFM 0.29, section 4.10), without blanks around them.
  private func cells(_ row: Int, _ nodes: UnsafeMutableBufferPointer<Node>) {
    var position = Int(nodes[row].lower)
    let lineEnd = self.lineEnd(from: position)
    nodes[row].upper = Int32(trimmed(position, lineEnd))
    if position < lineEnd, bytes[position] == 0x7C { position += 1 }
    var cell = row + 1
    while cell < Int(nodes[row].end) {
      var stop = position
      while stop < lineEnd, bytes[stop] != 0x7C { stop += bytes[stop] == 0x5C && stop + 1 < lineEnd ? 2 : 1 }
      var start = min(position, lineEnd)
      while start < stop, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
      nodes[cell].lower = Int32(start)
      nodes[cell].upper = Int32(max(start, trimmed(start, stop)))
      position = min(stop + 1, lineEnd)
      cell = Int(nodes[cell].end)
    }
  }

  /// Ends: children before parents, each no later than the next block begins.
  private func ends(_ nodes: UnsafeMutableBufferPointer<Node>, _ pool: [UInt8]) {
    var nextBlock = [Int32](repeating: Int32(body.upperBound), count: nodes.count)
    // What follows a block in reading order, itself and its descendants left out.
    var following = Int32(body.upperBound)
    var starts: [(index: Int, lower: Int32)] = []
    for index in nodes.indices.reversed() where !nodes[index].kind.isInline {
      while let last = starts.last, last.index < Int(nodes[index].end) { _ = starts.popLast() }
      following = starts.last?.lower ?? Int32(body.upperBound)
      // Footnote definitions are moved to the end of the tree: what follows them in it says nothing of their place.
      nextBlock[index] = following >= nodes[index].lower ? following : Int32(body.upperBound)
      starts.append((index, nodes[index].lower))
    }
    for index in nodes.indices.reversed() where !nodes[index].kind.isInline {
      let node = nodes[index]
      if node.kind == .document {
        nodes[index].upper = Int32(body.upperBound)
        continue
      }
      if node.kind == .tableCell || node.kind == .tableRow { continue }
      let hasBlocks = Int(node.end) > index + 1 && !node.kind.holdsInlines
      var upper = Int(node.upper)
      if hasBlocks {
        var child = index + 1
        upper = Int(node.lower)
        while child < Int(node.end) {
          upper = max(upper, Int(nodes[child].upper))
          child = Int(nodes[child].end)
        }
      } else if node.kind == .htmlBlock {
        let literal = pool[Int(node.literal.lowerBound)..<Int(node.literal.upperBound)]
        let lines = literal.count { $0 == 0x0A }
        upper = Int(node.lower)
        for line in 0..<max(lines, 1) {
          upper = lineEnd(from: line == 0 ? upper : min(afterLineEnd(upper), body.upperBound))
        }
      }
      upper = min(max(upper, Int(node.lower)), Int(nextBlock[index]))
      nodes[index].upper = Int32(max(trimmed(Int(node.lower), upper), Int(node.lower)))
    }
  }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// The start of the line that holds the byte before `offset`, or the byte at it.
  private func lineStart(before offset: Int) -> Int {
    var start = min(max(offset, body.lowerBound), body.upperBound)
    if start > body.lowerBound, start == body.upperBound || isLineEnd(bytes[start]) {
      while start > body.lowerBound, isLineEnd(bytes[start - 1]) { start -= 1 }
    }
    while start > body.lowerBound, !isLineEnd(bytes[start - 1]) { start -= 1 }
    return start
  }

  private func lineEnd(from offset: Int) -> Int {
    var end = offset
    while end < body.upperBound, !isLineEnd(bytes[end]) { end += 1 }
    return end
  }

  private func afterLineEnd(_ offset: Int) -> Int {
    guard offset < body.upperBound else { return offset }
    return bytes[offset] == 0x0D && offset + 1 < body.upperBound && bytes[offset + 1] == 0x0A ? offset + 2 : offset + 1
  }

  /// Behind the marks of the containers that a line may begin with.
  private func skipPrefix(_ start: Int) -> Int {
    var position = start
    while position < body.upperBound, bytes[position] == 0x20 || bytes[position] == 0x09 || bytes[position] == 0x3E {
      position += 1
    }
    return position
  }

  /// `upper`, moved back over blanks, line ends and container marks without content.
  private func trimmed(_ lower: Int, _ upper: Int) -> Int {
    var end = upper
    while end > lower {
      while end > lower, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 || isLineEnd(bytes[end - 1]) { end -= 1 }
      // A line that holds nothing but `>` belongs to what surrounds this block.
      var mark = end
      while mark > lower, bytes[mark - 1] == 0x3E || bytes[mark - 1] == 0x20 { mark -= 1 }
      guard mark < end, mark > lower, isLineEnd(bytes[mark - 1]) else { break }
      end = mark
    }
    return end
  }
}
