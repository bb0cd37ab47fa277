extension SerbianLatin {
  /// Whether a text stands before another in a list in Latin letters, where lj, nj and dž are letters of their own.
  ///
  /// Texts may be given in Cyrillic, and should be where they are: only there `конјункција` is no word with nj.
  package static func precedes(_ left: String, _ right: String) -> Bool {
    let (a, b) = (places(left), places(right))
    return a == b ? left < right : a.lexicographicallyPrecedes(b)
  }

  /// The place of each letter in the alphabet; what is no letter stands before all of them, by its code.
  private static func places(_ text: String) -> [Int] {
    let letters = Array(text.lowercased().unicodeScalars)
    var result: [Int] = []
    var position = 0
    while position < letters.count {
      if position + 1 < letters.count, let place = order[String(letters[position]) + String(letters[position + 1])] {
        result.append(place)
        position += 2
      } else {
        let letter = SerbianLetters.latin(letters[position]) ?? String(letters[position])
        result.append(order[letter] ?? Int(letters[position].value) - 0x110000)
        position += 1
      }
    }
    return result
  }

  /// Foreign letters stand where other Latin alphabets have them.
  private static let order: [String: Int] = {
    var letters = SerbianLetters.alphabet.map(\.latin)
    for (letter, before) in [("q", "r"), ("w", "z"), ("x", "z"), ("y", "z")] {
      letters.insert(letter, at: letters.firstIndex(of: before) ?? letters.endIndex)
    }
    return Dictionary(uniqueKeysWithValues: letters.enumerated().map { ($1, $0) })
  }()
}
