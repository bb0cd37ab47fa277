/// The tags, comments and text of a piece of HTML that a Markdown author wrote.
struct HTMLTokens: Sequence, IteratorProtocol {
  enum Token {
    case text(ArraySlice<UInt8>)
    /// A comment, a declaration, a processing instruction or CDATA.
    case invisible
    case tag(Tag)

    var isInvisible: Bool {
      switch self {
      case .invisible: true
      case .text(let bytes): bytes.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
      case .tag: false
      }
    }
  }

  struct Tag {
    let name: String
    let isClosing: Bool
    let attributes: [(name: String, value: String)]
    let source: ArraySlice<UInt8>
  }

  private var rest: ArraySlice<UInt8>

  init(_ literal: ArraySlice<UInt8>) { rest = literal }

  mutating func next() -> Token? {
    guard let first = rest.first else { return nil }
    guard first == 0x3C else {
      let end = rest.firstIndex(of: 0x3C) ?? rest.endIndex
      defer { rest = rest[end...] }
      return .text(rest[..<end])
    }
    for (start, close) in [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>"), ("<!", ">")]
    where rest.starts(with: start.utf8) {
      let mark = Array(close.utf8)
      var at = rest.startIndex + start.utf8.count
      while at < rest.endIndex, !rest[at...].starts(with: mark) { at += 1 }
      rest = rest[Swift.min(at + mark.count, rest.endIndex)...]
      return .invisible
    }
    if let (tag, end) = Self.tag(rest) {
      rest = rest[end...]
      return .tag(tag)
    }
    defer { rest = rest.dropFirst() }
    return .text(rest.prefix(1))
  }

  private static func tag(_ text: ArraySlice<UInt8>) -> (Tag, Int)? {
    var at = text.startIndex + 1
    let isClosing = at < text.endIndex && text[at] == 0x2F
    if isClosing { at += 1 }
    let nameStart = at
    while at < text.endIndex, isNameByte(text[at]) { at += 1 }
    guard at > nameStart, text[nameStart] > 0x39 else { return nil }
    let name = String(decoding: text[nameStart..<at], as: UTF8.self).lowercased()
    var attributes: [(name: String, value: String)] = []
    while at < text.endIndex, text[at] != 0x3E {
      let start = at
      while at < text.endIndex, isNameByte(text[at]) || text[at] == 0x3A || text[at] == 0x5F { at += 1 }
      guard at > start else {
        at += 1
        continue
      }
      let key = String(decoding: text[start..<at], as: UTF8.self).lowercased()
      var value = ""
      if at < text.endIndex, text[at] == 0x3D {
        at += 1
        if at < text.endIndex, text[at] == 0x22 || text[at] == 0x27 {
          let quote = text[at]
          let from = at + 1
          at = text[from...].firstIndex(of: quote) ?? text.endIndex
          value = String(decoding: text[from..<at], as: UTF8.self)
          at = Swift.min(at + 1, text.endIndex)
        } else {
          let from = at
          while at < text.endIndex, text[at] > 0x20, text[at] != 0x3E { at += 1 }
          value = String(decoding: text[from..<at], as: UTF8.self)
        }
      }
      attributes.append((key, value))
    }
    guard at < text.endIndex else { return nil }
    return (Tag(name: name, isClosing: isClosing, attributes: attributes, source: text[..<(at + 1)]), at + 1)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D: true
    default: false
    }
  }
}

/// The elements and attributes that an author's HTML may use under the policy `safe`.
package enum HTMLElements {
  static let inlines: Set<String> = [
    "abbr", "b", "bdi", "bdo", "br", "cite", "code", "data", "del", "dfn", "em", "i", "ins", "kbd", "mark", "q", "rp",
    "rt", "ruby", "s", "samp", "small", "span", "strong", "sub", "sup", "time", "u", "var", "wbr",
  ]
  static let blocks: Set<String> = [
    "blockquote", "dd", "details", "div", "dl", "dt", "figcaption", "figure", "hr", "li", "ol", "p", "summary", "ul",
  ]
  static let void: Set<String> = ["br", "hr", "wbr"]
  static let attributes: Set<String> = ["datetime", "dir", "lang", "open", "title", "value"]

  /// Whether an element is shown as text whatever the policy (GFM 0.29, section 6.11).
  package static func isFiltered(_ name: String) -> Bool { TagFilter.elements.contains(name) }

  /// The names of elements in a piece of HTML that `safe` shows as text; for the finding that says so.
  package static func refused(in literal: ArraySlice<UInt8>) -> [String] {
    HTMLTokens(literal).compactMap { token in
      guard case .tag(let tag) = token, !inlines.contains(tag.name), !blocks.contains(tag.name) else { return nil }
      return tag.name
    }
  }
}
