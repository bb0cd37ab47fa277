import Diagnostics
import Files
import Markdown

/// Finds out where one article's links and images lead.
struct LinkResolver {
  let tree: ContentTree
  let languages: [SiteLanguage]
  let articles: [Article]
  /// By topic and language: indices into `articles`, drafts included.
  let byTopic: [String: [Int?]]
  let models: ModelLibrary
  /// The topics, sorted, for suggestions.
  private let topics: [String]

  init(
    tree: ContentTree, languages: [SiteLanguage], articles: [Article], byTopic: [String: [Int?]], models: ModelLibrary
  ) {
    self.tree = tree
    self.models = models
    self.languages = languages
    self.articles = articles
    self.byTopic = byTopic
    topics = byTopic.keys.sorted()
  }

  /// What was found of one article; the values are keyed by node index.
  struct Result: Sendable {
    var targets: [Int: Article.Target] = [:]
    var diagnostics: [Diagnostic] = []
  }

  func resolve(_ article: Article) -> Result {
    var result = Result()
    var places = InlinePlaces(article.document)
    for index in article.document.nodes.indices {
      let node = article.document.nodes[index]
      guard node.kind == .link || node.kind == .image else { continue }
      let destination = article.document.string(node.literal)
      if isExternal(destination) {
        let isUnsafe = node.kind == .link && Href.isDangerous(article.document.bytes(node.literal))
        result.targets[index] = isUnsafe ? .missing : .external
        if isUnsafe {
          result.diagnostics.append(
            Diagnostic(.unsafeAddress, "'\(destination)' is no address of a page", at: places.destination(of: index)))
        }
        continue
      }
      switch resolve(destination, of: node.kind, in: article) {
      case .success(let target): result.targets[index] = target
      case .failure(let problem):
        result.targets[index] = problem.target
        result.diagnostics.append(
          Diagnostic(
            problem.rule, problem.message, at: places.destination(of: index), help: problem.help))
      }
    }
    return result
  }

  private struct Problem: Error {
    let rule: Rule
    let message: String
    var help: String?
    /// What the page does with the link in spite of the problem.
    var target = Article.Target.missing
  }

