/// A word of a text as rules about letters see it: parts that are joined by hyphens, points, strokes and the like.
///
/// `React-компонент` is one word of two parts; each part must be of one alphabet, the whole need not be.
package struct CompoundWord: Sendable {
  /// Places among the text's scalars.
  package let range: Range<Int>
  /// Runs of letters with their marks.
  package let parts: [Range<Int>]

  /// The words of a text, in order. What stands for code or an image joins like a letter, and is no part.
  package static func all(in text: [Unicode.Scalar]) -> [CompoundWord] {
    var words: [CompoundWord] = []
    var start: Int?
    var parts: [Range<Int>] = []
    var index = 0
    func finish(at end: Int) {
      if let start, !parts.isEmpty { words.append(CompoundWord(range: start..<end, parts: parts)) }
      start = nil
      parts = []
    }
    while index < text.count {
      let first = index
      if text[index].letterScript != nil {
        while index < text.count, text[index].letterScript != nil || text[index].isMark { index += 1 }
        parts.append(first..<index)
        start = start ?? first
      } else if text[index].isDigit || text[index] == object || text[index].isMark {
        start = start ?? first
        index += 1
      } else if start != nil, isJoiner(text[index]), index + 1 < text.count, isInside(text[index + 1]) {
        index += 1
      } else {
        finish(at: index)
        index += 1
      }
    }
    finish(at: text.count)
    return words
  }

  /// What stands for a part of a text that is no prose (U+FFFC).
  package static let object: Unicode.Scalar = "\u{FFFC}"

  private static func isInside(_ scalar: Unicode.Scalar) -> Bool {
    scalar.letterScript != nil || scalar.isDigit || scalar == object
  }

  private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "-", "\u{2010}", "\u{2011}", "'", "’", ".", "+", "#", "/", "_": true
    default: false
    }
  }
}
