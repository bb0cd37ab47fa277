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
    guard CodeSyntax(tag: tag) != .plain else { return [] }
    var marks: [RenderOptions.CodeMark] = []
    var links = links[...]
    var open: (look: Look, range: Range<Int>)?
    func close() {
      if let last = open { marks.append(RenderOptions.CodeMark(last.range, .kind(last.look.name))) }
    }
    for token in Lexer.tokens(of: code, language: tag) {
      let look = Look(token.kind)
      // One element for neighbours of one look: nobody sees the blanks between them.
      if let last = open, look == last.look {
        open = (last.look, last.range.lowerBound..<token.range.upperBound)
        continue
      }
      close()
      open = look.map { ($0, token.range) }
      while let link = links.first, link.range.lowerBound < token.range.upperBound {
        marks.append(link)
        links.removeFirst()
      }
    }
    close()
    return marks
  }

  /// How kinds of tokens look; several share one.
  private enum Look {
    case comment, keyword, string, sign, value

    /// Nil for what stays plain.
    init?(_ kind: Token.Kind) {
      switch kind {
      case .comment: self = .comment
      case .keyword, .tag: self = .keyword
      case .string, .regex: self = .string
      case .attribute, .directive, .label, .escape, .interpolation, .prompt: self = .sign
      case .number, .key: self = .value
      case .name, .operator, .punctuation, .text: return nil
      }
    }

    /// The class in the style sheet.
    var name: StaticString {
      switch self {
      case .comment: "hc"
      case .keyword: "hk"
      case .string: "hs"
      case .sign: "hf"
      case .value: "hy"
      }
    }
  }
}
