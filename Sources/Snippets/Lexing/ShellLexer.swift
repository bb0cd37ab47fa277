/// Commands for Bash and its relatives.
///
/// Variables and commands in strings are interpolations; outside of strings they look the same.
struct ShellLexer {
  var reader: CodeReader
  /// What is open, the innermost last.
  var open: [Opening] = []
  /// Whether the next word is a command's name, where alone keywords stand.
  var expectsCommand = true
  /// Whether a word follows that belongs to `for`, `case` or `select`.
  var expectsIn = false
  /// Documents that begin on the next line.
  var documents: [Document] = []
  let words = ShellRole.words

  enum Opening {
    /// A string that goes on after what is open above it.
    case string
    /// `${`, closed by a curly bracket.
    case parameter
    /// `$(`, closed by a round one.
    case command
    /// Round brackets of the language itself.
    case group
    /// Between backticks.
    case backticks
  }

  /// Text that is written into a command: `<<EOF`.
  struct Document {
    let delimiter: Range<Int>
    let stripsTabs: Bool
  }

  init(_ reader: CodeReader) { self.reader = reader }

  mutating func run() -> [Token] {
    if reader.starts(with: "#!") { reader.lineComment() }
    while !reader.isAtEnd { step() }
    return reader.tokens
  }

  /// One token or the blanks before it.
  mutating func step() {
    let byte = reader.ahead()
    switch byte {
    case "\n", "\r":
      reader.position += 1
      if case .parameter? = open.last { break }
      expectsCommand = true
      expectsIn = false
      if byte == "\n", !documents.isEmpty { hereDocuments() }
    case _ where byte.isBlank: reader.position += 1
    case "#" where reader.position == 0 || reader.byteBefore.isBlank || "();".utf8.contains(reader.byteBefore):
      reader.lineComment()
    case "'":
      reader.emitQuoted(byte)
      expectsCommand = false
    case "\"":
      let start = reader.position
      reader.position += 1
      open.append(.string)
      string(from: start)
    case "`": backtick()
    case "$": expansion()
    case "\\":
      let start = reader.position
      let endsLine = reader.ahead(1).isLineEnd || reader.position + 1 >= reader.end
      reader.escapeOne()
      reader.emit(endsLine ? .operator : .escape, from: start)
    case "(":
      open.append(.group)
      reader.emit(.punctuation, length: 1)
      expectsCommand = true
    case ")": close()
    case "}":
      if case .parameter? = open.last {
        open.removeLast()
        reader.emit(.interpolation, length: 1)
        resumeString()
      } else {
        reader.emit(.punctuation, length: 1)
        expectsCommand = true
      }
    case "{", "[", "]", ",", ":":
      reader.emit(.punctuation, length: 1)
    case ";", "&", "|", "<", ">", "=", "!", "*", "?", "+", "~", "^", "%": operators(byte)
    default: word(byte)
    }
  }

  private mutating func close() {
    switch open.last {
    case .command?:
      open.removeLast()
      reader.emit(.interpolation, length: 1)
      expectsCommand = false
      resumeString()
    case .group?:
      open.removeLast()
      reader.emit(.punctuation, length: 1)
      expectsCommand = true
    default:
      reader.emit(.punctuation, length: 1)
      expectsCommand = true
    }
  }

  private mutating func operators(_ byte: UInt8) {
    if byte == "<", reader.ahead(1) == "<", reader.ahead(2) != "<" { return hereDocument() }
    let start = reader.position
    reader.advance { $0 == byte }
    if byte == ";" {
      reader.position = start + 1
      reader.emit(.punctuation, from: start)
    } else {
      if byte == "<" || byte == ">" || byte == "!" || byte == "+", reader.ahead() == "=" || reader.ahead() == "&" {
        reader.position += 1
      }
      reader.emit(.operator, from: start)
    }
    if byte == ";" || byte == "&" || byte == "|" || byte == "!" { expectsCommand = true }
  }

  /// A command's name, an argument, a keyword or a number.
  private mutating func word(_ byte: UInt8) {
    let start = reader.position
    reader.position += 1
    reader.advance(while: Self.continuesWord)
    let role = words[reader.word(start, reader.position)]
    let isDigits = (start..<reader.position).allSatisfy { reader.at($0).isDigit || reader.at($0) == "." }
    let isWhole = start == 0 || reader.at(start - 1).isBlank || "();|&`".utf8.contains(reader.at(start - 1))
    if isWhole, expectsCommand && !role.isEmpty || expectsIn && role.contains(.in) {
      reader.emit(.keyword, from: start)
      expectsCommand = role.contains(.continues)
      expectsIn = role.contains(.takesIn)
    } else {
      reader.emit(isDigits && byte.isDigit ? .number : .name, from: start)
      // An assignment may stand before a command.
      if reader.ahead() != "=" { expectsCommand = false }
    }
  }

  private static func continuesWord(_ byte: UInt8) -> Bool {
    byte.continuesName || byte == "-" || byte == "." || byte == "/" || byte == "@" || byte == "#"
      || byte < 0x20 && !byte.isBlank
      || byte == 0x7F
  }
}

extension CodeReader {
  /// Text between single quotes, which nothing interrupts.
  mutating func emitQuoted(_ quote: UInt8) {
    let start = position
    position += 1
    advance { $0 != quote }
    position += 1
    emit(.string, from: start)
  }

  /// Goes past a backslash and the character after it.
  mutating func escapeOne() {
    position += 2
    advance { $0.continuesCharacter }
  }
}
