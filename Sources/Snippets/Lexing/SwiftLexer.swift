/// Swift, as its own lexer and parser see it together: the words that are keywords only in some places are judged by
/// what stands beside them.
///
/// Interpolations are kept on a stack of ours, so that no depth of nesting needs more than memory.
struct SwiftLexer {
  var reader: CodeReader
  /// Strings that are interrupted by an interpolation, the innermost last.
  var strings: [OpenString] = []
  /// Round brackets that are open in the innermost interpolation.
  private var depth = 0
  /// What the last token is, and the one before it, where they are words.
  var last: SwiftRole = []
  var secondLast: SwiftRole = []
  /// No regular expression begins before this place: its line has been searched for an end in vain.
  private var noRegexBefore = 0
  let words = SwiftRole.words

  struct OpenString {
    let hashes: Int
    let isMultiline: Bool
    /// Round brackets that were open before it.
    let depth: Int
  }

  init(_ reader: CodeReader) { self.reader = reader }

  mutating func run() -> [Token] {
    if reader.starts(with: "#!") { reader.lineComment() }
    while reader.skipBlanks() {
      let byte = reader.ahead()
      if byte.beginsName, byte < 0x80 || !isOperator(at: reader.position) {
        word()
      } else if byte == "/", reader.ahead(1) == "/" {
        reader.lineComment()
      } else if byte == "/", reader.ahead(1) == "*" {
        reader.blockComment(nests: true)
      } else {
        sign(byte)
      }
    }
    return reader.tokens
  }

  /// Notes what a token is, for the words that come after it.
  @inline(__always) mutating func passed(_ role: SwiftRole = []) {
    secondLast = last
    last = role
  }

  private mutating func sign(_ byte: UInt8) {
    switch byte {
    case "(":
      depth += 1
      reader.emit(.punctuation, length: 1)
    case ")":
      if depth == 0, let string = strings.popLast() {
        depth = string.depth
        reader.emit(.interpolation, length: 1)
        rest(of: string, from: reader.position)
      } else {
        depth = max(depth - 1, 0)
        reader.emit(.punctuation, length: 1)
      }
    case "{", "}", "[", "]", ",", ";", ":": reader.emit(.punctuation, length: 1)
    case ".":
      if reader.ahead(1) == "." { runOfOperators() } else { reader.emit(.punctuation, length: 1) }
    case "\"": string(hashes: 0)
    case "#": hash()
    case "@":
      if reader.ahead(1).beginsName { reader.attribute() } else { reader.emit(.operator, length: 1) }
    case "`": reader.quotedName()
    case "$":
      let start = reader.position
      reader.position = reader.nameEnd(from: start + 1)
      reader.emit(.name, from: start)
    case "\\": reader.emit(.operator, length: 1)
    case "/": if !regex(hashes: 0) { runOfOperators() }
    case _ where byte.isDigit: reader.number(fractions: reader.lastByte != ".")
    case _ where isOperator(at: reader.position): runOfOperators()
    default: reader.unknown()
    }
    passed()
  }

  /// What may follow `#`: a raw string, a regular expression between `#/`, a directive or a macro.
  private mutating func hash() {
    let start = reader.position
    var after = start
    while reader.at(after) == "#" { after += 1 }
    let hashes = after - start
    switch reader.at(after) {
    case "\"": string(hashes: hashes)
    case "/" where regex(hashes: hashes): break
    case let byte where hashes == 1 && byte.beginsName:
      reader.position = reader.nameEnd(from: after)
      reader.emit(.directive, from: start)
    default:
      reader.position = after
      reader.emit(.text, from: start)
    }
  }

  /// Begins an interpolation: gives the brackets that are open before it, to be known again after it.
  mutating func suspended() -> Int {
    defer { depth = 0 }
    return depth
  }

