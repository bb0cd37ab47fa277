package import Diagnostics

extension Rule {
  package static let markdownLimit = Rule(
    "structure/limit", .error, "A file stays within the limits that the parser is trusted with.",
    why: """
      The C parser takes minutes for some small files: 10,000 table columns in 40 KB of text need 27 seconds. Beyond \
      10 MB, 200 levels of nesting or 1,000 table columns an article is not parsed, so that no build can hang.
      """,
    bad: ["en/page.md": "---\ntitle: Page\n---\n\n" + String(repeating: "> ", count: 201) + "deep\n"],
    good: ["en/page.md": "---\ntitle: Page\n---\n\n> > deep enough\n"])

  package static let invalidUTF8 = Rule(
    "structure/not-text", .error, "An article is UTF-8 text.",
    why: "Bytes in another encoding turn into wrong letters on the page, and a binary file is no article.",
    bad: ["en/page.md": "---\ntitle: Page\n---\n\nA NUL \u{0} here.\n"],
    good: ["en/page.md": "---\ntitle: Page\n---\n\nText.\n"])
}

/// What a text may ask of the C parser, counted before it sees the text.
package enum Limits {
  /// Bytes of one file.
  package static let fileSize = 10_000_000
  package static let nesting = 200
  package static let tableColumns = 1_000
  /// The parser makes the cells that short rows lack, so that 300 KB of text can ask for 90 million.
  package static let tableCells = 500_000
  /// For each `<` the parser may look for its end through the whole paragraph: 5 s for 60,000 of them in 260 KB.
  static let tagWork = 4_000_000_000

  /// Why `source` must not be parsed; nil where it may.
  static func problem(of source: SourceFile, body: Range<Int>) -> Diagnostic? {
    guard source.bytes.count <= fileSize else {
      return Diagnostic(
        .markdownLimit, "file has \(source.bytes.count) bytes, more than the limit of \(fileSize)",
        at: SourceRange(source, 0..<0), help: "split it into several articles")
    }
    return source.bytes.withUnsafeBufferPointer { bytes in
      var scan = LineScan(bytes: bytes, end: body.upperBound)
      var start = body.lowerBound
      while start < body.upperBound {
        let (end, next) = scan.lineEnds(from: start)
        if scan.depth(start, end) > nesting {
          return Diagnostic(
            .markdownLimit, "more than \(nesting) levels of nesting", at: SourceRange(source, start..<end))
        }
        if scan.isDelimiterRow(start, end), scan.count(0x7C, start, end) > tableColumns + 1 {
          return Diagnostic(
            .markdownLimit, "table has more than \(tableColumns) columns", at: SourceRange(source, start..<end))
        }
        if scan.cells(start, end) > tableCells {
          return Diagnostic(
            .markdownLimit, "table has more than \(tableCells) cells", at: SourceRange(source, start..<end))
        }
        if scan.tagWork(start, end) > tagWork {
          return Diagnostic(
            .markdownLimit, "paragraph has too many '<' for its length", at: SourceRange(source, start..<end),
            help: "divide it with blank lines, or put it into a block of code")
        }
        if scan.inlineDepth(start, end) > nesting * 5 {
          return Diagnostic(
            .markdownLimit, "more than \(nesting) levels of brackets or emphasis in one line",
            at: SourceRange(source, start..<end))
        }
        start = next
      }
      return nil
    }
  }
}

/// Counts container marks as the block parser would see them, generously: real texts stay far below the limits.
private struct LineScan {
  let bytes: UnsafeBufferPointer<UInt8>
  let end: Int
  /// Columns of the list marks that are open.
  private var marks: [Int] = []
  /// Of the table that may be open.
  private var columns = 0
  private var rows = 0
  /// Of the paragraph that is open, and of the fence around it.
  private var paragraph = 0
  private var tags = 0
  private var fence: UInt8?

