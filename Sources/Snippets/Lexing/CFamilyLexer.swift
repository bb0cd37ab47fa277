/// Java, Objective-C and Groovy, which share comments, brackets, numbers and most operators.
struct CFamilyLexer {
  var reader: CodeReader
  let syntax: CodeSyntax
  /// Strings that are interrupted by an interpolation, the innermost last; Groovy alone has them.
  private var strings: [OpenString] = []
  /// Curly brackets that are open in the innermost interpolation.
  private var depth = 0
  /// What the last token is, where it is a word.
  var last: CFamilyRole = []
  let words: WordTable<CFamilyRole>

  private struct OpenString {
    let quotes: Int
    let depth: Int
  }

  init(_ reader: CodeReader, _ syntax: CodeSyntax) {
    self.reader = reader
    self.syntax = syntax
    words = CFamilyRole.words(of: syntax)
  }

  mutating func run() -> [Token] {
    if reader.starts(with: "#!") { reader.lineComment() }
    while reader.skipBlanks() {
      let byte = reader.ahead()
      if byte.beginsName {
        word()
      } else if byte == "/", reader.ahead(1) == "/" {
        reader.lineComment()
      } else if byte == "/", reader.ahead(1) == "*" {
        reader.blockComment(nests: false)
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
        template(quotes: string.quotes, from: reader.position)
      } else {
        depth = max(depth - 1, 0)
        reader.emit(.punctuation, length: 1)
      }
    case "(", ")", "[", "]", ",", ";": reader.emit(.punctuation, length: 1)
    case ":":
      if reader.ahead(1) == ":" { reader.emit(.operator, length: 2) } else { reader.emit(.punctuation, length: 1) }
    case ".":
      if reader.ahead(1).isDigit {
        reader.number()
      } else if reader.ahead(1) == "." {
        let start = reader.position
        reader.advance { $0 == "." || $0 == "<" }
        reader.emit(.operator, from: start)
      } else {
        reader.emit(.punctuation, length: 1)
      }
    case "\"": quote(byte)
    case "'": quote(byte)
    case "@": at()
    case "#" where syntax == .objectiveC: directive()
    case "<" where syntax == .objectiveC && isHeader: header()
    case "/" where syntax == .groovy && slashyString(): break
    case "$" where syntax != .objectiveC:
      let start = reader.position
      reader.position = reader.nameEnd(from: start + 1)
      reader.emit(.name, from: start)
    case "=", "-", "+", "!", "*", "%", "<", ">", "&", "|", "^", "~", "?", "/": operators(byte)
    case _ where byte.isDigit: reader.number()
    default: reader.unknown()
    }
  }

  /// An operator with what makes it a longer one; angle brackets stay apart, since they also enclose types.
  private mutating func operators(_ byte: UInt8) {
    let start = reader.position
    reader.position += 1
    let next = reader.ahead()
    switch next {
    case "=" where byte != "~" && byte != "?": reader.position += 1
    case ">" where byte == "-": reader.position += 1
    case "+", "-", "&", "|", "*": if next == byte { reader.position += 1 }
    case ".", ":": if byte == "?" && next == "." && syntax == .groovy { reader.position += 1 }
    case "~" where byte == "=": reader.position += 1
    default: break
    }
    reader.emit(.operator, from: start)
  }

  // MARK: - Strings

  private mutating func quote(_ byte: UInt8) {
    let hasTemplates = syntax == .groovy && byte == "\""
    let isTriple =
      syntax != .objectiveC && reader.ahead(1) == byte && reader.ahead(2) == byte && (byte == "\"" || syntax == .groovy)
    guard isTriple || hasTemplates else { return reader.plainString(quote: byte) }
    let start = reader.position
    reader.position += isTriple ? 3 : 1
    if hasTemplates { template(quotes: isTriple ? 3 : 1, from: start) } else { block(quote: byte, from: start) }
  }

