import Foundation
import Testing

/// One finding: what is expected, and what each format of the report says.
struct Place: Hashable, Comparable, Sendable, CustomStringConvertible {
  let path: String
  let line: Int
  let column: Int
  let severity: String
  let rule: String

  init(_ path: String, _ line: Int, _ column: Int, _ rule: String, severity: String = "error") {
    self.path = path
    self.line = line
    self.column = column
    self.severity = severity
    self.rule = rule
  }

  var description: String { "\(Sandbox.escaped(path)):\(line):\(column): \(severity) [\(rule)]" }

  static func == (first: Place, second: Place) -> Bool { first.description == second.description }
  static func < (first: Place, second: Place) -> Bool { first.description < second.description }
  func hash(into hasher: inout Hasher) { hasher.combine(description) }

  enum Format: String, CaseIterable, Sendable {
    case concise, json, github, full
  }

  /// Reads a report back; a line that is no finding, and no line that the format has besides, is an issue.
  static func all(in report: String, _ format: Format) throws -> [Place] {
    let lines = report.split(separator: "\n").map(String.init)
    switch format {
    case .concise: return try lines.compactMap(concise).sorted()
    case .json: return try lines.compactMap(json).sorted()
    case .github: return try lines.compactMap(github).sorted()
    case .full: return try full(lines).sorted()
    }
  }

  private static func concise(_ line: String) throws -> Place? {
    if line.hasPrefix("skipped: ") { return nil }
    let found = line.wholeMatch(of: /(.+?):([0-9]+):([0-9]+): (error|warning|note): .+ \[([a-z]+\/[a-z-]+)\]/)
    let match = try #require(found, "not a concise finding: \(line)")
    return Place(String(match.1), Int(match.2) ?? 0, Int(match.3) ?? 0, String(match.5), severity: String(match.4))
  }

  private static func json(_ line: String) throws -> Place? {
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "not an object: \(line)")
    let type = try #require(object["type"] as? String)
    guard type == "finding" else {
      #expect(["skipped", "claims", "summary"].contains(type))
      return nil
    }
    let keys = ["rule", "severity", "path", "line", "column", "endLine", "endColumn", "message", "help", "notes"]
    for key in keys { #expect(object[key] != nil, "no key '\(key)' in \(line)") }
    return Place(
      object["path"] as? String ?? "", object["line"] as? Int ?? 0, object["column"] as? Int ?? 0,
      object["rule"] as? String ?? "", severity: object["severity"] as? String ?? "")
  }

  private static func github(_ line: String) throws -> Place? {
    if line.hasPrefix("::notice title=skipped::") { return nil }
    let found = line.wholeMatch(of: /::(error|warning|notice) ([^:]*)::.+/)
    let match = try #require(found, "not a workflow command: \(line)")
    var properties: [String: String] = [:]
    for property in match.2.split(separator: ",") {
      let parts = property.split(separator: "=", maxSplits: 1)
      properties[String(parts[0])] = parts[1].removingPercentEncoding
    }
    // GitHub refuses columns where a range spans several lines; `expect` leaves the column out there.
    return Place(
      properties["file"] ?? "", Int(properties["line"] ?? "") ?? 0, Int(properties["col"] ?? "") ?? 0,
      properties["title"] ?? "", severity: match.1 == "notice" ? "note" : String(match.1))
  }

  private static func full(_ lines: [String]) throws -> [Place] {
    var result: [Place] = []
    for (index, line) in lines.enumerated() {
      guard let header = line.wholeMatch(of: /(error|warning|note): .+ \[([a-z]+\/[a-z-]+)\]/) else { continue }
      let found = lines[index + 1].wholeMatch(of: /\ *--> (.+):([0-9]+):([0-9]+)/)
      let place = try #require(found, "no place below: \(line)")
      result.append(
        Place(
          String(place.1), Int(place.2) ?? 0, Int(place.3) ?? 0, String(header.2), severity: String(header.1)))
    }
    return result
  }
}

/// Rules that compare a translation with its source.
private let aboutTwins = Set(
  [
    "alert-kind", "extra-segment", "heading-tree", "list-shape", "missing-segment", "stale", "table-shape",
    "unconfirmed",
  ].map { "translation/\($0)" })

/// Runs `check` in every format, and expects exactly these findings.
///
/// Faults are made in one language; that the translation then differs is looked at only by who expects that.
func expect(
  _ expected: [Place], of sandbox: Sandbox, in folder: String = "", _ arguments: [String] = [],
  formats: [Place.Format] = Place.Format.allCases, location: SourceLocation = #_sourceLocation
) async throws {
  let status: Int32 = expected.contains { $0.severity == "error" } ? 1 : 0
  let isOfOneLanguage = !expected.isEmpty && !expected.contains { aboutTwins.contains($0.rule) }
  let isLimited =
    arguments.contains { $0.hasPrefix("--only") } || expected.contains { $0.rule.hasPrefix("translation/") }
  let others = ["--only", "links,structure,models,claims,snippets,script,spelling,accessibility"]
  for format in formats {
    let run = try await Program.run(
      ["check", "--format", format.rawValue] + (isOfOneLanguage && !isLimited ? others : []) + arguments,
      in: sandbox.path(folder))
    #expect(run.status == status, "\(run.command)\n\(run.everything)", sourceLocation: location)
    let places = try Place.all(in: run.out, format).filter { !isOfOneLanguage || !aboutTwins.contains($0.rule) }
    let wanted = expected.map { place in
      let isWide = format == .github && places.contains { $0.isWide(of: place) }
      return isWide ? Place(place.path, place.line, 0, place.rule, severity: place.severity) : place
    }.sorted()
    #expect(places == wanted, "\(format)\n\(run.out)", sourceLocation: location)
  }
}

extension Place {
  /// Whether this is `place` as GitHub wants it where it spans several lines: without a column.
  fileprivate func isWide(of place: Place) -> Bool {
    self == Place(place.path, place.line, 0, place.rule, severity: place.severity)
  }
}
