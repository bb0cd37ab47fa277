internal import Foundation

/// The character set that a dictionary says it is written in; words are exchanged with the library in it.
///
/// Many dictionaries are older than Unicode: the German one is in Latin 1.
struct DictionaryEncoding: Sendable {
  /// Nil for UTF-8, which needs no conversion.
  private let encoding: String.Encoding?

  /// Nil where the name, as it stands behind `SET`, is none that is known.
  init?(named name: String) {
    let plain = name.uppercased().filter { $0.isLetter || $0.isNumber }
    if plain == "UTF8" {
      encoding = nil
    } else if let known = Self.known[plain] {
      encoding = String.Encoding(rawValue: known)
    } else {
      return nil
    }
  }

  /// The word with a zero at its end; nil where it has letters that the character set has not.
  func bytes(of word: String) -> [CChar]? {
    guard let encoding else { return Array(word.utf8CString) }
    return word.data(using: encoding).map { $0.map { CChar(bitPattern: $0) } + [0] }
  }

  /// Nil where the bytes mean nothing in the character set.
  func text(of bytes: [UInt8]) -> String? {
    guard let encoding else { return String(validating: bytes, as: UTF8.self) }
    return String(data: Data(bytes), encoding: encoding)
  }

  /// By name in capitals, without marks. Those without a name in Foundation have Core Foundation's number.
  private static let known: [String: UInt] = [
    "ISO88591": String.Encoding.isoLatin1.rawValue, "ISO88592": String.Encoding.isoLatin2.rawValue,
    "ISO88593": coreFoundation(0x203), "ISO88594": coreFoundation(0x204), "ISO88595": coreFoundation(0x205),
    "ISO88597": coreFoundation(0x207), "ISO88599": coreFoundation(0x209), "ISO885910": coreFoundation(0x20A),
    "ISO885913": coreFoundation(0x20D), "ISO885914": coreFoundation(0x20E), "ISO885915": coreFoundation(0x20F),
    "KOI8R": coreFoundation(0xA02), "KOI8U": coreFoundation(0xA08),
    "MICROSOFTCP1251": String.Encoding.windowsCP1251.rawValue, "CP1251": String.Encoding.windowsCP1251.rawValue,
    "CP1250": String.Encoding.windowsCP1250.rawValue, "TIS6202533": coreFoundation(0x41D),
  ]

  private static func coreFoundation(_ number: UInt) -> UInt { 0x8000_0000 | number }
}
