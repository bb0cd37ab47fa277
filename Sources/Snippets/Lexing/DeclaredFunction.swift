/// A function that code declares directly in a type, with what tells whether it means to be a callback.
package struct DeclaredFunction: Sendable, Hashable {
  package let name: String
  /// `(_:with:)`; nil in languages where labels are no part of a name.
  package let labels: String?
  /// Bytes of the name.
  package let range: Range<Int>
  /// The type in whose body it stands.
  package let type: String
  /// What the type says that it inherits from or conforms to, without arguments.
  package let inherited: [String]
  /// `override`, `private` and their like.
  package let modifiers: Set<String>

  /// With its labels, where they are a part of its name: `sceneDidBecomeActive(_:)`, `onPause()`.
  package var fullName: String { name + (labels ?? "()") }

  /// Those of a piece of Swift or Kotlin; none for other languages.
  package static func all(in code: [UInt8], language: String) -> [DeclaredFunction] {
    guard ["swift", "kotlin"].contains(language) else { return [] }
    var reader = DeclarationReader(code, language: language)
    return reader.read()
  }
}

extension DeclaredFunction {
  /// All names before an opening bracket, as `onPause()`: enough to know what a file of Java or Kotlin declares.
  package static func calls(in code: [UInt8], language: String) -> Set<String> {
    let tokens = Lexer.tokens(of: code, language: language)
    var names: Set<String> = []
    for (token, next) in zip(tokens, tokens.dropFirst())
    where token.kind == .name && code[next.range].elementsEqual("(".utf8) {
      names.insert(String(decoding: code[token.range], as: UTF8.self) + "()")
    }
    return names
  }
}

/// Walks through tokens and knows in which type's body it is.
private struct DeclarationReader {
  private let code: [UInt8]
  private let isSwift: Bool
  private let tokens: [Token]
  private var result: [DeclaredFunction] = []
  /// What each open brace belongs to; nil where it is no type's.
  private var braces: [(type: String, inherited: [String])?] = []
  /// The type whose body has not begun.
  private var coming: (type: String, inherited: [String])?

  init(_ code: [UInt8], language: String) {
    self.code = code
    isSwift = language == "swift"
    tokens = Lexer.tokens(of: code, language: language).filter { $0.kind != .comment }
  }

  private static let types: Set = [
    "class", "struct", "enum", "actor", "extension", "protocol", "interface", "object",
  ]

  mutating func read() -> [DeclaredFunction] {
    var index = 0
    while index < tokens.count {
      let word = text(index)
      switch (tokens[index].kind, word) {
      case (.punctuation, "{"):
        braces.append(coming)
        coming = nil
      case (.punctuation, "}"): _ = braces.popLast()
      case (.keyword, "func"), (.keyword, "fun"): function(index)
      case (.keyword, _) where Self.types.contains(word) && tokenIs(.name, index + 1):
        coming = type(index + 1)
      case (.keyword, "object") where text(index + 1) == ":": coming = type(index)
      default: break
      }
      index += 1
    }
    return result
  }

  /// A type's name, and the names after its colon at the depth of the declaration.
  private func type(_ index: Int) -> (type: String, inherited: [String]) {
    var inherited: [String] = []
    var depth = 0
    var isClause = false
    var isExpected = false
    var at = index + 1
    while at < tokens.count {
      let word = text(at)
      if depth == 0, word == "{" || word == "where" || word == "by" { break }
      // Without a body a declaration ends with its line, unless it goes on.
      if ["(", "["].contains(word) { depth += 1 }
      if [")", "]"].contains(word) { depth -= 1 }
      if depth == 0, word == ":" { (isClause, isExpected) = (true, true) }
      if depth == 0, isClause, word == "," { isExpected = true }
      if depth == 0, isClause, isExpected, tokens[at].kind == .name {
        // Of a qualified name the last part counts.
        if text(at + 1) != "." {
          inherited.append(word)
          isExpected = false
        }
      }
      if depth == 0, !isClause, startsLine(at) { break }
      at += 1
    }
    return (tokens[index].kind == .name ? text(index) : "", inherited)
  }

  private mutating func function(_ index: Int) {
    guard let last = braces.last, let owner = last, tokenIs(.name, index + 1) else { return }
    var modifiers: Set<String> = []
    var before = index - 1
    while before >= 0, tokens[before].kind == .keyword, !startsLine(before + 1) {
      modifiers.insert(text(before))
      before -= 1
    }
    result.append(
      DeclaredFunction(
        name: text(index + 1), labels: isSwift ? labels(index + 2) : nil, range: tokens[index + 1].range,
        type: owner.type, inherited: owner.inherited, modifiers: modifiers))
  }

  /// Argument labels between the brackets that begin at a token.
  private func labels(_ index: Int) -> String? {
    guard text(index) == "(" else { return nil }
    var labels = ""
    var depth = 1
    var isStart = true
    var at = index + 1
    while at < tokens.count, depth > 0 {
      let word = text(at)
      if ["(", "[", "{"].contains(word) { depth += 1 }
      if [")", "]", "}"].contains(word) { depth -= 1 }
      if depth == 1, isStart, tokens[at].kind != .attribute {
        if depth == 1, word != ")" { labels += word + ":" }
        isStart = false
      }
      if depth == 1, word == "," { isStart = true }
      at += 1
    }
    return "(\(labels))"
  }

  private func tokenIs(_ kind: Token.Kind, _ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == kind
  }

  private func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? String(decoding: code[tokens[index].range], as: UTF8.self) : ""
  }

  private func startsLine(_ index: Int) -> Bool {
    guard index > 0, tokens.indices.contains(index) else { return true }
    return code[tokens[index - 1].range.upperBound..<tokens[index].range.lowerBound].contains(0x0A)
  }
}
