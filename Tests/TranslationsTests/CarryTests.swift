import Diagnostics
import Markdown
import TestSupport
import Testing
import Translations

@Suite("What kind of edit it is, and what can be carried over")
struct CarryTests {
  @Test(arguments: [
    ("One two.", "One three.", [EditTriage.prose]), ("10 seconds", "20 seconds", [.number]),
    ("Call `a`.", "Call `b`.", [.code]), ("See [a](b.md).", "See [a](c.md).", [.address]),
    ("A *b* c", "A b c", [.markup]), ("A b", "A\nb", [.whitespace]), ("A b", "A b", []),
    ("See a.", "See [a](b.md).", [.address, .markup]), ("Call `a` in 1 s.", "Call `b` in 2 s.", [.number, .code]),
    ("Press <kbd>A</kbd>", "Press <b>A</b>", [.markup]),
  ])
  func triage(_ old: String, _ new: String, _ expected: [EditTriage]) throws {
    let (before, after) = (article(old), article(new))
    let first = try #require(before.segments.first)
    let second = try #require(after.segments.first)
    let kinds = EditTriage.kinds(from: (before, first), to: (after, second))
    #expect(Set(kinds) == Set(expected))
    // Who sees the same segment need not translate again.
    #expect(kinds.contains(where: \.needsTranslator) || first.hash == second.hash || kinds.contains(.markup))
  }

  @Test(arguments: [
    ("One two three.", "One 2 three.", "One [two>2] three."), ("a b", "a b", "a b"), ("", "new", "[>new]"),
    ("old", "", "[old>]"), ("a, b", "a b", "a[,>] b"),
  ])
  func words(_ old: String, _ new: String, _ expected: String) {
    let pieces = WordDiff.pieces(old, new)
    let text = pieces.map { piece in
      switch piece {
      case .same(let text): text
      case .removed(let text): "[\(text)>]"
      case .added(let text): "[>\(text)]"
      }
    }.joined().replacing(">][>", with: ">")
    #expect(text == expected)
  }

  @Test(arguments: [
    ("a b c", "a x c", "a b c", "a x c"), ("a b c", "a x c", "a B c", nil), ("a b c", "a c", "A b c", "A c"),
    ("a b", "a n b", "a b", "a n b"), ("a b", "a n b", "a m b", nil), ("a b", "n a b", "a b", "n a b"),
    ("a b", "a b n", "a b", "a b n"), ("a b c d", "x b c y", "a B c d", "x B c y"), ("a b", "a b", "a b", nil),
    ("a b c", "x y c", "a m b c", nil),
  ])
  func lines(_ old: String, _ new: String, _ own: String, _ expected: String?) {
    let lines = { (text: String) in text.split(separator: " ").map(String.init) }
    #expect(LineMerge.merge(lines(old), to: lines(new), into: lines(own)) == expected.map(lines))
  }

  /// The file with the edits.
  private func carried(_ old: String, _ new: String, _ own: String) -> String {
    let comparison = TranslationComparison(article(new), article(own), nil)
    var bytes = Array(own.utf8)
    for edit in PartCarrier(comparison, versions: { [article(new), article(old)] }).edits.reversed() {
      bytes.replaceSubrange(edit.range, with: edit.bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("Call `a`.", "Call `b`.", "Ruf  `a` auf.", "Ruf  `b` auf."),
    ("Call `a`.", "Call `b`.", "Ruf ``a`` auf.", "Ruf `b` auf."),
    ("Call `a`.", "Call `b`.", "Ruf `c` auf.", "Ruf `c` auf."),
    ("[x](a.md)", "[x](b.md#c)", "*[y](a.md)*", "*[y](b.md#c)*"),
    ("![x](a.png)", "![x](b.png)", "![y](a.png \"z\")", "![y](b.png \"z\")"),
    // Two that became different things cannot be told apart.
    ("`a` and `a`", "`b` and `c`", "`a` und `a`", "`a` und `a`"),
    ("`a` and `a`", "`b` and `b`", "`a` und `a`", "`b` und `b`"),
    ("`a` and `b`", "`b` and `a`", "`a` und `b`", "`a` und `b`"),
    // Whose words changed waits for a translator.
    ("Call `a`.", "Never call `b`.", "Ruf `a` auf.", "Ruf `a` auf."),
    (
      "- Text\n\n  ```swift\n  a\n  b\n  ```", "- Text\n\n  ```swift\n  a\n  c\n\n  d\n  ```",
      "1. Text\n\n   ~~~swift\n   a\n   b\n   ~~~\n", "1. Text\n\n   ~~~swift\n   a\n   c\n\n   d\n   ~~~\n"
    ),
    (
      "> ```\n> a\n> b\n> ```", "> ```\n> x\n> b\n> ```", "> ```\r\n> a\r\n> b\r\n> ```\r\n",
      "> ```\r\n> x\r\n> b\r\n> ```\r\n"
    ),
    ("```\na\n// b\nc\n```", "```\nx\n// b\nc\n```", "```\na\n// ü\nc\n```", "```\nx\n// ü\nc\n```"),
    ("| `a` x |\n|---|", "| `b` x |\n|---|", "|  `a`   y|\n|---|", "|  `b`   y|\n|---|"),
  ])
  func parts(_ old: String, _ new: String, _ own: String, _ expected: String) {
    #expect(carried(old, new, own) == expected)
    #expect(carried(old, new, expected) == expected, "a second time changes nothing")
  }
}
