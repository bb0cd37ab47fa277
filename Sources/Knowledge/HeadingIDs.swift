import Markdown
import Translations

/// Gives every heading of a topic its id: the same in all languages.
enum HeadingIDs {
  /// Fills in `headingIDs` and `anchors` of the articles of one topic; `source` is the one that the others follow.
  static func assign(_ articles: inout [Article], source: Int) {
    var shared: [String?] = []
    for index in [source] + articles.indices.filter({ $0 != source }) {
      let outline = articles[index].outline
      let wanted: [String?]
      if index == source {
        wanted = outline.map(\.explicitID)
      } else {
        let aligned = HeadingAlignment.align(
          source: articles[source].outline.map { .init(level: $0.level, explicitID: $0.explicitID) },
          target: outline.map { .init(level: $0.level, explicitID: $0.explicitID) })
        wanted = zip(outline, aligned).map { heading, match in match.flatMap { shared[$0] } ?? heading.explicitID }
      }
      let ids = Document.uniqueIDs(outline, wanted)
      if index == source { shared = ids }
      articles[index].headingIDs = Dictionary(uniqueKeysWithValues: zip(outline.map(\.node), ids))
      articles[index].anchors = anchors(of: articles[index])
    }
  }

  /// What a fragment may say, and the id it means: the ids, a translation's own ones, and what GitHub would make of each
  /// heading in its own language, counted as GitHub counts. The title and `top` mean the start of the page, an empty id.
  private static func anchors(of article: Article) -> [String: String] {
    var result = Dictionary(article.headingIDs.values.map { ($0.normalized, $0) }) { first, _ in first }
    var seen: [String: Int] = [:]
    for heading in article.headings {
      let id = article.headingIDs[heading.node] ?? ""
      if let own = heading.explicitID?.normalized, result[own] == nil { result[own] = id }
      let count = seen[heading.slug, default: 0]
      seen[heading.slug] = count + 1
      let anchor = count == 0 ? heading.slug : "\(heading.slug)-\(count)"
      if result[anchor] == nil { result[anchor] = id }
    }
    if result["top"] == nil { result["top"] = "" }
    return result
  }
}
