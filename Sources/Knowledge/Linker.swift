package import Diagnostics
package import Files
import Languages
import Markdown
import StateMachines
import Translations
import YAML

/// Makes one linked whole of what was parsed.
package struct Linker: Sendable {
  private let configuration: Configuration
  private let tree: ContentTree
  private let languages: [SiteLanguage]
  private let models: ModelLibrary
  private let includesDrafts: Bool

  package init(_ configuration: Configuration, _ tree: ContentTree, _ models: ModelLibrary, includesDrafts: Bool) {
    self.configuration = configuration
    self.tree = tree
    self.models = models
    self.languages = configuration.siteLanguages
    self.includesDrafts = includesDrafts
  }

  /// Pairs, names and resolves everything. `files` is read for the fingerprints of assets alone.
  package func link(_ parsed: [Article], _ files: FileSystem, jobs: Jobs) async -> Outcome<KnowledgeBase> {
    var (articles, collisions) = unique(parsed)
    var diagnostics = collisions
    let byTopic = group(articles)
    await assignIDs(&articles, byTopic, jobs: jobs)

    let resolver = LinkResolver(tree: tree, languages: languages, articles: articles, byTopic: byTopic, models: models)
    let modelResolver = ModelResolver(library: models)
    let resolved = await articles.concurrentMap(jobs: jobs) { (resolver.resolve($0), modelResolver.resolve($0)) }
    for (index, (links, model)) in resolved.enumerated() {
      articles[index].targets = links.targets
      articles[index].models = model.models
      articles[index].subject = model.subject
      articles[index].modelDirectives = model.directives
      articles[index].codeLinks = model.codeLinks
      articles[index].blockLinks = model.blockLinks
      diagnostics += links.diagnostics + model.diagnostics
    }
    let topics = byTopic.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.compactMap {
      topic($0, byTopic[$0] ?? [], articles)
    }
    let topicIndex = Dictionary(uniqueKeysWithValues: topics.enumerated().map { ($1.path, $0) })
    let sections = navigation(topicIndex, byTopic, &diagnostics)
    let (assets, unreadable) = await assets(articles, files, jobs: jobs)
    let code = CodeLibrary.load(tree, files, configuration.snippets)
    diagnostics += unreadable + code.diagnostics
    let order = readingOrder(sections, topics.count)
    let sectionIndex = Dictionary(
      sections.enumerated().flatMap { index, section in section.topics.map { ($0, index) } }
    ) { first, _ in first }
    let ledgers = languages.indices.map { tree.ledgers[$0].map(Ledger.read) }
    diagnostics += ledgers.flatMap { $0?.diagnostics ?? [] }
    let pairs = TranslationPairs(articles: articles, topics: topics, ledgers: ledgers.map { $0?.value })
    let base = KnowledgeBase(
      configuration: configuration, languages: languages,
      editions: configuration.editions(tree.glossary), articles: articles, topics: topics, topicIndex: topicIndex,
      sections: sections, sectionIndex: sectionIndex,
      subjects: subjects(order, topics, articles), readingOrder: order,
      position: Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) }), assets: assets,
      models: models, code: code.value,
      mentions: MentionIndex(articles, topicIndex),
      suppressions: articles.flatMap(Suppression.all) + pairs.suppressions,
      ledgers: pairs.ledgers,
      glossary: tree.glossary,
      unusedThemeFiles: unusedThemeFiles,
      includesDrafts: includesDrafts,
      hasCollisions: !collisions.isEmpty)
    return Outcome(base, diagnostics)
  }

  private var unusedThemeFiles: [String] {
    let used = Set(tree.strings.keys.map { "theme/strings/\($0).po" })
    return tree.files.keys.filter { $0.hasPrefix("theme/") && !used.contains($0) }.sorted()
  }

  // MARK: Addresses

  /// Reports sources that claim one address; keeps the first of each topic and language.
  private func unique(_ parsed: [Article]) -> ([Article], [Diagnostic]) {
    var claims = AddressClaims(languages: languages)
    let sorted = parsed.sorted { ($0.topic, $0.language) < ($1.topic, $1.language) }
    let kept = sorted.filter { claims.claim($0) }
    for article in kept { claims.claimRedirects(of: article) }
    return (kept, claims.diagnostics)
  }

  private func group(_ articles: [Article]) -> [String: [Int?]] {
    var result: [String: [Int?]] = [:]
    for (index, article) in articles.enumerated() {
      result[article.topic, default: [Int?](repeating: nil, count: languages.count)][article.language] = index
    }
    return result
  }

  private func assignIDs(_ articles: inout [Article], _ byTopic: [String: [Int?]], jobs: Jobs) async {
    let groups = byTopic.values.map { $0.compactMap { $0 } }
    let parsed = articles
    let named = await groups.concurrentMap(jobs: jobs) { indices -> [Article] in
      var group = indices.map { parsed[$0] }
      HeadingIDs.assign(&group, source: 0)
      return group
    }
    for (indices, group) in zip(groups, named) {
      for (index, article) in zip(indices, group) { articles[index] = article }
    }
  }

  private func topic(_ path: String, _ indices: [Int?], _ articles: [Article]) -> KnowledgeBase.Topic? {
    let shown = indices.map { index in
      index.flatMap { articles[$0].frontMatter.isDraft && !includesDrafts ? nil : $0 }
    }
    guard let fallback = shown.firstIndex(where: { $0 != nil }) else { return nil }
    let demand = (indices[0] ?? shown[fallback]).map { articles[$0].frontMatter.translations } ?? .required
    return KnowledgeBase.Topic(path: path, articles: shown, fallback: fallback, translations: demand)
  }

  // MARK: Navigation

  private func navigation(
    _ topicIndex: [String: Int], _ byTopic: [String: [Int?]], _ diagnostics: inout [Diagnostic]
  ) -> [KnowledgeBase.Section] {
    var listed: [String: SourceRange] = [:]
    return configuration.navigation.map { section in
      let topics = section.pages.compactMap { page -> Int? in
        let path = page.value.normalized
        if let first = listed.updateValue(page.range, forKey: path) {
          diagnostics.append(
            Diagnostic(
              .navigationTarget, "the article '\(page.value)' is listed twice", at: page.range,
              notes: [Diagnostic.Note("first listed here", first)]))
        }
        if let index = topicIndex[path] { return index }
        if byTopic[path] == nil {
          diagnostics.append(
            Diagnostic(
              .navigationTarget, "there is no article '\(page.value)'", at: page.range,
              help: suggestion(for: path, among: topicIndex.keys.sorted()).map { "did you mean '\($0)'?" }))
        }
        return nil
      }
      return KnowledgeBase.Section(title: section.title, topics: topics)
    }
  }

  private func readingOrder(_ sections: [KnowledgeBase.Section], _ count: Int) -> [Int] {
    var seen = [Bool](repeating: false, count: count)
    return (sections.flatMap(\.topics) + Array(0..<count)).filter { topic in
      defer { seen[topic] = true }
      return !seen[topic]
    }
  }

  private func subjects(
    _ order: [Int], _ topics: [KnowledgeBase.Topic], _ articles: [Article]
  ) -> [KnowledgeBase.Subject: [Int]] {
    var result: [KnowledgeBase.Subject: [Int]] = [:]
    for topic in order {
      guard let subject = topics[topic].articles.lazy.compactMap({ $0.flatMap { articles[$0].subject } }).first else {
        continue
      }
      result[KnowledgeBase.Subject(machine: subject.machine, state: subject.state.text), default: []].append(topic)
    }
    return result
  }

  // MARK: Assets

  private func assets(
    _ articles: [Article], _ files: FileSystem, jobs: Jobs
  ) async -> ([RelativePath: KnowledgeBase.Asset], [Diagnostic]) {
    var owners: [RelativePath: SourceRange] = [:]
    for article in articles {
      for case .asset(let path, _) in article.targets.values where owners[path] == nil {
        owners[path] = SourceRange(article.source, 0..<0)
      }
    }
    let paths = owners.keys.sorted()
    let read = await paths.concurrentMap(jobs: jobs) { path -> (KnowledgeBase.Asset?, String?) in
      do throws(FileError) {
        let bytes = try files.read(path)
        let fingerprint = Fingerprint(bytes)
        let ending = String(path.fileExtension.prefix(20))
        // A file's name may have 255 bytes; ours needs some for the fingerprint.
        let stem = String(decoding: Array(path.withoutExtension.name.utf8).prefix(100), as: UTF8.self)
        let name = "\(stem).\(fingerprint)" + (ending.isEmpty ? "" : ".\(ending)")
        return (KnowledgeBase.Asset(path: path, output: "assets/\(name)", size: ImageSize(bytes)), nil)
      } catch {
        return (nil, error.reason)
      }
    }
    var result: [RelativePath: KnowledgeBase.Asset] = [:]
    var diagnostics: [Diagnostic] = []
    for (path, (asset, reason)) in zip(paths, read) {
      result[path] = asset
      if let reason {
        diagnostics.append(Diagnostic(.unreadable, "the file '\(path)' cannot be read: \(reason)", at: owners[path]))
      }
    }
    return (result, diagnostics)
  }
}
