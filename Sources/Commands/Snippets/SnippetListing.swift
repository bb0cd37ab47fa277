import Knowledge
import Snippets

/// A block of code as the commands about them name and find it.
struct SnippetListing {
  let article: Article
  let snippet: Snippet
  /// `door/open#handle`
  let name: String
  /// The name, and the language's folder before it where the block is not the source's: `de:door/open#handle`.
  let label: String

  /// All blocks of the languages, in the order of the articles.
  static func all(in base: KnowledgeBase, languages: [String]) -> [SnippetListing] {
    base.articles.filter { languages.isEmpty || languages.contains(base.languages[$0.language].folder) }
      .flatMap { article in
        article.snippets.map { snippet in
          let name = base.name(of: snippet, in: article)
          let folder = base.languages[article.language].folder
          return SnippetListing(
            article: article, snippet: snippet, name: name, label: article.language == 0 ? name : "\(folder):\(name)")
        }
      }
  }

  /// What becomes of the block when articles are checked, in a few words.
  func state(_ base: KnowledgeBase, _ ledger: SnippetLedger) -> String {
    if snippet.isIllustrative { return "illustrative: \(snippet.reason?.text ?? "no reason given")" }
    guard snippet.isCompiled else { return "not compiled" }
    if let failure = snippet.failure { return "must fail with \(failure.id)" }
    guard let unit = base.snippetUnits(of: article).first(where: { $0.snippets.contains { $0.node == snippet.node } }),
      let version = ledger.version(of: unit.key, compiler: unit.language)
    else { return "not recorded" }
    return "recorded with \(unit.language) \(version)"
  }
}
