import Diagnostics
import TestSupport
import Testing
import YAML

@Suite struct ReaderTests {
  private enum Mode: String, CaseIterable { case safe, escape, allow }

  private func read<Value>(_ text: String, _ read: (inout YAMLReader) -> Value) throws -> (Value, [String]) {
    let file = SourceFile(path: "a.yaml", text: text)
    let outcome = YAML.parse(file)
    #expect(findings(outcome.diagnostics) == [])
    var reader = YAMLReader(try #require(outcome.value), in: file, called: "the front matter")
    let value = read(&reader)
    return (value, findings(reader.finish()))
  }

  @Test func wellTypedValues() throws {
    let text = """
      title: 28
      draft: true
      mode: 6
      models: [ios-app, 'b']
      updated: 2024-02-29
      raw-html: escape
      name: {en: A, sr-Latn: Ž}
      snippets: {stubs: x}
      sources: [{url: u}, {url: v}]
      severity: {spelling/unknown-word: note}
      """
    let (_, found) = try read(text) { reader in
      let title = reader.string("title", .required)
      #expect(title?.value == "28")
      #expect(title.map { place($0.range) } == "1:8-1:10")
      #expect(reader.bool("draft")?.value == true)
      #expect(reader.int("mode")?.value == 6)
      #expect(reader.strings("models").map(\.value) == ["ios-app", "b"])
      #expect(reader.date("updated")?.value.description == "2024-02-29")
      #expect(reader.oneOf("raw-html", Mode.self)?.value == .escape)
      #expect(reader.localized("name")?["SR-LATN"]?.value == "Ž")
      #expect(reader.mapping("snippets") { $0.string("stubs")?.value } == "x")
      #expect(reader.sequence("sources") { $0.string("url")?.value } == ["u", "v"])
      #expect(
        reader.entries("severity") { key, value in value.string().map { key.value + "=" + $0.value } }
          == ["spelling/unknown-word=note"])
      #expect(reader.string("absent") == nil)
    }
    #expect(found == [])
  }

  @Test(arguments: [
    ("draft: [a]", "1:8-1:11 structure/wrong-type: 'draft' must be true or false, not a list"),
    ("draft: yes", "1:8-1:11 structure/wrong-type: 'draft' must be true or false, not 'yes'"),
    (
      "draft: \"true\"",
      "1:8-1:14 structure/wrong-type: 'draft' must be true or false, not the text 'true' (remove the quotes)"
    ),
    ("draft:", "1:1-1:6 structure/wrong-type: 'draft' must be true or false, not empty"),
    ("title: {}", "1:8-1:10 structure/wrong-type: 'title' must be text, not a mapping"),
    ("mode: 06", "1:7-1:9 structure/wrong-type: 'mode' must be a whole number, not '06'"),
    (
      "mode: 99999999999999999999",
      "1:7-1:27 structure/wrong-type: 'mode' must be a whole number, not '99999999999999999999'"
    ),
    ("models: ios", "1:9-1:12 structure/wrong-type: 'models' must be a list, not 'ios' (write [ios])"),
    ("models: [a, [b]]", "1:13-1:16 structure/wrong-type: an item of 'models' must be text, not a list"),
    (
      "name: A",
      "1:7-1:8 structure/wrong-type: 'name' must be a text for each language, not 'A'"
        + " (write {en: A})"
    ),
    ("name: {ru: []}", "1:12-1:14 structure/wrong-type: 'ru' must be text, not a list"),
    (
      "snippets: 1",
      "1:11-1:12 structure/wrong-type: 'snippets' must be a mapping of keys to values"
        + ", not '1'"
    ),
    ("- a", "1:1-1:4 structure/wrong-type: the front matter must be a mapping of keys to values, not a list"),
    (
      "raw-html: save",
      "1:11-1:15 structure/unknown-value: 'raw-html'"
        + " cannot be 'save'; allowed: safe, escape, allow (did you mean 'safe'?)"
    ),
    (
      "updated: 2026-02-29",
      "1:10-1:20 structure/unknown-value: 'updated' must"
        + " be a date of the calendar, not '2026-02-29' (write it as 2026-11-30)"
    ),
    (
      "updated: 2026-2-9",
      "1:10-1:18 structure/unknown-value: 'updated' must"
        + " be a date of the calendar, not '2026-2-9' (write it as 2026-11-30)"
    ),
    (
      "darft: true",
      "1:1-1:6 structure/unknown-key: the key 'darft' is not known in the front matter (did you mean 'draft'?)"
    ),
    (
      "snippets: {stub: x}",
      "1:12-1:16 structure/unknown-key: the key 'stub' is not known in 'snippets' (did you mean 'stubs'?)"
    ),
    (
      "snippets: {qqqqqq: x}",
      "1:12-1:18 structure/unknown-key: the key 'qqqqqq' is not known in 'snippets' (known keys: stubs, mode)"
    ),
  ])
  func faults(_ text: String, _ expected: String) throws {
    let (_, found) = try read(text) { reader in
      _ = reader.string("title")
      _ = reader.bool("draft")
      _ = reader.int("mode")
      _ = reader.strings("models")
      _ = reader.date("updated")
      _ = reader.oneOf("raw-html", Mode.self)
      _ = reader.localized("name")
      reader.mapping("snippets") { _ = ($0.string("stubs"), $0.int("mode")) }
    }
    #expect(found == [expected])
  }

  @Test(arguments: [
    ("a: 1", "1:1 structure/missing-key: the key 'title' is missing in the front matter"),
    ("", "1:1 structure/missing-key: the key 'title' is missing in the front matter"),
  ])
  func missing(_ text: String, _ expected: String) throws {
    #expect(try read(text) { ($0.string("title", .required), $0.int("a")) }.1 == [expected])
  }

  @Test func missingInANestedMappingIsReportedAtItsKey() throws {
    let (_, found) = try read("a:\n  b: 1") { reader in
      reader.mapping("a") { _ = ($0.string("c", .required), $0.int("b")) }
    }
    #expect(found == ["1:1-1:2 structure/missing-key: the key 'c' is missing in 'a'"])
  }

  @Test func aMappingWithoutValueIsEmpty() throws {
    let (_, found) = try read("languages:\n  en:\n  de: {}\n") { reader in
      let languages = reader.entries("languages") { key, value in
        _ = value.strings("editions")
        return key.value
      }
      #expect(languages == ["en", "de"])
    }
    #expect(found == [])
  }

  @Test func eitherTextOrMapping() throws {
    let (_, found) = try read("variant: {ios-app: app-based}\nother: x\n") { reader in
      for key in ["variant", "other"] {
        reader.at(key) { value in
          if value.isMapping {
            #expect(value.entries { machine, name in name.string().map { _ in machine.value } } == ["ios-app"])
          } else {
            #expect(value.string()?.value == "x")
          }
        }
      }
    }
    #expect(found == [])
  }

  @Test func wholeNodesHaveNoUnknownKeys() throws {
    #expect(try read("a: {b: c}") { $0.node("a")?["b"]?.text } == ("c", []))
  }
}