  /// A block of text between three quotes.
  private mutating func block(quote: UInt8, from start: Int) {
    var start = start
    while !reader.isAtEnd {
      let byte = reader.ahead()
      if byte == quote, reader.ahead(1) == quote, reader.ahead(2) == quote {
        reader.position += 3
        break
      }
      guard byte == "\\" else {
        reader.position += 1
        continue
      }
      reader.emit(.string, from: start)
      start = reader.position
      reader.escape()
      reader.emit(.escape, from: start)
      start = reader.position
    }
    reader.emit(.string, from: start)
  }

  /// A string with `$name` and `${…}` in it.
  private mutating func template(quotes: Int, from start: Int) {
    var start = start
    while !reader.isAtEnd {
      switch reader.ahead() {
      case "\"" where quotes == 1 || reader.starts(with: "\"\"\""):
        reader.position += quotes
        return reader.emit(.string, from: start)
      case "\n" where quotes == 1, "\r" where quotes == 1: return reader.emit(.string, from: start)
      case "\\":
        reader.emit(.string, from: start)
        start = reader.position
        reader.escape()
        reader.emit(.escape, from: start)
        start = reader.position
      case "$" where reader.ahead(1) == "{":
        reader.emit(.string, from: start)
        reader.emit(.interpolation, length: 2)
        strings.append(OpenString(quotes: quotes, depth: depth))
        depth = 0
        return
      case "$" where reader.ahead(1).beginsName:
        reader.emit(.string, from: start)
        reader.emit(.interpolation, length: 1)
        start = reader.position
        reader.dottedName()
        reader.emit(.name, from: start)
        start = reader.position
      default: reader.position += 1
      }
    }
    reader.emit(.string, from: start)
  }

  /// A pattern between slashes on one line; false where the slash divides.
  private mutating func slashyString() -> Bool {
    let start = reader.position
    let follows =
      reader.lastKind == .name || reader.lastKind == .number || reader.lastByte == ")" || reader.lastByte == "]"
      || reader.lastByte == "}"
    guard !follows || reader.tokens.isEmpty, start >= noPatternBefore, !reader.ahead(1).isBlank else { return false }
    reader.position += 1
    while !reader.isAtEnd, !reader.ahead().isLineEnd {
      if reader.ahead() == "/" {
        reader.position += 1
        reader.emit(.regex, from: start)
        return true
      }
      reader.position += reader.ahead() == "\\" ? 2 : 1
    }
    noPatternBefore = reader.position
    reader.position = start
    return false
  }

  /// No pattern begins before this place: its line has been searched for an end in vain.
  private var noPatternBefore = 0

  // MARK: - Objective-C

  /// `#import`, `#define` and the like; elsewhere the sign is an operator of macros.
  private mutating func directive() {
    let start = reader.position
    guard reader.isFirstInLine else { return reader.emit(.operator, length: 1) }
    let name = reader.solid(from: start + 1)
    reader.position = name.beginsName && !name.isOnNextLine ? reader.nameEnd(from: name.index) : start + 1
    reader.emit(.directive, from: start)
  }

  /// Whether `<` begins a header's name.
  private var isHeader: Bool { reader.lastKind == .directive && !reader.isFirstInLine }

  private mutating func header() {
    let start = reader.position
    reader.advance { $0 != ">" && !$0.isLineEnd }
    if reader.ahead() == ">" { reader.position += 1 }
    reader.emit(.string, from: start)
  }

  /// An annotation, or one of the many things that the sign means in Objective-C.
  private mutating func at() {
    let start = reader.position
    let next = reader.ahead(1)
    if syntax == .objectiveC {
      if next == "\"" {
        reader.position += 1
        // The sign belongs to the string.
        reader.plainString(quote: next, from: start)
      } else if next.beginsName {
        reader.position = reader.nameEnd(from: start + 1)
        reader.emit(.keyword, from: start)
      } else {
        reader.emit(.operator, length: 1)
      }
    } else if next.beginsName {
      if syntax == .java, reader.starts(with: "interface", at: start + 1), !reader.at(start + 10).continuesName {
        reader.emit(.keyword, length: 10)
      } else {
        reader.attribute()
      }
    } else {
      reader.emit(.operator, length: 1)
    }
  }
}
