import Diagnostics
package import Markdown

/// One article in one language, as far as its translation is concerned: its segments, and the blocks that hold them.
package struct ArticleText: Sendable {
  package let document: Document
  /// Those of the front matter first.
  package let segments: [Segment]
  /// A parent before its children; the first stands for the document.
  package let blocks: [TextBlock]
  /// By node: what a heading is called in all languages.
  let headingIDs: [Int: String]

  /// `hidden` is a first heading that repeats the title.
  package init(_ document: Document, frontMatter: [Segment], headingIDs: [Int: String], hidden: Int?) {
    self.document = document
    self.headingIDs = headingIDs
    let body = document.segments(hiding: Set([hidden].compactMap { $0 }))
    segments = frontMatter + body
    var reader = BlockReader(document, segments: segments, from: frontMatter.count, hidden: hidden)
    blocks = reader.blocks()
  }

  /// The blocks directly below one.
  func children(of block: Int) -> [Int] {
    var result: [Int] = []
    var child = block + 1
    while child < blocks[block].end {
      result.append(child)
      child = blocks[child].end
    }
    return result
  }

  /// What an author wrote, in one line and without the marks of quotations.
  package func written(_ segment: Segment) -> String {
    let isQuoted = segment.node.map { document.nodes[$0].quotes > 0 } ?? false
    let lines = document.source.text(segment.range).split { $0.isNewline }
    return lines.flatMap { line -> [Substring] in
      let text = isQuoted ? line.drop { $0.isWhitespace || $0 == ">" } : line
      return text.split { $0.isWhitespace }
    }.joined(separator: " ")
  }
}

/// Picks out of a document the blocks that a translation must have too.
private struct BlockReader {
  private let document: Document
  private let segments: [Segment]
  private let generated: Set<Int>
  private let directives: [Int: Directive]
  private let hidden: Int?
  private var segment: Int
  private var result: [TextBlock] = []

  init(_ document: Document, segments: [Segment], from segment: Int, hidden: Int?) {
    self.document = document
    self.segments = segments
    self.segment = segment
    self.hidden = hidden
    generated = document.generated
    directives = Dictionary(document.directives.map { ($0.node, $0) }) { first, _ in first }
  }

  mutating func blocks() -> [TextBlock] {
    var open: [(block: Int, nodeEnd: Int)] = []
    let nodes = document.nodes
    var index = 0
    while index < nodes.count {
      while let top = open.last, top.nodeEnd <= index {
        close(top.block)
        open.removeLast()
      }
      let end = Int(nodes[index].end)
      guard index != hidden, !generated.contains(index), let kind = kind(of: index) else {
        skip(upTo: end)
        index = end
        continue
      }
      result.append(TextBlock(kind: kind, node: index, end: 0, segments: segment..<segment))
      if nodes[index].kind.holdsInlines || end == index + 1 {
        skip(upTo: end)
        close(result.count - 1)
        index = end
      } else {
        open.append((result.count - 1, end))
        index += 1
      }
    }
    while let top = open.popLast() { close(top.block) }
    return result
  }

  private mutating func close(_ block: Int) {
    result[block].end = result.count
    result[block].segments = result[block].segments.lowerBound..<segment
  }

  /// Counts the segments of nodes before `node` as read.
  private mutating func skip(upTo node: Int) {
    while segment < segments.count, let own = segments[segment].node, own < node { segment += 1 }
  }

  /// Nil where a translation may have it or not.
  private func kind(of index: Int) -> TextBlock.Kind? {
    let node = document.nodes[index]
    switch node.kind {
    case .document: return .document
    case .heading: return .heading
    case .paragraph:
      let isImage = Int(node.end) > index + 1 && document.nodes[index + 1].kind == .image
      return isImage && document.nodes[index + 1].end == node.end ? .figure : .paragraph
    case .list: return .list
    case .item: return .item
    case .blockQuote: return .quote
    case .codeBlock: return .code
    case .thematicBreak: return .rule
    case .table: return .table
    case .tableRow: return .row
    case .tableCell: return .cell
    case .footnoteDefinition: return .footnote(document.string(node.literal))
    case .htmlBlock:
      if let directive = directives[index] {
        return Directive.Known.content.contains(directive.name.text) ? .directive(directive.name.text) : nil
      }
      return document.string(node.literal).drop(while: \.isWhitespace).hasPrefix("<!--") ? nil : .html
    default: return nil
    }
  }
}
