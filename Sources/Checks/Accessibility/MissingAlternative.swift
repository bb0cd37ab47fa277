import Diagnostics
import Knowledge
import Markdown

extension Rule {
  static let missingAlternative = Rule(
    "accessibility/missing-alternative-text", .error, "An image says in words what it shows.",
    why: "Readers who cannot see the image hear nothing instead (WCAG 2.2, success criterion 1.1.1).",
    bad: ["en/page.md": "---\ntitle: Page\n---\n\n![](map.svg)\n", "en/map.svg": svg],
    good: ["en/page.md": "---\ntitle: Page\n---\n\n![The way from Cart to Paid](map.svg)\n", "en/map.svg": svg])

  private static let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n"
}

extension Check {
  static let missingAlternative = Check(.missingAlternative) { article, _ in
    article.document.nodes.indices.compactMap { index in
      guard article.document.nodes[index].kind == .image,
        article.document.plainText(of: index).allSatisfy(\.isWhitespace)
      else { return nil }
      return Diagnostic(
        .missingAlternative, "the image has no alternative text", at: article.document.range(of: index),
        help: "describe it between the brackets")
    }
  }
}
