/// JSON, and what editors accept beside it: comments, single quotes, names as keys.
struct JSONLexer {
  private var reader: CodeReader

  init(_ reader: CodeReader) { self.reader = reader }

  mutating func run() -> [Token] {
    while reader.skipBlanks() {
      let byte = reader.ahead()
      switch byte {
      case "{", "}", "[", "]", ",", ":": reader.emit(.punctuation, length: 1)
      case "\"", "'": reader.plainString(quote: byte, kind: isKey(byte) ? .key : .string)
      case "/" where reader.ahead(1) == "/": reader.lineComment()
      case "/" where reader.ahead(1) == "*": reader.blockComment(nests: false)
      case "-", "+", ".": number(byte)
      case _ where byte.isDigit: reader.number()
      case _ where byte.beginsName: word()
      default: reader.unknown()
      }
    }
    return reader.tokens
  }

  private mutating func number(_ byte: UInt8) {
    let start = reader.position
    reader.position += 1
    guard reader.ahead().isDigit || reader.ahead() == "." else { return reader.emit(.text, from: start) }
    reader.advance { $0.isDigit || $0 == "." || ($0 | 0x20) == "e" || $0 == "-" || $0 == "+" }
    reader.emit(.number, from: start)
  }

  private mutating func word() {
    let start = reader.position
    reader.advance { $0.continuesName }
    let isConstant =
      reader.starts(with: "true", at: start) || reader.starts(with: "false", at: start)
      || reader.starts(with: "null", at: start)
    let isKey = reader.solid(from: reader.position).byte == ":"
    let length = reader.position - start
    reader.emit(isKey ? .key : isConstant && length <= 5 ? .keyword : .name, from: start)
  }

  /// Whether a colon follows the string that begins here.
  private func isKey(_ quote: UInt8) -> Bool {
    var index = reader.position + 1
    while index < reader.end, reader.at(index) != quote, !reader.at(index).isLineEnd {
      index += reader.at(index) == "\\" ? 2 : 1
    }
    return reader.at(index) == quote && reader.solid(from: index + 1).byte == ":"
  }
}