  /// As many operator characters as come; a comment ends them.
  private mutating func runOfOperators() {
    let start = reader.position
    let hasDots = reader.ahead() == "."
    defer { reader.emit(.operator, from: start) }
    repeat {
      let byte = reader.ahead()
      if byte == "/", reader.position > start, reader.ahead(1) == "/" || reader.ahead(1) == "*" { break }
      if byte == ".", !hasDots { break }
      // `!/x/`: a sign before a regular expression
      if byte == "/", reader.position > start, !follows(start), !reader.ahead(1).isBlank { break }
      reader.position += 1
      if byte >= 0x80 { reader.advance { $0.continuesCharacter } }
    } while isOperator(at: reader.position) || hasDots && reader.ahead() == "."
  }

  /// Whether what begins at a place is written to what stands before it.
  private func follows(_ place: Int) -> Bool {
    let before = reader.at(place - 1)
    return before.continuesName || [")", "]", "}", "\"", "`"].contains { before == $0 }
  }

  /// Whether an operator character stands here; those beyond ASCII are the mathematical signs, arrows and the like
  /// that the grammar lists.
  private func isOperator(at index: Int) -> Bool {
    switch reader.at(index) {
    case "/", "=", "-", "+", "!", "*", "%", "<", ">", "&", "|", "^", "~", "?": return true
    case 0xC2:
      let second = reader.at(index + 1)
      return [0xA1...0xA7, 0xA9...0xA9, 0xAB...0xAC, 0xAE...0xAE, 0xB0...0xB1, 0xB6...0xB6, 0xBB...0xBB, 0xBF...0xBF]
        .contains { $0.contains(second) }
    case 0xC3: return reader.at(index + 1) == 0x97 || reader.at(index + 1) == 0xB7
    case 0xE2, 0xE3:
      let scalar =
        UInt32(reader.at(index) & 0x0F) << 12 | UInt32(reader.at(index + 1) & 0x3F) << 6
        | UInt32(reader.at(index + 2) & 0x3F)
      return [
        0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF,
        0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030...0x3030,
      ].contains { $0.contains(scalar) }
    default: return false
    }
  }

  // MARK: - Regular expressions

  /// A regular expression, if one stands here: the same bytes may be a division.
  private mutating func regex(hashes: Int) -> Bool {
    let start = reader.position
    var index = start + hashes + 1
    guard hashes > 0 || start >= noRegexBefore && mayBeginRegex, reader.at(index) != "*" else { return false }
    let isMultiline = hashes > 0 && reader.solid(from: index).isOnNextLine
    var groups = 0
    while index < reader.end {
      switch reader.at(index) {
      case "\n" where !isMultiline, "\r" where !isMultiline:
        guard hashes > 0 else {
          noRegexBefore = index
          return false
        }
        reader.position = index
        reader.emit(.regex, from: start)
        return true
      case "\\": index += reader.at(index + 1).isLineEnd ? 0 : 1
      case "(": groups += 1
      case ")" where hashes == 0 && groups == 0:
        noRegexBefore = index
        return false
      case ")": groups -= 1
      case "/" where hashes == 0:
        guard !reader.at(index - 1).isBlank else {
          noRegexBefore = index
          return false
        }
        reader.position = index + 1
        reader.emit(.regex, from: start)
        return true
      case "/" where (1...hashes).allSatisfy({ reader.at(index + $0) == "#" }):
        reader.position = index + 1 + hashes
        reader.emit(.regex, from: start)
        return true
      default: break
      }
      index += 1
    }
    guard hashes > 0 else {
      noRegexBefore = reader.end
      return false
    }
    reader.position = reader.end
    reader.emit(.regex, from: start)
    return true
  }

  /// Whether a value may begin here, and the bytes after the slash look like no division.
  private var mayBeginRegex: Bool {
    guard !reader.ahead(1).isBlank, reader.ahead(1) != 0 else { return false }
    // A blank before the slash and none after it: an operator could only be the sign of what follows.
    guard follows(reader.position) || reader.lastEnd == reader.position else { return reader.lastByte != "." }
    switch reader.lastKind {
    case .name, .number, .string, .regex: return false
    case .keyword: return !last.contains(.value)
    case .punctuation: return ![")", "]", "}", "."].contains { reader.lastByte == $0 }
    // `x!/y`
    case .operator: return !["!", "?"].contains { reader.lastByte == $0 } || !follows(reader.lastStart)
    default: return true
    }
  }
}
