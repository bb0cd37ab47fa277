import Diagnostics
import TestSupport
import Testing
import YAML

@Suite struct FaultTests {
  private func found(_ text: String) -> [String] {
    findings(YAML.parse(SourceFile(path: "a.yaml", text: text)).diagnostics)
  }

  @Test(arguments: [
    ("Ж: \"🚀\nb: c\n", "3:1 structure/yaml-syntax: the closing quote is missing"),
    ("a: b\n\tc: d\n", "2:1-2:2 structure/yaml-syntax: a tab cannot indent YAML (use blanks)"),
    (
      "Ж: @b\n",
      "1:4-1:5 structure/yaml-syntax: a text cannot begin with '@' (put the text into quotes)"
    ),
    (
      "a: b: c\n",
      "1:5-1:6 structure/yaml-syntax: a ':' cannot stand here "
        + "(indent the key like its neighbours, or put a text that contains ': ' into quotes)"
    ),
    ("a: b\nЖ\n", "3:1 structure/yaml-syntax: a ':' is missing after this key"),
    ("a: [b, c\n", "2:1 structure/yaml-syntax: a ',' or ']' is missing here"),
    ("a: {b: c\n", "2:1 structure/yaml-syntax: a ',' or '}' is missing here"),
    ("\"🚀\" b\n", "1:5-1:6 structure/yaml-syntax: this text belongs to no key and no list"),
    (": a\n", "1:1-1:2 structure/yaml-syntax: a key is missing here (check the indentation and the quotes above)"),
    ("? \n: a\n", "1:2 structure/yaml-syntax: a key is missing here"),
    ("a: \"\u{0}\"", "1:5-1:6 structure/yaml-syntax: a control character stands here (remove it)"),
    ("Ж🚀: \u{1}", "1:5-1:6 structure/yaml-syntax: a control character stands here (remove it)"),
    ("%YAML 1.2\n---\na: b\n", "1:1-1:10 structure/yaml-feature: YAML directives are not read (remove the line)"),
    (
      "a: b\n---\nc: d\n",
      "2:1-2:4 structure/yaml-feature: a second YAML document begins here (put it into a file of its own)"
    ),
    ("a: &x b\n", "1:4-1:6 structure/yaml-feature: YAML anchors are not read (remove the anchor)"),
    ("Ж: *x\n", "1:4-1:6 structure/yaml-feature: YAML aliases are not read (write the value again)"),
    (
      "a: !!str b\n",
      "1:4-1:9 structure/yaml-feature: YAML tags are not read (remove it, or put the text into quotes)"
    ),
    (
      "a: !x b\n", "1:4-1:6 structure/yaml-feature: YAML tags are not read (remove it, or put the text into quotes)"
    ),
    ("<<: {a: b}\n", "1:1-1:3 structure/yaml-feature: YAML merge keys '<<' are not read (write the keys here)"),
    (
      "? [a]\n: b\n",
      "1:3-1:6 structure/yaml-feature: a key must be text (write the key as one word, or in quotes)"
    ),
    ("Ж: b\nЖ: c\n", "2:1-2:2 structure/duplicate-key: the key 'Ж' is written twice (remove one of them)"),
  ])
  func faults(_ text: String, _ expected: String) {
    #expect(found(text) == [expected])
  }

  @Test func duplicateKeepsTheFirstAndPointsAtIt() throws {
    let outcome = YAML.parse(SourceFile(path: "a.yaml", text: "a: b\nc: d\na: [e]\n"))
    #expect(outcome.value?["a"]?.text == "b")
    let note = try #require(outcome.diagnostics.first?.notes.first)
    #expect(place(note.range) == "1:1-1:2")
  }

  @Test func unfinishedThingsSayWhereTheyBegan() throws {
    let outcome = YAML.parse(SourceFile(path: "a.yaml", text: "Ж: [b,\n  c\n"))
    let note = try #require(outcome.diagnostics.first?.notes.first)
    #expect(note.message == "the list begins here")
    #expect(place(note.range) == "1:4-1:5")
  }

  @Test func unreliableTextHasNoValue() {
    for text in ["a: [", "a: &x b", "a: b\n---\nc: d", "%TAG ! x\n"] {
      let outcome = YAML.parse(SourceFile(path: "a.yaml", text: text))
      #expect(outcome.value == nil && !outcome.diagnostics.isEmpty, "\(text)")
    }
  }
}
