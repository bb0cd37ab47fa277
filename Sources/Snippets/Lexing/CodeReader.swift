/// A place in code, and the tokens before it: what every lexer stands on.
///
/// It holds a pointer, since a bounds check for each byte would double the time; reading goes through `at`, which knows
/// the end. A lexer lives no longer than the call that lends the bytes.
struct CodeReader {
  private let code: UnsafeBufferPointer<UInt8>
  /// The next byte.
  var position = 0
  /// Where to stop: the end of the code, or of the part of it that has another grammar.
  var end: Int
  private(set) var tokens: [Token] = []
  /// The last token that is no comment; `text` before the first.
  private(set) var lastKind = Token.Kind.text
  private(set) var lastStart = 0
  private(set) var lastEnd = 0
  /// Whether a line ended since that token, or none has been.
  private(set) var isFirstInLine = true

  init(_ code: UnsafeBufferPointer<UInt8>) {
    self.code = code
    end = code.count
    tokens.reserveCapacity(code.count / 4 + 4)
  }

  /// The whole code's length, whatever `end` is.
  var count: Int { code.count }

  @inline(__always) var isAtEnd: Bool { position >= end }

  /// The byte at an index, zero where there is none.
  @inline(__always) func at(_ index: Int) -> UInt8 { index < end && index >= 0 ? code[index] : 0 }

  /// The byte some places on.
  @inline(__always) func ahead(_ distance: Int = 0) -> UInt8 { at(position + distance) }

  /// The byte before the current place, in all of the code.
  @inline(__always) var byteBefore: UInt8 { at(position - 1) }

  /// The last byte of the last token that is no comment.
  @inline(__always) var lastByte: UInt8 { lastEnd > 0 ? code[lastEnd - 1] : 0 }

  /// Ends the token that began at `start`; an empty one is none.
  @inline(__always) mutating func emit(_ kind: Token.Kind, from start: Int) {
    position = min(position, end)
    guard start < position else { return }
    tokens.append(Token(kind, Range(uncheckedBounds: (start, position))))
    if kind == .comment { return }
    lastKind = kind
    lastStart = start
    lastEnd = position
    isFirstInLine = false
  }

  /// A token of the next `length` bytes.
  @inline(__always) mutating func emit(_ kind: Token.Kind, length: Int) {
    let start = position
    position += length
    emit(kind, from: start)
  }

  /// Goes past blanks; false at the end.
  @inline(__always) mutating func skipBlanks() -> Bool {
    while position < end {
      let byte = code[position]
      guard byte.isBlank else { return true }
      if byte.isLineEnd { isFirstInLine = true }
      position += 1
    }
    return false
  }

  /// Goes on while `condition` holds.
  @inline(__always) mutating func advance(while condition: (UInt8) -> Bool) {
    while position < end, condition(code[position]) { position += 1 }
  }

  /// Whether these bytes come next.
  @inline(__always) func starts(with text: StaticString, at index: Int? = nil) -> Bool {
    let start = index ?? position
    guard start >= 0, start + text.utf8CodeUnitCount <= end else { return false }
    for offset in 0..<text.utf8CodeUnitCount where code[start + offset] != text.utf8Start[offset] { return false }
    return true
  }

  /// The next byte that is not blank, at or after `index`.
  @inline(__always) func solid(from index: Int) -> Upcoming {
    var index = index
    var isOnNextLine = false
    while index < end, code[index].isBlank {
      if code[index].isLineEnd { isOnNextLine = true }
      index += 1
    }
    return Upcoming(byte: at(index), index: index, isOnNextLine: isOnNextLine)
  }

  /// What stands after blanks.
  struct Upcoming {
    let byte: UInt8
    let index: Int
    let isOnNextLine: Bool
    @inline(__always) var beginsName: Bool { byte.beginsName }
  }

  /// The end of the name that begins at `index`.
  @inline(__always) func nameEnd(from index: Int) -> Int {
    var index = index
    while index < end, code[index].continuesName { index += 1 }
    return index
  }

  /// Bytes as a word to look up.
  @inline(__always) func word(_ start: Int, _ end: Int) -> Word { Word(code, start, end) }

  /// Records that a comment went over the end of a line.
  mutating func passLineEnd() { isFirstInLine = true }
}

extension UInt8 {
  @inline(__always) var isBlank: Bool { self == 0x20 || self &- 0x09 < 5 }
  @inline(__always) var isLineEnd: Bool { self == 0x0A || self == 0x0D }
  @inline(__always) var isDigit: Bool { self &- 0x30 < 10 }
  @inline(__always) var isHexDigit: Bool { isDigit || (self | 0x20) &- 0x61 < 6 }
  @inline(__always) var isCapital: Bool { self &- 0x41 < 26 }
  /// Letters, the underscore, and all that is beyond ASCII.
  @inline(__always) var beginsName: Bool { (self | 0x20) &- 0x61 < 26 || self == 0x5F || self >= 0x80 }
  @inline(__always) var continuesName: Bool { beginsName || isDigit }
  /// Not the first byte of a character in UTF-8.
  @inline(__always) var continuesCharacter: Bool { self & 0xC0 == 0x80 }

  /// The byte of an ASCII character.
  @inline(__always) static func ascii(_ scalar: Unicode.Scalar) -> UInt8 { UInt8(truncatingIfNeeded: scalar.value) }

  /// So that lexers read as the grammars do: `case "{"`.
  @inline(__always) static func ~= (pattern: Unicode.Scalar, byte: UInt8) -> Bool { byte == ascii(pattern) }
  @inline(__always) static func == (byte: UInt8, scalar: Unicode.Scalar) -> Bool { byte == ascii(scalar) }
  @inline(__always) static func != (byte: UInt8, scalar: Unicode.Scalar) -> Bool { byte != ascii(scalar) }
}
