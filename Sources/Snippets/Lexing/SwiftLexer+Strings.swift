extension SwiftLexer {
  /// A string from its opening delimiter on, to its end or its first interpolation.
  mutating func string(hashes: Int) {
    let start = reader.position
    reader.position += hashes + 1
    var isMultiline = reader.ahead() == "\"" && reader.ahead(1) == "\""
    // `#"""#` is a quote between delimiters of one line.
    if isMultiline, hashes > 0, closesOnLine(from: reader.position, hashes: hashes) { isMultiline = false }
    if isMultiline { reader.position += 2 }
    rest(of: OpenString(hashes: hashes, isMultiline: isMultiline, depth: 0), from: start)
  }

  /// Whether a quote with its number signs stands on this line.
  private func closesOnLine(from index: Int, hashes: Int) -> Bool {
    var index = index
    while index < reader.end, !reader.at(index).isLineEnd {
      if reader.at(index) == "\"", hasHashes(hashes, at: index + 1) { return true }
      index += 1
    }
    return false
  }

  private func hasHashes(_ count: Int, at index: Int) -> Bool {
    for offset in 0..<count where reader.at(index + offset) != "#" { return false }
    return true
  }

  /// The string's text from here on; its token begins at `start`.
  mutating func rest(of string: OpenString, from start: Int) {
    var start = start
    while !reader.isAtEnd {
      switch reader.ahead() {
      case "\"" where closes(string):
        reader.position += (string.isMultiline ? 3 : 1) + string.hashes
        reader.emit(.string, from: start)
        return
      case "\\" where hasHashes(string.hashes, at: reader.position + 1):
        reader.emit(.string, from: start)
        start = reader.position
        reader.position += string.hashes
        if reader.ahead(1) == "(" {
          reader.position += 2
          reader.emit(.interpolation, from: start)
          strings.append(
            OpenString(hashes: string.hashes, isMultiline: string.isMultiline, depth: suspended()))
          return
        }
        reader.escape()
        reader.emit(.escape, from: start)
        start = reader.position
      case "\n" where !string.isMultiline, "\r" where !string.isMultiline:
        reader.emit(.string, from: start)
        return
      default: reader.position += 1
      }
    }
    reader.emit(.string, from: start)
  }

  private func closes(_ string: OpenString) -> Bool {
    let place = reader.position
    guard string.isMultiline else { return hasHashes(string.hashes, at: place + 1) }
    return reader.at(place + 1) == "\"" && reader.at(place + 2) == "\"" && hasHashes(string.hashes, at: place + 3)
  }
}
