import Diagnostics
import Markdown

/// Which byte of the file a byte of a block's code is.
///
/// A fence in a list or a quote loses its indentation, tabs become blanks, CRLF becomes LF: so each line is found
/// by its end, which nothing changes.
package struct CodeLines: Sendable, Hashable {
  private let lines: [Line]
  /// Where a place that no line has is shown: at the fence.
  private let fence: Int

  private struct Line: Sendable, Hashable {
    /// First byte of the line in the code.
    let code: Int
    /// The byte of the file that this is.
    let file: Int
    /// How many of the first bytes of the code's line are not in the file: blanks that a tab became.
    let made: Int
  }

  /// `node` is a fenced block of code.
  init(_ document: Document, _ node: Int) {
    let bytes = document.source.bytes
    let code = Array(document.bytes(document.nodes[node].literal))
    fence = Int(document.nodes[node].lower)
    var lines: [Line] = []
    var at = Self.afterLine(bytes, fence)
    var start = 0
    while start < code.count {
      let end = code[start...].firstIndex(of: 0x0A) ?? code.count
      var lineEnd = at
      while lineEnd < bytes.count, bytes[lineEnd] != 0x0A, bytes[lineEnd] != 0x0D { lineEnd += 1 }
      var same = 0
      while same < end - start, lineEnd - same > at, code[end - same - 1] == bytes[lineEnd - same - 1] { same += 1 }
      lines.append(Line(code: start, file: lineEnd - same, made: end - start - same))
      at = Self.afterLine(bytes, lineEnd)
      start = end + 1
    }
    self.lines = lines
  }

  /// The byte of the file that a byte of the code is; of its end, the end of the last line.
  package func file(_ offset: Int) -> Int {
    guard let line = lines.last(where: { $0.code <= offset }) else { return fence }
    return line.file + max(0, offset - line.code - line.made)
  }

  /// The number of the line of the code that has a byte; the first is 1.
  package func number(_ offset: Int) -> Int { lines.lastIndex { $0.code <= offset }.map { $0 + 1 } ?? 1 }

  private static func afterLine(_ bytes: [UInt8], _ offset: Int) -> Int {
    var at = offset
    while at < bytes.count, bytes[at] != 0x0A, bytes[at] != 0x0D { at += 1 }
    if at < bytes.count, bytes[at] == 0x0D, at + 1 < bytes.count, bytes[at + 1] == 0x0A { at += 1 }
    return min(at + 1, bytes.count)
  }
}
