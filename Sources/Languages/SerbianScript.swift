/// The two alphabets of Serbian, letter by letter.
package enum SerbianScript {
  /// A word in the Latin alphabet; what is not Serbian Cyrillic stays. Digraphs are capitals where their neighbours are.
  package static func latin(_ word: String) -> String {
    let scalars = Array(word.unicodeScalars)
    var result = ""
    for (index, letter) in scalars.enumerated() {
      guard let latin = toLatin[letter] else {
        result.unicodeScalars.append(letter)
        continue
      }
      // A letter at the end of a word goes by the one before it, if that is not alone too.
      let next = index + 1 < scalars.count && scalars[index + 1].letterScript != nil ? scalars[index + 1] : nil
      let previous = index > 0 && scalars[index - 1].letterScript != nil ? scalars[index - 1] : nil
      let isAmongCapitals = (next ?? previous)?.properties.isUppercase ?? false
      result += isAmongCapitals && letter.properties.isUppercase ? latin.uppercased() : latin
    }
    return result
  }

  /// A word in the Cyrillic alphabet; nil where a letter has no counterpart.
  package static func cyrillic(_ word: String) -> String? {
    var result = ""
    var rest = Substring(word)
    while let first = rest.first {
      let two = String(rest.prefix(2))
      if two.count == 2, let letter = fromLatin[two] {
        result += letter
        rest = rest.dropFirst(2)
      } else if let letter = fromLatin[String(first)] {
        result += letter
        rest = rest.dropFirst()
      } else {
        return nil
      }
    }
    return result
  }

  private static let lowercase: [(Character, String)] = Array(
    zip(
      "абвгдђежзијклљмнњопрстћуфхцчџш",
      [
        "a", "b", "v", "g", "d", "đ", "e", "ž", "z", "i", "j", "k", "l", "lj", "m", "n", "nj", "o", "p", "r", "s", "t",
        "ć", "u", "f", "h", "c", "č", "dž", "š",
      ]))

  private static let toLatin: [Unicode.Scalar: String] = {
    var result: [Unicode.Scalar: String] = [:]
    for (letter, latin) in lowercase {
      for scalar in String(letter).unicodeScalars { result[scalar] = latin }
      let capital = latin.prefix(1).uppercased() + latin.dropFirst()
      for scalar in letter.uppercased().unicodeScalars { result[scalar] = capital }
    }
    return result
  }()

  private static let fromLatin: [String: String] = {
    var result: [String: String] = [:]
    for (letter, latin) in lowercase {
      result[latin] = String(letter)
      result[latin.uppercased()] = letter.uppercased()
      result[latin.prefix(1).uppercased() + latin.dropFirst()] = letter.uppercased()
    }
    return result
  }()
}
