/// Text that has no grammar: each line is one token, without the blanks around it.
struct PlainLexer {
  private var reader: CodeReader

  init(_ reader: CodeReader) { self.reader = reader }

  mutating func run() -> [Token] {
    while reader.skipBlanks() { reader.lineOfText() }
    return reader.tokens
  }
}

extension CodeReader {
  /// What is left of the line, but for the blanks at its end.
  mutating func lineOfText(_ kind: Token.Kind = .text) {
    let start = position
    advance { !$0.isLineEnd }
    let after = position
    while position > start, byteBefore.isBlank { position -= 1 }
    emit(kind, from: start)
    position = after
  }
}
