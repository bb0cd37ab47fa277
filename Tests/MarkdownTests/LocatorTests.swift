import Diagnostics
import Markdown
import Testing

@Suite("Places of inlines")
struct LocatorTests {
  private func document(_ text: String) -> Document {
    let source = SourceFile(path: "t.md", text: text)
    return Document.parse(source, body: 0..<source.bytes.count).value
  }

  /// Every inline's source, as `kind:text`.
  private func inlines(_ text: String) -> [String] {
    let document = document(text)
    return document.nodes.indices.compactMap { index in
      guard document.nodes[index].kind.isInline, document.nodes[index].kind != .softBreak else { return nil }
      return "\(document.nodes[index].kind):" + document.source.text(document.range(of: index).bytes)
    }
  }

  @Test(
    "every leaf block of the specification is read exactly",
    .enabled(if: !Texts.examples.isEmpty, "gfm-spec.txt is absent"))
  func exact() {
    for text in Texts.examples.map(\.markdown) + Texts.own {
      let document = document(text)
      for index in document.nodes.indices where document.nodes[index].kind.holdsInlines {
        let found = document.ranges(ofInlinesIn: index)
        #expect(found.isExact, "\(text)")
        let block = document.range(ofBlock: index).bytes
        for range in found.whole { #expect(block.contains(range.lowerBound) || range.isEmpty, "\(text)") }
      }
    }
  }

  @Test(
    "blocks lie inside their parents and after each other",
    .enabled(if: !Texts.examples.isEmpty, "gfm-spec.txt is absent"))
  func blocks() {
    for text in Texts.examples.map(\.markdown) + Texts.own {
      let document = document(text)
      for parent in document.nodes.indices where !document.nodes[parent].kind.isInline {
        var last = document.range(ofBlock: parent).bytes.lowerBound
        for child in document.children(of: parent)
        where !document.nodes[child].kind.isInline && document.nodes[child].kind != .footnoteDefinition {
          let range = document.range(ofBlock: child).bytes
          #expect(
            range.lowerBound >= last && range.upperBound <= document.range(ofBlock: parent).bytes.upperBound,
            "\(document.nodes[child].kind) \(range) in \(document.nodes[parent].kind) \(document.range(ofBlock: parent).bytes): \(text)"
          )
          last = range.upperBound
        }
      }
    }
  }

  @Test(
    "links, code and emphasis in the places where cmark is wrong",
    arguments: [
      ("see www.example.org now", ["text:see ", "link:www.example.org", "text:www.example.org", "text: now"]),
      ("a\n   **b** [c](d)", ["text:a", "strong:**b**", "text:b", "text: ", "link:[c](d)", "text:c"]),
      ("[a\nb](c) d", ["link:[a\nb](c)", "text:a", "text:b", "text: d"]),
      ("> - a\n`b` lazy", ["text:a", "code:`b`", "text: lazy"]),
      (
        "x\n| a | `b\\|c` |\n|--|--|\n| d | [e](f) |",
        ["text:x", "text:a", "code:`b\\|c`", "text:d", "link:[e](f)", "text:e"]
      ),
      ("[r]: /x\n[r] &amp; \\* &#1081;", ["link:[r]", "text:r", "text: &amp; \\* &#1081;"]),
      ("# Т *ё* ![б](в.png) #", ["text:Т ", "emphasis:*ё*", "text:ё", "text: ", "image:![б](в.png)", "text:б"]),
      (
        "<https://example.org/ü> <b>x</b>",
        [
          "link:<https://example.org/ü>", "text:https://example.org/ü", "text: ", "htmlInline:<b>", "text:x",
          "htmlInline:</b>",
        ]
      ),
    ])
  func places(_ text: String, _ expected: [String]) {
    #expect(inlines(text) == expected)
  }

  @Test("a word behind a character reference")
  func words() {
    let document = document("a &ouml; \\* слово")
    let found = document.ranges(ofInlinesIn: 1)
    let literal = Array(document.bytes(document.nodes[2].literal))
    let word = Array("слово".utf8)
    let start = (0..<literal.count).first { literal[$0...].starts(with: word) } ?? 0
    let range = document.range(ofLiteral: start..<start + word.count, of: 2, in: found)
    #expect(range.map(document.source.text) == "слово")
  }
}
