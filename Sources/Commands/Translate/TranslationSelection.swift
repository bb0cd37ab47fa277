import Diagnostics
import Files
import Knowledge
import Markdown

/// Which articles a command about translations is about, and in which languages.
struct TranslationSelection {
  static let parameters = [article.parameter, languages.parameter]

  static let article = Positional<String?>(
    "ARTICLE", help: "An article: its path without language and ending, or one of its files (else all)",
    completion: .files)
  static let languages = Option<[String]>(
    "language", short: "l", "LANGUAGE", help: "Languages of translations (else all)")

  let article: String?
  let languages: [String]

  init(article: String?, languages: [String]) {
    self.article = article
    self.languages = languages
  }

  init(_ arguments: ParsedArguments) throws(UsageError) {
    article = try arguments.value(of: Self.article)
    languages = try arguments.value(of: Self.languages)
  }

  /// Topics and languages by their places. A translation's own file stands for its language too.
  func resolved(
    in base: KnowledgeBase, _ folder: ContentFolder
  ) throws(UsageError) -> (topics: [Int], languages: [Int]) {
    let named = try languages.isEmpty ? nil : languages.map { name throws(UsageError) in try language(name, in: base) }
    let all = Array(base.languages.indices.dropFirst())
    guard let article else { return (Array(base.topics.indices), named ?? all) }
    let (topic, own) = try topic(article, in: base, folder)
    return ([topic], named ?? (own.map { $0 > 0 ? [$0] : all } ?? all))
  }

  private func language(_ name: String, in base: KnowledgeBase) throws(UsageError) -> Int {
    let known = base.languages.map(\.folder)
    guard let place = known.firstIndex(of: name) else {
      throw UsageError(
        "there is no language “\(name)”", help: UsageError.didYouMean(suggestion(for: name, among: known)))
    }
    guard place > 0 else { throw UsageError("“\(name)” is the source language: nothing is translated into it") }
    return place
  }

  private func topic(
    _ name: String, in base: KnowledgeBase, _ folder: ContentFolder
  ) throws(UsageError) -> (topic: Int, language: Int?) {
    if let real = Disk.realPath(name), real.hasPrefix(folder.path + "/") {
      let path = real.dropFirst(folder.path.count + 1)
      if let article = base.articles.first(where: { $0.path.string == path }),
        let topic = base.topicIndex[article.topic]
      {
        return (topic, article.language)
      }
    }
    let path = (name.hasSuffix(".md") ? String(name.dropLast(3)) : name).normalized
    if let topic = base.topicIndex[path] { return (topic, nil) }
    throw UsageError(
      "there is no article “\(name)”",
      help: UsageError.didYouMean(suggestion(for: path, among: base.topics.map(\.path))))
  }
}
