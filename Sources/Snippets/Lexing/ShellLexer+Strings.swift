extension ShellLexer {
  /// The rest of a string in double quotes; its token begins at `start`.
  mutating func string(from start: Int) {
    var start = start
    while !reader.isAtEnd {
      switch reader.ahead() {
      case "\"":
        reader.position += 1
        reader.emit(.string, from: start)
        open.removeLast()
        expectsCommand = false
        return
      case "\\":
        reader.emit(.string, from: start)
        start = reader.position
        reader.escapeOne()
        reader.emit(.escape, from: start)
        start = reader.position
      case "`":
        reader.emit(.string, from: start)
        return backtick()
      case "$" where begins:
        reader.emit(.string, from: start)
        if expansion() { return }
        start = reader.position
      default: reader.position += 1
      }
    }
    reader.emit(.string, from: start)
  }

  /// After the end of what interrupted it, a string goes on.
  mutating func resumeString() {
    if case .string? = open.last { string(from: reader.position) }
  }

  /// Whether a dollar sign begins an expansion.
  private var begins: Bool {
    let next = reader.ahead(1)
    return next == "{" || next == "(" || next.continuesName || "?#@*!$-".utf8.contains(next)
  }

  /// A variable or a command in place of text; true where something stays open.
  @discardableResult
  mutating func expansion() -> Bool {
    let start = reader.position
    switch reader.ahead(1) {
    case "(":
      reader.emit(.interpolation, length: 2)
      open.append(.command)
      expectsCommand = true
      return true
    case "{":
      reader.emit(.interpolation, length: 2)
      open.append(.parameter)
      return true
    case "'" where !isInString:
      reader.position += 1
      reader.plainString(quote: UInt8.ascii("'"), from: start)
    case let next where next.beginsName:
      reader.emit(.interpolation, length: 1)
      let name = reader.position
      reader.advance { $0.continuesName && $0 < 0x80 || $0 >= 0x80 }
      reader.emit(.name, from: name)
    case let next where begins && next < 0x80:
      reader.emit(.interpolation, length: 1)
      reader.emit(.name, length: 1)
    default: reader.emit(.text, length: 1)
    }
    expectsCommand = false
    return false
  }

  private var isInString: Bool {
    if case .string? = open.last { true } else { false }
  }

  /// A backtick begins a command or ends it.
  mutating func backtick() {
    reader.emit(.interpolation, length: 1)
    if case .backticks? = open.last {
      open.removeLast()
      expectsCommand = false
      resumeString()
    } else {
      open.append(.backticks)
      expectsCommand = true
    }
  }

  // MARK: - Documents

  /// `<<EOF`, `<<-EOF`, `<<'EOF'`: the text begins on the next line.
  mutating func hereDocument() {
    let start = reader.position
    reader.position += 2
    let stripsTabs = reader.ahead() == "-"
    if stripsTabs { reader.position += 1 }
    reader.emit(.operator, from: start)
    reader.advance { $0 == " " }
    let word = reader.position
    let quote = reader.ahead()
    if quote == "'" || quote == "\"" {
      reader.position += 1
      reader.advance { $0 != quote && !$0.isLineEnd }
      let delimiter = word + 1..<reader.position
      if reader.ahead() == quote { reader.position += 1 }
      reader.emit(.string, from: word)
      documents.append(Document(delimiter: delimiter, stripsTabs: stripsTabs))
    } else {
      reader.advance { $0.continuesName }
      guard reader.position > word else { return }
      documents.append(Document(delimiter: word..<reader.position, stripsTabs: stripsTabs))
      reader.emit(.string, from: word)
    }
    expectsCommand = false
  }

  /// The texts that the line before has asked for, each to the line that is its delimiter.
  mutating func hereDocuments() {
    let asked = documents
    documents = []
    for document in asked {
      var isLast = false
      while !reader.isAtEnd, !isLast {
        isLast = isDelimiter(document)
        while reader.ahead().isBlank, !reader.ahead().isLineEnd { reader.position += 1 }
        reader.lineOfText(.string)
        if reader.ahead() == "\r" { reader.position += 1 }
        if reader.ahead() == "\n" { reader.position += 1 }
      }
    }
    expectsCommand = true
  }

  /// Whether the line that begins here is the delimiter alone.
  private func isDelimiter(_ document: Document) -> Bool {
    var index = reader.position
    while document.stripsTabs, reader.at(index) == "\t" { index += 1 }
    for offset in document.delimiter {
      guard index < reader.end, reader.at(index) == reader.at(offset) else { return false }
      index += 1
    }
    return index >= reader.end || reader.at(index).isLineEnd
  }
}
