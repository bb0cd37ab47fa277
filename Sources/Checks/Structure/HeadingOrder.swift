import Diagnostics
import Knowledge
import Markdown

extension Rule {
  static let headingOrder = Rule(
    "structure/heading-order", .error, "Headings go down one level at a time, beginning with level 2.",
    why: "Screen readers and the table of contents take the level for the structure; a gap looks like a missing part.",
    bad: ["en/page.md": "---\ntitle: Page\n---\n\n## One\n\n#### Too deep\n"],
    good: ["en/page.md": "---\ntitle: Page\n---\n\n## One\n\n### Below it\n"])
}

extension Check {
  static let headingOrder = Check(.headingOrder) { article, _ in
    var level = 1
    return article.structure.compactMap { heading in
      defer { level = heading.level }
      guard heading.level > level + 1 else { return nil }
      let message =
        level == 1
        ? "the first heading has level \(heading.level), not 2"
        : "a heading of level \(heading.level) follows one of level \(level)"
      return Diagnostic(
        .headingOrder, message, at: article.document.range(ofBlock: heading.node), help: "make it level \(level + 1)")
    }
  }
}
