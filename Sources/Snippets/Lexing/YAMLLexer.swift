/// YAML, line by line: what is a key or a value needs no more than the line and the brackets that are open.
struct YAMLLexer {
  var reader: CodeReader
  /// Brackets of the flow style that are open.
  private var flowDepth = 0

  init(_ reader: CodeReader) { self.reader = reader }

  mutating func run() -> [Token] {
    while reader.skipBlanks() {
      let byte = reader.ahead()
      let isSeparate = reader.ahead(1).isBlank || reader.position + 1 >= reader.end
      switch byte {
      case "#" where reader.position == 0 || reader.byteBefore.isBlank: reader.lineComment()
      case "%" where isAtLineStart: word(.directive)
      case "-" where isMarker("---"), "." where isMarker("..."): reader.emit(.punctuation, length: 3)
      case "-" where isSeparate, "?" where isSeparate, ":" where isSeparate || flowDepth > 0:
        reader.emit(.punctuation, length: 1)
      case "{", "[":
        flowDepth += 1
        reader.emit(.punctuation, length: 1)
      case "}", "]":
        flowDepth = max(flowDepth - 1, 0)
        reader.emit(.punctuation, length: 1)
      case ",": reader.emit(.punctuation, length: 1)
      case "&", "*": word(.label)
      case "!": word(.attribute)
      case "\"": doubleQuoted()
      case "'": singleQuoted()
      case "|" where beginsBlock, ">" where beginsBlock: block()
      default: plain()
      }
    }
    return reader.tokens
  }

  private var isAtLineStart: Bool { reader.position == 0 || reader.byteBefore.isLineEnd }

  private func isMarker(_ text: StaticString) -> Bool {
    isAtLineStart && reader.starts(with: text)
      && (reader.ahead(3).isBlank || reader.position + 3 >= reader.end)
  }

  /// To the next blank.
  private mutating func word(_ kind: Token.Kind) {
    let start = reader.position
    reader.position += 1
    let isInFlow = flowDepth > 0
    reader.advance { !$0.isBlank && !(isInFlow && ($0 == "," || $0 == "]" || $0 == "}")) }
    reader.emit(kind, from: start)
  }

  /// Whether a colon that ends a key stands at or after a place.
  private func colonFollows(_ index: Int) -> Bool {
    let next = reader.solid(from: index)
    guard next.byte == ":", !next.isOnNextLine else { return false }
    return flowDepth > 0 || reader.at(next.index + 1).isBlank || next.index + 1 >= reader.end
  }

  private mutating func doubleQuoted() {
    var close = reader.position + 1
    while close < reader.end, reader.at(close) != "\"" { close += reader.at(close) == "\\" ? 2 : 1 }
    let end = min(close + 1, reader.end)
    let kind: Token.Kind = colonFollows(end) ? .key : .string
    var start = reader.position
    reader.position += 1
    while reader.position < end {
      guard reader.ahead() == "\\" else {
        reader.position += 1
        continue
      }
      reader.emit(kind, from: start)
      start = reader.position
      reader.escape()
      if reader.position == start + 1 { reader.position += 1 }
      reader.emit(.escape, from: start)
      start = reader.position
    }
    reader.emit(kind, from: start)
  }

  /// Between single quotes, of which two stand for one.
  private mutating func singleQuoted() {
    let start = reader.position
    repeat {
      reader.position += 1
      reader.advance { $0 != "'" }
      reader.position += 1
    } while reader.ahead() == "'"
    reader.emit(colonFollows(reader.position) ? .key : .string, from: start)
  }

  /// A key or a value without quotes, to its colon, a comment or the end of the line.
  private mutating func plain() {
    let start = reader.position
    var isKey = false
    var isNumber = true
    while !reader.isAtEnd, !reader.ahead().isLineEnd {
      let byte = reader.ahead()
      if byte == ":", reader.position > start, reader.ahead(1).isBlank || reader.position + 1 >= reader.end {
        isKey = true
        break
      }
      if byte == "#", reader.byteBefore.isBlank { break }
      if flowDepth > 0 {
        if byte == "," || byte == "]" || byte == "}" || byte == "{" || byte == "[" { break }
      }
      if !byte.isHexDigit, !byte.isBlank, !"+-._xo:".utf8.contains(byte) { isNumber = false }
      reader.position += 1
    }
    if reader.position == start { reader.position += 1 }
    let after = reader.position
    while reader.position > start, reader.byteBefore.isBlank { reader.position -= 1 }
    let first = reader.at(start)
    let digits = first.isDigit || (first == "-" || first == "+" || first == ".") && reader.at(start + 1).isDigit
    let kind: Token.Kind =
      isKey ? .key : digits && isNumber ? .number : isConstant(start, reader.position) ? .keyword : .string
    reader.emit(kind, from: start)
    reader.position = after
  }

  private func isConstant(_ start: Int, _ end: Int) -> Bool {
    let constants: [StaticString] = ["true", "false", "null", "~", "yes", "no", "on", "off", "True", "False"]
    return end - start <= 5
      && constants.contains { $0.utf8CodeUnitCount == end - start && reader.starts(with: $0, at: start) }
  }

  /// Whether nothing but a comment follows the sign on its line.
  private var beginsBlock: Bool {
    guard flowDepth == 0 else { return false }
    var index = reader.position + 1
    while reader.at(index).isDigit || reader.at(index) == "-" || reader.at(index) == "+" { index += 1 }
    let next = reader.solid(from: index)
    return next.index >= reader.end || next.isOnNextLine || next.byte == "#" && next.index > index
  }

  /// A value of several lines: its sign, and all lines that stand further in than the line of the sign.
  private mutating func block() {
    let indentation = self.indentation(at: reader.position)
    let sign = reader.position
    reader.advance { !$0.isBlank && $0 != "#" }
    reader.emit(.operator, from: sign)
    while !reader.isAtEnd, !reader.ahead().isLineEnd {
      if reader.ahead() == "#" { reader.lineComment() } else { reader.position += 1 }
    }
    while !reader.isAtEnd {
      // At the end of a line: look at the next one.
      let next = reader.solid(from: reader.position)
      guard next.index < reader.end, next.isOnNextLine, self.indentation(at: next.index) > indentation else { return }
      reader.position = next.index
      reader.lineOfText(.string)
    }
  }

  /// How far the line of a place is indented.
  private func indentation(at place: Int) -> Int {
    var start = place
    while start > 0, !reader.at(start - 1).isLineEnd { start -= 1 }
    var index = start
    while reader.at(index) == " " { index += 1 }
    return index - start
  }
}
