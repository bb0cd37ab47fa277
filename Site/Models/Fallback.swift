package import Diagnostics
package import Knowledge
import Markdown
import StateMachines

/// What stands between a directive and its closing comment: the same in plain Markdown, for viewers that know no
/// directives.
package struct Fallback {
  package let directive: ModelDirective
  /// What should stand there, without line ends around it.
  package let text: String
  private let article: Article

  /// Those of an article whose directives have a closing comment; who writes none wants no fallback.
  ///
  /// None of directives inside each other: what the outer one stands for would replace the inner one.
  package static func all(in article: Article, _ base: KnowledgeBase, _ strings: StringCatalogs) -> [Fallback] {
    return all(in: article, language: article.language, base.models, strings.strings[article.language])
  }

  /// The same in the words of a language that the article is made into.
  static func all(
    in article: Article, language: Int, _ library: ModelLibrary, _ strings: Strings
  ) -> [Fallback] {
    let nested = article.nestedDirectives
    return article.modelDirectives.filter { model in
      model.directive.closingNode != nil
        && !nested.contains { $0.inner.node == model.directive.node || $0.outer.node == model.directive.node }
    }.map { directive in
      let writer = FallbackWriter(
        library: library, directive: directive, language: language, strings: strings)
      return Fallback(directive: directive, text: writer.text, article: article)
    }
  }

  /// The bytes between the lines of the two comments.
  private var range: Range<Int> {
    let bytes = article.source.bytes
    let closing = article.document.range(ofBlock: directive.directive.closingNode ?? directive.directive.node).bytes
    let lower = lineEnd.upperBound
    let upper = bytes[lower..<closing.lowerBound].lastIndex(where: Self.endsLine).map { $0 + 1 } ?? lower
    return lower..<upper
  }

  /// What ends the directive's line: a line feed, a carriage return or both.
  private var lineEnd: Range<Int> {
    let bytes = article.source.bytes
    let start = directive.directive.range.bytes.upperBound
    guard let end = bytes[start...].firstIndex(where: Self.endsLine) else { return start..<start }
    let isPair = bytes[end...].starts(with: [0x0D, 0x0A])
    return end..<end + (isPair ? 2 : 1)
  }

  private static func endsLine(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// What the directive's line begins with: the same must begin every line, so that all stays in one list or quotation.
  private var margin: String {
    let bytes = article.source.bytes
    let start = directive.directive.range.bytes.lowerBound
    let line = bytes[..<start].lastIndex(where: Self.endsLine).map { $0 + 1 } ?? 0
    let before = String(decoding: bytes[line..<start], as: UTF8.self)
    return String(before.map { $0 == ">" || $0 == "\t" ? $0 : " " })
  }

  /// The replacement of bytes that makes the fallback right; nil where it is.
  package var edit: (range: Range<Int>, bytes: [UInt8])? {
    let current = article.source.text(range).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let wanted = text.split(separator: "\n", omittingEmptySubsequences: false)
    func bare(_ lines: some Sequence<Substring>) -> [String] {
      let trimmed = lines.map { line in
        line.drop { $0 == ">" || $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed().map { String($0) }
          .joined()
      }
      return Array(trimmed.drop { $0.isEmpty }.reversed().drop { $0.isEmpty }.reversed())
    }
    guard bare(current) != bare(wanted) else { return nil }
    let end = lineEnd.isEmpty ? "\n" : article.source.text(lineEnd)
    let margin = margin
    let bareMargin = String(margin.reversed().drop { $0.isWhitespace }.reversed())
    let lines = [""] + wanted.map(String.init) + [""]
    let written = lines.map { ($0.isEmpty ? bareMargin : margin + $0) + end }.joined()
    return (range, Array(written.utf8))
  }

  /// The finding where the fallback is not what it should be.
  package var finding: Diagnostic? {
    guard edit != nil else { return nil }
    return Diagnostic(
      .staleFallback, "what stands below '\(directive.kind.rawValue)' is not what the model says",
      at: directive.directive.range, help: "run 'phasebook sync'")
  }
}

extension Rule {
  package static let staleFallback = Rule(
    "models/stale-fallback", .error,
    "What stands between a directive and its closing comment is what the directive stands for.",
    why:
      "Readers on GitHub and in editors see this text instead of the diagram or the table, and would see an old one.",
    bad: [
      "Models/door.yaml": Rule.exampleDoor,
      "en/index.md":
        "---\ntitle: Book\nmodels: [door]\n---\n\n<!-- phasebook:states -->\n\nTwo states.\n\n<!-- /phasebook -->\n",
    ],
    good: [
      "Models/door.yaml": Rule.exampleDoor,
      "en/index.md": """
      ---
      title: Book
      models: [door]
      ---

      <!-- phasebook:states -->

      | State | Meaning |
      |---|---|
      | Shut | initial state |
      | Open |  |

      <!-- /phasebook -->

      """,
      "de/index.md": "---\ntitle: Buch\nmodels: [door]\n---\n\n<!-- phasebook:states -->\n",
    ])
}
