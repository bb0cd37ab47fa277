import Markup

/// Writes the HTML in an author's text by the site's policy, and keeps it balanced.
struct RawHTMLWriter {
  private let policy: RawHTML
  /// Elements that the author opened in the current leaf block and around blocks, with the depth of their container.
  private var inlines: [(name: String, depth: Int)] = []
  private var blocks: [(name: String, depth: Int)] = []

  init(policy: RawHTML) { self.policy = policy }

  mutating func block(_ literal: ArraySlice<UInt8>, depth: Int, _ html: inout HTML) {
    switch policy {
    case .allow:
      html.newline()
      TagFilter.append(literal, to: &html)
      html.newline()
    case .escape:
      if HTMLTokens(literal).allSatisfy(\.isInvisible) { return }
      html.newline()
      html.raw("<p>")
      literal.withUnsafeBufferPointer { html.text(utf8: UnsafeBufferPointer(rebasing: $0[..<trimmedCount($0)])) }
      html.raw("</p>\n")
    case .safe:
      for token in HTMLTokens(literal) {
        if case .tag(let tag) = token, HTMLElements.blocks.contains(tag.name), !HTMLElements.inlines.contains(tag.name)
        {
          closeInlines(&html)
          if tag.isClosing {
            guard let place = blocks.lastIndex(where: { $0.name == tag.name && $0.depth == depth }) else {
              write(token, &html)
              continue
            }
            while blocks.count > place { close(blocks.removeLast().name, &html) }
            html.raw("\n")
          } else {
            html.newline()
            open(tag, &html)
            if !HTMLElements.void.contains(tag.name) { blocks.append((tag.name, depth)) }
          }
        } else if case .tag(let tag) = token, HTMLElements.inlines.contains(tag.name) {
          inline(tag, depth: depth, &html)
        } else {
          write(token, &html)
        }
      }
      closeInlines(&html)
      html.newline()
    }
  }

  mutating func inline(_ literal: ArraySlice<UInt8>, depth: Int, _ html: inout HTML) {
    switch policy {
    case .allow: TagFilter.append(literal, to: &html)
    case .escape:
      if !HTMLTokens(literal).allSatisfy(\.isInvisible) { literal.withUnsafeBufferPointer { html.text(utf8: $0) } }
    case .safe:
      for token in HTMLTokens(literal) {
        if case .tag(let tag) = token, HTMLElements.inlines.contains(tag.name) {
          inline(tag, depth: depth, &html)
        } else {
          write(token, &html)
        }
      }
    }
  }

  /// Closes what the author left open in an inline container of that depth, or in the whole leaf block.
  mutating func closeInlines(below depth: Int = 0, _ html: inout HTML) {
    while let last = inlines.last, last.depth >= depth {
      inlines.removeLast()
      close(last.name, &html)
    }
  }

  /// Closes what the author left open in a container of that depth.
  mutating func closeBlocks(below depth: Int, _ html: inout HTML) {
    while let last = blocks.last, last.depth >= depth {
      blocks.removeLast()
      close(last.name, &html)
    }
  }

  private mutating func inline(_ tag: HTMLTokens.Tag, depth: Int, _ html: inout HTML) {
    if tag.isClosing {
      guard let place = inlines.lastIndex(where: { $0.name == tag.name && $0.depth == depth }) else {
        return write(.tag(tag), &html)
      }
      while inlines.count > place { close(inlines.removeLast().name, &html) }
    } else {
      open(tag, &html)
      if !HTMLElements.void.contains(tag.name) { inlines.append((tag.name, depth)) }
    }
  }

  private func open(_ tag: HTMLTokens.Tag, _ html: inout HTML) {
    html.raw("<")
    html.text(tag.name)
    for (name, value) in tag.attributes where HTMLElements.attributes.contains(name) {
      html.raw(" ")
      html.text(name)
      html.raw("=\"")
      // Its character references are HTML already.
      for byte in value.utf8 {
        switch byte {
        case 0x22: html.raw("&quot;")
        case 0x3C: html.raw("&lt;")
        case 0x3E: html.raw("&gt;")
        default: html.raw(bytes: CollectionOfOne(byte))
        }
      }
      html.raw("\"")
    }
    html.raw(">")
  }

  private func close(_ name: String, _ html: inout HTML) {
    html.raw("</")
    html.text(name)
    html.raw(">")
  }

  /// Text as it is, for it is HTML already; a refused tag as text; comments not at all.
  private func write(_ token: HTMLTokens.Token, _ html: inout HTML) {
    switch token {
    case .invisible: break
    case .text(let bytes):
      for byte in bytes {
        if byte == 0x3C { html.raw("&lt;") } else { html.raw(bytes: CollectionOfOne(byte)) }
      }
    case .tag(let tag): tag.source.withUnsafeBufferPointer { html.text(utf8: $0) }
    }
  }

  private func trimmedCount(_ buffer: UnsafeBufferPointer<UInt8>) -> Int {
    var count = buffer.count
    while count > 0, buffer[count - 1] == 0x0A || buffer[count - 1] == 0x20 { count -= 1 }
    return count
  }
}

/// GitHub's filter for raw HTML (GFM 0.29, section 6.11): the `<` of nine tags is escaped.
enum TagFilter {
  static let elements = [
    "title", "textarea", "style", "xmp", "iframe", "noembed", "noframes", "script", "plaintext",
  ]
  private static let names = elements.map { Array($0.utf8) }

  static func append(_ literal: ArraySlice<UInt8>, to html: inout HTML) {
    for index in literal.indices {
      if literal[index] == 0x3C, isFiltered(literal[(index + 1)...]) {
        html.raw("&lt;")
      } else {
        html.raw(bytes: CollectionOfOne(literal[index]))
      }
    }
  }

  private static func isFiltered(_ rest: ArraySlice<UInt8>) -> Bool {
    let name = rest.first == 0x2F ? rest.dropFirst() : rest
    return names.contains { wanted in
      guard name.prefix(wanted.count).map({ $0 | 0x20 }) == wanted else { return false }
      let after = name.dropFirst(wanted.count)
      guard let next = after.first else { return false }
      return next == 0x20 || (0x09...0x0D).contains(next) || next == 0x3E
        || (next == 0x2F && after.dropFirst().first == 0x3E)
    }
  }
}
