import Diagnostics
import Knowledge
import Markdown
import YAML

extension Rule {
  static let orphanPage = Rule(
    "structure/orphan-page", .error, "An article is in the navigation, or another article links to it.",
    why: "A page that nothing leads to is never read.",
    bad: ["phasebook.yaml": Rule.navigation("other"), "en/other.md": text, "en/page.md": text],
    good: ["phasebook.yaml": Rule.navigation("page"), "en/page.md": text])

  private static let text = "---\ntitle: Page\ntranslations: none\n---\n\nText.\n"
}

extension Check {
  /// Without a navigation every start page lists all articles, so nothing is lost.
  static let orphanPage = Check(.orphanPage) { base in
    guard !base.sections.isEmpty else { return [] }
    // From the navigation and the start page along the links of all languages.
    var links: [String: Set<String>] = [:]
    for article in base.articles {
      for case .article(let topic, _, _) in article.targets.values { links[article.topic, default: []].insert(topic) }
    }
    var waiting = base.sections.flatMap(\.topics).map { base.topics[$0].path } + ["index"]
    var reached: Set<String> = []
    while let topic = waiting.popLast() {
      if reached.insert(topic).inserted { waiting += links[topic] ?? [] }
    }
    return base.topics.compactMap { topic in
      guard topic.path != "index", !reached.contains(topic.path), let index = topic.articles[topic.fallback] else {
        return nil
      }
      let article = base.articles[index]
      guard !article.frontMatter.isDraft else { return nil }
      let start = article.frontMatter.title?.range ?? SourceRange(article.source, 0..<0)
      return Diagnostic(
        .orphanPage, "nothing leads to the article '\(topic.path)'", at: start,
        help: "add it to 'navigation' in phasebook.yaml, or link to it")
    }
  }
}
