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
  package static func all(in article: Article, _ base: KnowledgeBase, _ strings: StringCatalogs) -> [Fallback] {
    article.modelDirectives.filter { $0.directive.closingNode != nil }.map { directive in
      let writer = FallbackWriter(
        machine: base.models.machines[directive.machine], directive: directive, language: article.language,
        strings: strings.strings[article.language])
      return Fallback(directive: directive, text: writer.text, article: article)
    }
  }

  /// The bytes between the lines of the two comments.
  private var range: Range<Int> {
    let bytes = article.source.bytes
    let start = directive.directive.range.bytes.upperBound
    let closing = article.document.range(ofBlock: directive.directive.closingNode ?? directive.directive.node).bytes
    let lower = bytes[start..<closing.lowerBound].firstIndex(of: 0x0A).map { $0 + 1 } ?? start
    let upper = bytes[lower..<closing.lowerBound].lastIndex(of: 0x0A).map { $0 + 1 } ?? lower
    return lower..<upper
  }

  /// What the directive's line begins with: the same must begin every line, so that all stays in one list or quotation.
  private var margin: String {
    let bytes = article.source.bytes
    let start = directive.directive.range.bytes.lowerBound
    let line = bytes[..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let before = String(decoding: bytes[line..<start], as: UTF8.self)
    return String(before.map { $0 == ">" || $0 == "\t" ? $0 : " " })
  }

  /// The replacement of bytes that makes the fallback right; nil where it is.
  package var edit: (range: Range<Int>, bytes: [UInt8])? {
    let current = article.source.text(range).split(separator: /\r?\n/, omittingEmptySubsequences: false)
    let wanted = text.split(separator: "\n", omittingEmptySubsequences: false)
    func bare(_ lines: some Sequence<Substring>) -> [String] {
      let trimmed = lines.map { line in
        line.drop { $0 == ">" || $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed().map { String($0) }
          .joined()
      }
      return Array(trimmed.drop { $0.isEmpty }.reversed().drop { $0.isEmpty }.reversed())
    }
    guard bare(current) != bare(wanted) else { return nil }
    let end = article.source.bytes.contains(0x0D) ? "\r\n" : "\n"
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
    ])
}
