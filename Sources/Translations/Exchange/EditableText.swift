import Diagnostics
package import Markdown

/// A segment's text as translators edit it elsewhere, and the way back into the file.
///
/// It is the author's own Markdown: soft line ends are blanks, hard ones stay as a backslash and a line end, and the
/// marks of quotations are left out. Whatever is not changed is never written again, byte for byte.
package struct EditableText: Sendable {
  package let text: String
  /// The bytes that it stands for.
  package let range: Range<Int>
  private let kind: Segment.Kind
  /// What begins a second line of the block: indentation and the marks of quotations.
  private let prefix: [UInt8]

  /// Nil for what cannot be edited by itself: captions and raw HTML.
  package init?(_ segment: Segment, in document: Document) {
    let file = document.source
    kind = segment.kind
    switch segment.kind {
    case .title, .description:
      range = segment.range
      text = segment.text
      prefix = []
    case .heading:
      range = Self.content(ofHeading: segment.range, file.bytes)
      text = file.text(range)
      prefix = []
    case .alternative:
      guard let found = Self.content(ofImage: segment.range, file.bytes) else { return nil }
      range = found
      text = file.text(range)
      prefix = []
    case .cell:
      range = segment.range
      text = file.text(range)
      prefix = []
    case .paragraph:
      range = segment.range
      prefix = Self.linePrefix(segment.range, file.bytes)
      text = Self.joined(file.text(segment.range), isQuoted: prefix.contains(0x3E))
    case .caption, .html: return nil
    }
    if kind == .heading || kind == .alternative, text.contains(where: \.isNewline) { return nil }
  }

  /// The bytes that take the place of `range`; nil where the text is as it was.
  package func bytes(for new: String) -> [UInt8]? {
    guard new != text else { return nil }
    switch kind {
    case .title, .description: return Array(Self.quoted(new).utf8)
    case .paragraph:
      let lines = new.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.utf8) }
      return Array(lines.joined(separator: [0x0A] + prefix))
    default: return Array(new.split(whereSeparator: \.isNewline).joined(separator: " ").utf8)
    }
  }

  /// A scalar of YAML in double quotes (YAML 1.2, section 7.3.1).
  private static func quoted(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return "\"" + line.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  private static func joined(_ text: String, isQuoted: Bool) -> String {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var result = ""
    for (index, line) in lines.enumerated() {
      let content = index == 0 ? line : line.drop { $0 == " " || $0 == "\t" || isQuoted && $0 == ">" }
      let isHard = index + 1 < lines.count && (content.hasSuffix("  ") || content.hasSuffix("\\"))
      var piece = String(content)
      if isHard, piece.hasSuffix("\\") { piece.removeLast() }
      while piece.last == " " || piece.last == "\t" { piece.removeLast() }
      result += piece
      if index + 1 < lines.count { result += isHard ? "\\\n" : " " }
    }
    return result
  }

  /// What stands before the content of the second line of a block; of a block of one line, what it would be.
  private static func linePrefix(_ range: Range<Int>, _ bytes: [UInt8]) -> [UInt8] {
    let isMark = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x3E }
    if let end = bytes[range].firstIndex(of: 0x0A) {
      return Array(bytes[(end + 1)..<range.upperBound].prefix(while: isMark))
    }
    let start = (bytes[..<range.lowerBound].lastIndex(of: 0x0A) ?? -1) + 1
    // A list's mark becomes blanks, a quotation's stays.
    return bytes[start..<range.lowerBound].map { $0 == 0x3E ? $0 : 0x20 }
  }

  /// Between the number signs and the id of a heading, or above its underline.
  private static func content(ofHeading range: Range<Int>, _ bytes: [UInt8]) -> Range<Int> {
    var lower = range.lowerBound
    var upper = bytes[range].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? range.upperBound
    while lower < upper, bytes[lower] == 0x23 { lower += 1 }
    let isATX = lower > range.lowerBound
    func trim() { while upper > lower, bytes[upper - 1] == 0x20 || bytes[upper - 1] == 0x09 { upper -= 1 } }
    while lower < upper, bytes[lower] == 0x20 || bytes[lower] == 0x09 { lower += 1 }
    trim()
    if isATX {
      var end = upper
      while end > lower, bytes[end - 1] == 0x23 { end -= 1 }
      if end < upper, end == lower || bytes[end - 1] == 0x20 { upper = end }
      trim()
    }
    if upper > lower, bytes[upper - 1] == 0x7D, let open = bytes[lower..<upper].lastIndex(of: 0x7B), open + 1 < upper,
      bytes[open + 1] == 0x23
    {
      upper = open
      trim()
    }
    return lower..<upper
  }

  /// Between the brackets of an image.
  private static func content(ofImage range: Range<Int>, _ bytes: [UInt8]) -> Range<Int>? {
    guard bytes[range].starts(with: [0x21, 0x5B]) else { return nil }
    var depth = 0
    var at = range.lowerBound + 1
    while at < range.upperBound {
      switch bytes[at] {
      case 0x5C: at += 1
      case 0x5B: depth += 1
      case 0x5D:
        depth -= 1
        if depth == 0 { return (range.lowerBound + 2)..<at }
      default: break
      }
      at += 1
    }
    return nil
  }
}
