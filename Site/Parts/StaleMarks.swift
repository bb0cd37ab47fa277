import Knowledge
import Languages
import Markdown
import Markup
import Translations

/// What a page says at the paragraphs whose source has changed since they were translated, and the places in the source
/// that this leads to.
struct StaleMarks {
  /// Where the source of a block is now, by the node of the block.
  private(set) var addresses: [Int: String] = [:]
  /// Ids that blocks of a source need, since a translation leads to them.
  private(set) var anchors: [Int: String] = [:]

  init(_ article: Article, _ context: SiteContext, _ place: PagePlace) {
    let base = context.base
    // On a page that stands in for a missing translation nothing is translated.
    guard article.language == context.language, let topic = base.topicIndex[article.topic] else { return }
    // An edition is as old as what it is made of, and has the same nodes.
    let article = base.original(of: article)
    if article.language == 0 {
      let languages = base.languages.indices.filter { base.ledgers[$0] != nil }
      for (_, comparison) in base.comparisons(of: topic, in: languages) {
        for entry in comparison.entries where entry.status == .stale {
          guard let node = Self.block(comparison.source, entry.source) else { continue }
          anchors[node] = Self.id(comparison.source, entry.source)
        }
      }
    } else if base.ledgers[article.language] != nil,
      let found = base.comparisons(of: topic, in: [article.language]).first
    {
      let comparison = found.comparison
      let page = Route.page(base.languages[0].folder, article.topic)
      for entry in comparison.entries where entry.status == .stale {
        let id = Self.block(comparison.source, entry.source) == nil ? nil : Self.id(comparison.source, entry.source)
        let address = place.reference(to: page, fragment: id)
        guard let target = entry.target, let node = Self.block(comparison.target, target) else { continue }
        addresses[node] = addresses[node] ?? address
      }
    }
  }

  /// Writes the sentence where the source of the title or of the description has changed.
  static func head(_ article: Article, _ context: SiteContext, _ place: PagePlace, _ html: inout HTML) {
    let base = context.base
    guard article.language == context.language else { return }
    let article = base.original(of: article)
    guard let ledger = base.ledgers[article.language],
      let source = base.topicIndex[article.topic].flatMap({ base.topics[$0].articles[0] })
    else { return }
    let originals = base.articles[source].frontMatterSegments
    let isStale = article.frontMatterSegments.contains { segment in
      originals.contains { $0.kind == segment.kind && SegmentStatus($0, segment, ledger) == .stale }
    }
    guard isStale else { return }
    let page = Route.page(base.languages[0].folder, article.topic)
    sentence(context, place.reference(to: page), &html)
  }

  /// The block that holds a segment; nil for values of the front matter.
  private static func block(_ text: ArticleText, _ segment: Int) -> Int? {
    text.segments[segment].node.map { node in
      text.document.nodes[node].kind.isInline ? text.document.leaf(of: node) : node
    }
  }

  /// Made of the block's first text, so that it is the same on all pages; the second block of one text has a number.
  private static func id(_ text: ArticleText, _ segment: Int) -> String {
    let own = block(text, segment)
    let first = text.segments[...segment].indices.first { block(text, $0) == own } ?? segment
    let hash = text.segments[first].hash
    let number = text.segments[..<first].count { $0.hash == hash }
    return "pb:\(hash)" + (number > 0 ? "-\(number)" : "")
  }

  /// A sentence and a link, below a block.
  static func sentence(_ context: SiteContext, _ address: String, _ html: inout HTML) {
    html.element("p", .class("why")) { html in
      html.text(context.strings[.sourceChanged] + " ")
      html.element("a", .href(address), language(context), text: context.strings[.readSource])
    }
    html.raw("\n")
  }

  /// The same in few words, in a cell or an item.
  static func mark(_ context: SiteContext, _ address: String, _ html: inout HTML) {
    html.raw(" ")
    html.element("small", .class("why")) {
      $0.element("a", .href(address), language(context), text: context.strings[.sourceChangedShort])
    }
  }

  private static func language(_ context: SiteContext) -> HTML.Attribute {
    HTML.Attribute("hreflang", context.base.languages[0].tag.htmlTag)
  }
}
