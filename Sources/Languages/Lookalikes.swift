/// Letters of the Latin and the Cyrillic alphabet that nobody can tell apart by eye.
package enum Lookalikes {
  /// The Latin letter that looks like a Cyrillic one; nil where there is none.
  package static func latin(for letter: Unicode.Scalar) -> Unicode.Scalar? { toLatin[letter] }

  /// The Cyrillic letter of a language that looks like a Latin one; of any language where that is nil.
  package static func cyrillic(for letter: Unicode.Scalar, in alphabet: Alphabet?) -> Unicode.Scalar? {
    guard let found = toCyrillic[letter], alphabet?.contains(found) ?? true else { return nil }
    return found
  }

  private static let pairs: [(Unicode.Scalar, Unicode.Scalar)] = zip(
    "АВЕКМНОРСТУХЈІЅаеорсухјіѕкёѐѝ".unicodeScalars, "ABEKMHOPCTYXJISaeopcyxjisk\u{EB}\u{E8}\u{EC}".unicodeScalars
  ).map { ($0, $1) }

  private static let toLatin = Dictionary(uniqueKeysWithValues: pairs)
  private static let toCyrillic = Dictionary(uniqueKeysWithValues: pairs.map { ($1, $0) })
}
