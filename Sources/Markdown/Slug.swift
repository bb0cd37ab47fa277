import Foundation

/// The id that GitHub makes of a heading: NFC, lower case, blanks to hyphens; only letters, marks, digits, `-` and `_` stay.
///
/// Letters of every script keep their marks: й is not и, and ё is not е.
package func slug(of text: String) -> String {
  var result = String.UnicodeScalarView()
  for scalar in text.normalized.unicodeScalars {
    switch scalar {
    case " ": result.append("-")
    case "-", "_": result.append(scalar)
    case "a"..."z", "0"..."9": result.append(scalar)
    default:
      let properties = scalar.properties
      switch properties.generalCategory {
      case .uppercaseLetter, .titlecaseLetter, .lowercaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
        .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .connectorPunctuation:
        result.append(contentsOf: properties.lowercaseMapping.unicodeScalars)
      default: break
      }
    }
  }
  return String(result)
}

extension String {
  /// The string in Unicode Normalization Form C, at no cost where it is so already.
  package var normalized: String {
    let composed = unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0..<0x300, 0x400..<0x483, 0x48A..<0x530, 0x2010..<0x2126, 0x212C..<0x2329: true
      default: false
      }
    }
    return composed ? self : precomposedStringWithCanonicalMapping
  }
}
