import Files
import Foundation
import Snippets
import TestSupport

/// The parser that is part of the toolchain, as a program of ours that is compiled when a test first needs it.
enum ToolchainParser {
  /// Where the toolchain keeps the modules of its parser; nil where it has none.
  static let modules: String? = {
    guard let folder = try? TemporaryFolder(),
      let outcome = Subprocess("/usr/bin/env", ["swiftc", "-print-target-info"]).run(scratch: folder.path),
      let information = try? JSONDecoder().decode(TargetInformation.self, from: Data(outcome.output.utf8))
    else { return nil }
    let modules = information.paths.runtimeResourcePath + "/host"
    return FileManager.default.fileExists(atPath: modules + "/SwiftParser.swiftmodule") ? modules : nil
  }()

  private struct TargetInformation: Decodable {
    let paths: Paths

    struct Paths: Decodable { let runtimeResourcePath: String }
  }

  enum Failure: Error { case noModules, program(String) }

  /// What the parser makes of each byte of each code; nil for blanks.
  static func kinds(of codes: [String]) throws -> [[String?]] {
    guard let modules else { throw Failure.noModules }
    let folder = try TemporaryFolder()
    var files = ["main.swift": program]
    for (number, code) in codes.enumerated() { files["\(number).txt"] = code }
    try folder.write(files)
    try run(
      "/usr/bin/env",
      [
        "swiftc", "-swift-version", "5", "-I", modules, "-L", modules, "-Xlinker", "-rpath", "-Xlinker", modules,
        folder["main.swift"], "-o", folder["program"],
      ], in: folder)
    let output = try run(folder["program"], codes.indices.map { folder["\($0).txt"] }, in: folder)
    var result: [[String?]] = []
    for line in output.split(separator: "\n") {
      let fields = line.split(separator: " ")
      if fields == ["file"] {
        result.append(Array(repeating: nil, count: codes[result.count].utf8.count))
      } else if fields.count == 3, let lower = Int(fields[1]), let upper = Int(fields[2]) {
        for place in lower..<upper { result[result.count - 1][place] = String(fields[0]) }
      }
    }
    return result
  }

  @discardableResult
  private static func run(_ path: String, _ arguments: [String], in folder: TemporaryFolder) throws -> String {
    guard let outcome = Subprocess(path, arguments).run(scratch: folder.path), outcome.status == 0 else {
      throw Failure.program(path)
    }
    return outcome.output
  }

  /// Prints kind, begin and end of each token and comment of the files that it is given.
  private static let program = ####"""
    import Foundation
    import SwiftParser  // a part of the toolchain
    import SwiftSyntax  // a part of the toolchain

    func kind(_ token: TokenSyntax) -> String {
      if let parent = token.parent {
        if parent.is(ExpressionSegmentSyntax.self) { return "interpolation" }
        if parent.is(LabeledStmtSyntax.self), token.tokenKind != .colon { return "label" }
        if parent.is(BreakStmtSyntax.self) || parent.is(ContinueStmtSyntax.self), case .identifier = token.tokenKind {
          return "label"
        }
        if let macro = parent.as(MacroExpansionExprSyntax.self), token == macro.pound || token == macro.macroName { return "directive" }
        if let macro = parent.as(MacroExpansionDeclSyntax.self), token == macro.pound || token == macro.macroName { return "directive" }
      }
      if token.tokenKind == .atSign || isAttributeName(token) { return "attribute" }
      switch token.tokenKind {
      case .keyword: return "keyword"
      case .identifier, .dollarIdentifier, .wildcard: return "name"
      case .integerLiteral, .floatLiteral: return "number"
      case .stringQuote, .multilineStringQuote, .rawStringPoundDelimiter, .stringSegment, .singleQuote: return "string"
      case .regexSlash, .regexLiteralPattern, .regexPoundDelimiter: return "regex"
      case .poundIf, .poundElse, .poundElseif, .poundEndif, .poundAvailable, .poundUnavailable, .poundSourceLocation: return "directive"
      case .binaryOperator, .prefixOperator, .postfixOperator, .equal, .arrow, .exclamationMark, .postfixQuestionMark,
        .infixQuestionMark, .leftAngle, .rightAngle, .prefixAmpersand, .ellipsis, .backslash:
        return "operator"
      case .shebang: return "comment"
      default: return "punctuation"
      }
    }

    /// Whether a token is part of an attribute's name, which may have dots in it.
    func isAttributeName(_ token: TokenSyntax) -> Bool {
      var node = Syntax(token)
      while let parent = node.parent {
        if let attribute = parent.as(AttributeSyntax.self) { return node.id == attribute.attributeName.id }
        guard parent.is(IdentifierTypeSyntax.self) || parent.is(MemberTypeSyntax.self) else { return false }
        node = parent
      }
      return false
    }

    func comments(_ trivia: Trivia, from start: Int) {
      var place = start
      for piece in trivia {
        let length = piece.sourceLength.utf8Length
        switch piece {
        case .lineComment, .blockComment, .docLineComment, .docBlockComment: print("comment", place, place + length)
        default: break
        }
        place += length
      }
    }

    for path in CommandLine.arguments.dropFirst() {
      print("file")
      let source = try String(contentsOfFile: path, encoding: .utf8)
      for token in Parser.parse(source: source).tokens(viewMode: .sourceAccurate) {
        comments(token.leadingTrivia, from: token.position.utf8Offset)
        let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = token.endPositionBeforeTrailingTrivia.utf8Offset
        if start < end { print(kind(token), start, end) }
        comments(token.trailingTrivia, from: end)
      }
    }
    """####
}
