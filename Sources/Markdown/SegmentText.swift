/// A text while it is normalised: what makes no difference to a translator makes none to it.
///
/// Blanks and line ends are one blank, and none at either end; characters are composed (NFC). Emphasis, list markers, the
/// style of headings and the padding of tables leave no trace. Code, addresses, images, footnote references and tags are
/// slots: one character each, whatever they hold. Case, punctuation and numbers stay.
struct SegmentText {
  private(set) var bytes: [UInt8] = []
  private(set) var slots: [Segment.Slot] = []
  /// Whether a blank waits for a text to stand before.
  private var hasBlank = false

  var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Adds text, with every run of blanks as one.
  mutating func add(_ text: ArraySlice<UInt8>) {
    for byte in text {
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        hasBlank = true
      } else {
        place(byte)
      }
    }
  }

  mutating func blank() { hasBlank = true }

  /// A part that is no prose; a link has a second mark at its end.
  mutating func slot(_ kind: Segment.Slot.Kind, _ node: Int) {
    slots.append(Segment.Slot(kind: kind, node: node))
    place(Self.mark(of: kind))
  }

  mutating func endOfLink() { place(Self.linkEnd) }

  private mutating func place(_ byte: UInt8) {
    if hasBlank, !bytes.isEmpty { bytes.append(0x20) }
    hasBlank = false
    bytes.append(byte)
  }

  /// Composes what is not composed yet. Most text has no byte that begins a character which could be otherwise.
  mutating func finish() {
    guard bytes.contains(where: { $0 >= 0xCC && $0 != 0xD0 && $0 != 0xD1 }) else { return }
    bytes = Array(string.normalized.utf8)
  }

  /// Control characters, which no text has.
  private static func mark(of kind: Segment.Slot.Kind) -> UInt8 {
    switch kind {
    case .code: 1
    case .link: 2
    case .image: 4
    case .footnote: 5
    case .html: 6
    }
  }

  private static let linkEnd: UInt8 = 3

  /// Whether there is a letter or a digit: something to translate, or to keep.
  var hasWords: Bool {
    var isPlain = true
    for byte in bytes {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: return true
      case 0x80...: isPlain = false
      default: break
      }
    }
    return !isPlain && string.contains { $0.isLetter || $0.isNumber }
  }
}
