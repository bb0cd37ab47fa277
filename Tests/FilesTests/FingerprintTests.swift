import Files
import TestSupport
import Testing

@Suite("Fingerprints")
struct FingerprintTests {
  /// Vectors of FNV-1a 64 from the reference page and its test suite (`test_fnv.c`).
  @Test(
    arguments: [
      ("", 0xcbf2_9ce4_8422_2325), ("a", 0xaf63_dc4c_8601_ec8c), ("b", 0xaf63_df4c_8601_f1a5),
      ("foobar", 0x8594_4171_f739_67e8), ("chongo was here!\n", 0x4681_0940_eff5_f915),
    ] as [(String, UInt64)])
  func vectors(_ text: String, _ expected: UInt64) {
    #expect(Fingerprint(Array(text.utf8)).value == expected)
  }

  @Test func addsInPieces() {
    var pieces = Fingerprint()
    pieces.add(Array("foo".utf8))
    pieces.add([])
    pieces.add(Array("bar".utf8))
    #expect(pieces == Fingerprint(Array("foobar".utf8)))
  }

  /// 64 bits in 13 letters of five bits: the first letter has the four highest bits alone.
  @Test(arguments: ["", "a", "foobar", "й"])
  func letters(_ text: String) {
    let fingerprint = Fingerprint(Array(text.utf8))
    let alphabet = Array("abcdefghijklmnopqrstuvwxyz234567")
    let digits = fingerprint.description.compactMap { alphabet.firstIndex(of: $0) }
    #expect(digits.count == 13)
    #expect(digits.first.map { $0 < 16 } == true)
    #expect(digits.reduce(0) { $0 << 5 | UInt64($1) } == fingerprint.value)
  }

  @Test func lettersAreReadBack() {
    var numbers = RepeatableNumbers(seed: 7)
    for _ in 0..<100 {
      let text = (0..<8).map { _ in UInt8.random(in: 0...255, using: &numbers) }
      let fingerprint = Fingerprint(text)
      #expect(Fingerprint(letters: fingerprint.description.utf8) == fingerprint)
    }
  }

  @Test(arguments: ["", "aaaaaaaaaaaa", "aaaaaaaaaaaaaa", "aaaaaaaaaaaa1", "Aaaaaaaaaaaaa", "qaaaaaaaaaaaa"])
  func otherLettersAreNone(_ text: String) {
    #expect(Fingerprint(letters: text.utf8) == nil)
  }
}