  /// With a scheme, or on another host (RFC 3986, section 4.2).
  private func isExternal(_ destination: String) -> Bool {
    if destination.hasPrefix("//") { return true }
    guard let colon = destination.firstIndex(of: ":") else { return false }
    let scheme = destination[..<colon]
    return scheme.first.map { $0.isASCII && $0.isLetter } == true
      && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "+" || $0 == "-" || $0 == ".") }
  }

  private func resolve(
    _ destination: String, of kind: Node.Kind, in article: Article
  ) -> Swift.Result<Article.Target, Problem> {
    guard !destination.isEmpty else {
      return .failure(Problem(rule: .missingTarget, message: "the link leads nowhere"))
    }
    let parts = destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let fragment = parts.count > 1 ? decode(parts[1]) : nil
    let path = decode(parts[0].prefix { $0 != "?" })
    if path.isEmpty {
      return self.article(article.topic, fragment, spelled: destination, in: article, language: nil)
    }
    guard !path.beginsWithSlash else {
      return .failure(
        Problem(
          rule: .missingTarget,
          message: "'\(destination)' begins with a slash, so it leads nowhere on GitHub or below a sub-path",
          help: "write the path from this article's folder"))
    }
    guard let target = article.path.parent.resolving(path) else {
      return .failure(Problem(rule: .outsideContent, message: "'\(destination)' leads out of the content folder"))
    }
    let key = target.string.normalized
    if target.fileExtension.lowercased() == "md", let language = languages.index(of: target) {
      let topic = target.withoutExtension.parts.dropFirst().joined(separator: "/").normalized
      return self.article(
        topic, fragment, spelled: destination, in: article, language: language == article.language ? nil : language)
    }
    if let machine = models.place(ofFile: key) {
      return ModelReference.read(fragment, of: models.machines[machine]).map { .model(machine, $0) }.mapError {
        Problem(rule: .unknownElement, message: $0.message, help: $0.help, target: .model(machine, .machine))
      }
    }
    if let file = localized(key, for: article.language) ?? tree.files[key] {
      // What else stands there is no place in a page.
      let suffix = key.hasPrefix("Models/") ? "" : destination[parts[0].prefix { $0 != "?" }.endIndex...]
      return .success(.asset(file, suffix: String(suffix)))
    }
    return .failure(missing(key, destination, kind, article))
  }

  private func missing(_ key: String, _ destination: String, _ kind: Node.Kind, _ article: Article) -> Problem {
    let name = key.atLastSlash?.after ?? key
    guard kind == .link, !name.contains(".") || name.lowercased().hasSuffix(".html") else {
      let folder = key.atLastSlash?.before ?? ""
      let others = tree.files.keys.filter { ($0.atLastSlash?.before ?? "") == folder }
        .map { $0.atLastSlash?.after ?? $0 }.sorted()
      return Problem(
        rule: .missingAsset, message: "there is no file '\(destination)'",
        help: suggestion(for: name, among: others).map { "did you mean '\($0)'?" })
    }
    var help: String?
    if tree.folders.contains(key) { help = "link to an article in the folder, such as '\(name)/index.md'" }
    let stem = name.lowercased().hasSuffix(".html") ? String(name.dropLast(".html".count)) : name
    let topic = (key.pathParts.dropFirst().dropLast() + [stem]).joined(separator: "/")
    if byTopic[topic] != nil { help = "write '\(stem).md'" }
    return Problem(rule: .missingTarget, message: "there is no article '\(destination)'", help: help)
  }

  /// `name.<lang>.png` for `name.png`, where there is one.
  private func localized(_ key: String, for language: Int) -> RelativePath? {
    guard let (stem, ending) = key.atLastDot else { return nil }
    return tree.files["\(stem).\(languages[language].folder).\(ending)"]
  }

  private func article(
    _ topic: String, _ fragment: String?, spelled destination: String, in article: Article, language: Int?
  ) -> Swift.Result<Article.Target, Problem> {
    guard let found = byTopic[topic] else {
      let help = nearest(to: topic)
      return .failure(
        Problem(
          rule: .missingTarget, message: "there is no article '\(destination)'",
          help: help.map { "did you mean '\($0).md'?" }))
    }
    let wanted = language ?? article.language
    guard let index = found[wanted] ?? found[0] ?? found.lazy.compactMap({ $0 }).first else {
      return .failure(Problem(rule: .missingTarget, message: "there is no article '\(destination)'"))
    }
    let target = articles[index]
    guard let fragment, !fragment.isEmpty else {
      return checkDraft(target, article, .article(topic: topic, fragment: nil, language: language))
    }
    guard let id = target.anchors[fragment.normalized] else {
      return .failure(
        Problem(
          rule: .missingAnchor,
          message: target.path == article.path
            ? "there is no heading '#\(fragment)' in this article"
            : "there is no heading '#\(fragment)' in \(target.source.path)",
          help: suggestion(for: fragment.normalized, among: target.anchors.keys.sorted()).map {
            "did you mean '#\($0)'?"
          },
          target: .article(topic: topic, fragment: nil, language: language)))
    }
    return checkDraft(target, article, .article(topic: topic, fragment: id.isEmpty ? nil : id, language: language))
  }

  /// The topic that was most likely meant: in the same folder first, then anywhere while that is quick to say.
  private func nearest(to topic: String) -> String? {
    let folder = topic.atLastSlash?.before ?? ""
    let near = topics.lazy.filter { $0.hasPrefix(folder) }.prefix(1_000)
    return suggestion(for: topic, among: near) ?? (topics.count <= 1_000 ? suggestion(for: topic, among: topics) : nil)
  }

  private func checkDraft(
    _ target: Article, _ article: Article, _ result: Article.Target
  ) -> Swift.Result<Article.Target, Problem> {
    let isPublished = (byTopic[target.topic] ?? []).contains { $0.map { !articles[$0].frontMatter.isDraft } ?? false }
    guard !isPublished, !article.frontMatter.isDraft else { return .success(result) }
    return .failure(
      Problem(
        rule: .draftTarget,
        message: "\(target.source.path) is a draft, so this link leads nowhere when the site is published",
        target: result))
  }

  /// Percent-decoding; what is not UTF-8 afterwards stays as it was written.
  private func decode(_ text: Substring) -> String {
    guard text.utf8.contains(0x25) else { return String(text) }
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.first {
      if byte == 0x25, rest.count >= 3,
        let value = UInt8(String(decoding: rest.dropFirst().prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(3)
      } else {
        bytes.append(byte)
        rest = rest.dropFirst()
      }
    }
    return String(validating: bytes, as: UTF8.self) ?? String(text)
  }
}
