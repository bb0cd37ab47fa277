import Diagnostics
import Files
import Knowledge
import Markdown

extension Rule {
  static let linkLanguage = Rule(
    "translation/link-language", .error, "A link in a translation leads to the article in the translation's language.",
    why: """
      A path through another language's folder takes readers out of their language for good. Where the article is not \
      translated, the site shows the source in its place by itself.
      """,
    bad: ["en/page.md": page("Page", "[Start](index.md)"), "de/page.md": page("Seite", "[Anfang](../en/index.md)")],
    good: ["en/page.md": page("Page", "[Start](index.md)"), "de/page.md": page("Seite", "[Anfang](index.md)")])
}

extension Check {
  static let linkLanguage = Check(.linkLanguage) { article, base in
    guard article.language != 0 else { return [] }
    let source = base.topicIndex[article.topic].flatMap { base.topics[$0].articles[0] }.map { base.articles[$0] }
    var places = InlinePlaces(article.document)
    return article.targets.keys.sorted().compactMap { node -> Diagnostic? in
      guard case .article(let topic, _, let language?) = article.targets[node], language == 0,
        let translated = base.topicIndex[topic].flatMap({ base.topics[$0].articles[article.language] })
      else { return nil }
      // Where the source names a language too, it is the language that is meant.
      let isMeant = source?.targets.values.contains { target in
        if case .article(topic, _, .some) = target { true } else { false }
      }
      guard isMeant != true else { return nil }
      let address = article.document.string(article.document.nodes[node].literal)
      let fragment = address.firstIndex(of: "#").map { String(address[$0...]) } ?? ""
      let right = Route.reference(from: article.path.string, to: base.articles[translated].path.string) + fragment
      let folder = base.languages[article.language].folder
      let exact = places.exactDestination(of: node)
      let isWritten = exact.map { article.source.text($0) == address } ?? false
      return Diagnostic(
        .linkLanguage, "this leads to the article in '\(base.languages[0].folder)', which exists in '\(folder)' too",
        at: places.destination(of: node),
        notes: [Diagnostic.Note("the translated article", SourceRange(base.articles[translated].source, 0..<0))],
        help: "write '\(right)'", fix: isWritten ? exact.map { [Replacement($0, right)] } ?? [] : [])
    }
  }
}
