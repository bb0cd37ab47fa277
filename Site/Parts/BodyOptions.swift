import Knowledge
import Languages
import Markdown

/// How an article's body is rendered on one page.
enum BodyOptions {
  static func make(_ article: Article, _ context: SiteContext, _ place: PagePlace) -> RenderOptions {
    var options = RenderOptions()
    options.rawHTML = context.base.configuration.rawHTML
    options.headingIDs = article.headingIDs
    options.page = context.pageParts(of: article)
    if let repeated = article.repeatedTitle { options.hidden = [repeated] }
    for (node, target) in article.targets {
      if let destination = destination(of: target, context, place) { options.destinations[node] = destination }
    }
    return options
  }

  /// Nil where the author's own address stays.
  private static func destination(
    of target: Article.Target, _ context: SiteContext, _ place: PagePlace
  ) -> RenderOptions.Destination? {
    switch target {
    case .external: return nil
    case .missing: return RenderOptions.Destination(nil)
    case .asset(let path, let suffix):
      guard let asset = context.base.assets[path] else { return RenderOptions.Destination(nil) }
      return RenderOptions.Destination(
        place.reference(to: asset.output) + suffix, size: asset.size.map { ($0.width, $0.height) })
    case .article(let topic, let fragment, let language):
      let shown = language ?? context.language
      guard let index = context.base.topicIndex[topic], let found = context.base.shown(index, in: shown) else {
        return RenderOptions.Destination(nil)
      }
      let file = Route.page(context.base.languages[shown].folder, topic)
      let isOther = language != nil && language != context.language
      return RenderOptions.Destination(
        place.reference(to: file, fragment: fragment),
        language: found.isFallback || isOther
          ? context.base.languages[context.base.articles[found.index].language].tag.htmlTag : nil)
    }
  }
}
