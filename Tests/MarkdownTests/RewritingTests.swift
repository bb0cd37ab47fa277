import Diagnostics
import Markdown
import Markup
import TestSupport
import Testing

/// Small letters become capitals, so that it shows what is prose and what is not.
@Suite("Other words in the same document")
struct RewritingTests {
  private static func shout(_ pieces: [ProsePiece]) -> [[ProseEdit]] {
    pieces.map { piece in
      let bytes = Array(piece.text.utf8)
      return bytes.indices.filter { (0x61...0x7A).contains(bytes[$0]) }.map { index in
        ProseEdit(index..<index + 1, String(Unicode.Scalar(bytes[index] - 0x20)))
      }
    }
  }

  private func document(_ text: String) -> Document {
    Document.parse(file: SourceFile(path: "a.md", text: text)).value.document
  }

  /// The file with the same change made in it.
  private func edited(_ text: String) -> String {
    var bytes = Array(text.utf8)
    for edit in document(text).proseEdits(Self.shout).reversed() {
      bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let texts: [(String, String)] = [
    ("## Head *em* {#id}", "## HEAD *EM* {#id}"), ("a `code` b\nc  \nd", "A `code` B\nC  \nD"),
    ("[text](b.md#c \"title\")", "[TEXT](b.md#c \"TITLE\")"), ("[text][r]\n\n[r]: b.md", "[TEXT][r]\n\n[r]: b.md"),
    ("![alt](a.png \"caption\")", "![ALT](a.png \"CAPTION\")"), ("![alt `c`](a.png)", "![ALT `c`](a.png)"),
    ("<https://a.org/b> and https://c.org", "<https://a.org/b> AND https://c.org"),
    ("[https://a.org/b](https://a.org/b)", "[https://a.org/b](https://a.org/b)"),
    ("| a | `b` |\n|---|:-:|\n| c\\|d | e |", "| A | `b` |\n|---|:-:|\n| C\\|D | E |"),
    ("> [!NOTE]\n> one\n> two", "> [!NOTE]\n> ONE\n> TWO"), ("- [ ] one\n  1. two", "- [ ] ONE\n  1. TWO"),
    ("a[^n]\n\n[^n]: note", "A[^n]\n\n[^n]: NOTE"), ("a\\*b &amp; c &#100;", "A\\*B &amp; C D"),
    ("press <kbd>key</kbd>, <b>bold</b>", "PRESS <kbd>key</kbd>, <b>BOLD</b>"),
    ("<span lang=\"ru\">x <span>y</span> z</span> end", "<span lang=\"ru\">x <span>y</span> z</span> END"),
    (
      "<div class=\"a\">\ntext <code>c</code>\n<!-- no -->\n</div>",
      "<div class=\"a\">\nTEXT <code>c</code>\n<!-- no -->\n</div>"
    ),
    ("```swift\nlet a // b\n```", "```swift\nlet a // b\n```"), ("    code\n\ntext", "    code\n\nTEXT"),
  ]

  /// What the tree becomes is what the file becomes.
  @Test(arguments: texts.indices)
  func treeAndFile(_ index: Int) {
    let (text, expected) = Self.texts[index]
    #expect(edited(text) == expected)
    var options = RenderOptions()
    options.rawHTML = .allow
    var (tree, file) = (HTML(), HTML())
    document(text).rewritingProse(Self.shout).render(options, into: &tree)
    document(expected).render(options, into: &file)
    #expect(String(decoding: tree.bytes, as: UTF8.self) == String(decoding: file.bytes, as: UTF8.self))
  }

  @Test func nodesStay() {
    let before = document(Self.texts.map(\.0).joined(separator: "\n\n"))
    let after = before.rewritingProse(Self.shout)
    #expect(before.nodes.map(\.kind) == after.nodes.map(\.kind))
    #expect(before.nodes.map(\.end) == after.nodes.map(\.end))
    #expect(after.rewritingProse(Self.shout).headings.map(\.text) == after.headings.map(\.text))
  }

  /// A word that markup breaks is seen as a whole, and what is beside it too.
  @Test func pieces() {
    var seen: [[ProsePiece]] = []
    _ = document("**In**active `x`-a\nb ![c](d.png)").rewritingProse { pieces in
      seen.append(pieces)
      return pieces.map { _ in [] }
    }
    #expect(seen.map { $0.map(\.text) } == [["In", "active ", "x", "-a", "\n", "b ", "\u{FFFC}"], ["c"]])
    #expect(seen[0].map(\.isFixed) == [false, false, true, false, true, false, true])
  }
}
