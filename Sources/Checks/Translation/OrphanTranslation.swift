import Diagnostics
import Knowledge
import YAML

extension Rule {
  static let orphanTranslation = Rule(
    "translation/orphan", .error, "A translation has a source.",
    why: """
      Where the source is gone, its translations stay on the site for ever, and nobody sees when they stop being true.
      """,
    bad: ["de/page.md": page("Seite", "Text.")],
    good: ["de/page.md": "---\ntitle: Seite\ntranslations: none\n---\n\nText.\n"])
}

extension Check {
  static let orphanTranslation = Check([.orphanTranslation]) { topic, base in
    let topic = base.topics[topic]
    guard topic.articles[0] == nil, topic.translations != .none else { return [] }
    let source = base.languages[0].folder + "/" + topic.path + ".md"
    return topic.articles.compactMap { index in
      guard let article = index.map({ base.articles[$0] }) else { return nil }
      return Diagnostic(
        .orphanTranslation, "there is no '\(source)' that this could be a translation of",
        at: article.frontMatter.title?.range ?? SourceRange(article.source, 0..<0),
        help: "delete it, move it to where its source is now, or set 'translations: none' in it")
    }
  }
}
