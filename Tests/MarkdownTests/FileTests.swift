import Diagnostics
import Foundation
import Markdown
import Testing

@Suite("Files and their limits")
struct FileTests {
  private func parse(_ text: String) -> Outcome<MarkdownFile> {
    Document.parse(file: SourceFile(path: "t.md", text: text))
  }

  /// File, front matter (nil where there is none), body, rules reported.
  @Test(
    arguments: [
      ("---\na: b\n---\nText\n", "a: b\n", "Text\n", []), ("---\n---\nText", "", "Text", []),
      ("---\na: b\n...\nText", "a: b\n", "Text", []),
      ("---  \na: b\n---\t\nText", "a: b\n", "Text", []), ("\u{FEFF}---\na: b\n---\nText", "a: b\n", "Text", []),
      ("---\r\na: b\r\n---\r\nText", "a: b\r\n", "Text", []), ("---\na: b\n---", "a: b\n", "", []),
      ("Text", nil, "Text", []), ("", nil, "", []), ("\n---\na: b\n---\n", nil, "\n---\na: b\n---\n", []),
      ("----\nText", nil, "----\nText", []), (" ---\na\n---\n", nil, " ---\na\n---\n", []),
      ("\u{FEFF}Text", nil, "Text", []),
      ("---\na: b\n", nil, "a: b\n", ["structure/open-front-matter"]),
      ("---", nil, "", ["structure/open-front-matter"]),
      ("---\na: b\n ---\n----\n", nil, "a: b\n ---\n----\n", ["structure/open-front-matter"]),
    ] as [(String, String?, String, [String])])
  func frontMatter(_ text: String, _ front: String?, _ body: String, _ rules: [String]) {
    let outcome = parse(text)
    let source = outcome.value.document.source
    #expect(outcome.value.frontMatter.map(source.text) == front)
    #expect(source.text(outcome.value.document.body) == body)
    #expect(outcome.diagnostics.map(\.rule.id) == rules)
  }

  /// Bytes that are no text, and where the first bad one stands.
  @Test(
    arguments: [
      ([0x61, 0x00, 0x62], 1), ([0xFF, 0xFE], 0), ([0x61, 0xC3], 1), ([0xC3, 0xA4, 0xC3, 0x28], 2),
      ([0xED, 0xA0, 0x80], 0),
      ([0xC0, 0xAF], 0), ([0xF5, 0x80, 0x80, 0x80], 0), ([0x61, 0x80], 1),
    ] as [([UInt8], Int)])
  func bytesThatAreNoText(_ bytes: [UInt8], _ place: Int) {
    let outcome = Document.parse(file: SourceFile(path: "t.md", bytes: bytes))
    #expect(outcome.diagnostics.map(\.rule.id) == ["structure/not-text"])
    #expect(outcome.diagnostics.first?.range?.bytes == place..<place)
    #expect(outcome.value.document.nodes.map(\.kind) == [.document])
  }

  private static func row(_ columns: Int, _ cell: String) -> String {
    String(repeating: "|" + cell, count: columns) + "|\n"
  }

