/// What stands before the first declaration of a Kotlin file and must go to the top where files are joined.
struct KotlinHeader: Sendable, Hashable {
  enum Kind: Sendable, Hashable { case fileAnnotation, package, `import` }

  struct Piece: Sendable, Hashable {
    let kind: Kind
    /// UTF-8 bytes, without the line end and a comment after it.
    let range: Range<Int>
  }

  /// In the order of the text.
  private(set) var pieces: [Piece] = []

  /// The package that the file declares, without blanks.
  private(set) var package: String?

  init(of code: [UInt8]) {
    var scanner = Scanner(code: code)
    while let piece = scanner.next() { pieces.append(piece) }
    guard let declared = pieces.first(where: { $0.kind == .package }) else { return }
    let name = String(decoding: code[declared.range], as: UTF8.self).dropFirst("package".count)
    package = String(name.filter { !$0.isWhitespace })
  }
}

private struct Scanner {
  let code: [UInt8]
  var position = 0

  init(code: [UInt8]) {
    self.code = code
    if begins("#!") { skipLine() }
  }

  /// The next piece, or nil at the first thing that is none.
  mutating func next() -> KotlinHeader.Piece? {
    skipBlanks()
    let start = position
    for (word, kind) in [("package", KotlinHeader.Kind.package), ("import", .import)] where isWord(word) {
      position += word.utf8.count
      while position < code.count, !isLineEnd, code[position] != UInt8(ascii: ";"), !begins("//"), !begins("/*") {
        position += 1
      }
      var end = position
      while code[end - 1] == 0x20 || code[end - 1] == 0x09 { end -= 1 }
      return KotlinHeader.Piece(kind: kind, range: start..<end)
    }
    guard isWord("@file") else { return nil }
    position += 5
    skipBlanks()
    guard take(":") else { return nil }
    skipBlanks()
    if begins("[") { skipBracketed() } else { skipAnnotation() }
    return KotlinHeader.Piece(kind: .fileAnnotation, range: start..<position)
  }

  /// `Suppress("X")`, `kotlin.OptIn(Y::class)`
  private mutating func skipAnnotation() {
    while position < code.count, isNamePart(code[position]) || code[position] == UInt8(ascii: ".") { position += 1 }
    if begins("<") { skipUntil(">") }
    if begins("(") { skipBracketed() }
  }

  private mutating func skipUntil(_ end: String) {
    while position < code.count, !begins(end) { position += 1 }
    _ = take(end)
  }

  /// To the bracket that closes the one here; those in strings do not count.
  private mutating func skipBracketed() {
    var depth = 0
    while position < code.count {
      switch code[position] {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""):
        position += 1
        while position < code.count, code[position] != UInt8(ascii: "\""), !isLineEnd {
          position += code[position] == UInt8(ascii: "\\") ? 2 : 1
        }
      default: break
      }
      position = min(position + 1, code.count)
      if depth == 0 { return }
    }
  }

  /// Blanks, line ends, semicolons and comments, which nest.
  private mutating func skipBlanks() {
    while position < code.count {
      if begins("//") {
        skipLine()
      } else if begins("/*") {
        var depth = 0
        repeat {
          if take("/*") { depth += 1 } else if take("*/") { depth -= 1 } else { position += 1 }
        } while depth > 0 && position < code.count
      } else if [0x20, 0x09, 0x0A, 0x0D, 0x0C, UInt8(ascii: ";")].contains(code[position]) {
        position += 1
      } else {
        return
      }
    }
  }

  private mutating func skipLine() {
    while position < code.count, !isLineEnd { position += 1 }
  }

  private var isLineEnd: Bool { code[position] == 0x0A || code[position] == 0x0D }

  private func begins(_ text: String) -> Bool { code[position...].starts(with: text.utf8) }

  /// Whether a word stands here and does not go on.
  private func isWord(_ word: String) -> Bool {
    guard begins(word) else { return false }
    let after = position + word.utf8.count
    return after == code.count || !isNamePart(code[after])
  }

  private func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...:
      true
    default: false
    }
  }

  private mutating func take(_ text: String) -> Bool {
    guard begins(text) else { return false }
    position += text.utf8.count
    return true
  }
}
