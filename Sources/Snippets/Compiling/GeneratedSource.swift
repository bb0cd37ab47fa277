/// A file made for a compiler out of the parts of a unit, which knows where each of its lines comes from.
struct GeneratedSource {
  private(set) var bytes: [UInt8] = []
  /// Where each line comes from; nil for lines that were added.
  private var lines: [CompilerMessage.Place?] = [nil]

  /// Adds bytes that no author wrote.
  mutating func add(_ text: String) {
    for byte in text.utf8 {
      bytes.append(byte)
      if byte == 0x0A { lines.append(nil) }
    }
  }

  /// Adds bytes of a part, which stood at `offset` in it. Columns of the line stay where what is before it in the line
  /// has as many bytes as in the part.
  mutating func add(_ code: ArraySlice<UInt8>, part: Int, lineStart: Int) {
    guard !code.isEmpty else { return }
    lines[lines.count - 1] = CompilerMessage.Place(part: part, offset: lineStart)
    for index in code.indices {
      bytes.append(code[index])
      if code[index] == 0x0A { lines.append(CompilerMessage.Place(part: part, offset: index + 1)) }
    }
    if bytes.last == 0x0A { lines[lines.count - 1] = nil }
  }

  /// The place that a compiler means by a line and a column, both from 1; columns are bytes. Nil where no author wrote.
  func place(line: Int, column: Int) -> CompilerMessage.Place? {
    guard lines.indices.contains(line - 1), let start = lines[line - 1] else { return nil }
    return CompilerMessage.Place(part: start.part, offset: start.offset + max(0, column - 1))
  }

  /// Whether the last byte is a line end, or there is none.
  var endsLine: Bool { bytes.last ?? 0x0A == 0x0A }
}
