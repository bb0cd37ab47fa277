import Markdown

/// A block of an article that its translation must have too.
package struct TextBlock: Sendable {
  package let kind: Kind
  /// In the document.
  package let node: Int
  /// The index after its last descendant.
  package internal(set) var end: Int
  /// Its segments, and those of its descendants, by their places in the article.
  package internal(set) var segments: Range<Int>

  /// What a block is to somebody who compares two articles.
  package enum Kind: Sendable, Hashable {
    case document, heading, paragraph, list, item, quote, code, html, rule, table, row, cell
    /// A paragraph that is one image.
    case figure
    /// One that stands for something on the page, by its name.
    case directive(String)
    /// By its label.
    case footnote(String)

    /// The block in the words of a message.
    package var name: String {
      switch self {
      case .document: "text"
      case .heading: "heading"
      case .paragraph: "paragraph"
      case .list: "list"
      case .item: "list item"
      case .quote: "quotation"
      case .code: "code block"
      case .html: "block of HTML"
      case .rule: "rule"
      case .table: "table"
      case .row: "table row"
      case .cell: "cell"
      case .figure: "image"
      case .directive(let name): "directive '\(name)'"
      case .footnote(let label): "footnote '\(label)'"
      }
    }
  }
}
