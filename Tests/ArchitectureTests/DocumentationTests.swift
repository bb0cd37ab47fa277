import TestSupport
import Testing

@Suite("Declarations say what they are for")
struct DocumentationTests {
  private struct Declaration {
    let file: String
    let line: Int
    let text: String
    let isDocumented: Bool
  }

  /// Types and functions that other modules see, with whether a comment stands above them.
  private static let declarations: [Declaration] = Repository.swiftFiles(below: "Sources", "Site").flatMap { file in
    let lines = (Repository.text(file) ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.compactMap { index -> Declaration? in
      let line = lines[index]
      guard
        line.firstMatch(
          of: /^\s*package (?:static |mutating |consuming )*(struct|enum|class|protocol|func|typealias)\b/) != nil
      else {
        return nil
      }
      var above = index - 1
      while above >= 0, lines[above].firstMatch(of: /^\s*@/) != nil { above -= 1 }
      let isDocumented = above >= 0 && lines[above].firstMatch(of: /^\s*\/\/\//) != nil
      return Declaration(
        file: file, line: index + 1, text: line.trimmingPrefix(/\s*/).description, isDocumented: isDocumented)
    }
  }

  /// What a protocol or an operator asks for has its meaning from there.
  private static func isConformance(_ text: String) -> Bool {
    text.contains("static func <") || text.contains("static func ==") || text.contains("func hash(into")
  }

  @Test func typesAndFunctions() {
    let all = Self.declarations.filter { !Self.isConformance($0.text) }
    let bare = all.filter { !$0.isDocumented }
    let share = 100 * (all.count - bare.count) / max(all.count, 1)
    #expect(all.count > 100)
    #expect(
      share >= 90,
      "\(share) % are documented; not: \(bare.map { "\($0.file):\($0.line) \($0.text)" }.joined(separator: "\n"))")
  }

  /// The first line is a sentence.
  @Test func firstLinesAreSentences() throws {
    for file in Repository.swiftFiles(below: "Sources", "Site") {
      let lines = try #require(Repository.text(file)).split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() where line.firstMatch(of: /^\s*\/\/\/ This\b/) != nil {
        let isFirst = index == 0 || lines[index - 1].firstMatch(of: /^\s*\/\/\//) == nil
        #expect(!isFirst, "\(file):\(index + 1) begins with “This”")
      }
    }
  }
}
