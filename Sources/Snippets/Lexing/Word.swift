/// A short word as two numbers, which are compared and hashed at once.
struct Word: Equatable {
  fileprivate let low: UInt64
  fileprivate let high: UInt64

  /// Longer words than 16 bytes are no keyword of any language; they become a word that equals none.
  @inline(__always) init(_ code: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) {
    let length = end - start
    guard length <= 16, length > 0 else {
      (low, high) = (0, 0)
      return
    }
    if start + 16 <= code.count {
      let raw = UnsafeRawBufferPointer(code)
      let first = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: start, as: UInt64.self))
      let second = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: start + 8, as: UInt64.self))
      low = length >= 8 ? first : first & (1 << UInt64(8 * length) &- 1)
      high = length <= 8 ? 0 : length == 16 ? second : second & (1 << UInt64(8 * (length - 8)) &- 1)
    } else {
      var (low, high): (UInt64, UInt64) = (0, 0)
      for index in 0..<length {
        let byte = UInt64(code[start + index])
        if index < 8 { low |= byte << UInt64(8 * index) } else { high |= byte << UInt64(8 * (index - 8)) }
      }
      (self.low, self.high) = (low, high)
    }
  }

  init(_ text: String) {
    self = Array(text.utf8).withUnsafeBufferPointer { Word($0, 0, $0.count) }
  }

  @inline(__always) fileprivate var hash: Int {
    Int(truncatingIfNeeded: ((low ^ (high &* 0x9E37_79B9_7F4A_7C15)) &* 0xD6E8_FEB8_6659_FD93) >> 54)
  }
}

/// What a language makes of its words: a closed hash table, since a word is looked up for every name in the code.
struct WordTable<Role: OptionSet & Sendable>: Sendable where Role.RawValue == UInt32 {
  private struct Slot: Sendable {
    var low: UInt64 = 0
    var high: UInt64 = 0
    var role: UInt32 = 0
  }

  /// As many as a hash has values: so few are filled that the first one looked at nearly always decides.
  private var slots = [Slot](repeating: Slot(), count: 1024)

  /// Words separated by blanks, with what they are; a word may come several times.
  init(_ entries: [(words: String, role: Role)]) {
    for entry in entries {
      for text in entry.words.split(separator: " ") {
        let word = Word(String(text))
        let index = slot(of: word)
        slots[index].low = word.low
        slots[index].high = word.high
        slots[index].role |= entry.role.rawValue
      }
    }
  }

  /// Empty for a word that is not here.
  @inline(__always) subscript(word: Word) -> Role { Role(rawValue: slots[slot(of: word)].role) }

  /// Where the word is, or the free place where it would be.
  @inline(__always) private func slot(of word: Word) -> Int {
    var index = word.hash
    while slots[index].low != 0, slots[index].low != word.low || slots[index].high != word.high {
      index = (index + 1) & 1023
    }
    return index
  }
}
