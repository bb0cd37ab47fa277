/// A place in code where a name means something that is declared elsewhere, as far as tokens can tell.
///
/// It is the precise part of what a reader sees: a local variable that happens to be called like a state is no use of it.
package struct NameUse: Sendable, Hashable {
  package let kind: Kind
  /// The bytes of the name; of all its parts for a path.
  package let range: Range<Int>

  /// In which form the name is used.
  package enum Kind: Sendable, Hashable {
    /// Declared, called, or mentioned with its labels. They are nil where the language has none; a closure after a
    /// call's brackets is an argument without a label.
    case function(String, labels: [String]?, closure: Bool)
    /// A name with the types that it belongs to: `UIScene.ActivationState.background`.
    case path(String)
    /// A case whose type is left out, where it is compared or matched: `case .background`, `phase == .background`.
    case member(String)
  }

  /// Uses of some names in a block of code, in order.
  package static func all(
    of names: Set<String>, in code: [UInt8], _ tokens: [Token], language: String
  ) -> [NameUse] {
    let reader = NameReader(code: code, tokens: tokens, hasLabels: CodeSyntax(tag: language) == .swift)
    return tokens.indices.compactMap { index in
      guard tokens[index].kind == .name else { return nil }
      let name = reader.text(index)
      return names.contains(name) ? reader.use(of: name, at: index) : nil
    }
  }

  /// Whether names can be told from other words in a language, so that links make sense.
  package static func isReadable(_ language: String) -> Bool {
    switch CodeSyntax(tag: language) {
    case .swift, .kotlin, .java: true
    default: false
    }
  }

  /// The languages in which a declaration of a function is code, with those that share its libraries.
  ///
  /// A block of one language must not lead to what has the same name in another.
  package static func languages(declaring name: String, in signature: String) -> Set<CodeSyntax> {
    let code = Array(signature.utf8)
    var found: Set<CodeSyntax> = []
    for (tag, syntaxes) in [("swift", [CodeSyntax.swift]), ("kotlin", [.kotlin, .java]), ("java", [.java, .kotlin])] {
      let tokens = Lexer.tokens(of: code, language: tag)
      let reader = NameReader(code: code, tokens: tokens, hasLabels: false)
      let isDeclared = tokens.indices.dropFirst().contains {
        tokens[$0].kind == .name && tokens[$0 - 1].kind == .keyword && reader.text($0) == name
          && reader.isSign("(", $0 + 1)
      }
      if isDeclared { found.formUnion(syntaxes) }
    }
    return found
  }
}

/// Reads what stands around a name.
private struct NameReader {
  let code: [UInt8]
  let tokens: [Token]
  let hasLabels: Bool

  func text(_ index: Int) -> String { String(decoding: code[tokens[index].range], as: UTF8.self) }

  func isSign(_ sign: Unicode.Scalar, _ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .punctuation
      && code[tokens[index].range.lowerBound] == UInt8(ascii: sign)
  }

  private func isName(_ index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].kind == .name }

  /// Whether nothing stands between a token and the one before it.
  private func isJoined(_ index: Int) -> Bool {
    index > 0 && tokens[index - 1].range.upperBound == tokens[index].range.lowerBound
  }

  func use(of name: String, at index: Int) -> NameUse? {
    let range = tokens[index].range
    if isSign("(", index + 1) {
      let (labels, close) = hasLabels ? arguments(after: index + 1) : (nil, nil)
      let isDeclared = index > 0 && tokens[index - 1].kind == .keyword && text(index - 1) == "func"
      let closure = !isDeclared && close.map { isSign("{", $0 + 1) } ?? false
      return NameUse(kind: .function(name, labels: labels, closure: closure), range: range)
    }
    guard index > 0, isSign(".", index - 1), isJoined(index) else { return nil }
    var first = index
    while first >= 2, isSign(".", first - 1), isJoined(first), isName(first - 2), isJoined(first - 1) { first -= 2 }
    if first < index {
      let path = tokens[first].range.lowerBound..<range.upperBound
      return NameUse(kind: .path(String(decoding: code[path], as: UTF8.self)), range: path)
    }
    guard index > 1, isComparison(index - 2) else { return nil }
    return NameUse(kind: .member(name), range: range)
  }

  private func isComparison(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .keyword: text(index) == "case"
    case .operator: ["==", "!=", "~="].contains(text(index))
    default: false
    }
  }

  /// How many tokens the brackets of a call are searched for: more are no call that anybody would show.
  private static let limit = 400

  /// The labels between brackets, `_` where an argument has none, and the closing bracket's place.
  private func arguments(after open: Int) -> (labels: [String]?, close: Int?) {
    var labels: [String] = []
    var depth = 0
    var isFirst = true
    for index in open..<min(open + Self.limit, tokens.count) {
      if isSign("(", index) || isSign("[", index) || isSign("{", index) {
        depth += 1
        if depth == 1 { continue }
      } else if isSign(")", index) || isSign("]", index) || isSign("}", index) {
        depth -= 1
        if depth == 0 { return (labels, index) }
      } else if depth == 1, isSign(",", index) {
        isFirst = true
        continue
      }
      if depth == 1, isFirst || isSign(":", index - 1) && isSign(":", index + 1) {
        // `name:`, `name inner:` or the next label of `f(a:b:)`
        let isLabelled = isName(index) && (isSign(":", index + 1) || isName(index + 1) && isSign(":", index + 2))
        if isFirst || isName(index) { labels.append(isLabelled ? text(index) : "_") }
      } else if isFirst {
        labels.append("_")
      }
      isFirst = false
    }
    return (nil, nil)
  }
}
