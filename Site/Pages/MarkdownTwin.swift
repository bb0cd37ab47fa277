import Diagnostics
import Knowledge
import Markdown

/// An article's Markdown beside its page: the author's text, with addresses that are right where it now stands.
struct MarkdownTwin {
  let base: KnowledgeBase
  let article: Article

  func bytes() -> [UInt8] {
    let source = article.source.bytes
    let folder = base.languages[article.language].folder
    let place = Route.twin(folder, article.topic)
    var result = article.repeatedTitle == nil ? Array("# \(article.title)\n\n".utf8) : []
    result.reserveCapacity(source.count + 64)
    var position = article.document.body.lowerBound
    while position < source.count, source[position] == 0x0A || source[position] == 0x0D { position += 1 }
    for (range, address) in replacements(from: place) where range.lowerBound >= position {
      result += source[position..<range.lowerBound]
      result += Array(address.utf8)
      position = range.upperBound
    }
    result += source[min(position, source.count)...]
    return result
  }

  /// The addresses to write anew, in reading order: those of inline links, and those of definitions.
  private func replacements(from place: String) -> [(range: Range<Int>, address: String)] {
    var result: [(range: Range<Int>, address: String)] = []
    var places = InlinePlaces(article.document)
    /// Addresses of reference links, by what their definitions say.
    var defined: [String: String] = [:]
    for node in article.targets.keys.sorted() {
      guard let address = address(of: article.targets[node], from: place) else { continue }
      if let range = places.exactDestination(of: node) {
        result.append((range, address))
      } else {
        defined[article.document.string(article.document.nodes[node].literal)] = address
      }
    }
    if !defined.isEmpty {
      result += article.document.definitions.compactMap { definition in
        defined[article.source.text(definition)].map { (definition, $0) }
      }
    }
    return result.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func address(of target: Article.Target?, from place: String) -> String? {
    switch target {
    case .article(let topic, let fragment, let language):
      guard topic != article.topic || language != nil, let index = base.topicIndex[topic],
        let shown = base.shown(index, in: language ?? article.language)
      else { return nil }
      let file = Route.twin(base.languages[base.articles[shown.index].language].folder, topic)
      return Route.reference(from: place, to: file, fragment: fragment)
    case .asset(let path, let suffix):
      return base.assets[path].map { Route.reference(from: place, to: $0.output) + suffix }
    case .external, .missing, nil: return nil
    }
  }
}
