/// A place as people and editors count it: both numbers from 1, columns in Unicode code points.
package struct Position: Sendable, Hashable, Comparable {
  package let line: Int
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// By line, then by column.
  package static func < (left: Position, right: Position) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// Byte offsets of a text, by line. A line ends with LF, CRLF or a lone CR (CommonMark 0.29, section 2.1).
///
/// A tab is one column, a combining mark is one, a byte order mark is none.
package struct LineIndex: Sendable {
  /// Where each line starts; the first skips a byte order mark.
  package let starts: [Int]
  private let bytes: [UInt8]

  package init(_ file: SourceFile) {
    var starts = [file.byteOrderMark]
    file.bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        guard byte == 0x0A || byte == 0x0D else { continue }
        if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { index += 1 }
        starts.append(index)
      }
    }
    self.starts = starts
    self.bytes = file.bytes
  }

  /// The number, from 0, of the line that holds the byte at `offset`.
  package func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The position of the byte at `offset`, which may be the end of the text.
  package func position(at offset: Int) -> Position {
    let end = min(max(offset, 0), bytes.count)
    let line = line(at: end)
    let start = min(starts[line], end)
    let column = bytes[start..<end].lazy.filter { $0 & 0xC0 != 0x80 }.count
    return Position(line: line + 1, column: column + 1)
  }

  /// The bytes of a line, counted from 0, without its line ending.
  package func bytes(ofLine line: Int) -> Range<Int> {
    let start = starts[line]
    var end = line + 1 < starts.count ? starts[line + 1] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return start..<max(start, end)
  }
}
