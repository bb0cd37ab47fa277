extension SwiftLexer {
  /// A name or a keyword.
  mutating func word() {
    let start = reader.position
    let end = reader.nameEnd(from: start)
    let role = words[reader.word(start, end)]
    reader.position = end
    if role.isEmpty {
      let isLabel =
        last.contains(.jump) && !reader.isFirstInLine || reader.ahead() == ":" && labelsStatement()
      reader.emit(isLabel ? .label : .name, from: start)
      passed()
    } else if isKeyword(role, start) {
      reader.emit(.keyword, from: start)
      passed(role)
    } else {
      reader.emit(.name, from: start)
      passed()
    }
  }

  /// Whether a word that can be a keyword is one; the reader stands behind it.
  private func isKeyword(_ role: SwiftRole, _ start: Int) -> Bool {
    let isAfterDot = reader.lastKind == .punctuation && reader.lastByte == "."
    if isAfterDot { return role.contains(.member) || role.contains(.metatype) && start == reader.lastEnd }
    if role == .metatype { return false }
    let next = reader.solid(from: reader.position)
    if isLabel(role, start, next) { return false }
    if role.contains(.reserved) {
      // `func `default`` needs its backticks; `init` as an accessor or a call is a keyword as well.
      return true
    }
    let isDetail = role.contains(.detail) && reader.lastByte == "(" && secondLast.contains(.detailed)
    if isDetail { return next.byte == ")" }
    if last.contains(.naming), !reader.isFirstInLine { return false }
    return isModifier(role, next) || isPrefix(role, next) || isAccessor(role, next)
      || isEffect(role, next) || isOwnership(role, next) || isPrecedence(role, next)
  }

  /// Whether a word names an argument, a parameter or an element of a tuple.
  private func isLabel(_ role: SwiftRole, _ start: Int, _ next: CodeReader.Upcoming) -> Bool {
    guard reader.lastKind == .punctuation || reader.lastKind == .name else { return false }
    let before = reader.lastByte
    if next.byte == ":" {
      if reader.lastKind == .name { return !role.contains(.value) && !reader.isFirstInLine && before != "?" }
      switch before {
      case "(": return true
      case ",", "[":
        return !role.contains(.value) && !(reader.isFirstInLine && role.contains(.reserved) && isCase(start))
      case ":": return next.index == reader.position && start == reader.lastEnd
      default: return false
      }
    }
    guard reader.lastKind == .punctuation, before == "(" || before == ",", next.beginsName, !next.isOnNextLine,
      !role.contains(.opening), !role.contains(.prefix)
    else { return false }
    return reader.solid(from: reader.nameEnd(from: next.index)).byte == ":"
  }

  /// `default:` on a line of its own closes a list of cases, whatever stands before it.
  private func isCase(_ start: Int) -> Bool { reader.starts(with: "default", at: start) }

  /// The role of the word that comes next, empty where none does.
  private func role(of next: CodeReader.Upcoming) -> SwiftRole {
    next.beginsName ? words[reader.word(next.index, reader.nameEnd(from: next.index))] : []
  }

  private func isModifier(_ role: SwiftRole, _ next: CodeReader.Upcoming) -> Bool {
    guard role.contains(.modifier) else { return false }
    if next.byte == "(", role.contains(.detailed) {
      // `nonisolated(unsafe) var`, `open(set) var`
      let end = reader.nameEnd(from: next.index + 1)
      guard words[reader.word(next.index + 1, end)].contains(.detail), reader.at(end) == ")" else { return false }
      return !self.role(of: reader.solid(from: end + 1)).isDisjoint(with: [.declaration, .modifier])
    }
    if next.byte == "@" { return true }
    let follower = self.role(of: next)
    if follower.contains(.declaration) || follower.contains(.modifier) { return !next.isOnNextLine || isAlone(next) }
    return follower.contains(.accessor) && !next.isOnNextLine && last.isEmpty
  }

  /// Whether a modifier on a line of its own is followed by a declaration and by nothing else that begins like it.
  private func isAlone(_ next: CodeReader.Upcoming) -> Bool {
    reader.isFirstInLine || last.contains(.modifier)
  }

  private func isPrefix(_ role: SwiftRole, _ next: CodeReader.Upcoming) -> Bool {
    guard role.contains(.prefix), !next.isOnNextLine, next.index > reader.position || next.byte == "(" else {
      return false
    }
    if next.byte == "(" {
      return next.index > reader.position && reader.lastKind != .name && !role.contains(.declaration)
    }
    if next.byte == "&" { return next.index > reader.position && reader.at(next.index + 1).beginsName }
    if next.byte == "`" || next.byte == "~" || next.byte == "@" || next.byte == "$" { return true }
    return next.beginsName && !self.role(of: next).contains(.infix)
  }

  private func isAccessor(_ role: SwiftRole, _ next: CodeReader.Upcoming) -> Bool {
    guard role.contains(.accessor) else { return false }
    let follows =
      reader.isFirstInLine || reader.lastByte == "{" || reader.lastByte == "}" || reader.lastByte == ";"
      || reader.lastKind == .keyword || reader.lastKind == .attribute
    guard follows else { return false }
    let opens = reader.lastByte == "{" && reader.lastKind == .punctuation
    switch next.byte {
    case "{": return true
    case "}": return opens || !last.isDisjoint(with: [.accessor, .effect, .modifier])
    case "(":
      // `set(value) {`
      var close = reader.nameEnd(from: next.index + 1)
      guard close > next.index + 1, reader.at(close) == ")" else { return false }
      close += 1
      return reader.solid(from: close).byte == "{"
    default:
      let follower = self.role(of: next)
      return !follower.isDisjoint(with: [.accessor, .effect])
        || opens && follower.contains(.modifier) && !follower.contains(.declaration)
    }
  }

  private func isEffect(_ role: SwiftRole, _ next: CodeReader.Upcoming) -> Bool {
    guard role.contains(.effect) else { return false }
    if reader.lastByte == ")", !reader.isFirstInLine { return true }
    if last.contains(.accessor), !reader.isFirstInLine { return true }
    if next.byte == "-", reader.at(next.index + 1) == ">" { return true }
    let follower = self.role(of: next)
    return follower.contains(.effect) || reader.starts(with: "in", at: next.index) && follower.contains(.infix)
  }

  private func isOwnership(_ role: SwiftRole, _ next: CodeReader.Upcoming) -> Bool {
    guard role.contains(.ownership), !next.isOnNextLine, next.index > reader.position else { return false }
    guard
      reader.lastByte == ":" || reader.lastByte == "(" || reader.lastByte == "," || reader.lastByte == ">"
        || last.contains(.ownership)
    else { return false }
    return next.byte == "(" || next.byte == "[" || next.byte == "@"
      || next.beginsName && !self.role(of: next).contains(.infix)
  }

  private func isPrecedence(_ role: SwiftRole, _ next: CodeReader.Upcoming) -> Bool {
    if role.contains(.precedence) {
      return next.byte == ":" && (reader.isFirstInLine || reader.lastByte == "{" && secondLast.isEmpty)
    }
    return role.contains(.associativity) && reader.lastByte == ":" && secondLast.contains(.precedence)
  }

  /// Whether a name before a colon labels a loop.
  private func labelsStatement() -> Bool {
    guard reader.isFirstInLine || reader.lastByte == "{" || reader.lastByte == "}" || reader.lastByte == ";" else {
      return false
    }
    return role(of: reader.solid(from: reader.position + 1)).contains(.labelled)
  }
}
