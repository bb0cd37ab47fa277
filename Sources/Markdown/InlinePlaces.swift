package import Diagnostics

/// The places of a document's inlines, for those who ask for many of them in reading order: each block is searched once.
package struct InlinePlaces {
  private let document: Document
  private var leaf = -1
  private var found: InlineRanges?

  package init(_ document: Document) { self.document = document }

  /// Where the destination of a link or an image stands: the address alone where it can be told, else the whole link.
  package mutating func destination(of node: Int) -> SourceRange {
    SourceRange(document.source, exactDestination(of: node) ?? whole(of: node))
  }

  /// The address alone; nil for reference links, whose addresses stand elsewhere.
  package mutating func exactDestination(of node: Int) -> Range<Int>? { ranges(around: node).destinations[node] }

  /// Where an inline stands.
  package mutating func place(of node: Int) -> SourceRange { SourceRange(document.source, whole(of: node)) }

  private mutating func whole(of node: Int) -> Range<Int> { ranges(around: node).whole[node - leaf] }

  private mutating func ranges(around node: Int) -> InlineRanges {
    if let found, leaf >= 0, node >= leaf, node < Int(document.nodes[leaf].end) { return found }
    leaf = document.leaf(of: node)
    let ranges = document.ranges(ofInlinesIn: leaf)
    found = ranges
    return ranges
  }
}