  /// Text, and how the finding begins; nil where the text is read.
  @Test(
    arguments: [
      (String(repeating: "> ", count: 200) + "x", nil),
      (String(repeating: "> ", count: 201) + "x", "more than 200 levels of nesting"),
      (String(repeating: ">", count: 201) + "x", "more than 200 levels of nesting"),
      (String(repeating: "- ", count: 200) + "x", nil),
      (String(repeating: "- ", count: 201) + "x", "more than 200 levels of nesting"),
      (String(repeating: "1. ", count: 201) + "x", "more than 200 levels of nesting"),
      ((0...201).map { String(repeating: " ", count: 2 * $0) + "- x\n" }.joined(), "more than 200 levels of nesting"),
      (row(1_000, "a") + row(1_000, "-"), nil), (row(1_001, "a") + row(1_001, "-"), "table has more than 1000 columns"),
      (row(1_000, "a") + row(1_000, ":-:"), nil),
      (row(900, "a") + row(900, "-") + String(repeating: "|x\n", count: 500), nil),
      (row(900, "a") + row(900, "-") + String(repeating: "|x\n", count: 600), "table has more than 500000 cells"),
      (String(repeating: "<?", count: 60_000), "paragraph has too many '<' for its length"),
      (String(repeating: "<a>\n\n", count: 60_000), nil),
      ("```\n" + String(repeating: "<a>\n", count: 60_000) + "```\n", nil),
      (String(repeating: "[", count: 2_000) + "x", "more than 200 levels of brackets or emphasis in one line"),
      (String(repeating: "[a](b) ", count: 2_000), nil), (String(repeating: "- x\n", count: 5_000), nil),
      (String(repeating: "x", count: Limits.fileSize + 1), "file has 10000001 bytes, more than the limit of 10000000"),
    ] as [(String, String?)])
  func limits(_ text: String, _ expected: String?) {
    let outcome = Document.parse(SourceFile(path: "t.md", text: text), body: 0..<text.utf8.count)
    #expect(outcome.diagnostics.map(\.message) == [expected].compactMap { $0 })
    #expect(outcome.diagnostics.allSatisfy { $0.rule.id == "structure/limit" })
    if expected != nil { #expect(outcome.value.nodes.count == 1) }
  }

  /// Pieces that parsers choke on when there are many of them, with how many, what stands before and what after.
  @Test(arguments: [
    ("", "*a **b ", 2_000, ""), ("", "`a ``b ", 2_000, ""), ("", "[a](", 900, ""), ("", "![a", 900, ""),
    ("", "a*b_", 3_000, ""),
    ("", "<a ", 6_000, ""), ("", "&", 20_000, ""), ("", "\\", 20_000, ""), ("", "~~a", 3_000, ""),
    ("", "&auml;&#35;x ", 2_000, ""),
    ("", "a\n| b |\n|---|\n", 2_000, ""), ("", "<!-- phasebook:tabs -->\n\n", 1_500, ""), ("", "> a\n\n", 5_000, ""),
    ("", "[^1] ", 2_000, "\n\n[^1]: x\n"), ("", "## Same\n\n", 5_000, ""), ("", "www.a.b ", 3_000, ""),
    ("", "- x\n", 6_000, ""),
    (String(repeating: "> ", count: 199), "a\n", 1_000, ""), ("", "[r]: /x\n", 3_000, "\n[r] [r]"),
    ("", "<b>x</b> ", 2_000, ""),
  ])
  func nothingHangs(_ before: String, _ piece: String, _ count: Int, _ after: String) {
    let text = before + String(repeating: piece, count: count) + after
    let source = SourceFile(path: "t.md", text: text)
    // Without optimisation the slowest takes half a second; what grows with the square takes several times the limit.
    let start = Self.seconds
    do {
      let document = Document.parse(source, body: 0..<source.bytes.count).value
      for index in document.nodes.indices where document.nodes[index].kind.holdsInlines {
        _ = document.ranges(ofInlinesIn: index)
      }
      let ids = document.uniqueHeadingIDs
      #expect(ids.count == Set(ids.values).count)
      #expect(document.directives.count <= 1_500)
      _ = rendered(text, .safe)
    }
    let time = Self.seconds - start
    #expect(time < 2, "\(piece.debugDescription) × \(count)")
  }

  /// The processor time of this thread, which other work on the machine does not change.
  private static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Reading in parallel gives what reading alone gives: the library has state for the whole process.
  @Test func readsInParallel() async {
    let alone = Self.kinds()
    #expect(alone.contains(.strikethrough) && alone.contains(.link))
    await withTaskGroup(of: [Node.Kind].self) { group in
      for _ in 0..<64 { group.addTask { Self.kinds() } }
      for await found in group { #expect(found == alone) }
    }
  }

  private static func kinds() -> [Node.Kind] {
    let text = String(repeating: "a ~~b~~ www.example.org | c\n\n| a |\n|---|\n| ~~x~~ |\n\n", count: 20)
    return Document.parse(SourceFile(path: "t.md", text: text), body: 0..<text.utf8.count).value.nodes.map(\.kind)
  }
}
