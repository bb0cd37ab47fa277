import Diagnostics
import Markdown

/// A part of an article that speaks of one machine, or of one version or variant: `<!-- phasebook:scope … -->` and what
/// follows, up to the next heading of the level that it stands under.
struct ModelScope {
  let directive: Directive
  private let nodes: Range<Int>

  /// All of an article, in reading order.
  static func all(in article: Article) -> [ModelScope] {
    article.directives.filter { $0.name.text == "scope" }.map { directive in
      let level = article.headings.last { $0.node < directive.node }?.level ?? 6
      let next = article.headings.first { $0.node > directive.node && $0.level <= level }
      return ModelScope(
        directive: directive, nodes: directive.node..<(next?.node ?? article.document.nodes.count))
    }
  }

  func contains(_ node: Int) -> Bool { nodes.contains(node) }
}
