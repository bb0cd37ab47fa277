import Diagnostics
import Markdown
import Translations

extension Rule {
  static let inlineCode = Rule(
    "translation/inline-code", .warning, "A translation has the code of its source.",
    why: """
      A name that is spelt otherwise exists in no library, and one that became prose is neither a link nor read out as \
      a name. How often a name is repeated is a matter of style.
      """,
    bad: ["en/page.md": page("Page", "Call `run()`."), "de/page.md": page("Seite", "Rufe `run().`")],
    good: ["en/page.md": page("Page", "Call `run()`."), "de/page.md": page("Seite", "Rufe `run()`.")])
}

extension ComparedTranslation {
  /// A span is missing where the article has it nowhere, or where another one stands in its segment.
  var differentCode: [Diagnostic] {
    let everywhere = (code(in: source.segments, source), code(in: target.segments, target))
    let names = (Set(everywhere.0.map(\.text)), Set(everywhere.1.map(\.text)))
    return comparison.entries.flatMap { entry -> [Diagnostic] in
      guard let pair = comparison.pair(entry) else { return [] }
      let (wanted, own) = (code(in: [pair.source], source), code(in: [pair.target], target))
      var missing = wanted.filter { span in !own.contains { $0.text == span.text } && !isTranslatable(span.text) }
      var extra = own.filter { span in !wanted.contains { $0.text == span.text } && !isTranslatable(span.text) }
      missing = missing.enumerated().filter { index, span in
        !missing[..<index].contains { $0.text == span.text }
      }.map(\.element)
      var result: [Diagnostic] = []
      while let span = missing.first {
        missing.removeFirst()
        if !extra.isEmpty {
          let other = extra.removeFirst()
          result.append(
            Diagnostic(
              .inlineCode, "'\(other.text)' is '\(span.text)' in the source", at: target.document.range(of: other.node),
              notes: [Diagnostic.Note("here in the source", source.document.range(of: span.node))]))
        } else if !names.1.contains(span.text) {
          result.append(
            Diagnostic(
              .inlineCode, "the code '\(span.text)' of the source is missing",
              at: SourceRange(target.document.source, pair.target.range),
              notes: [Diagnostic.Note("here in the source", source.document.range(of: span.node))]))
        }
      }
      for span in extra where !names.0.contains(span.text) {
        var finding = Diagnostic(
          .inlineCode, "the source does not have the code '\(span.text)'", at: target.document.range(of: span.node),
          notes: [note("its source", pair.source)])
        finding.severity = .note
        result.append(finding)
      }
      return result
    }
  }

  private func code(in segments: [Segment], _ text: ArticleText) -> [(node: Int, text: String)] {
    segments.flatMap(\.slots).filter { $0.kind == .code }.map { slot in
      (slot.node, text.document.string(text.document.nodes[slot.node].literal))
    }
  }

  /// A quoted literal, or words of a language: samples of text, which may be translated.
  private func isTranslatable(_ code: String) -> Bool {
    let isQuoted = code.count >= 2 && code.first == code.last && (code.first == "\"" || code.first == "'")
    return isQuoted || code.contains(" ") && code.utf8.contains { $0 >= 0x80 }
  }
}
