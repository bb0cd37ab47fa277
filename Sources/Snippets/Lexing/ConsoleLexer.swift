/// What was typed into a terminal and what came back: a line that begins with a prompt is a command.
struct ConsoleLexer {
  private var reader: CodeReader

  init(_ reader: CodeReader) { self.reader = reader }

  mutating func run() -> [Token] {
    let whole = reader.end
    var goesOn = false
    while reader.skipBlanks() {
      let prompt = promptLength(goesOn)
      guard prompt > 0 || goesOn else {
        reader.lineOfText()
        continue
      }
      if prompt > 0 { reader.emit(.prompt, length: prompt) }
      var end = reader.position
      while end < whole, !reader.at(end).isLineEnd { end += 1 }
      goesOn = end > reader.position && reader.at(end - 1) == "\\"
      reader.end = end
      var shell = ShellLexer(reader)
      while !shell.reader.isAtEnd { shell.step() }
      reader = shell.reader
      reader.end = whole
    }
    return reader.tokens
  }

  /// The length of the prompt that stands here: a dollar or percent sign, maybe after a name and place, or the `>` that
  /// asks for the rest of a command.
  private func promptLength(_ goesOn: Bool) -> Int {
    if goesOn, reader.ahead() == ">", reader.ahead(1).isBlank { return 1 }
    var index = reader.position
    // `user@host:~/place$`
    while reader.at(index).continuesName || "@:~/.-".utf8.contains(reader.at(index)) { index += 1 }
    let hasPlace = index > reader.position
    let isSign = reader.at(index) == "$" || reader.at(index) == "%"
    guard isSign, reader.at(index + 1) == " " || index + 1 >= reader.end else { return 0 }
    let isPlace = (reader.position..<index).contains { reader.at($0) == "@" || reader.at($0) == ":" }
    return !hasPlace || isPlace ? index + 1 - reader.position : 0
  }
}
