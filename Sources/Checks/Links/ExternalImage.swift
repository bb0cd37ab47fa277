import Diagnostics
import Knowledge
import Markdown

extension Rule {
  static let externalImage = Rule(
    "links/external-image", .error, "An image is a file of the content folder.",
    why: """
      A page never asks another host for anything: that host would learn who reads it, and the page would not work \
      offline. The pages' Content-Security-Policy does not show such an image.
      """,
    bad: ["en/page.md": "---\ntitle: Page\n---\n\n![A map](https://example.org/map.svg)\n"],
    good: [
      "en/page.md": "---\ntitle: Page\n---\n\n![A map](map.svg)\n",
      "en/map.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n",
    ])
}

extension Check {
  static let externalImage = Check(.externalImage) { article, _ in
    article.targets.keys.sorted().compactMap { node in
      guard article.targets[node] == .external, article.document.nodes[node].kind == .image else { return nil }
      let isData = article.document.bytes(article.document.nodes[node].literal).starts(with: "data:".utf8)
      return Diagnostic(
        .externalImage, isData ? "pages show no 'data:' images" : "the image comes from another host",
        at: article.document.range(ofDestination: node),
        help: "put a copy beside the article")
    }
  }
}
