extension KotlinLexer {
  /// A name, a keyword or a label.
  mutating func word() {
    let start = reader.position
    let end = reader.nameEnd(from: start)
    let role = words[reader.word(start, end)]
    reader.position = end
    if reader.ahead() == "@", !role.contains(.jump), !role.contains(.reserved) {
      reader.position = end + 1
      reader.emit(.label, from: start)
      last = []
    } else if !role.isEmpty, isKeyword(role) {
      reader.emit(.keyword, from: start)
      last = role
    } else {
      reader.emit(.name, from: start)
      last = []
    }
  }

  /// Whether a word that can be a keyword is one; the reader stands behind it.
  private func isKeyword(_ role: KotlinRole) -> Bool {
    let before = reader.lastByte
    if before == ".", reader.lastKind != .number, reader.lastKind != .string { return false }
    if role.contains(.reserved) { return true }
    let next = reader.solid(from: reader.position)
    let isNamed = last.contains(.naming) && !reader.isFirstInLine
    if isNamed, !role.contains(.modifier) || next.isOnNextLine { return false }
    return isModifier(role, next) || isParameter(role, next) || isAccessor(role, next) || isClause(role, next)
  }

  /// The role of the word that comes next, empty where none does.
  private func role(of next: CodeReader.Upcoming) -> KotlinRole {
    next.beginsName ? words[reader.word(next.index, reader.nameEnd(from: next.index))] : []
  }

  private func isModifier(_ role: KotlinRole, _ next: CodeReader.Upcoming) -> Bool {
    guard role.contains(.modifier) else { return false }
    let follower = self.role(of: next)
    if follower.contains(.declaration) || follower.contains(.modifier) || follower.contains(.parameter) {
      return !next.isOnNextLine || reader.isFirstInLine || last.contains(.modifier)
    }
    if role.contains(.access), follower.contains(.accessor), !next.isOnNextLine { return true }
    // `suspend () -> Unit` as a type
    guard role.contains(.suspend), !next.isOnNextLine, next.index > reader.position else { return false }
    switch reader.lastByte {
    case ":", "<", "(", ",", "=", ">": return next.byte == "(" || next.beginsName && follower.isEmpty
    default: return false
    }
  }

  private func isParameter(_ role: KotlinRole, _ next: CodeReader.Upcoming) -> Bool {
    guard role.contains(.parameter), next.beginsName || next.byte == "@" else { return false }
    if next.byte != "@", self.role(of: next).contains(.reserved) {
      return self.role(of: next).contains(.declaration)
    }
    return reader.lastByte == "(" || reader.lastByte == "," || reader.lastByte == "<"
      || reader.lastKind == .attribute || last.contains(.modifier) || last.contains(.parameter)
  }

  /// `get()` and `set(value)` before a body, or bare with a visibility.
  private func isAccessor(_ role: KotlinRole, _ next: CodeReader.Upcoming) -> Bool {
    guard role.contains(.accessor) else { return false }
    let isModified = last.contains(.modifier) || reader.lastKind == .attribute
    if isModified, !reader.isFirstInLine, next.isOnNextLine || [";", "}", "\0"].contains(where: { next.byte == $0 }) {
      return true
    }
    guard isModified || reader.isFirstInLine || reader.lastByte == ";" || reader.lastByte == ")" || follows else {
      return false
    }
    guard next.byte == "(" else { return false }
    let close = reader.solid(from: reader.nameEnd(from: reader.solid(from: next.index + 1).index))
    var end = close
    if end.byte == ":" { end = reader.solid(from: reader.nameEnd(from: reader.solid(from: end.index + 1).index)) }
    guard end.byte == ")" else { return false }
    let body = reader.solid(from: end.index + 1)
    return body.byte == "=" && reader.at(body.index + 1) != "=" || body.byte == "{" && !body.isOnNextLine
      || body.byte == ":"
  }

  /// `val size: Int get() = 1`: behind a type on the same line.
  private var follows: Bool {
    reader.lastKind == .name || reader.lastByte == "?" || reader.lastByte == ">" || reader.lastKind == .number
      || reader.lastKind == .string
  }

  /// Words that belong to the bracket, name or clause beside them.
  private func isClause(_ role: KotlinRole, _ next: CodeReader.Upcoming) -> Bool {
    let before = reader.lastByte
    if role.contains(.by) {
      guard reader.lastKind == .name || before == ")" || before == ">" || before == "?" || before == "]" else {
        return false
      }
      return next.beginsName && !self.role(of: next).contains(.reserved) || next.byte == "{" || next.byte == "@"
        || next.byte == "\"" || next.byte == ":" && reader.at(next.index + 1) == ":"
        || next.byte == "(" && next.index > reader.position
        || reader.starts(with: "object", at: next.index) || reader.starts(with: "this", at: next.index)
        || reader.starts(with: "if", at: next.index) || reader.starts(with: "when", at: next.index)
    }
    if role.contains(.constructor) { return next.byte == "(" && reader.lastByte != ":" }
    if role.contains(.initializer) {
      return next.byte == "{" && (reader.isFirstInLine || before == "{" || before == "}" || before == ";")
    }
    if role.contains(.catch) { return before == "}" && next.byte == "(" }
    if role.contains(.finally) { return before == "}" && next.byte == "{" }
    if role.contains(.where) {
      guard next.beginsName, reader.lastKind == .name || before == ")" || before == ">" || before == "?" else {
        return false
      }
      return reader.solid(from: reader.nameEnd(from: next.index)).byte == ":"
    }
    if role.contains(.import) { return reader.isFirstInLine && next.beginsName && !next.isOnNextLine }
    return role.contains(.companion) && reader.starts(with: "object", at: next.index)
  }
}
