import Diagnostics
import Knowledge
import Markdown

extension Rule {
  static let differentHeadingID = Rule(
    "translation/heading-id", .error, "A heading's id in a translation is that of its source heading.",
    why: """
      Ids are the same in all languages, so that a link and the language switch lead to the same place. The page uses \
      the source's id; links to the other one are dead in every other language.
      """,
    bad: ["en/page.md": page("## Part {#part}"), "de/page.md": page("## Teil {#teil}")],
    good: ["en/page.md": page("## Part {#part}"), "de/page.md": page("## Teil {#part}")])

  private static func page(_ text: String) -> String { "---\ntitle: Page\n---\n\n\(text)\n" }
}

extension Check {
  static let differentHeadingID = Check(.differentHeadingID) { article, _ in
    article.outline.compactMap { heading in
      guard let own = heading.explicitID, let id = article.headingIDs[heading.node], own != id,
        // Twice the same id in one article is a finding of its own.
        article.headings.count(where: { $0.explicitID == own }) == 1
      else { return nil }
      let place = article.document.range(ofExplicitID: heading)
      return Diagnostic(
        .differentHeadingID, "the id '\(own)' is not that of the source heading", at: place,
        help: "write {#\(id)}, or leave it out",
        fix: place.file.text(place.bytes) == own ? [Replacement(place.bytes, id)] : [])
    }
  }
}
