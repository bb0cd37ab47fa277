/// A part of a text as its reader sees it, between two changes of markup.
package struct ProsePiece: Sendable, Hashable {
  package let text: String
  /// Code, an address, a text in another language, a line's end: read with what is around it, and never changed.
  package let isFixed: Bool

  package init(_ text: String, isFixed: Bool = false) {
    self.text = text
    self.isFixed = isFixed
  }
}

/// What takes the place of some bytes of a piece.
package struct ProseEdit: Sendable, Hashable {
  package let range: Range<Int>
  package let text: String

  package init(_ range: Range<Int>, _ text: String) {
    self.range = range
    self.text = text
  }
}

/// Says what has to change in the pieces of one text; a list of edits in order for each piece.
package typealias ProseRewriting = ([ProsePiece]) -> [[ProseEdit]]
