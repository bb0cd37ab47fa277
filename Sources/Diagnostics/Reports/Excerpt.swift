/// A source line, or the part of it around a place, with the place marked below.
struct Excerpt {
  /// From 1.
  let number: Int
  let line: String
  /// Columns before the place, and those that it takes; at least one.
  let indent: Int
  let width: Int

  /// What fits beside the line number in a terminal of usual width.
  static let columns = 100
  /// How much of a long line stays before the place.
  private static let lead = 30

  /// Of a range over several lines, only the first is shown.
  init(_ range: SourceRange, _ index: LineIndex) {
    let start = min(max(range.bytes.lowerBound, 0), range.file.bytes.count)
    let number = index.line(at: start)
    let line = index.bytes(ofLine: number)
    let place = min(start, line.upperBound)
    let marked = place..<max(place, min(range.bytes.upperBound, line.upperBound))
    // Bytes first: a line of megabytes is never turned into characters as a whole.
    let reach = Self.columns * 8
    let low = Self.boundary(before: max(line.lowerBound, marked.lowerBound - reach), in: range.file, line)
    let high = Self.boundary(before: min(line.upperBound, marked.lowerBound + reach), in: range.file, line)
    let cells = Self.cells(of: range.file, low..<high)
    let first = cells.firstIndex { $0.bytes.upperBound > marked.lowerBound } ?? cells.count
    let last = max(first + 1, cells.firstIndex { $0.bytes.lowerBound >= marked.upperBound } ?? cells.count)

    let window = Self.window(of: cells, around: first)
    let cutBefore = window.lowerBound > 0 || low > line.lowerBound
    let cutAfter = window.upperBound < cells.count || high < line.upperBound
    let shown = cells[window]
    self.number = number + 1
    self.line = (cutBefore ? "…" : "") + shown.map(\.display.text).joined() + (cutAfter ? "…" : "")
    let before = shown.prefix { $0.bytes.upperBound <= marked.lowerBound }
    let under = cells[min(first, window.upperBound)..<min(last, window.upperBound)]
    indent = Self.width(of: before) + (cutBefore ? 1 : 0)
    width = max(1, Self.width(of: under))
  }

  private struct Cell {
    let display: DisplayText
    let bytes: Range<Int>
  }

  private static func width(of cells: ArraySlice<Cell>) -> Int { cells.reduce(0) { $0 + $1.display.width } }

  private static func cells(of file: SourceFile, _ bytes: Range<Int>) -> [Cell] {
    var offset = bytes.lowerBound
    return file.text(bytes).map { character in
      let start = offset
      offset += character.utf8.count
      return Cell(display: DisplayText(character), bytes: start..<offset)
    }
  }

  /// The cells to show: all that fit, else from a little before the place on.
  private static func window(of cells: [Cell], around place: Int) -> Range<Int> {
    if width(of: cells[...]) <= columns { return cells.indices }
    var start = place
    var room = lead
    while start > 0, room >= cells[start - 1].display.width {
      start -= 1
      room -= cells[start].display.width
    }
    var end = start
    room = columns
    while end < cells.count, room >= cells[end].display.width {
      room -= cells[end].display.width
      end += 1
    }
    // What is left free at the end of the line is used at its start.
    while end == cells.count, start > 0, room >= cells[start - 1].display.width {
      start -= 1
      room -= cells[start].display.width
    }
    return start..<end
  }

  /// The nearest place at or before `offset` where a Unicode scalar starts.
  private static func boundary(before offset: Int, in file: SourceFile, _ line: Range<Int>) -> Int {
    var offset = offset
    while offset > line.lowerBound, offset < line.upperBound, file.bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }
}
