/// XML and HTML: markup is taken apart, text is left as it is.
struct XMLLexer {
  private var reader: CodeReader

  init(_ reader: CodeReader) { self.reader = reader }

  mutating func run() -> [Token] {
    while reader.skipBlanks() {
      guard reader.ahead() == "<" else {
        text()
        continue
      }
      if reader.starts(with: "<!--") {
        upTo("-->", .comment)
      } else if reader.starts(with: "<![CDATA[") {
        upTo("]]>", .string)
      } else if reader.starts(with: "<?") {
        tag(.directive, opening: 2)
      } else if reader.ahead(1) == "!", reader.ahead(2).beginsName {
        tag(.directive, opening: 2)
      } else if reader.ahead(1) == "/", reader.ahead(2).beginsName {
        tag(.tag, opening: 2)
      } else if reader.ahead(1).beginsName {
        tag(.tag, opening: 1)
      } else {
        reader.emit(.text, length: 1)
      }
    }
    return reader.tokens
  }

  /// To the end of a construct, or of the code where it has none.
  private mutating func upTo(_ closing: StaticString, _ kind: Token.Kind) {
    let start = reader.position
    reader.position += 3
    while !reader.isAtEnd, !reader.starts(with: closing) { reader.position += 1 }
    reader.position += closing.utf8CodeUnitCount
    reader.emit(kind, from: start)
  }

  /// A tag or an instruction: its name, its attributes, its end.
  private mutating func tag(_ kind: Token.Kind, opening: Int) {
    let start = reader.position
    reader.position += opening
    let name = reader.position
    reader.advance(while: Self.continuesName)
    reader.emit(kind, from: start)
    let isScript = kind == .tag && opening == 1 && isRawText(name)
    while reader.skipBlanks() {
      let byte = reader.ahead()
      let place = reader.position
      switch byte {
      case ">":
        reader.emit(kind, length: 1)
        if isScript { rawText() }
        return
      case "/" where reader.ahead(1) == ">", "?" where reader.ahead(1) == ">": return reader.emit(kind, length: 2)
      case "<": return
      case "\"", "'":
        reader.position += 1
        reader.advance { $0 != byte && $0 != "<" }
        if reader.ahead() == byte { reader.position += 1 }
        reader.emit(.string, from: place)
      case "=": reader.emit(.operator, length: 1)
      case _ where Self.continuesName(byte):
        reader.advance(while: Self.continuesName)
        // HTML lets values stand without quotes.
        let isValue = reader.lastKind == .operator
        reader.emit(isValue ? .string : .key, from: place)
      default: reader.unknown()
      }
    }
  }

  private static func continuesName(_ byte: UInt8) -> Bool {
    byte.continuesName || byte == ":" || byte == "-" || byte == "." || byte == "@"
  }

  private func isRawText(_ name: Int) -> Bool {
    let length = reader.position - name
    return length == 6 && reader.starts(with: "script", at: name)
      || length == 5 && reader.starts(with: "style", at: name)
  }

  /// What stands in a script or a style is no markup.
  private mutating func rawText() {
    while reader.skipBlanks() {
      if reader.starts(with: "</script") || reader.starts(with: "</style") { return }
      let start = reader.position
      reader.advance { !$0.isLineEnd && $0 != "<" }
      if reader.position == start { reader.position += 1 }
      trim(start)
    }
  }

  /// Text up to markup, an entity or the end of the line.
  private mutating func text() {
    let start = reader.position
    if reader.ahead() == "&" {
      reader.position += 1
      reader.advance { $0.continuesName || $0 == "#" }
      if reader.ahead() == ";" { reader.position += 1 }
      return reader.emit(.escape, from: start)
    }
    reader.advance { $0 != "<" && $0 != "&" && !$0.isLineEnd }
    trim(start)
  }

  private mutating func trim(_ start: Int) {
    let after = reader.position
    while reader.position > start, reader.byteBefore.isBlank { reader.position -= 1 }
    reader.emit(.text, from: start)
    reader.position = after
  }
}
