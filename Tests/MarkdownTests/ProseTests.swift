import Diagnostics
import Files
import Markdown
import TestSupport
import Testing

@Suite("Prose: what a speller reads of an article")
struct ProseTests {
  private func document(_ text: String) -> Document {
    Document.parse(file: SourceFile(path: "a.md", text: text)).value.document
  }

  private func texts(_ text: String) -> [String] {
    document(text).proseTexts(hiding: []).map {
      "\($0.kind.rawValue) " + String(decoding: $0.bytes, as: UTF8.self).replacing(ProseText.object, with: "@")
    }
  }

  @Test(arguments: [
    ("A *tit*le", ["paragraph A title"]), ("## Head `code` {#id}", ["heading Head @"]),
    ("One\ntwo `x`-s [a *link*](b.md)s", ["paragraph One\ntwo @-s a links"]),
    ("<https://a.example> and <b>bold</b>", ["paragraph @ and bold"]),
    ("```\ncode\n```\n\n<div>html</div>\n\n<!-- words -->", []),
    ("![An *image*](a.png \"Its title\") here", ["paragraph @ here", "alternative An image", "caption Its title"]),
    ("| A | B |\n|---|---|\n| c `d` | e |", ["cell A", "cell B", "cell c @", "cell e"]),
    ("> [!NOTE]\n> Text.[^1]\n\n[^1]: A note.", ["paragraph Text.@", "paragraph A note."]),
    ("<!-- phasebook:states a -->\n\nmade\n\n<!-- /phasebook -->\n\nwritten", ["paragraph written"]),
  ])
  func texts(_ text: String, _ expected: [String]) {
    #expect(texts(text) == expected)
  }

  /// Each place is found again, by the words that stand there.
  @Test(arguments: [
    ("a *wo*rd here", "word", "wo*rd"), ("> one\n> two", "two", "two"), ("a\\*b wörd &amp; x", "wörd", "wörd"),
    ("[some](x.md)thing", "something", "some](x.md)thing"), ("| a | last |\n|---|---|\n| b | c |", "last", "last"),
    ("![An old image](a.png \"A title\")", "old", "old"), ("![An old image](a.png \"A title\")", "title", "title"),
    ("## Head {#id}", "Head", "Head"),
  ])
  func places(_ text: String, _ word: String, _ written: String) throws {
    let document = document(text)
    let found = document.proseTexts(hiding: []).compactMap { prose -> String? in
      let bytes = Array(word.utf8)
      guard let start = prose.bytes.indices.first(where: { prose.bytes[$0...].starts(with: bytes) }) else { return nil }
      return document.source.text(document.range(of: start..<start + bytes.count, in: prose).bytes)
    }
    #expect(found == [written])
  }
}
