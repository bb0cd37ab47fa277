import Diagnostics
import Knowledge
import Markdown

extension Rule {
  static let duplicateID = Rule(
    "structure/duplicate-id", .error, "An explicit id stands at one heading of an article.",
    why: "A link to the id can reach only one of the headings.",
    bad: ["en/page.md": "---\ntitle: Page\n---\n\n## One {#part}\n\n## Two {#part}\n"],
    good: ["en/page.md": "---\ntitle: Page\n---\n\n## One {#part}\n\n## Two {#other}\n"])
}

extension Check {
  static let duplicateID = Check(.duplicateID) { article, _ in
    var first: [String: Document.Heading] = [:]
    return article.headings.compactMap { heading in
      guard let id = heading.explicitID else { return nil }
      if Document.reservedIDs.contains(where: id.hasPrefix) {
        return Diagnostic(
          .duplicateID, "the id '\(id)' is one that the page makes itself",
          at: article.document.range(ofExplicitID: heading), help: "choose another beginning")
      }
      guard let earlier = first[id] else {
        first[id] = heading
        return nil
      }
      return Diagnostic(
        .duplicateID, "the id '\(id)' stands at two headings", at: article.document.range(ofExplicitID: heading),
        notes: [Diagnostic.Note("first used here", article.document.range(ofExplicitID: earlier))])
    }
  }
}
