extension CFamilyLexer {
  /// A name, a keyword or a label.
  mutating func word() {
    let start = reader.position
    let end = reader.nameEnd(from: start)
    let role = words[reader.word(start, end)]
    reader.position = end
    while syntax != .objectiveC, reader.ahead() == "$" {
      // A dollar sign may be in a name.
      reader.position = reader.nameEnd(from: reader.position + 1)
    }
    let isWhole = reader.position == end
    if syntax == .java, reader.starts(with: "non-sealed", at: start), !reader.at(start + 10).continuesName {
      reader.position = start + 10
      reader.emit(.keyword, from: start)
      last = .declaration
      return
    }
    if role.isEmpty || !isWhole {
      let isLabel =
        last.contains(.jump) && !reader.isFirstInLine || reader.ahead() == ":" && reader.ahead(1) != ":" && labels
      reader.emit(isLabel ? .label : .name, from: start)
      last = []
    } else if isKeyword(role, start) {
      reader.emit(.keyword, from: start)
      last = role
    } else {
      reader.emit(.name, from: start)
      last = []
    }
  }

  /// Whether a word that can be a keyword is one; the reader stands behind it.
  private func isKeyword(_ role: CFamilyRole, _ start: Int) -> Bool {
    let next = reader.solid(from: reader.position)
    if reader.lastByte == ".", reader.lastKind == .punctuation, syntax != .java { return false }
    if role.contains(.reserved) {
      // `default:` in Groovy's maps and the parts of a message's name in Objective-C
      return !(syntax == .objectiveC && next.byte == ":" && !role.contains(.colon) && reader.lastByte != "?")
    }
    if reader.lastByte == "." { return false }
    switch role {
    case .record: return next.beginsName && !next.isOnNextLine && followsWithBody(next)
    case .sealed:
      return !words[reader.word(next.index, reader.nameEnd(from: next.index))].isDisjoint(with: [.declaration])
    case .clause:
      return next.beginsName && (reader.lastKind == .name || reader.lastByte == ">" || reader.lastByte == ")")
    case .variable: return next.beginsName && !next.isOnNextLine && reader.lastKind != .name
    case .yield: return begins && next.byte != "=" && next.byte != "." && next.byte != "(" && next.byte != ")"
    case .property:
      return (reader.lastByte == "(" || reader.lastByte == ",")
        && (next.byte == "," || next.byte == ")" || next.byte == "=")
        || next.beginsName && reader.lastByte == "("
    case .between: return next.beginsName && reader.lastKind == .name
    default: return false
    }
  }

  /// A record's name is followed by its components.
  private func followsWithBody(_ next: CodeReader.Upcoming) -> Bool {
    let after = reader.solid(from: reader.nameEnd(from: next.index)).byte
    return after == "(" || after == "<"
  }

  /// Whether a name before a colon begins a statement, and so labels it.
  private var labels: Bool { syntax == .java && begins && reader.lastByte != ">" }

  /// Whether a statement may begin here.
  private var begins: Bool {
    switch reader.lastByte {
    case "{", "}", ";", ">", 0: true
    default: false
    }
  }
}
