package import Diagnostics

/// The words of a segment, one character at a time, with the place of each in the file.
package struct SegmentProse: Sendable {
  package let segment: Segment
  package let text: [Unicode.Scalar]
  /// Where each character starts in the bytes of `prose`, and where the last one ends.
  private let offsets: [Int]
  private let prose: ProseText
  private let document: Document

  /// What stands for a part that is no prose.
  package static let object: Unicode.Scalar = "\u{FFFC}"

  /// One for each segment; nil for blocks of raw HTML.
  package static func all(of segments: [Segment], in document: Document) -> [SegmentProse?] {
    let texts = Dictionary(
      document.proseTexts(hiding: []).map { (Key(node: $0.node, isCaption: $0.kind == .caption), $0) }
    ) { first, _ in first }
    return segments.map { segment in
      let prose =
        segment.node == nil
        ? ProseText(segment.kind, plain: segment.text, range: segment.range)
        : texts[Key(node: segment.node, isCaption: segment.kind == .caption)]
      return prose.map { SegmentProse(segment, $0, document) }
    }
  }

  /// An image has two texts.
  private struct Key: Hashable {
    let node: Int?
    let isCaption: Bool
  }

  private init(_ segment: Segment, _ prose: ProseText, _ document: Document) {
    self.segment = segment
    self.prose = prose
    self.document = document
    text = Array(String(decoding: prose.bytes, as: UTF8.self).unicodeScalars)
    offsets = text.reduce(into: [0]) { $0.append($0[$0.count - 1] + UTF8.width($1)) }
  }

  package var file: SourceFile { document.source }

  /// The words of a part.
  package func string(_ range: Range<Int>) -> String { String(String.UnicodeScalarView(text[range])) }

  /// Where a part stands in the file.
  package func place(_ range: Range<Int>) -> SourceRange {
    let place = document.range(of: offsets[range.lowerBound]..<offsets[range.upperBound], in: prose)
    // An empty part is the place before a character; behind the last one there is none.
    guard range.isEmpty, range.lowerBound == text.count, let last = text.indices.last else { return place }
    let end = self.place(last..<last + 1).bytes.upperBound
    return SourceRange(file, end..<end)
  }

  /// The bytes of a part, where they are exactly the part's words, so that they may be replaced; else nil.
  package func exactBytes(_ range: Range<Int>) -> Range<Int>? {
    let bytes = place(range).bytes
    return file.bytes[bytes].elementsEqual(string(range).utf8) ? bytes : nil
  }
}
