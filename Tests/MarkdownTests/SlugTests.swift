import Foundation
import Diagnostics
import Markdown
import Testing

@Suite("Slugs and heading ids")
struct SlugTests {
  @Test(arguments: [
    ("Hello World", "hello-world"), ("a_b-c", "a_b-c"), ("C++ & C#", "c--c"), ("foo.bar()", "foobar"),
    ("1. Eins", "1-eins"), ("Größe & Maß", "größe--maß"), ("Straße", "straße"), ("ÄÖÜ", "äöü"),
    ("Đorđe Žižek", "đorđe-žižek"),
    ("Ёлка и йод", "ёлка-и-йод"), ("ЙОД", "йод"), ("Љубав Њега Џем", "љубав-њега-џем"),
    ("\u{1C5}amija", "\u{1C6}amija"),
    // Decomposed: composed first, so that й stays one letter and ё is not е.
    ("и\u{306}од е\u{308}лка", "йод-ёлка"), ("U\u{308}ber", "über"), ("A\u{30A}", "å"),
    ("日本語 ひらがな", "日本語-ひらがな"), ("हिन्दी", "हिन्दी"), ("עברית", "עברית"), ("a 🎉 b", "a--b"), ("“Quotes” – dash", "quotes--dash"),
    ("  ", "--"), ("", ""), ("!?", ""), ("a\tb", "ab"), ("CamelCase", "camelcase"), ("Ⅷ", "ⅷ"), ("x‿y", "x‿y"),
    ("onCreate(savedInstanceState:)", "oncreatesavedinstancestate"),
    // As GitHub does it (fixtures of github-slugger): other numbers and other blanks vanish.
    ("iOS\u{A0}18", "ios18"), ("1½ x² ①", "1-x-"), ("№ 5", "-5"),
  ])
  func slugs(_ text: String, _ expected: String) {
    #expect(Array(slug(of: text).unicodeScalars) == Array(expected.unicodeScalars), "\(slug(of: text))")
  }

  @Test(arguments: ["a", "é", "й", "日本", "ё", "\u{212B}", "각", "ß", "Ω"])
  func normalizes(_ text: String) {
    let composed = Array(text.precomposed.unicodeScalars)
    #expect(Array(text.normalized.unicodeScalars) == composed)
    #expect(Array(text.decomposed.normalized.unicodeScalars) == composed)
    #expect(text.decomposed.normalized.normalized == text.normalized)
  }

  private func headings(_ text: String) -> [String] {
    let source = SourceFile(path: "t.md", text: text)
    let document = Document.parse(source, body: 0..<source.bytes.count).value
    return document.headings.map { heading in
      "\(heading.level) \(heading.text)" + (heading.explicitID.map { " #\($0)" } ?? "")
    }
  }

  @Test(arguments: [
    ("## A {#x}", "2 A #x"), ("## A {#x} ##", "2 A #x"), ("A {#x}\n---", "2 A #x"),
    ("# *A* `b` {#a.b:c-d_e}", "1 A b #a.b:c-d_e"),
    ("## A{#x}", "2 A #x"), ("## {#x}", "2  #x"), ("## A {#ä-й}", "2 A #ä-й"),
    // No ids: blanks, nothing, in code, not at the end, escaped.
    ("## A {#x y}", "2 A {#x y}"), ("## A {#}", "2 A {#}"), ("## `{#x}`", "2 {#x}"), ("## A {#x} B", "2 A {#x} B"),
    ("## A {x}", "2 A {x}"),
    ("## A #x", "2 A #x"), ("## A\\{#x}", "2 A{#x}"), ("## A *{#x}*", "2 A {#x}"),
    ("## A ![b](c) d\\\n", "2 A b d\\"), ("A\nb\n===", "1 A b"), ("## &ouml;", "2 ö"),
  ])
  func ids(_ text: String, _ expected: String) {
    #expect(headings(text) == [expected])
  }

  @Test(arguments: [
    ("## A {#x}", "x"), ("ü\n\n## A  {#x}  ##\n", "x"), ("A {#long-id}\n---", "long-id"), ("## {#a} {#b}", "b"),
  ])
  func placesOfIDs(_ text: String, _ id: String) throws {
    let source = SourceFile(path: "t.md", text: text)
    let document = Document.parse(source, body: 0..<source.bytes.count).value
    let range = document.range(ofExplicitID: try #require(document.headings.first))
    #expect(source.text(range.bytes) == id)
    #expect(source.text(range.bytes.lowerBound - 2..<range.bytes.upperBound + 1) == "{#\(id)}")
  }
}

extension String {
  fileprivate var precomposed: String { precomposedStringWithCanonicalMapping }
  fileprivate var decomposed: String { decomposedStringWithCanonicalMapping }
}
