import Diagnostics
import Files
import Markdown

extension Rule {
  static let unusedFact = Rule(
    "translation/unused-ignore", .warning, "An `i:` line of a ledger silences a finding.",
    why: """
      Such a line holds for two texts. When either of them changes it ends by itself, so that the next finding is seen; \
      what is left of it can go.
      """,
    bad: [
      "Translations/de.ledger":
        Example.ledger((.title, "Book", "Buch"), (.paragraph, "Text.", "Text."))
        + "\(Segment.hash("Text.")) \(Segment.hash("Text.")) i:links/missing-target the page is being written\n"
    ],
    good: [
      "Translations/de.ledger": Example.ledger((.title, "Book", "Buch"), (.paragraph, "Text.", "Text."))
    ])
}

extension Segment {
  /// The name of a paragraph in ledgers.
  fileprivate static func hash(_ paragraph: String) -> String {
    Segment(.paragraph, plain: paragraph, range: 0..<0).hash.description
  }
}
