import Diagrams
import Files
package import Knowledge
import StateMachines
import YAML

/// Makes the list of files that a knowledge base becomes.
package enum SiteBuilder {
  /// All files, sorted by path; none is made before it is written.
  package static func files(
    of base: KnowledgeBase, strings: StringCatalogs, diagrams: DiagramLibrary
  ) -> [OutputFile] {
    let base = base.withEditions()
    let strings = strings.all(for: base.languages)
    let theme = Theme()
    let map = LineMap(base.models.machines, base.models.equivalences)
    let contexts = base.languageOrder.map {
      SiteContext(
        base: base, language: $0, strings: strings[$0], theme: theme, allStrings: strings,
        diagrams: diagrams, map: map)
    }
    var files = theme.files
    for context in contexts { files += pages(of: context) }
    files.append(OutputFile("index.html") { ChooserPage(contexts: contexts).bytes() })
    files.append(
      OutputFile("404.html") { NotFoundPage(context: contexts[0], others: Array(contexts.dropFirst())).bytes() })
    if let url = base.configuration.baseURL {
      files.append(OutputFile("sitemap.xml") { Sitemap.bytes(base, url) })
      files.append(
        OutputFile("robots.txt") { Array("User-agent: *\nAllow: /\nSitemap: \(url.string)sitemap.xml\n".utf8) })
    }
    files += Set(base.assets.values).map { OutputFile($0.output, copyOf: $0.path) }
    var seen: Set<String> = []
    return files.sorted { $0.path < $1.path }.filter { seen.insert($0.path).inserted }
  }

  private static func pages(of context: SiteContext) -> [OutputFile] {
    let folder = context.site.folder
    var files: [OutputFile] = []
    for (index, topic) in context.base.topics.enumerated() {
      guard let (article, isFallback) = context.base.article(index, in: context.language) else { continue }
      files.append(
        OutputFile(Route.page(folder, topic.path)) {
          ArticlePage(context: context, topic: index, article: article, isFallback: isFallback).bytes()
        })
      if isFallback { continue }
      files.append(
        OutputFile(Route.twin(folder, topic.path)) {
          MarkdownTwin(context: context, article: article).bytes()
        })
      for redirect in article.frontMatter.redirects {
        let file = Route.page(folder, redirect.value.pathParts.joined(separator: "/"))
        files.append(OutputFile(file) { RedirectPage(context: context, topic: index, file: file).bytes() })
      }
    }
    for (index, machine) in context.base.models.machines.enumerated() {
      files.append(
        OutputFile(Route.machine(folder, machine.id)) { MachinePage(context: context, index: index).bytes() })
    }
    if !context.base.models.equivalences.isEmpty {
      files.append(OutputFile(Route.comparison(folder)) { ComparePage(context: context).bytes() })
    }
    if context.base.topicIndex["index"] == nil {
      files.append(OutputFile(context.startPage) { StartPage(context).bytes() })
    }
    files.append(OutputFile(folder + "/404.html") { NotFoundPage(context: context).bytes() })
    return files
  }
}
