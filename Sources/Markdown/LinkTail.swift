/// What follows the text of an inline link: `(destination "title")` (GFM 0.29, section 6.6).
struct LinkTail {
  /// Without angle brackets; may be empty.
  let destination: Range<Int>
  /// After the closing parenthesis.
  let end: Int

  /// Reads a tail that begins with the `(` at `start`; nil where the text is no tail, so that the link is a reference.
  init?(_ text: [UInt8], from start: Int) {
    var at = start + 1
    Self.skipSpace(text, &at)
    guard let destination = Self.destination(text, &at) else { return nil }
    let afterDestination = at
    Self.skipSpace(text, &at)
    if at < text.count, text[at] != 0x29 {
      guard at > afterDestination, let close = Self.titleClose(text[at]) else { return nil }
      at += 1
      while at < text.count, text[at] != close { at += text[at] == 0x5C ? 2 : 1 }
      at += 1
      Self.skipSpace(text, &at)
    }
    guard at < text.count, text[at] == 0x29 else { return nil }
    self.destination = destination
    end = at + 1
  }

  private static func titleClose(_ open: UInt8) -> UInt8? {
    switch open {
    case 0x22, 0x27: open
    case 0x28: 0x29
    default: nil
    }
  }

  private static func skipSpace(_ text: [UInt8], _ at: inout Int) {
    while at < text.count, text[at] == 0x20 || (0x09...0x0D).contains(text[at]) { at += 1 }
  }

  private static func destination(_ text: [UInt8], _ at: inout Int) -> Range<Int>? {
    if at < text.count, text[at] == 0x3C {
      let start = at + 1
      at = start
      while at < text.count, text[at] != 0x3E {
        guard text[at] != 0x0A, text[at] != 0x3C else { return nil }
        at += text[at] == 0x5C ? 2 : 1
      }
      guard at < text.count else { return nil }
      at += 1
      return start..<at - 1
    }
    let start = at
    var depth = 0
    while at < text.count, text[at] > 0x20, text[at] != 0x7F {
      if text[at] == 0x5C, at + 1 < text.count {
        at += 2
        continue
      }
      if text[at] == 0x28 { depth += 1 }
      if text[at] == 0x29 {
        if depth == 0 { break }
        depth -= 1
      }
      at += 1
    }
    at = min(at, text.count)
    return depth == 0 ? start..<at : nil
  }

  /// After a label `[…]` that begins at `start`; nil where there is none.
  static func label(_ text: [UInt8], from start: Int) -> Int? {
    var at = start + 1
    while at < text.count, text[at] != 0x5D {
      guard text[at] != 0x5B else { return nil }
      at += text[at] == 0x5C ? 2 : 1
    }
    return at < text.count ? at + 1 : nil
  }
}
