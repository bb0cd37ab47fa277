/// A block or an inline of a document, in the order in which its text is read.
///
/// Nodes lie in one array, a parent before its children, each knowing where its descendants end: walking a page is
/// one loop over contiguous memory, and a document of any depth can be walked without recursion.
package struct Node: Sendable {
  /// The constructs of GitHub-flavoured Markdown, blocks before inlines.
  package enum Kind: UInt8, Sendable {
    case document, blockQuote, list, item, codeBlock, htmlBlock, paragraph, heading, thematicBreak
    case table, tableRow, tableCell, footnoteDefinition
    case text, softBreak, lineBreak, code, htmlInline, emphasis, strong, strikethrough, link, image
    case footnoteReference

    package var isInline: Bool { rawValue >= Kind.text.rawValue }
    /// Whether its children, if any, are inlines.
    package var holdsInlines: Bool { self == .paragraph || self == .heading || self == .tableCell }
  }

  package let kind: Kind
  /// The index after its last descendant.
  package internal(set) var end: Int32 = 0
  /// Bytes of the file, for blocks; -1 for inlines, whose places are found on demand (`Document.ranges(ofInlinesIn:)`).
  package internal(set) var lower: Int32 = -1
  package internal(set) var upper: Int32 = -1
  /// Text, code, HTML, a link's destination, a footnote's label or number: bytes of the document's pool.
  package internal(set) var literal: Range<Int32> = 0..<0
  /// A code block's info string, a link's title, a heading's explicit id: bytes of the document's pool.
  package internal(set) var extra: Range<Int32> = 0..<0
  /// What else the kind needs: see the accessors.
  package internal(set) var value: Int32 = 0
  /// How many block quotes are around it.
  package internal(set) var quotes: UInt8 = 0

  /// 1 to 6, of a heading.
  package var level: Int { Int(value) }
}

extension Node {
  /// A list: bit 0 ordered, bit 1 tight, above them the start number.
  package var isOrdered: Bool { value & 1 != 0 }
  package var isTight: Bool { value & 2 != 0 }
  package var start: Int { Int(value >> 2) }

  /// A list item: nil where it is no task.
  package var task: Bool? { value == 0 ? nil : value == 2 }

  /// How the cells of a column are aligned.
  package enum Alignment: Int32, Sendable { case none, left, center, right }

  /// A table cell: bit 0 in the header row, above it the alignment.
  package var isHeader: Bool { value & 1 != 0 }
  package var alignment: Alignment { Alignment(rawValue: value >> 1) ?? .none }

  /// The kinds of GitHub's alerts.
  package enum Alert: Int32, Sendable, CaseIterable {
    case note = 1, tip, important, warning, caution

    /// What stands between `[!` and `]`.
    package var marker: String {
      switch self {
      case .note: "NOTE"
      case .tip: "TIP"
      case .important: "IMPORTANT"
      case .warning: "WARNING"
      case .caution: "CAUTION"
      }
    }
  }

  /// A block quote: nil where it is no alert.
  package var alert: Alert? { Alert(rawValue: value) }
}
