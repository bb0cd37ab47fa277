/// The alphabet that a letter belongs to, as far as letters of different ones are taken for each other.
package enum LetterScript: String, Sendable, Hashable {
  case latin = "Latin"
  case cyrillic = "Cyrillic"
  case other
}

extension Unicode.Scalar {
  /// The alphabet of a letter; nil where the character is none. Marks that stand on letters are none.
  package var letterScript: LetterScript? {
    switch value {
    case 0x41...0x5A, 0x61...0x7A: return .latin
    case 0..<0xAA, 0x2000...0x206F, 0xFFFC: return nil
    case 0x400...0x482, 0x48A...0x52F, 0x1C80...0x1C88: return .cyrillic
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF: return .latin
    default: break
    }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .modifierLetter: return .other
    default: return nil
    }
  }

  /// Whether it stands on the letter before it, as the accent of a stressed vowel does.
  package var isMark: Bool {
    (0x300...0x36F).contains(value) || value > 0x36F && properties.generalCategory == .nonspacingMark
  }

  package var isDigit: Bool { (0x30...0x39).contains(value) }
}
