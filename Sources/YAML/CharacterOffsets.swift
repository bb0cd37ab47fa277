/// From libyaml's positions, counted in code points, to bytes of the file.
///
/// A checkpoint at every 64th code point makes a look-up cheap wherever it is, and the table small.
struct CharacterOffsets {
  private static let step = 64
  private let checkpoints: [Int]
  private let text: UnsafeBufferPointer<UInt8>
  private let base: Int

  /// `base` is where the text begins in the file. The text must outlive the table.
  init(_ text: UnsafeBufferPointer<UInt8>, from base: Int) {
    var checkpoints: [Int] = []
    var count = 0
    for (offset, byte) in text.enumerated() where !Self.isContinuation(byte) {
      if count.isMultiple(of: Self.step) { checkpoints.append(offset) }
      count += 1
    }
    self.checkpoints = checkpoints
    self.text = text
    self.base = base
  }

  /// The offset in the file of the code point with this number; the end of the text for all that come after it.
  func byte(ofCharacter number: Int) -> Int {
    let checkpoint = number / Self.step
    guard number >= 0, checkpoint < checkpoints.count else { return base + text.count }
    var offset = checkpoints[checkpoint]
    for _ in 0..<number % Self.step { offset = next(after: offset) }
    return base + offset
  }

  /// The code point at an offset in the file; empty at the end of the text and of a line.
  func character(at offset: Int) -> Range<Int> {
    let local = offset - base
    guard local >= 0, local < text.count, text[local] != 0x0A, text[local] != 0x0D else { return offset..<offset }
    return offset..<base + next(after: local)
  }

  private func next(after offset: Int) -> Int {
    var next = offset + 1
    while next < text.count, Self.isContinuation(text[next]) { next += 1 }
    return min(next, text.count)
  }

  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
