package import Diagnostics

/// A parsed Markdown text: its nodes, and the bytes that they refer to.
package struct Document: Sendable {
  package let source: SourceFile
  /// The part of the file that was parsed: what follows the front matter.
  package let body: Range<Int>
  /// The first is the document itself.
  package internal(set) var nodes: [Node]
  /// Literals of all nodes, unescaped, UTF-8.
  package internal(set) var pool: [UInt8]

  /// The string that a node's `literal` or `extra` stands for.
  package func string(_ range: Range<Int32>) -> String {
    String(decoding: pool[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
  }

  /// The bytes that a node's `literal` or `extra` stands for.
  package func bytes(_ range: Range<Int32>) -> ArraySlice<UInt8> {
    pool[Int(range.lowerBound)..<Int(range.upperBound)]
  }

  /// The indices of the direct children of a node.
  package func children(of index: Int) -> [Int] {
    var result: [Int] = []
    var child = index + 1
    while child < Int(nodes[index].end) {
      result.append(child)
      child = Int(nodes[child].end)
    }
    return result
  }

  /// The nodes that follow `index` under the same parent, up to and with `last`; none where that is nil.
  package func siblings(after index: Int, upTo last: Int?) -> [Int] {
    guard let last else { return [] }
    var result: [Int] = []
    var next = Int(nodes[index].end)
    while next <= last, next < nodes.count {
      result.append(next)
      next = Int(nodes[next].end)
    }
    return result
  }

  /// What a reader sees of a node: its text and code, breaks as blanks, the alternative text of images.
  package func plainText(of index: Int) -> String {
    var bytes: [UInt8] = []
    for node in nodes[index..<Int(nodes[index].end)] {
      switch node.kind {
      case .text, .code: bytes += self.bytes(node.literal)
      case .softBreak, .lineBreak: bytes.append(0x20)
      default: break
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Where a block stands.
  package func range(ofBlock index: Int) -> SourceRange {
    SourceRange(source, Int(nodes[index].lower)..<Int(nodes[index].upper))
  }

  /// The leaf block that holds an inline: the nearest paragraph, heading or table cell before it.
  package func leaf(of index: Int) -> Int {
    var candidate = index
    while candidate > 0, !nodes[candidate].kind.holdsInlines || Int(nodes[candidate].end) <= index { candidate -= 1 }
    return candidate
  }

  /// Where any node stands. For an inline its leaf block is searched, so ask once a block where many are wanted.
  package func range(of index: Int) -> SourceRange {
    guard nodes[index].kind.isInline else { return range(ofBlock: index) }
    let leaf = self.leaf(of: index)
    return SourceRange(source, ranges(ofInlinesIn: leaf).whole[index - leaf])
  }

  /// Where the destination of a link or an image stands: the address alone where it can be told, else the whole link.
  package func range(ofDestination index: Int) -> SourceRange {
    let leaf = self.leaf(of: index)
    let found = ranges(ofInlinesIn: leaf)
    return SourceRange(source, found.destinations[index] ?? found.whole[index - leaf])
  }
}
