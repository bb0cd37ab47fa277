import Diagnostics
import Testing

struct LineIndexTests {
  /// Text, the part that is looked for, and where it starts.
  @Test(arguments: [
    ("abc", "c", 1, 3),
    ("один два", "два", 1, 6),
    ("👩‍💻 x", "x", 1, 5),
    ("e\u{301}x", "x", 1, 3),
    ("\tx", "x", 1, 2),
    ("a\r\nbc", "c", 2, 2),
    ("a\rbc", "c", 2, 2),
    ("a\n\nbc", "c", 3, 2),
    ("a\r\rbc", "b", 3, 1),
    ("\u{FEFF}abc", "b", 1, 2),
    ("\u{FEFF}a\nb", "b", 2, 1),
  ])
  func position(text: String, part: String, line: Int, column: Int) {
    let file = SourceFile(path: "a.md", text: text)
    let position = LineIndex(file).position(at: file.range(of: part).bytes.lowerBound)
    #expect(position == Position(line: line, column: column))
  }

  @Test func endOfText() {
    let file = SourceFile(path: "a.md", text: "ab\n")
    let index = LineIndex(file)
    #expect(index.position(at: 3) == Position(line: 2, column: 1))
    #expect(index.position(at: 99) == Position(line: 2, column: 1))
    #expect(index.position(at: -1) == Position(line: 1, column: 1))
  }

  @Test func emptyText() {
    let index = LineIndex(SourceFile(path: "a.md", text: ""))
    #expect(index.position(at: 0) == Position(line: 1, column: 1))
    #expect(index.bytes(ofLine: 0) == 0..<0)
  }

  @Test func byteOrderMarkBelongsToNoColumn() {
    let index = LineIndex(SourceFile(path: "a.md", text: "\u{FEFF}ab"))
    #expect(index.position(at: 0) == Position(line: 1, column: 1))
    #expect(index.bytes(ofLine: 0) == 3..<5)
  }

  @Test func linesWithoutTheirEndings() {
    let index = LineIndex(SourceFile(path: "a.md", text: "a\r\n\nb\rc"))
    #expect(index.starts.indices.map { index.bytes(ofLine: $0) } == [0..<1, 3..<3, 4..<5, 6..<7])
  }
}
