import Diagnostics
import Knowledge
import Markdown

/// The file that a translator begins with: all of the source, of which the prose is in comments.
struct TranslationDraft {
  private let article: Article

  init(_ article: Article) { self.article = article }

  var bytes: [UInt8] {
    let body = article.document.body
    let source = article.source.bytes
    var result = frontMatter(Array(source[article.source.byteOrderMark..<body.lowerBound]))
    // What is between blocks stays: empty lines, and where the links of other lines lead.
    var position = body.lowerBound
    for (range, isProse) in blocks() where range.lowerBound >= position {
      result += source[position..<range.lowerBound]
      result += isProse ? comment(source[range]) : Array(source[range])
      position = range.upperBound
    }
    return result + source[position..<body.upperBound]
  }

  /// The fences and what is between them, with a line more.
  private func frontMatter(_ head: [UInt8]) -> [UInt8] {
    guard !head.isEmpty, !article.frontMatter.isDraft else { return head }
    let lines = head.split(separator: 0x0A, omittingEmptySubsequences: false)
    // The last line end is followed by nothing.
    guard let closing = lines.dropLast().lastIndex(where: { !$0.isEmpty }) else { return head }
    let added = lines[..<closing] + [Array("draft: true".utf8)[...]] + lines[closing...]
    return Array(added.joined(separator: [0x0A]))
  }

  /// The blocks at the top, in the order of the file, and whether each is prose. What a directive encloses goes with it.
  private func blocks() -> [(range: Range<Int>, isProse: Bool)] {
    let document = article.document
    let closings = Dictionary(
      article.directives.compactMap { directive in
        directive.name.text == "tabs" ? nil : directive.closingNode.map { (directive.node, $0) }
      }
    ) { first, _ in first }
    var result: [(range: Range<Int>, isProse: Bool)] = []
    var end = -1
    for node in document.children(of: 0) where node > end && node != article.repeatedTitle {
      var range = document.range(ofBlock: node).bytes
      if let closing = closings[node] {
        range = range.lowerBound..<document.range(ofBlock: closing).bytes.upperBound
        end = closing
      }
      let kind = document.nodes[node].kind
      result.append((range, ![.codeBlock, .htmlBlock, .thematicBreak].contains(kind)))
    }
    return result.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// A comment ends with the first `-->`, so none may be inside.
  private func comment(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var result = Array("<!-- ".utf8)
    for (index, byte) in zip(text.indices, text) {
      let isEnd = byte == 0x3E && text[..<index].suffix(2).elementsEqual([0x2D, 0x2D])
      if isEnd { result += Array("&gt;".utf8) } else { result.append(byte) }
    }
    return result + Array(" -->".utf8)
  }
}
