import Diagnostics
import Testing

/// The source line and the marks below it, in terminals' columns.
struct ExcerptTests {
  @Test func marksTheRange() {
    #expect(
      full("see [x](y.md) there", at: "y.md") == """
        error: wrong [links/missing-target]
         --> a.md:1:9
          |
        1 | see [x](y.md) there
          |         ^^^^
        """)
  }

  @Test(arguments: [
    ("один два", "два", "один два", "     ^^^"),
    ("\tx\ty", "y", "    x    y", "         ^"),
    ("状態 ab", "ab", "状態 ab", "     ^^"),
    ("ab 状態", "状態", "ab 状態", "   ^^^^"),
    ("👩‍💻 x", "x", "👩‍💻 x", "   ^"),
    ("🇷🇸 x", "x", "🇷🇸 x", "   ^"),
    ("☀️ x", "x", "☀️ x", "   ^"),
    ("he\u{301}llo x", "x", "he\u{301}llo x", "      ^"),
    ("각 x", "x", "각 x", "   ^"),
    ("a\u{200B}b", "b", "a\u{200B}b", " ^"),
    ("\u{FEFF}abc", "b", "abc", " ^"),
    ("abc\r\ndef\r\n", "ef", "def", " ^^"),
    ("abc\rdef\r", "ef", "def", " ^^"),
    ("abc\ndef", "bc\nde", "abc", " ^^"),
    ("abc\ndef", "\nd", "abc", "   ^"),
  ])
  func widths(text: String, part: String, line: String, marker: String) {
    let lines = full(text, at: part).split(separator: "\n")
    #expect(lines[3].drop { $0 != "|" } == "| \(line)")
    #expect(lines[4].drop { $0 != "|" } == "| \(marker)")
  }

  @Test func emptyRangeHasOneCaret() {
    let file = SourceFile(path: "a.md", text: "ab")
    for (offset, marker) in [(0, "^"), (1, " ^"), (2, "  ^")] {
      let report = Report([Diagnostic(brokenLink, "wrong", at: SourceRange(file, offset..<offset))], files: 1)
      #expect(report.text(.full).contains("  | \(marker)\n"))
    }
  }

  @Test func rangesOutsideTheTextAreHarmless() {
    let file = SourceFile(path: "a.md", text: "ab")
    let report = Report([Diagnostic(brokenLink, "wrong", at: SourceRange(file, 50..<90))], files: 1)
    for format in ReportFormat.allCases { #expect(!report.text(format).isEmpty) }
    #expect(report.text(.concise).hasPrefix("a.md:1:3: "))
  }

  @Test func emptyLine() {
    let lines = full("a\n\nb", at: "\nb").split(separator: "\n")
    #expect(lines[3] == "2 |")
    #expect(lines[4] == "  | ^")
  }

  @Test func longLinesAreCutAroundThePlace() {
    let words = (1...200).map { "word\($0)" }.joined(separator: " ")
    let lines = full(words, at: "word120").split(separator: "\n")
    #expect(lines[3].hasPrefix("1 | …"))
    #expect(lines[3].hasSuffix("…"))
    #expect(lines[3].count <= 106)
    let caret = lines[4].firstIndex(of: "^").map { lines[4].distance(from: lines[4].startIndex, to: $0) } ?? 0
    #expect(lines[3].dropFirst(caret).hasPrefix("word120 "))
    #expect(lines[4].count { $0 == "^" } == 7)
  }

  @Test func endOfALongLine() {
    let lines = full(String(repeating: "ж", count: 3_000) + "!", at: "!").split(separator: "\n")
    #expect(lines[3] == "1 | …" + String(repeating: "ж", count: 99) + "!")
    #expect(lines[4] == "  | " + String(repeating: " ", count: 100) + "^")
  }

  @Test(.timeLimit(.minutes(1))) func manyPlacesInOneHugeLine() {
    let file = SourceFile(path: "a.md", text: String(repeating: "состояние ", count: 20_000))
    let findings = (0..<500).map { Diagnostic(hint, "unknown", at: SourceRange(file, $0 * 19..<$0 * 19 + 18)) }
    #expect(Report(findings, files: 1).text(.full).hasSuffix("500 notes in 1 file\n"))
  }

  @Test func controlCharactersAreShownAndNotObeyed() {
    let hostile = "a\u{1B}[2Jb\u{7F}\u{9B}c\u{202E}d\u{0}"
    let file = SourceFile(path: "x\u{1B}[31m.md", text: hostile)
    let finding = Diagnostic(
      brokenLink, "no file “\u{1B}]0;x\u{7}\n”", at: file.range(of: "b"),
      notes: [.init("here\r", file.range(of: "a"))], help: "did you mean “\u{8}”?")
    for format in [ReportFormat.full, .concise] {
      let text = Report([finding], files: 1).text(format)
      #expect(!text.unicodeScalars.contains { ($0.value < 32 && $0 != "\n") || (127...159).contains($0.value) })
      #expect(!text.unicodeScalars.contains("\u{202E}"))
    }
    #expect(Report([finding], files: 1).text(.full).contains("1 | a␛[2Jb␡�c�d␀\n  |      ^\n"))
  }
}
