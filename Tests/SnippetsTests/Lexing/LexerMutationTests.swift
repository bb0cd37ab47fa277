import Snippets
import TestSupport
import Testing

@Suite("Any bytes become tokens")
struct LexerMutationTests {
  /// A tag for each grammar, with code that uses all of it.
  private static let samples: [(language: String, code: String)] = [
    ("swift", SwiftTorture.code), ("kotlin", KotlinLexerTests.cases.map(\.code).joined(separator: "\n")),
    ("java", OtherLexerTests.java.map(\.code).joined(separator: "\n")),
    ("objc", OtherLexerTests.objectiveC.map(\.code).joined(separator: "\n")),
    ("gradle", OtherLexerTests.gradle.map(\.code).joined(separator: "\n")),
    ("json", OtherLexerTests.json.map(\.code).joined(separator: "\n")),
    ("yaml", OtherLexerTests.yaml.map(\.code).joined(separator: "\n")),
    ("xml", OtherLexerTests.xml.map(\.code).joined(separator: "\n")),
    ("bash", OtherLexerTests.shell.map(\.code).joined(separator: "\n")),
    ("console", OtherLexerTests.console.map(\.code).joined(separator: "\n")), ("", "plain text\n"),
  ]

  /// Nil where the tokens are in order, not empty, apart, and cover all that is not blank.
  private func fault(_ tokens: [Token], of code: [UInt8]) -> String? {
    var end = 0
    for token in tokens {
      if token.range.isEmpty { return "an empty token at \(token.range.lowerBound)" }
      if token.range.lowerBound < end { return "a token at \(token.range.lowerBound) overlaps" }
      if token.range.upperBound > code.count { return "a token ends behind the code" }
      if let place = (end..<token.range.lowerBound).first(where: { !Self.isBlank(code[$0]) }) {
        return "no token at \(place)"
      }
      end = token.range.upperBound
    }
    return (end..<code.count).first { !Self.isBlank(code[$0]) }.map { "no token at \($0)" }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  @Test(arguments: samples.map(\.language)) func mutationsAreCovered(_ language: String) throws {
    let code = try #require(Self.samples.first { $0.language == language }).code
    let original = Array(code.utf8)
    #expect(fault(Lexer.tokens(of: original, language: language), of: original) == nil)
    var random = RepeatableNumbers(seed: 42)
    for round in 0..<150 {
      var bytes = original
      let lower = Int.random(in: 0..<bytes.count, using: &random)
      bytes = Array(bytes[lower..<min(bytes.count, lower + 1500)])
      for _ in 0..<Int.random(in: 1...8, using: &random) where !bytes.isEmpty {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
        case 2: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 3: bytes.insert(original[Int.random(in: 0..<original.count, using: &random)], at: place)
        default: bytes.removeLast(bytes.count - place)
        }
      }
      let tokens = Lexer.tokens(of: bytes, language: language)
      if let fault = fault(tokens, of: bytes) {
        Issue.record("round \(round): \(fault) in \(String(decoding: bytes, as: UTF8.self))")
        return
      }
    }
  }

  /// Every language meets the code of every other, and no token begins within a character.
  @Test(arguments: samples.map(\.language)) func charactersStayWhole(_ language: String) {
    for sample in Self.samples {
      let text = sample.code.replacing("=", with: "é🚀").replacing("\\", with: "\\ж").replacing("$", with: "$я@ü#ß")
      let bytes = Array(text.utf8)
      let tokens = Lexer.tokens(of: bytes, language: language)
      #expect(fault(tokens, of: bytes) == nil)
      #expect(!tokens.contains { bytes[$0.range.lowerBound] & 0xC0 == 0x80 }, "\(language) over \(sample.language)")
    }
  }

  @Test func aSliceCountsFromItsOwnBeginning() {
    let bytes = Array("xx let a".utf8)
    #expect(Lexer.tokens(of: bytes[3...], language: "swift") == [Token(.keyword, 0..<3), Token(.name, 4..<5)])
  }

  /// What makes a careless lexer search the same bytes again and again, or call itself too deeply.
  private static let hostile = [
    "\"\\(", "/\\", "=/a)", "(/\\/ ", "#\"\"\"", "####", "#/x\n", "`", "${", "\"${", "$", "@", "<", "<a \"", "<!--",
    "get ",
    "set(", "open ", "a:", "| ", "|\n", "'", "{{[(", "/*", "<<A ", "<<A\n", "$(", "\\", "\"\\\n", "nonisolated(", "by ",
    "x?.", "-", "\u{0}", "é", "some ", "- ", "user@h:", "\"a\" ",
  ]

  @Test(
    .timeLimit(.minutes(1)),
    arguments: ["swift", "kotlin", "gradle", "java", "objc", "yaml", "json", "xml", "bash", "console"])
  func timeGrowsWithLengthAlone(_ language: String) {
    for piece in Self.hostile {
      let bytes = Array(String(repeating: piece, count: 30_000 / piece.utf8.count).utf8)
      #expect(fault(Lexer.tokens(of: bytes, language: language), of: bytes) == nil, "\(piece)")
    }
  }
}
