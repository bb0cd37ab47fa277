/// Kotlin, with its templates, raw strings and labels; soft keywords are judged by what stands beside them.
struct KotlinLexer {
  var reader: CodeReader
  /// Strings that are interrupted by a template, the innermost last.
  var strings: [OpenString] = []
  /// Curly brackets that are open in the innermost template.
  private var depth = 0
  /// What the last token is, where it is a word.
  var last: KotlinRole = []
  let words = KotlinRole.words

  struct OpenString {
    let isRaw: Bool
    /// Dollar signs that begin a template in it: one, unless as many stand before its first quote.
    let dollars: Int
    /// Curly brackets that were open before it.
    let depth: Int
  }

  init(_ reader: CodeReader) { self.reader = reader }

  mutating func run() -> [Token] {
    if reader.starts(with: "#!") { reader.lineComment() }
    while reader.skipBlanks() {
      let byte = reader.ahead()
      if byte.beginsName {
        word()
      } else if byte == "/", reader.ahead(1) == "/" {
        reader.lineComment()
      } else if byte == "/", reader.ahead(1) == "*" {
        reader.blockComment(nests: true)
      } else {
        sign(byte)
        last = []
      }
    }
    return reader.tokens
  }

  private mutating func sign(_ byte: UInt8) {
    switch byte {
    case "{":
      depth += 1
      reader.emit(.punctuation, length: 1)
    case "}":
      if depth == 0, let string = strings.popLast() {
        depth = string.depth
        reader.emit(.interpolation, length: 1)
        rest(of: string, from: reader.position)
      } else {
        depth = max(depth - 1, 0)
        reader.emit(.punctuation, length: 1)
      }
    case "(", ")", "[", "]", ",", ";": reader.emit(.punctuation, length: 1)
    case ":":
      if reader.ahead(1) == ":" { reader.emit(.operator, length: 2) } else { reader.emit(.punctuation, length: 1) }
    case ".":
      if reader.ahead(1).isDigit {
        number()
      } else if reader.ahead(1) == "." {
        reader.emit(.operator, length: reader.ahead(2) == "<" ? 3 : 2)
      } else {
        reader.emit(.punctuation, length: 1)
      }
    case "\"": string(dollars: 1)
    case "'": reader.plainString(quote: byte)
    case "$": dollars()
    case "@": attribute()
    case "`": reader.quotedName()
    case "=", "-", "+", "!", "*", "%", "<", ">", "&", "|", "?", "/":
      let start = reader.position
      reader.position += 1
      let next = reader.ahead()
      let isLong =
        byte == "-" && (next == ">" || next == "-") || byte == "+" && next == "+" || byte == "&" && next == "&"
        || byte == "|" && next == "|" || byte == "?" && (next == ":" || next == ".")
        || next == "=" && byte != "?" && byte != "&" && byte != "|" || byte == "!" && next == "!"
      if isLong { reader.position += 1 }
      // `===` and `!==`
      if isLong, next == "=", byte == "=" || byte == "!", reader.ahead() == "=" { reader.position += 1 }
      reader.emit(.operator, from: start)
    case _ where byte.isDigit: number()
    default: reader.unknown()
    }
  }

  private mutating func number() { reader.number() }

  /// Several dollar signs before a quote say how many begin a template in it.
  private mutating func dollars() {
    let start = reader.position
    var after = start
    while reader.at(after) == "$" { after += 1 }
    if reader.at(after) == "\"" {
      string(dollars: after - start)
    } else {
      reader.position = after
      reader.emit(.text, from: start)
    }
  }

  /// `@Name`, `@field:Name`, `@get:[…]`; or the label of `return@name`, which is written to its word.
  private mutating func attribute() {
    let start = reader.position
    let jumps = last.contains(.jump) && reader.lastEnd == start
    guard reader.ahead(1).beginsName else { return reader.emit(jumps ? .label : .operator, length: 1) }
    reader.position += 1
    if jumps {
      reader.advance { $0.continuesName }
      return reader.emit(.label, from: start)
    }
    let end = reader.nameEnd(from: reader.position)
    if reader.at(end) == ":", reader.at(end + 1) == "[" || reader.at(end + 1).beginsName,
      words[reader.word(reader.position, end)].contains(.target)
    {
      reader.position = end + 1
    }
    reader.dottedName()
    reader.emit(.attribute, from: start)
  }

  // MARK: - Strings

  /// A string from its opening delimiter on, to its end or its first template.
  private mutating func string(dollars: Int) {
    let start = reader.position
    reader.advance { $0 == "$" }
    let isRaw = reader.starts(with: "\"\"\"")
    reader.position += isRaw ? 3 : 1
    rest(of: OpenString(isRaw: isRaw, dollars: dollars, depth: 0), from: start)
  }

  /// The string's text from here on; its token begins at `start`.
  private mutating func rest(of string: OpenString, from start: Int) {
    var start = start
    while !reader.isAtEnd {
      switch reader.ahead() {
      case "\"" where !string.isRaw:
        reader.position += 1
        return reader.emit(.string, from: start)
      case "\"" where reader.starts(with: "\"\"\""):
        // More than three quotes: all but the last three are text.
        reader.advance { $0 == "\"" }
        return reader.emit(.string, from: start)
      case "\\" where !string.isRaw:
        reader.emit(.string, from: start)
        start = reader.position
        reader.escape()
        reader.emit(.escape, from: start)
        start = reader.position
      case "\n" where !string.isRaw, "\r" where !string.isRaw: return reader.emit(.string, from: start)
      case "$":
        var after = reader.position
        while reader.at(after) == "$" { after += 1 }
        let isTemplate = after - reader.position >= string.dollars
        let opens = reader.at(after) == "{"
        guard isTemplate, opens || reader.at(after).beginsName || reader.at(after) == "`" else {
          reader.position = after
          continue
        }
        reader.position = after - string.dollars
        reader.emit(.string, from: start)
        reader.emit(.interpolation, length: string.dollars + (opens ? 1 : 0))
        if opens {
          strings.append(OpenString(isRaw: string.isRaw, dollars: string.dollars, depth: depth))
          depth = 0
          return
        }
        start = reader.position
        name()
        start = reader.position
      default: reader.position += 1
      }
    }
    reader.emit(.string, from: start)
  }

  /// The name after a single dollar sign.
  private mutating func name() {
    if reader.ahead() == "`" { return reader.quotedName() }
    let start = reader.position
    reader.advance { $0.continuesName }
    let isThis = words[reader.word(start, reader.position)].contains(.template)
    reader.emit(isThis ? .keyword : .name, from: start)
  }
}
