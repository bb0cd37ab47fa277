package import Files

/// A piece of text that is translated as a whole: the text of one block, cell, image or value of the front matter.
///
/// It is known by its content alone, so that it stays the same wherever it is moved to and however its lines are broken.
package struct Segment: Sendable {
  package let kind: Kind
  /// The block or the image that it is the text of; nil for values of the front matter.
  package let node: Int?
  /// Where it stands in the file: all of its block.
  package let range: Range<Int>
  /// The text as it is compared: see `SegmentText`.
  package let text: String
  /// What the marks in `text` stand for, in their order.
  package let slots: [Slot]
  /// Of format, kind and text; what ledgers call the segment.
  package let hash: Fingerprint

  /// What a text is, which a translator must know: a heading and a paragraph of the same words are two segments.
  package enum Kind: String, Sendable, CaseIterable {
    /// Values of the front matter.
    case title, description
    /// Text of blocks; an item, a quotation and a footnote hold paragraphs.
    case heading, paragraph, cell
    /// Of images: what stands for them, and what stands below them.
    case alternative, caption
    /// A block of raw HTML that has words.
    case html
  }

  /// A part that is no prose, and stays as it is in every language.
  package struct Slot: Sendable, Hashable {
    /// What the part is.
    package enum Kind: Sendable { case code, link, image, footnote, html }
    package let kind: Kind
    /// The inline in the document.
    package let node: Int

    package init(kind: Kind, node: Int) {
      self.kind = kind
      self.node = node
    }
  }

  init(_ kind: Kind, node: Int?, range: Range<Int>, _ text: SegmentText) {
    self.kind = kind
    self.node = node
    self.range = range
    self.text = text.string
    slots = text.slots
    hash = Self.hash(kind, text.bytes)
  }

  /// A value of the front matter, or any other text without markup.
  package init(_ kind: Kind, plain: String, range: Range<Int>) {
    var text = SegmentText()
    text.add(Array(plain.utf8)[...])
    text.finish()
    self.init(kind, node: nil, range: range, text)
  }

  /// The hash starts with the number of the format, so that another way to normalise gives other hashes.
  private static func hash(_ kind: Kind, _ text: [UInt8]) -> Fingerprint {
    var result = Fingerprint(Array("v1\0\(kind.rawValue)\0".utf8))
    result.add(text)
    return result
  }

  /// How many words a translator sees.
  package var wordCount: Int { text.split { $0.isWhitespace }.count { $0.contains { $0.isLetter || $0.isNumber } } }
}
