/// The Serbian alphabet in both scripts.
enum SerbianLetters {
  /// What a Cyrillic letter is in Latin, in lower case; nil for those that Serbian does not have.
  static func latin(_ letter: Unicode.Scalar) -> String? { table[letter] }

  static func isCyrillic(_ scalar: Unicode.Scalar) -> Bool { (0x400...0x52F).contains(scalar.value) }

  /// Letters of other alphabets that are one of ours and a mark, where a text is decomposed.
  static func isForeign(_ letter: Unicode.Scalar, with mark: Unicode.Scalar) -> Bool {
    switch mark.value {
    case 0x306, 0x308: true  // й ў ӂ; ё ї ӥ
    case 0x301: "гкГК".unicodeScalars.contains(letter)  // ѓ ќ
    default: false
    }
  }

  /// The letters and their order in Latin; those with an accent are what NFC makes of a vowel and its mark.
  static let alphabet: [(cyrillic: String, latin: String)] = [
    ("а", "a"), ("б", "b"), ("ц", "c"), ("ч", "č"), ("ћ", "ć"), ("д", "d"), ("џ", "dž"), ("ђ", "đ"), ("е", "e"),
    ("ф", "f"), ("г", "g"), ("х", "h"), ("и", "i"), ("ј", "j"), ("к", "k"), ("л", "l"), ("љ", "lj"), ("м", "m"),
    ("н", "n"), ("њ", "nj"), ("о", "o"), ("п", "p"), ("р", "r"), ("с", "s"), ("ш", "š"), ("т", "t"), ("у", "u"),
    ("в", "v"), ("з", "z"), ("ж", "ž"),
  ]

  private static let accented = [("ѐ", "è"), ("ѝ", "ì"), ("ӣ", "ī"), ("ӯ", "ū")]

  private static let table: [Unicode.Scalar: String] = {
    var result: [Unicode.Scalar: String] = [:]
    for (cyrillic, latin) in alphabet.map({ ($0.cyrillic, $0.latin) }) + accented {
      for letter in [cyrillic, cyrillic.uppercased()].compactMap(\.unicodeScalars.first) { result[letter] = latin }
    }
    return result
  }()
}
