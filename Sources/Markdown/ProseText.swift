import Diagnostics

/// The words of one block, image or value of the front matter, as a reader meets them, and where each byte of them is.
///
/// Emphasis and links leave no trace, so that a word that begins inside one and ends behind it is one word. What is no
/// prose is one character in its place, and a line's end is LF.
package struct ProseText: Sendable {
  package let kind: Segment.Kind
  /// The block, the image or the link; nil for values of the front matter.
  package let node: Int?
  /// UTF-8.
  package private(set) var bytes: [UInt8] = []
  /// Where the parts begin in `bytes`, and what of the document they are.
  private var runs: [(start: Int, node: Int, place: Document.ProsePlace?)] = []
  /// What holds a text that has no nodes of its own.
  let holder: Range<Int>?

  /// Stands for code, images, footnotes, addresses that are shown, and text in another language: OBJECT REPLACEMENT
  /// CHARACTER.
  package static let object = "\u{FFFC}"

  init(_ prose: Document.Prose, in document: Document) {
    kind = prose.kind
    node = prose.node
    holder = nil
    for part in prose.parts {
      runs.append((bytes.count, part.node, part.place))
      if let place = part.place {
        bytes += document.pool[place.range]
      } else {
        bytes += (part.piece.text == "\n" ? "\n" : Self.object).utf8
      }
    }
  }

  /// A text of its own, as a title, that stands somewhere in `range`.
  package init(_ kind: Segment.Kind, plain: String, range: Range<Int>) {
    self.kind = kind
    node = nil
    holder = range
    bytes = Array(plain.utf8)
  }

  /// What holds a byte: a node, and where the byte is in its prose; no such place for what stands for something else.
  func place(of byte: Int) -> (node: Int, place: Document.ProsePlace?, offset: Int)? {
    runs.last { $0.start <= byte }.map { ($0.node, $0.place, byte - $0.start) }
  }
}
