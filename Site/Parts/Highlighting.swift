import Markdown
import Snippets

/// Which pieces of code get a class, so that the style sheet can tell them from the rest.
///
/// Names, operators and brackets are most of the tokens and stay plain: a page with many colours is no easier to read,
/// only larger.
enum Highlighting {
  /// The marks of a block of code: what its language's tokens are, and links, which are names.
  static func marks(
    of code: ArraySlice<UInt8>, tag: String, links: [RenderOptions.CodeMark]
  ) -> [RenderOptions.CodeMark] {
    var marks: [RenderOptions.CodeMark] = []
    var links = links[...]
    var open: (name: String, range: Range<Int>)?
    for token in Lexer.tokens(of: code, language: tag) {
      let name = self.name(of: token.kind)
      // One element for neighbours of one kind: nobody sees the blanks between them.
      if let last = open, name == last.name {
        open = (last.name, last.range.lowerBound..<token.range.upperBound)
        continue
      }
      if let last = open { marks.append(RenderOptions.CodeMark(last.range, .kind(last.name))) }
      open = name.map { ($0, token.range) }
      while let link = links.first, link.range.lowerBound < token.range.upperBound {
        marks.append(link)
        links.removeFirst()
      }
    }
    if let last = open { marks.append(RenderOptions.CodeMark(last.range, .kind(last.name))) }
    return marks
  }

  /// The class of a kind of token; nil for what stays plain.
  static func name(of kind: Token.Kind) -> String? {
    switch kind {
    case .comment: "hc"
    case .keyword, .tag: "hk"
    case .string, .regex: "hs"
    case .attribute, .directive, .label, .escape, .interpolation, .prompt: "hf"
    case .number, .key: "hy"
    case .name, .operator, .punctuation, .text: nil
    }
  }
}
