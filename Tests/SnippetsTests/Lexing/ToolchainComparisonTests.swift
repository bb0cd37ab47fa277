import Foundation
import Snippets
import TestSupport
import Testing

/// Swift as its own parser reads it is what our lexer is measured against.
@Suite(
  "Swift's tokens are those of the toolchain's parser",
  .enabled(if: ToolchainParser.modules != nil, "the toolchain has no SwiftParser module among its host libraries"))
struct ToolchainComparisonTests {
  /// Where the two may differ, and why.
  private struct Allowance {
    let reason: String
    let toolchain: String?
    let ours: String
    let texts: Set<String>
  }

  private static let allowances = [
    Allowance(
      reason: "a version as in `@available(macOS 14.0, *)` is two numbers to the parser; it is one to the reader",
      toolchain: "punctuation", ours: "number", texts: ["."]),
    Allowance(
      reason: "the parser keeps a modifier's detail as a plain name; the grammar lists it among the keywords",
      toolchain: "name", ours: "keyword", texts: ["set", "safe", "unsafe", "nonsending"]),
    Allowance(
      reason: "the backslash that joins two lines of a string is no part of the parser's string",
      toolchain: nil, ours: "string", texts: ["\\"]),
    Allowance(
      reason: "`.Type` is a keyword in types and a member in expressions, which only a parser can tell apart",
      toolchain: "name", ours: "keyword", texts: ["Type", "Protocol"]),
    Allowance(
      reason: "the parser knows the arguments of each attribute; to a reader they are labels",
      toolchain: "keyword", ours: "name", texts: ["deprecated", "message", "renamed", "unavailable", "obsoleted"]),
    Allowance(
      reason: "labels in the name of a function, as in `f(for:in:)`, stay keywords to the parser, but not in its calls",
      toolchain: "keyword", ours: "name", texts: ["for", "in", "default"]),
  ]

  private struct Difference {
    let line: String
    let toolchain: String?
    let ours: String?
    let text: String
  }

  private func differences(_ code: String, _ theirs: [String?]) -> [Difference] {
    let bytes = Array(code.utf8)
    var ours = [String?](repeating: nil, count: bytes.count)
    for token in Lexer.tokens(of: bytes, language: "swift") {
      for place in token.range { ours[place] = token.kind == .escape ? "string" : "\(token.kind)" }
    }
    var result: [Difference] = []
    var place = 0
    while place < bytes.count {
      let start = place
      while place < bytes.count, theirs[place] == theirs[start], ours[place] == ours[start] { place += 1 }
      let text = String(decoding: bytes[start..<place], as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
      guard theirs[start] != ours[start], !text.isEmpty else { continue }
      let line = bytes[..<start].split(separator: 0x0A, omittingEmptySubsequences: false).last ?? []
      result.append(
        Difference(
          line: String(decoding: line, as: UTF8.self), toolchain: theirs[start], ours: ours[start], text: text))
    }
    return result
  }

  private func allowance(for difference: Difference) -> Int? {
    Self.allowances.firstIndex {
      $0.toolchain == difference.toolchain && $0.ours == difference.ours && $0.texts.contains(difference.text)
    }
  }

  private func compare(_ codes: [String]) throws -> [Difference] {
    let theirs = try ToolchainParser.kinds(of: codes)
    try #require(theirs.count == codes.count)
    let all = zip(codes, theirs).flatMap { differences($0, $1) }
    for difference in all where allowance(for: difference) == nil {
      Issue.record(
        "‘\(difference.text)’ after ‘\(difference.line)’ is \(difference.toolchain ?? "nothing"), not \(difference.ours ?? "nothing")"
      )
    }
    return all
  }

  @Test func everyConstruct() throws {
    let found = try compare([SwiftTorture.code])
    // An allowance that nothing needs would hide a mistake.
    #expect(Set(found.compactMap(allowance)) == Set(Self.allowances.indices))
    let kinds = Set(Lexer.tokens(of: Array(SwiftTorture.code.utf8), language: "swift").map(\.kind))
    #expect(
      kinds == [
        .comment, .keyword, .name, .attribute, .directive, .number, .string, .escape, .interpolation, .regex, .label,
        .operator, .punctuation,
      ])
  }

  /// The blocks of all articles, and the program's own source.
  @Test func allSwiftOfTheProject() throws {
    let blocks = Repository.articles.flatMap { Self.blocks(in: Repository.text($0) ?? "") }
    #expect(blocks.count >= 20)
    let sources = Repository.swiftFiles(below: "Sources", "Site").compactMap { Repository.text($0) }
    #expect(sources.count > 300)
    _ = try compare(blocks + sources)
  }

  /// What stands between the fences of Swift in an article.
  private static func blocks(in article: String) -> [String] {
    var result: [String] = []
    var block: [Substring]?
    for line in article.split(separator: "\n", omittingEmptySubsequences: false) {
      if let lines = block {
        block = line == "```" ? nil : lines + [line]
        if block == nil { result.append(lines.joined(separator: "\n") + "\n") }
      } else if line.hasPrefix("```swift") {
        block = []
      }
    }
    return result
  }
}
