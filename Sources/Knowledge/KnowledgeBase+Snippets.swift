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

  /// The versions that blocks were recorded to compile with, by node: `6.3.1`.
  package func recordedVersions(in article: Article) -> [Int: String] {
    guard !code.ledger.facts.isEmpty else { return [:] }
    var versions: [Int: String] = [:]
    for unit in snippetUnits(of: article) {
      guard let version = code.ledger.version(of: unit.key, compiler: unit.language) else { continue }
      for snippet in unit.snippets { versions[snippet.node] = version }
    }
    return versions
  }

  /// What a block is called everywhere: `door/open#handle`.
  package func name(of snippet: Snippet, in article: Article) -> String { "\(article.topic)#\(snippet.name)" }
}
