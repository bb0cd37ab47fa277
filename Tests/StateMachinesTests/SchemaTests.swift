import Diagnostics
import Foundation
import StateMachines
import TestSupport
import Testing

@Suite("The JSON Schema says what the reader reads")
struct SchemaTests {
  private static var schema: [String: Any] {
    let value = try? JSONSerialization.jsonObject(with: Data(Machine.schema.utf8))
    return value as? [String: Any] ?? [:]
  }

  /// Each mapping of the format: what stands in the schema, and a machine in which it has a key that nobody knows.
  private static let mappings: [(name: String, part: String, replacement: String)] = [
    ("", "initial: shut", "initial: shut\nzzzzzzzz: 1"),
    ("callback", "since: \"1\"", "zzzzzzzz: 1"),
    ("counterpart", "since: \"1\"", "counterpart: {call: on-open, zzzzzzzz: 1}"),
    ("state", "shut: {label", "shut: {zzzzzzzz: 1, label"),
    ("transition", "event: push", "zzzzzzzz: 1, event: push"),
    ("event", "push: {label", "push: {zzzzzzzz: 1, label"),
    ("axis", "default: keyed", "zzzzzzzz: 1, default: keyed"),
    ("guard", "initial: shut", "guards: {g: {zzzzzzzz: 1, label: {en: a, de: b}}}\ninitial: shut"),
    (
      "group", "initial: shut", "groups: {g: {zzzzzzzz: 1, states: [shut], label: {en: a, de: b}}}\ninitial: shut"
    ),
    ("property", "initial: shut", "properties: [{id: p, zzzzzzzz: 1, absence: {of: on-open}}]\ninitial: shut"),
    (
      "scenario", "initial: shut",
      "scenarios: [{id: s, zzzzzzzz: 1, title: {en: a, de: b}, steps: []}]\ninitial: shut"
    ),
    (
      "step", "initial: shut",
      "scenarios: [{id: s, title: {en: a, de: b}, steps: [{event: push, zzzzzzzz: 1}]}]\ninitial: shut"
    ),
    (
      "expectation", "initial: shut",
      "scenarios: [{id: s, title: {en: a, de: b}, steps: [{event: push, expect: {zzzzzzzz: 1}}]}]\ninitial: shut"
    ),
    ("source", "initial: shut", "sources: {S: {zzzzzzzz: 1, title: a}}\ninitial: shut"),
  ]

  @Test func itIsJSON() { #expect(Self.schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema") }

  @Test(arguments: mappings.map(\.name))
  func everyMappingHasTheSameKeys(_ name: String) throws {
    let (_, part, replacement) = try #require(Self.mappings.first { $0.name == name })
    let file = SourceFile(path: "door.yaml", text: Door.text.replacing(part, with: replacement))
    let found = Machine.read(file, languages: ["en", "de"]).diagnostics
    let unknown = try #require(found.first { $0.message.contains("'zzzzzzzz'") }, "\(found.map(\.message))")
    let known = try #require(unknown.help?.split(separator: ": ").last).split(separator: ", ").map(String.init)
    let definitions = try #require(Self.schema["$defs"] as? [String: Any])
    let named = name.isEmpty ? Self.schema : try #require(definitions[name] as? [String: Any])
    // Where a single id may stand for a mapping, both are in the schema.
    let definition = (named["anyOf"] as? [[String: Any]])?.first { $0["properties"] != nil } ?? named
    let properties = try #require(definition["properties"] as? [String: Any])
    // What only some states may have is not asked for in others.
    let some: Set = name == "state" ? ["states", "initial", "default", "depth"] : []
    #expect(Set(properties.keys).subtracting(some) == Set(known).subtracting(some))
  }

  /// Every reference inside the schema leads somewhere.
  @Test func referencesAreDefined() throws {
    let definitions = try #require(Self.schema["$defs"] as? [String: Any])
    for match in Machine.schema.matches(of: /"#\/\$defs\/([a-z]+)"/) { #expect(definitions[String(match.1)] != nil) }
  }
}
