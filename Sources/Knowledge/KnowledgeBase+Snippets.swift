import Diagnostics
package import Snippets

extension KnowledgeBase {
  /// What is compiled of an article, in reading order: each block by itself, or with those of its group.
  package func snippetUnits(of article: Article) -> [SnippetUnit] {
    var groups: [String: Int] = [:]
    var units: [[Snippet]] = []
    for snippet in article.snippets where snippet.isCompiled {
      guard let group = snippet.group else {
        units.append([snippet])
        continue
      }
      let key = snippet.language + " " + group.text
      if let index = groups[key] {
        units[index].append(snippet)
      } else {
        groups[key] = units.count
        units.append([snippet])
      }
    }
    return units.map { snippets in
      var contexts: [SourceFile] = []
      for case let file? in snippets.map(code.context) where !contexts.contains(where: { $0.path == file.path }) {
        contexts.append(file)
      }
      return SnippetUnit(snippets, contexts: contexts, settings: configuration.snippets)
    }
  }

  /// What a block is called everywhere: `door/open#handle`.
  package func name(of snippet: Snippet, in article: Article) -> String { "\(article.topic)#\(snippet.name)" }
}
