package import Files

/// A piece of code as translations of it are compared: its tokens without comments, the words of its strings left out.
package struct CodeText: Sendable {
  /// Without comments, in order.
  package let tokens: [Token]
  private let code: [UInt8]

  package init(_ code: [UInt8], language: String) {
    self.code = code
    let tokens = Lexer.tokens(of: code, language: language).filter { $0.kind != .comment }
    // Between interpolations and escapes a translation may have words where another has none.
    self.tokens = tokens.indices.filter { index in
      !(Self.isInterpolated(index, tokens) && Self.delimiters(of: code[tokens[index].range]).isEmpty)
    }.map { tokens[$0] }
  }

  /// What a token must have in common with its counterpart in a translation.
  ///
  /// The words of a string may be translated; whether it is empty, one character or more may not, since a type can
  /// depend on that. A string over several lines keeps all of itself, for its indentation is syntax.
  package func essence(of index: Int) -> String {
    let token = tokens[index]
    let text = String(decoding: code[token.range], as: UTF8.self)
    guard token.kind == .string, !text.contains("\n") else { return text }
    let delimiters = Self.delimiters(of: code[token.range])
    if Self.isInterpolated(index, tokens) { return delimiters }
    return delimiters + String(repeating: "x", count: max(0, min(text.count - delimiters.count, 2)))
  }

  /// Whether a token is a part of a string beside an interpolation or an escape.
  private static func isInterpolated(_ index: Int, _ tokens: [Token]) -> Bool {
    guard tokens[index].kind == .string else { return false }
    let neighbours = [index - 1, index + 1].filter(tokens.indices.contains)
    return neighbours.contains { [.interpolation, .escape].contains(tokens[$0].kind) }
  }

  /// The quotes and number signs at both ends of a string.
  private static func delimiters(of text: ArraySlice<UInt8>) -> String {
    let isDelimiter = { (byte: UInt8) in [0x22, 0x27, 0x23, 0x40].contains(byte) }
    let opening = text.prefix(while: isDelimiter)
    let closing = text.dropFirst(opening.count).reversed().prefix(while: isDelimiter)
    return String(decoding: opening + closing, as: UTF8.self)
  }

  /// Equal where two pieces differ in comments, blanks and the words of strings alone.
  package var fingerprint: Fingerprint {
    var result = Fingerprint()
    for index in tokens.indices {
      result.add(Array("\(tokens[index].kind)".utf8))
      result.add([0])
      result.add(Array(essence(of: index).utf8))
      result.add([0])
    }
    return result
  }

  /// A byte as a token and a byte in it, which says where it is in a translation too.
  func place(_ offset: Int) -> (token: Int, inside: Int) {
    var low = 0
    var high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return (low, low < tokens.count ? max(0, offset - tokens[low].range.lowerBound) : 0)
  }

  /// The byte that a token and a byte in it mean; of what follows the last token, its end.
  func offset(token: Int, inside: Int) -> Int {
    guard tokens.indices.contains(token) else { return tokens.last?.range.upperBound ?? 0 }
    let range = tokens[token].range
    return min(range.lowerBound + inside, range.upperBound - 1)
  }

  /// The rest of the token at a byte; an empty range where there is none.
  package func rest(at offset: Int) -> Range<Int> {
    let (token, _) = place(offset)
    guard tokens.indices.contains(token), tokens[token].range.contains(offset) else { return offset..<offset }
    return offset..<tokens[token].range.upperBound
  }
}
