/// How wide the characters of a typeface are, so that a box is as large as its text wherever the site is built.
///
/// Graphviz and the machine's fonts are not asked: the reader's browser has other ones.
struct AdvanceWidths: Sendable {
  /// Thousandths of an em by code point; -1 where the face has no such character.
  private let widths: [Int16]

  /// Runs of widths: `@0020` begins one at a code point, `636*10` is ten times the same, `-` a character that is missing.
  init(_ table: StaticString) {
    var widths = [Int16](repeating: -1, count: 0x2200)
    var place = 0
    for word in table.description.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      if word.hasPrefix("@") {
        place = Int(word.dropFirst(), radix: 16) ?? place
        continue
      }
      let parts = word.split(separator: "*")
      let width = Int16(parts[0]) ?? -1
      for _ in 0..<(parts.count > 1 ? Int(parts[1]) ?? 0 : 1) where place < widths.count {
        widths[place] = width
        place += 1
      }
    }
    self.widths = widths
  }

  /// In thousandths of an em.
  func width(of scalar: Unicode.Scalar) -> Int {
    let value = Int(scalar.value)
    if value < widths.count, widths[value] >= 0 { return Int(widths[value]) }
    return Self.widthOutsideTheTable(scalar)
  }

  /// A whole em for what East Asian typography sets in a square and for emoji, nothing for marks, else an average.
  private static func widthOutsideTheTable(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return scalar.isSquare ? 1000 : 700
    }
  }
}

extension Unicode.Scalar {
  /// East Asian Wide or Fullwidth (UAX 11), or shown as an emoji.
  var isSquare: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: properties.isEmojiPresentation
    }
  }

  /// Ideographs and kana: a line may end after each of them.
  var isIdeograph: Bool {
    switch value {
    case 0x2E80...0x2FDF, 0x3041...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFD: true
    default: false
    }
  }
}
