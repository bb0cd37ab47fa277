import Files
import Markdown

/// What two blocks are compared by where their kinds alone do not decide.
struct BlockFeatures {
  let kind: TextBlock.Kind
  /// Letters, roughly: bytes of Cyrillic count half.
  let length: Int
  /// Code, numbers, addresses: what is the same in every language. Sorted fingerprints, each as often as it occurs.
  let tokens: [UInt64]
  let segments: [Segment]

  init(_ text: ArticleText, _ index: Int) {
    let block = text.blocks[index]
    kind = block.kind
    segments = Array(text.segments[block.segments])
    var tokens: [UInt64] = []
    var length = 0
    for segment in segments {
      length += segment.text.unicodeScalars.count
      tokens += Self.numbers(in: segment.text)
    }
    let document = text.document
    for node in document.nodes[block.node..<Int(document.nodes[block.node].end)] {
      switch node.kind {
      case .code, .link, .image, .htmlBlock: tokens.append(Fingerprint(Array(document.bytes(node.literal))).value)
      // What has no words has signs, as a cell with a dash.
      case .text where segments.isEmpty: tokens.append(Fingerprint(Array(document.bytes(node.literal))).value)
      case .codeBlock:
        let lines = document.bytes(node.literal).split(separator: 0x0A)
        tokens += lines.prefix(200).map { line in Fingerprint(Array(line.drop { $0 == 0x20 || $0 == 0x09 })).value }
        tokens.append(Fingerprint(Array(document.bytes(node.extra))).value)
        length += node.literal.count
      default: break
      }
    }
    self.tokens = tokens.sorted()
    self.length = length
  }

  /// Numbers, with the decimal comma as a point.
  private static func numbers(in text: String) -> [UInt64] {
    var result: [UInt64] = []
    var digits: [UInt8] = []
    func finish() {
      while let last = digits.last, last == 0x2E { digits.removeLast() }
      if !digits.isEmpty { result.append(Fingerprint(digits).value) }
      digits.removeAll(keepingCapacity: true)
    }
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39: digits.append(byte)
      case 0x2C where !digits.isEmpty, 0x2E where !digits.isEmpty: digits.append(0x2E)
      default: finish()
      }
    }
    finish()
    return result
  }

  /// What it costs to take `other` for the translation of this block; nil where it cannot be. Less than a gap on either
  /// side unless something speaks against it.
  func cost(of other: BlockFeatures, _ facts: KnownFacts?) -> Int? {
    guard kind == other.kind else { return nil }
    if let facts {
      switch facts.verdict(segments, other.segments) {
      case .attested: return 0
      case .contradicted: return 100 + lengthCost(other) + tokenCost(other)
      case .unknown: break
      }
    }
    return 10 + lengthCost(other) + tokenCost(other)
  }

  /// A gap on one side. A pair that is left unpaired costs two.
  static let gap = 55

  /// 0 to 40, by how much the lengths differ; short texts tell little.
  private func lengthCost(_ other: BlockFeatures) -> Int {
    let (short, long) = (min(length, other.length) + 12, max(length, other.length) + 12)
    return 40 - 40 * short / long
  }

  /// 0 to 40, by how many tokens the blocks share.
  private func tokenCost(_ other: BlockFeatures) -> Int {
    let count = tokens.count + other.tokens.count
    guard count > 0 else { return 10 }
    var (i, j, common) = (0, 0, 0)
    while i < tokens.count, j < other.tokens.count {
      if tokens[i] == other.tokens[j] {
        common += 1
        i += 1
        j += 1
      } else if tokens[i] < other.tokens[j] {
        i += 1
      } else {
        j += 1
      }
    }
    // Rows are found by what stands in their columns of code and numbers: those of different ones belong to others.
    if kind == .row, common == 0, !tokens.isEmpty, !other.tokens.isEmpty { return 2 * Self.gap }
    return 40 - 80 * common / count
  }
}
