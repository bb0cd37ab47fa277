import Diagnostics
import Knowledge
import Markdown

extension Rule {
  static let extraTitle = Rule(
    "structure/extra-title", .error, "The front matter's title is the only heading of level 1.",
    why: "The title is the page's `h1`. Another one makes two titles, and nobody can tell which is meant.",
    bad: ["en/page.md": "---\ntitle: Page\n---\n\n# Another title\n"],
    good: ["en/page.md": "---\ntitle: Page\n---\n\n# Page\n\n## A part\n"])
}

extension Check {
  static let extraTitle = Check(.extraTitle) { article, _ in
    // Without a title the heading stands in for it, and the missing title is a finding already.
    article.frontMatter.title == nil
      ? []
      : article.outline.filter { $0.level == 1 }.map { heading in
        Diagnostic(
          .extraTitle, "a second heading of level 1 stands beside the title",
          at: article.document.range(ofBlock: heading.node),
          help: "make it level 2, or equal to the title '\(article.title)'")
      }
  }
}
