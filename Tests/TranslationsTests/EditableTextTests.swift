import Diagnostics
import Markdown
import TestSupport
import Testing

@testable import Translations

@Suite("Texts go to translators and come back to their bytes")
struct EditableTextTests {
  /// A text with a mark in it, what the translator sees, what is put in its place, and the file after that.
  @Test(arguments: [
    ("One *two*\nthree `x`.\n\nMore.\n", "One *two* three `x`.", "Eins", "Eins\n\nMore.\n"),
    ("> One\n> two\n\nMore.\n", "One two", "Eins\\\nzwei", "> Eins\\\n> zwei\n\nMore.\n"),
    ("> Hard  \n> break\n", "Hard\\\nbreak", "Weich", "> Weich\n"),
    ("- One\n  two\n- Three\n", "One two", "Eins\\\nzwei", "- Eins\\\n  zwei\n- Three\n"),
    ("1. One\n", "One", "Eins\\\nzwei", "1. Eins\\\n   zwei\n"),
    ("## Head `x` {#id}\n\nText.\n", "Head `x`", "Kopf", "## Kopf {#id}\n\nText.\n"),
    ("## Head ##\n", "Head", "Kopf", "## Kopf ##\n"), ("Head\n====\n", "Head", "Kopf", "Kopf\n====\n"),
    ("## C#\n", "C#", "F#", "## F#\n"),
    ("| A \\| b | C |\n|---|---|\n| d | e |\n", "A \\| b", "Ä", "| Ä | C |\n|---|---|\n| d | e |\n"),
    ("Text[^1].\n\n[^1]: Note\n    goes on.\n", "Text[^1].", "Wort[^1].", "Wort[^1].\n\n[^1]: Note\n    goes on.\n"),
    ("Ende\r\nmit CR.\r\n\r\nText.\r\n", "Ende mit CR.", "Neu.", "Neu.\r\n\r\nText.\r\n"),
  ])
  func backAndForth(_ text: String, _ seen: String, _ new: String, _ result: String) throws {
    let file = SourceFile(path: "page.md", text: text)
    let document = Document.parse(file, body: 0..<file.bytes.count).value
    let segments = document.segments(hiding: [])
    for segment in segments {
      let editable = try #require(EditableText(segment, in: document))
      #expect(editable.bytes(for: editable.text) == nil)
    }
    let first = try #require(segments.first)
    let editable = try #require(EditableText(first, in: document))
    #expect(editable.text == seen)
    var bytes = file.bytes
    let replacement = try #require(editable.bytes(for: new))
    bytes.replaceSubrange(editable.range, with: replacement)
    #expect(String(decoding: bytes, as: UTF8.self) == result)
  }

  @Test func alternativesAreBetweenTheirBrackets() throws {
    let file = SourceFile(path: "page.md", text: "![A [b] \\] c](d.png \"Cap\")\n")
    let document = Document.parse(file, body: 0..<file.bytes.count).value
    let segments = document.segments(hiding: [])
    let alternative = try #require(segments.first { $0.kind == .alternative })
    let editable = try #require(EditableText(alternative, in: document))
    #expect(editable.text == "A [b] \\] c")
    #expect(segments.filter { $0.kind == .caption }.allSatisfy { EditableText($0, in: document) == nil })
  }

  @Test func valuesOfTheFrontMatterAreQuoted() throws {
    let file = SourceFile(path: "page.md", text: "title: Old\n")
    let document = Document.parse(file, body: 0..<file.bytes.count).value
    let segment = Segment(.title, plain: "Old", range: 7..<10)
    let editable = try #require(EditableText(segment, in: document))
    #expect(
      editable.bytes(for: "New: \"a\" \\ b").map { String(decoding: $0, as: UTF8.self) } == "\"New: \\\"a\\\" \\\\ b\"")
    #expect(editable.bytes(for: "Old") == nil)
  }
}
