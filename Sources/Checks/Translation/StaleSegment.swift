import Diagnostics
import Markdown
import Translations

extension Rule {
  static let staleSegment = Rule(
    "translation/stale", .warning, "A translation is one of what its source says now.",
    why: """
      The source has changed since the translation was accepted, so readers of the two languages are told different \
      things. Only the paragraph that changed is reported; broken lines, other markup and renamed files change nothing.
      """,
    bad: [
      "en/page.md": page("Page", "Three steps."), "de/page.md": page("Seite", "Zwei Schritte."),
      "Translations/de.ledger": Example.ledger(
        (.title, "Book", "Buch"), (.paragraph, "Text.", "Text."), (.title, "Page", "Seite"),
        (.paragraph, "Two steps.", "Zwei Schritte.")),
    ],
    good: [
      "en/page.md": page("Page", "Three steps."), "de/page.md": page("Seite", "Drei Schritte."),
      "Translations/de.ledger": Example.ledger(
        (.title, "Book", "Buch"), (.paragraph, "Text.", "Text."), (.title, "Page", "Seite"),
        (.paragraph, "Three steps.", "Drei Schritte.")),
    ])

  /// An article of an example.
  static func page(_ title: String, _ text: String) -> String { "---\ntitle: \(title)\n---\n\n\(text)\n" }
}

extension Rule.Example {
  /// A ledger that attests these pairs.
  static func ledger(_ pairs: (kind: Segment.Kind, source: String, target: String)...) -> String {
    let facts = pairs.map { kind, source, target in
      Ledger.Fact(
        Segment(kind, plain: source, range: 0..<0).hash, Segment(kind, plain: target, range: 0..<0).hash, .translated)
    }
    return String(decoding: Ledger(facts).bytes(), as: UTF8.self)
  }
}

extension ComparedTranslation {
  var staleSegments: [Diagnostic] {
    comparison.entries.compactMap { entry in
      guard entry.status == .stale, let pair = comparison.pair(entry) else { return nil }
      return Diagnostic(
        .staleSegment, "the source of this \(pair.target.kind.name) has changed since",
        at: SourceRange(target.document.source, pair.target.range),
        notes: [note("the source as it is now", pair.source)],
        help: "'phasebook translate diff \(topic) -l \(language) --segment \(entry.source + 1)' shows what changed")
    }
  }
}
