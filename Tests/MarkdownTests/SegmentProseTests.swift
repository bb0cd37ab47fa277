import Diagnostics
import Markdown
import Testing

@Suite("The words of segments and their places")
struct SegmentProseTests {
  private func prose(_ text: String) -> [SegmentProse] {
    let document = Document.parse(file: SourceFile(path: "a.md", text: text)).value.document
    return SegmentProse.all(of: document.segments(hiding: []), in: document).compactMap { $0 }
  }

  @Test(arguments: [
    ("A *b*c **d**", "A bc d"), ("[a](b.md)-и `c`-у", "a-и \u{FFFC}-у"), ("a\nb  \nc", "a\nb\nc"),
    ("a[^1] ![b](c.png) <https://d.example>\n\n[^1]: e", "a\u{FFFC} \u{FFFC} \u{FFFC}"), ("a &amp; \\*b", "a & *b"),
    ("a <kbd>b</kbd> <b>c</b><br>d <!-- e -->", "a \u{FFFC} c\nd "), ("> [!NOTE]\n> a", "a"),
    ("a <span lang=\"sr\">b *c*</span> d", "a \u{FFFC}\u{FFFC} d"), ("## a `b` {#c}", "a \u{FFFC}"),
  ])
  func words(_ text: String, _ expected: String) throws {
    let first = try #require(prose(text).first)
    #expect(first.string(first.text.indices) == expected)
  }

  /// Each character is where the file has it, through markup, quotations and escapes.
  @Test(arguments: [
    "> a *слово*\n> и ещё\\* &lt;\n", "| а **б** | `в` г |\n|---|---|\n| д | е |\n", "- а\n\n  ж [з](и.md) к\n",
  ])
  func places(_ text: String) {
    let all = prose(text)
    #expect(!all.isEmpty)
    for prose in all {
      for index in prose.text.indices where prose.text[index] != SegmentProse.object && prose.text[index] != "\n" {
        let written = prose.file.text(prose.place(index..<index + 1).bytes)
        let character = prose.string(index..<index + 1)
        #expect(written == character || written == "\\\(character)" || written == "&lt;", "\(written)")
        #expect((prose.exactBytes(index..<index + 1) != nil) == (written == character))
      }
    }
  }

  @Test func partsOverMarkupAreNotExact() throws {
    let prose = try #require(prose("a*b*c").first)
    #expect(prose.exactBytes(0..<3) == nil && prose.exactBytes(1..<2) == 2..<3)
    #expect(prose.file.text(prose.place(0..<3).bytes) == "a*b*c")
  }

  @Test func textsOfImages() throws {
    let all = prose("![один *два*](a.png \"подпись\")")
    #expect(all.map { $0.string($0.text.indices) } == ["один два", "подпись"])
    #expect(all.map { $0.file.text($0.place($0.text.indices).bytes) } == ["один *два", "подпись"])
  }
}
