import Diagnostics
import Knowledge
import Markdown
import StateMachines

/// An article's Markdown beside its page: the author's text, with addresses that are right where it now stands, and in
/// the letters of the edition.
struct MarkdownTwin {
  private let context: SiteContext
  /// As its author wrote it, so that places in the file are known.
  private let article: Article
  private let title: String
  private let language: Int

  init(context: SiteContext, article: Article) {
    self.context = context
    self.article = context.base.original(of: article)
    title = article.title
    language = article.language
  }

  private var base: KnowledgeBase { context.base }

  func bytes() -> [UInt8] {
    let source = article.source.bytes
    let folder = base.languages[language].folder
    let place = Route.twin(folder, article.topic)
    var result = article.repeatedTitle == nil ? Array("# \(title)\n\n".utf8) : []
    result.reserveCapacity(source.count + 64)
    var position = article.document.body.lowerBound
    while position < source.count, source[position] == 0x0A || source[position] == 0x0D { position += 1 }
    for (range, text) in replacements(from: place) where range.lowerBound >= position {
      result += source[position..<range.lowerBound]
      result += Array(text.utf8)
      position = range.upperBound
    }
    result += source[min(position, source.count)...]
    return result
  }

  /// What to write anew, in reading order: the addresses of inline links and of definitions, and what directives stand for.
  private func replacements(from place: String) -> [(range: Range<Int>, text: String)] {
    var result: [(range: Range<Int>, text: String)] = []
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
    result += fallbacks + ofEdition
    if !defined.isEmpty {
      result += article.document.definitions.compactMap { definition in
        defined[article.source.text(definition)].map { (definition, $0) }
      }
    }
    return result.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// What directives stand for, behind those that have nothing behind them.
  private var fallbacks: [(range: Range<Int>, text: String)] {
    article.modelDirectives.filter { $0.directive.closingNode == nil }.compactMap { directive in
      let end = directive.directive.range.bytes.upperBound
      let start = directive.directive.range.bytes.lowerBound
      // In a list or a quotation every line would need its margin.
      guard start == 0 || article.source.bytes[start - 1] == 0x0A else { return nil }
      let writer = FallbackWriter(
        library: base.models, directive: directive, language: language, strings: context.strings)
      return (end..<end, "\n\n" + writer.text)
    }
  }

  /// The author's words in the edition's letters, and what the program wrote between directives and their closing
  /// comments, whose diagrams have words too.
  private var ofEdition: [(range: Range<Int>, text: String)] {
    guard let edition = base.languages[language].edition else { return [] }
    let made = Fallback.all(in: article, language: language, base.models, context.strings).compactMap(\.edit)
    let prose = article.document.proseEdits(edition.rewriting).filter { edit in
      !made.contains { $0.range.overlaps(edit.range) }
    }
    return prose + made.map { ($0.range, String(decoding: $0.bytes, as: UTF8.self)) }
  }

  private func address(of target: Article.Target?, from place: String) -> String? {
    switch target {
    case .article(let topic, let fragment, let language):
      guard topic != article.topic || language != nil, let index = base.topicIndex[topic],
        let shown = base.shown(index, in: language ?? self.language)
      else { return nil }
      let file = Route.twin(base.languages[base.articles[shown.index].language].folder, topic)
      return Route.reference(from: place, to: file, fragment: fragment)
    case .asset(let path, let suffix):
      return base.assets[path].map { Route.reference(from: place, to: $0.output) + suffix }
    case .model(let machine, let reference):
      let machine = base.models.machines[machine]
      let file = Route.machine(base.languages[language].folder, machine.id)
      return Route.reference(from: place, to: file, fragment: reference.fragment(in: machine))
    case .external, .missing, nil: return nil
    }
  }
}
