import Diagnostics
import Foundation
import StateMachines
import TestSupport
import Testing

@Suite("A machine that was exported and imported is the same")
struct RoundTripTests {
  static let machines = Exchange.content + ["everything"]

  @Test func thereAreMachines() { #expect(Self.machines.count >= 8) }

  @Test(arguments: machines, [ExportFormat.scxml, .xstate])
  func everythingComesBack(_ id: String, _ format: ExportFormat) throws {
    let machine = try Exchange.machine(id)
    let languages = Exchange.languages(of: id)
    for conditions in machine.distinctConditions {
      let export = machine.export(as: format, under: conditions, language: 0)
      #expect(export.text == machine.export(as: format, under: conditions, language: 0).text)
      let back = try Exchange.imported(export.text, format, languages: languages)
      let (before, after) = (Exchange.description(machine), Exchange.description(back))
      #expect(before.count == after.count)
      for (left, right) in zip(before, after) { #expect(left == right) }
    }
  }

  /// What a tool sees that knows nothing of ours: only what exists under the conditions.
  @Test(arguments: machines, [ExportFormat.scxml, .xstate])
  func strangersSeeTheConditions(_ id: String, _ format: ExportFormat) throws {
    let machine = try Exchange.machine(id)
    for conditions in machine.distinctConditions.prefix(4) {
      let text = machine.export(as: format, under: conditions, language: 0).text
      let seen = try Stranger.edges(text, format)
      let expected = machine.transitions(under: conditions).flatMap { transition in
        transition.sources.filter { source in machine.states(under: conditions).contains { $0.id == source } }.map {
          "\($0) -> \(transition.targets.map(\.text).joined(separator: " "))"
        }
      }
      #expect(seen.sorted() == expected.sorted())
    }
  }

  @Test func endingsNameFormats() {
    #expect(ExportFormat(ending: "SCXML") == .scxml && ExportFormat(ending: "json") == .xstate)
    #expect(ExportFormat(ending: "puml") == .plantuml && ExportFormat(ending: "yaml") == nil)
  }
}

/// A reader of SCXML and of XState's JSON that has nothing in common with ours, and no idea of our additions.
enum Stranger {
  static func edges(_ text: String, _ format: ExportFormat) throws -> [String] {
    format == .scxml ? scxml(text) : try xstate(text)
  }

  /// Line by line: an export of ours has one tag a line.
  private static func scxml(_ text: String) -> [String] {
    var result: [String] = []
    var open: [(tag: String, id: String)] = []
    for line in text.split(separator: "\n") {
      let tag = line.drop { $0 == " " }
      if tag.hasPrefix("</") { _ = open.popLast() }
      guard tag.hasPrefix("<"), !tag.hasPrefix("</"), !tag.hasPrefix("<?") else { continue }
      let name = String(tag.dropFirst().prefix { $0 != " " && $0 != ">" && $0 != "/" })
      if name == "transition", let state = open.last, state.tag != "history" {
        result.append("\(state.id) -> \(value("target", of: tag))")
      }
      if !tag.hasSuffix("/>"), !tag.contains("</") { open.append((name, value("id", of: tag))) }
    }
    return result
  }

  private static func value(_ name: String, of tag: Substring) -> String {
    guard let start = tag.range(of: " \(name)=\"") else { return "" }
    return String(tag[start.upperBound...].prefix { $0 != "\"" })
  }

  private static func xstate(_ text: String) throws -> [String] {
    let root = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    var result: Set<String> = []
    var edges: [String] = []
    func visit(_ node: [String: Any]) {
      let id = node["id"] as? String ?? ""
      let groups =
        Array((node["on"] as? [String: [[String: Any]]] ?? [:]).values)
        + Array((node["after"] as? [String: [[String: Any]]] ?? [:]).values) + [
          node["always"] as? [[String: Any]] ?? []
        ]
      for transition in groups.joined() {
        let targets = transition["target"] as? [String] ?? [transition["target"] as? String].compactMap { $0 }
        let edge = "\(id) -> \(targets.map { String($0.dropFirst()) }.joined(separator: " "))"
        let own = ((transition["meta"] as? [String: Any])?["phasebook"] as? [String: Any])?["id"] as? String ?? ""
        // One for each event.
        if result.insert("\(own) \(edge)").inserted { edges.append(edge) }
      }
      for child in (node["states"] as? [String: [String: Any]] ?? [:]).values { visit(child) }
    }
    visit(root)
    return edges
  }
}
