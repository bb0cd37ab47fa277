/// A stable 64-bit FNV-1a hash (Fowler, Noll, Vo; offset basis and prime of the reference page).
///
/// Swift's own `Hasher` is seeded anew for each process, so nothing that is written may depend on it.
package struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  package init() {}

  package init(_ bytes: [UInt8]) {
    self.init()
    add(bytes)
  }

  /// Continues with further bytes.
  package mutating func add(_ bytes: [UInt8]) {
    var hash = value
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    value = hash
  }

  /// The fingerprint that `letters` spell, or nil where they are not 13 of the alphabet, or spell more than 64 bits.
  package init?(letters: some Collection<UInt8>) {
    guard letters.count == 13 else { return nil }
    var value: UInt64 = 0
    for (place, letter) in letters.enumerated() {
      let digit: UInt8
      switch letter {
      case 0x61...0x7A: digit = letter - 0x61
      case 0x32...0x37: digit = letter - 0x32 + 26
      default: return nil
      }
      // Thirteen letters have room for one bit more than a fingerprint has.
      guard place > 0 || digit < 16 else { return nil }
      value = value << 5 | UInt64(digit)
    }
    self.value = value
  }

  /// 13 letters of the lower-case base32 alphabet of RFC 4648.
  package var description: String {
    let alphabet = Array("abcdefghijklmnopqrstuvwxyz234567".utf8)
    let letters = (0..<13).map { alphabet[Int((value >> UInt64(60 - 5 * $0)) & 31)] }
    return String(decoding: letters, as: UTF8.self)
  }
}
