import Diagnostics
import Markdown
import Translations

extension Rule {
  static let unconfirmedSegment = Rule(
    "translation/unconfirmed", .warning, "Somebody has accepted each translation beside its source.",
    why: """
      What nobody has compared may say anything. Accepting a translation is an act of its own: neither editing it nor \
      touching its file says that it is right. A language without a ledger is not reported but skipped.
      """,
    bad: [
      "en/page.md": page("Page", "One step."), "de/page.md": page("Seite", "Ein Schritt."),
      "Translations/de.ledger": Example.ledger(
        (.title, "Book", "Buch"), (.paragraph, "Text.", "Text."), (.title, "Page", "Seite")),
    ],
    good: [
      "en/page.md": page("Page", "One step."), "de/page.md": page("Seite", "Ein Schritt."),
      "Translations/de.ledger": Example.ledger(
        (.title, "Book", "Buch"), (.paragraph, "Text.", "Text."), (.title, "Page", "Seite"),
        (.paragraph, "One step.", "Ein Schritt.")),
    ])
}

extension ComparedTranslation {
  /// Edited segments one by one; those of which nothing is known as runs, since a new section is one piece of work.
  var unconfirmedSegments: [Diagnostic] {
    guard isTracked else { return [] }
    var runs: [[TranslationComparison.Entry]] = []
    for entry in comparison.entries {
      let isNext = runs.last?.last.map { $0.source == entry.source - 1 && $0.status == .untracked } ?? false
      if entry.status == .untracked, isNext {
        runs[runs.count - 1].append(entry)
      } else if entry.status == .untracked || entry.status == .edited {
        runs.append([entry])
      }
    }
    return runs.compactMap { run in
      guard let first = run.first, let pair = comparison.pair(first) else { return nil }
      let name = "this \(pair.target.kind.name)"
      let message =
        first.status == .edited
        ? "\(name) was changed after it had been accepted"
        : run.count > 1
          ? "\(name) and \(counted(run.count - 1, "segment")) after it are not accepted as translations"
          : "\(name) is not accepted as a translation"
      let number = run.count == 1 ? " --segment \(first.source + 1)" : ""
      return Diagnostic(
        .unconfirmedSegment, message, at: SourceRange(target.document.source, pair.target.range),
        notes: [note("its source", pair.source)],
        help: "where it is right, 'phasebook translate accept \(topic) -l \(language)\(number)'")
    }
  }
}
