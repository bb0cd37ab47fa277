/// A piece of text as a terminal shows it.
///
/// Whatever would steer the terminal or turn the direction of the line is replaced by something visible:
/// a file that is being checked must not be able to repaint the screen of whoever checks it.
struct DisplayText {
  let text: String
  /// In columns of a terminal.
  let width: Int

  /// How one character of a source line is shown; `character` is a grapheme cluster.
  init(_ character: Character) {
    if character == "\t" {
      (text, width) = ("    ", 4)
      return
    }
    var shown = String.UnicodeScalarView()
    var width = 0
    for scalar in character.unicodeScalars {
      let safe = visible(scalar)
      shown.append(safe)
      // A variation selector for emoji, or two wide parts joined, make one wide picture, not several.
      width = scalar.value == 0xFE0F ? 2 : max(width, columns(of: safe))
    }
    let isFlag = character.unicodeScalars.count == 2 && character.unicodeScalars.allSatisfy { isRegional($0) }
    text = String(shown)
    self.width = isFlag ? 2 : width
  }

  /// One line of text without anything that steers a terminal; line ends and tabs are shown as pictures.
  static func line(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { visible($0) != $0 }) else { return text }
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { shown.append(visible(scalar)) }
    return String(shown)
  }
}

/// The scalar itself, or what stands for it: control pictures (U+2400) for controls, U+FFFD for the rest.
private func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
  let replacement: Unicode.Scalar = "\u{FFFD}"
  switch scalar.value {
  case 0x00...0x1F: return Unicode.Scalar(0x2400 + scalar.value) ?? replacement
  case 0x7F: return "\u{2421}"
  case 0x80...0x9F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0xE0000...0xE007F: return replacement
  default: return scalar
  }
}

private func isRegional(_ scalar: Unicode.Scalar) -> Bool { (0x1F1E6...0x1F1FF).contains(scalar.value) }

/// 0 for marks and invisible characters, 2 for wide East Asian ones and emoji, else 1.
private func columns(of scalar: Unicode.Scalar) -> Int {
  if scalar.value < 0x300 { return 1 }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format: return 0
  default: break
  }
  if (0x1160...0x11FF).contains(scalar.value) { return 0 }
  if scalar.properties.isEmojiPresentation, !isRegional(scalar) { return 2 }
  return wide.contains { $0.contains(scalar.value) } ? 2 : 1
}

/// Blocks whose characters are `W` or `F` in EastAsianWidth.txt, gaps between neighbours filled.
private let wide: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF,
  0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
  0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD,
]
