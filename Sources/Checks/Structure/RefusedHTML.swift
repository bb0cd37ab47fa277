import Diagnostics
import Knowledge
import Markdown

extension Rule {
  static let refusedHTML = Rule(
    "structure/raw-html", .warning, "HTML in an article is harmless, or the configuration allows it.",
    why: "With `raw-html: safe` other elements are shown as text, which is rarely what the author wants.",
    bad: ["en/page.md": "---\ntitle: Page\n---\n\n<iframe src=\"x\"></iframe>\n"],
    good: ["en/page.md": "---\ntitle: Page\n---\n\nPress <kbd>Home</kbd>.\n"])
}

extension Check {
  static let refusedHTML = Check(.refusedHTML) { article, base in
    guard base.configuration.rawHTML == .safe else { return [] }
    let document = article.document
    return document.nodes.indices.compactMap { index in
      let node = document.nodes[index]
      guard node.kind == .htmlInline || node.kind == .htmlBlock,
        let name = HTMLElements.refused(in: document.bytes(node.literal)).first
      else { return nil }
      return Diagnostic(
        .refusedHTML, "the element '\(name)' is shown as text", at: document.range(of: index),
        help: HTMLElements.isFiltered(name)
          ? "write it in Markdown" : "write it in Markdown, or set 'raw-html: allow' in phasebook.yaml")
    }
  }
}