  init(bytes: UnsafeBufferPointer<UInt8>, end: Int) {
    self.bytes = bytes
    self.end = end
  }

  /// The end of the line without and with its line ending.
  func lineEnds(from start: Int) -> (Int, Int) {
    var stop = start
    while stop < end, bytes[stop] != 0x0A, bytes[stop] != 0x0D { stop += 1 }
    var next = stop
    if next < end { next += bytes[next] == 0x0D && next + 1 < end && bytes[next + 1] == 0x0A ? 2 : 1 }
    return (stop, next)
  }

  /// How deep the containers are that are open or begin in this line.
  mutating func depth(_ start: Int, _ stop: Int) -> Int {
    var position = start
    var quotes = 0
    while position < stop {
      switch bytes[position] {
      case 0x20, 0x09: position += 1
      case 0x3E:
        quotes += 1
        position += 1
      case 0x2D, 0x2A, 0x2B:
        guard position + 1 >= stop || bytes[position + 1] == 0x20 || bytes[position + 1] == 0x09 else {
          return quotes + marks.count
        }
        open(position - start)
        position += 1
      case 0x30...0x39:
        var digit = position
        while digit < stop, digit - position < 9, (0x30...0x39).contains(bytes[digit]) { digit += 1 }
        guard digit < stop, bytes[digit] == 0x2E || bytes[digit] == 0x29 else { return quotes + marks.count }
        open(position - start)
        position = digit + 1
      default:
        if position == start, quotes == 0 { marks.removeAll(keepingCapacity: true) }
        return quotes + marks.count
      }
    }
    return quotes + marks.count
  }

  private mutating func open(_ column: Int) {
    while let last = marks.last, last >= column { marks.removeLast() }
    marks.append(column)
  }

  /// How many cells the table has so far to which the line may belong: columns of its delimiter row times lines.
  mutating func cells(_ start: Int, _ stop: Int) -> Int {
    if isDelimiterRow(start, stop), stop > start, count(0x2D, start, stop) > 0 {
      columns = count(0x7C, start, stop) + 1
      rows = 0
    } else if start == stop {
      columns = 0
    }
    rows += 1
    return columns * rows
  }

  /// How often the parser may look at a byte of the paragraph so far, when no tag in it ends.
  mutating func tagWork(_ start: Int, _ stop: Int) -> Int {
    var position = start
    while position < stop, bytes[position] == 0x20 { position += 1 }
    let mark = position < stop ? bytes[position] : 0
    let isFence =
      position + 2 < stop && (mark == 0x60 || mark == 0x7E) && bytes[position + 1] == mark
      && bytes[position + 2] == mark
    if isFence, fence == nil || fence == mark { fence = fence == nil ? mark : nil }
    if position == stop || isFence || fence != nil {
      (paragraph, tags) = (0, 0)
      return 0
    }
    paragraph += stop - start
    tags += count(0x3C, start, stop)
    return paragraph * tags
  }

  /// Only dashes, colons, pipes and blanks, or marks of containers.
  func isDelimiterRow(_ start: Int, _ stop: Int) -> Bool {
    for position in start..<stop {
      switch bytes[position] {
      case 0x7C, 0x2D, 0x3A, 0x20, 0x09, 0x3E: continue
      default: return false
      }
    }
    return true
  }

  func count(_ byte: UInt8, _ start: Int, _ stop: Int) -> Int {
    var count = 0
    for position in start..<stop where bytes[position] == byte { count += 1 }
    return count
  }

  /// The longest run of opening brackets without a closing one between them.
  func inlineDepth(_ start: Int, _ stop: Int) -> Int {
    guard stop - start > 1_000 else { return 0 }
    var depth = 0
    var deepest = 0
    for position in start..<stop {
      if bytes[position] == 0x5B {
        depth += 1
        deepest = max(deepest, depth)
      } else if bytes[position] == 0x5D {
        depth = max(0, depth - 1)
      }
    }
    return deepest
  }
}
