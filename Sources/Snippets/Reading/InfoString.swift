import Diagnostics

/// What stands after a fence's backticks: a language, and attributes in braces.
///
/// `swift {#id group=NAME fails=ID@2 illustrative reason="…"}`. It is read from the file itself and not from the parser's
/// unescaped copy, so that each word knows its place.
struct InfoString {
  /// The first word as the author wrote it; nil where the fence has none.
  private(set) var language: Snippet.Word?
  private(set) var id: Snippet.Word?
  /// `key=value`, and words alone with an empty value.
  private(set) var attributes: [(key: Snippet.Word, value: Snippet.Word?)] = []
  /// What cannot be read.
  private(set) var findings: [Diagnostic] = []

  private let source: SourceFile
  private var at: Int
  private let end: Int

  /// Reads the bytes of a file between the fence and the end of its line.
  init(_ source: SourceFile, _ range: Range<Int>) {
    self.source = source
    at = range.lowerBound
    end = range.upperBound
    skipBlanks()
    if let first = bareWord(until: { $0 == 0x7B }), !first.text.isEmpty {
      language = first
      if at < end, source.bytes[at] == 0x7B {
        report(
          "viewers take '\(first.text)' and what follows for one word", first.range.bytes, help: "put a blank after it")
      }
    }
    skipBlanks()
    guard at < end else { return }
    guard source.bytes[at] == 0x7B else {
      report("attributes of code stand in braces, after a blank", at..<end, help: "write '{#id key=value}'")
      return
    }
    let open = at
    at += 1
    readAttributes()
    guard at < end, source.bytes[at] == 0x7D else {
      report("the attributes of this code are not closed", open..<end, help: "end them with '}'")
      return
    }
    at += 1
    skipBlanks()
    if at < end { report("nothing may follow the attributes of code", at..<end) }
  }

  private mutating func readAttributes() {
    while true {
      skipBlanks()
      guard at < end, source.bytes[at] != 0x7D else { return }
      if source.bytes[at] == 0x23 {
        let start = at
        at += 1
        let word = bareWord(until: { $0 == 0x7D })
        if let word, word.isBare { id = word } else { report("this is no id", start..<at, help: Self.alphabet) }
        continue
      }
      guard let key = bareWord(until: { $0 == 0x3D || $0 == 0x7D }), !key.text.isEmpty else {
        report("an attribute has no name", at..<min(at + 1, end))
        return
      }
      guard at < end, source.bytes[at] == 0x3D else {
        attributes.append((key, nil))
        continue
      }
      at += 1
      if let value = value() { attributes.append((key, value)) }
    }
  }

  private mutating func value() -> Snippet.Word? {
    if at < end, source.bytes[at] == 0x22 {
      let start = at + 1
      guard let close = source.bytes[start..<end].firstIndex(of: 0x22) else {
        report("the quotes of a value are not closed", at..<end, help: "end it with '\"'")
        at = end
        return nil
      }
      at = close + 1
      return Snippet.Word(text: source.text(start..<close), range: SourceRange(source, start..<close))
    }
    let start = at
    guard let word = bareWord(until: { $0 == 0x7D }), word.isBare else {
      report("this value needs quotes", start..<max(at, min(start + 1, end)), help: Self.alphabet)
      return nil
    }
    return word
  }

  private static let alphabet = "without quotes it may have letters, digits and . _ @ / -"

  /// The word from here to a blank or a byte that ends it; nil at the end.
  private mutating func bareWord(until isEnd: (UInt8) -> Bool) -> Snippet.Word? {
    let start = at
    while at < end, !Self.isBlank(source.bytes[at]), !isEnd(source.bytes[at]) { at += 1 }
    guard start < end else { return nil }
    return Snippet.Word(text: source.text(start..<at), range: SourceRange(source, start..<at))
  }

  private mutating func skipBlanks() {
    while at < end, Self.isBlank(source.bytes[at]) { at += 1 }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private mutating func report(_ message: String, _ range: Range<Int>, help: String? = nil) {
    findings.append(Diagnostic(.snippetAttribute, message, at: SourceRange(source, range), help: help))
  }
}

extension Snippet.Word {
  /// Whether it needs no quotes: `[A-Za-z0-9._@/-]+`.
  fileprivate var isBare: Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2E, 0x5F, 0x40, 0x2F, 0x2D: true
        default: false
        }
      }
  }
}
