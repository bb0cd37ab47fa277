import Diagnostics
import TestSupport
import Testing
import YAML

@Suite struct ParsingTests {
  private func tree(_ text: String) -> String? {
    let outcome = YAML.parse(SourceFile(path: "a.yaml", text: text))
    return outcome.diagnostics.isEmpty ? outcome.value.map(written) : nil
  }

  /// A node in a notation of one line: quoted texts in quotes, null as `-`.
  private func written(_ node: YAMLNode) -> String {
    switch node.kind {
    case .scalar(let text, let quoted): quoted ? "\"\(text)\"" : text
    case .sequence(let items): "[" + items.map(written).joined(separator: ",") + "]"
    case .mapping(let pairs):
      "{" + pairs.map { written($0.key) + ":" + written($0.value) }.joined(separator: ",") + "}"
    case .null: "-"
    }
  }

  @Test(arguments: [
    ("", "-"),
    ("# only a comment\n", "-"),
    ("a: b", "{a:b}"),
    ("---\na: b\n...\n# end\n", "{a:b}"),
    ("a: 'b: c'\n\"d\": |\n  e\n  f\n", "{a:\"b: c\",\"d\":\"e\nf\n\"}"),
    ("- 1\n- [a, {b: c}]\n-\n", "[1,[a,{b:c}],-]"),
    ("a:\nb: ~\nc: null\nd: ''\n", "{a:-,b:-,c:-,d:\"\"}"),
    ("null: ~", "{null:-}"),
    ("{en: A, de: }", "{en:A,de:-}"),
    ("a: 28\nb: yes # no\n", "{a:28,b:yes}"),
    ("a: b\r\nc: d\r\n", "{a:b,c:d}"),
    ("\u{FEFF}a: b\nc: d", "{a:b,c:d}"),
  ])
  func values(_ text: String, _ expected: String) {
    #expect(tree(text) == expected)
  }

  @Test(arguments: [
    ("title: «Жизнь 🚀»\n", "title"),
    ("Жизнь: 🚀\ntitle: «'Ёж 😀'»  # и\n", "title"),
    ("\u{FEFF}title: «A»", "title"),
    ("a: 🚀\r\n# Ж\r\ntitle: «b c»\r\n", "title"),
    ("title: «|\n  ä\n  ö»\n\n\nb: c\n", "title"),
    ("title:\n  «x: 1\n  y: [Ж,\n   z]»\n\n# comment\nb: c\n", "title"),
    ("title: «{x: 1}»  \nb: c\n", "title"),
    ("title:\n- «Ж»\n", "title/0"),
    ("a: 🚀\ntitle:«» # nothing\n", "title"),
    ("a: \"\u{2028}Ж\"\ntitle: «ü»\n", "title"),
  ])
  func ranges(_ text: String, _ path: String) throws {
    let (file, range) = marked(text)
    let outcome = YAML.parse(file)
    #expect(findings(outcome.diagnostics) == [])
    var node = try #require(outcome.value)
    for step in path.split(separator: "/") {
      node = try #require(Int(step).map { node[$0] } ?? node[String(step)])
    }
    #expect(node.range == range)
  }

  @Test func partOfAFile() throws {
    let (file, part) = marked("---\n«🚀: Ж\ntitle: [ü]\n»---\n\nText: [\n")
    let outcome = YAML.parse(file, bytes: part)
    let item = try #require(outcome.value?["title"]?[0])
    #expect(file.text(item.range) == "ü")
    #expect(place(SourceRange(file, item.range)) == "3:9-3:10")
  }

  @Test func rangeOutsideTheFileIsClamped() {
    let outcome = YAML.parse(SourceFile(path: "a.yaml", text: "a: b"), bytes: 3..<900)
    #expect(outcome.value?.text == "b")
  }
}
