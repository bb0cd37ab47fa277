extension CodeReader {
  /// A comment to the end of the line.
  mutating func lineComment() {
    let start = position
    advance { !$0.isLineEnd }
    emit(.comment, from: start)
  }

  /// A comment between `/*` and `*/`; one that is not closed goes on to the end.
  mutating func blockComment(nests: Bool) {
    let start = position
    position += 2
    var depth = 1
    while position < end, depth > 0 {
      switch ahead() {
      case "*" where ahead(1) == "/":
        depth -= 1
        position += 2
      case "/" where nests && ahead(1) == "*":
        depth += 1
        position += 2
      case "\n", "\r":
        passLineEnd()
        position += 1
      default: position += 1
      }
    }
    emit(.comment, from: start)
  }

  /// A number as all languages of this family write them: another base, exponent, `_` between digits, suffix.
  ///
  /// A dot belongs to it where a digit follows, so that `1..2` and `1.description` stay apart.
  mutating func number(fractions: Bool = true) {
    let start = position
    let isHex = ahead() == "0" && (ahead(1) | 0x20) == "x"
    if isHex { position += 2 }
    while position < end {
      let byte = ahead()
      if byte.continuesName && byte < 0x80 {
        position += 1
        let exponent: Unicode.Scalar = isHex ? "p" : "e"
        if (byte | 0x20) == exponent, ahead() == "+" || ahead() == "-", ahead(1).isDigit { position += 1 }
      } else if byte == ".", fractions, ahead(1).isDigit || isHex && ahead(1).isHexDigit && hasExponent(position + 1) {
        position += 1
      } else {
        break
      }
    }
    emit(.number, from: start)
  }

  /// Whether hexadecimal digits are followed by an exponent, without which a dot begins a member's name.
  private func hasExponent(_ index: Int) -> Bool {
    var index = index
    while at(index).isHexDigit || at(index) == "_" { index += 1 }
    return (at(index) | 0x20) == "p"
  }

  /// A name between backticks; without the second one, the first stands alone.
  mutating func quotedName() {
    let start = position
    position += 1
    advance { $0 != "`" && !$0.isLineEnd }
    if ahead() == "`" {
      position += 1
      emit(.name, from: start)
    } else {
      position = start
      emit(.text, length: 1)
    }
  }

  /// The sign of an attribute, and the names joined by dots after it.
  mutating func attribute() {
    let start = position
    position += 1
    dottedName()
    emit(.attribute, from: start)
  }

  /// Goes past `a.b.c`.
  mutating func dottedName() {
    advance { $0.continuesName }
    while ahead() == ".", ahead(1).beginsName {
      position += 1
      advance { $0.continuesName }
    }
  }

  /// Goes past a backslash and the character after it, with the digits of a `\u`; the end of a line is left.
  mutating func escape() {
    position += 1
    let byte = ahead()
    guard position < end, !byte.isLineEnd else { return }
    position += 1
    if byte >= 0x80 { advance { $0.continuesCharacter } }
    guard (byte | 0x20) == "u" || byte == "x" else { return }
    if ahead() == "{" {
      let limit = position + 12
      var close = position + 1
      while close < limit, at(close).isHexDigit { close += 1 }
      if at(close) == "}" { position = close + 1 }
    } else {
      let limit = position + (byte == "U" ? 8 : byte == "u" ? 4 : 2)
      while position < limit, ahead().isHexDigit { position += 1 }
    }
  }

  /// Text between two equal quotes on one line, with its escapes; without the second it ends with the line.
  mutating func plainString(quote: UInt8, kind: Token.Kind = .string, from start: Int? = nil) {
    var start = start ?? position
    position += 1
    while position < end {
      let byte = ahead()
      if byte == quote {
        position += 1
        break
      }
      if byte.isLineEnd { break }
      guard byte == "\\" else {
        position += 1
        continue
      }
      emit(kind, from: start)
      start = position
      escape()
      emit(.escape, from: start)
      start = position
    }
    emit(kind, from: start)
  }

  /// A run of bytes that the language has no use for, cut before the next that may mean something.
  mutating func unknown() {
    let start = position
    position += 1
    advance { $0.continuesCharacter }
    emit(.text, from: start)
  }
}
