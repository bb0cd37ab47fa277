import Diagnostics
import Files
import Markdown
import YAML

/// Which source owns which address, so that two that claim one are found before anything is written.
///
/// Addresses are compared without regard to case, since some file systems do not tell them apart. Every topic has a page
/// in every language, its own or one that stands in, so topics compete in all languages; redirects only in their own.
struct AddressClaims {
  private let languages: [SiteLanguage]
  private(set) var diagnostics: [Diagnostic] = []
  private var topics: [String: (topic: String, place: SourceRange)] = [:]
  private var redirects: [String: SourceRange] = [:]
  private var articles: [String: SourceRange] = [:]

  init(languages: [SiteLanguage]) { self.languages = languages }

  /// Claims an article's address; false where another file is the same article in the same language.
  mutating func claim(_ article: Article) -> Bool {
    let place = SourceRange(article.source, 0..<0)
    let folder = languages[article.language].folder
    if Route.isReserved(article.topic) {
      reportReserved(article.topic, at: place)
      return true
    }
    let key = folder + "/" + article.topic
    if let other = articles[key] {
      reportCollision(Route.folder(folder, article.topic), place, other)
      return false
    }
    articles[key] = place
    let address = folded(article.topic)
    if let owner = topics[address] {
      if owner.topic != article.topic { reportCollision(Route.folder(folder, article.topic), place, owner.place) }
    } else {
      topics[address] = (article.topic, place)
    }
    return true
  }

  /// Claims an article's earlier addresses; to be called when all articles have theirs.
  mutating func claimRedirects(of article: Article) {
    let folder = languages[article.language].folder
    for redirect in article.frontMatter.redirects {
      let topic = redirect.value.pathParts.joined(separator: "/").normalized
      let isPlain = !redirect.value.contains { ":?#".contains($0) } && !topic.lowercased().hasSuffix(".md")
      guard !topic.isEmpty, isPlain, RelativePath(topic)?.string == topic, redirect.value.normalized == topic else {
        diagnostics.append(
          Diagnostic(
            .reservedAddress, "'\(redirect.value)' is not a path below the language", at: redirect.range,
            help: "write it as an article's path, like 'old/path'"))
        continue
      }
      if topic == article.topic {
        diagnostics.append(
          Diagnostic(.addressCollision, "'\(topic)' is this article's own address", at: redirect.range))
        continue
      }
      if Route.isReserved(topic) {
        reportReserved(topic, at: redirect.range)
        continue
      }
      let key = folder + "/" + folded(topic)
      if let owner = topics[folded(topic)]?.place ?? redirects[key] {
        reportCollision(Route.folder(folder, topic), redirect.range, owner)
      } else {
        redirects[key] = redirect.range
      }
    }
  }

  /// Upper case first, so that ß and SS, ς and σ come together.
  private func folded(_ topic: String) -> String { Route.folder("", topic).uppercased().lowercased().normalized }

  private mutating func reportReserved(_ topic: String, at place: SourceRange) {
    diagnostics.append(
      Diagnostic(.reservedAddress, "the address '\(topic)' is reserved for the site's own files", at: place))
  }

  private mutating func reportCollision(_ address: String, _ place: SourceRange, _ owner: SourceRange) {
    diagnostics.append(
      Diagnostic(
        .addressCollision, "'\(place.file.path)' and '\(owner.file.path)' make the same address '/\(address)'",
        at: place, notes: [Diagnostic.Note("the address is taken here", owner)],
        help: "rename one of them; case and Unicode form make no difference"))
  }
}
