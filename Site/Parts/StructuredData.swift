import Knowledge
import Languages
import Markup

/// What a page says of itself to search engines: JSON-LD in the vocabulary of schema.org. Data, not a script that runs.
struct StructuredData {
  private let pairs: [(key: String, value: String)]

  init(_ type: String, _ context: SiteContext, _ head: PageHead, _ base: BaseURL?) {
    var pairs = [
      (key: "@context", value: "https://schema.org"), (key: "@type", value: type), (key: "name", value: head.title),
      (key: "inLanguage", value: head.contentLanguage ?? context.site.tag.htmlTag),
    ]
    if let description = head.description { pairs.append((key: "description", value: description)) }
    if let base, let canonical = head.canonical { pairs.append((key: "url", value: Route.absolute(base, canonical))) }
    if let licence = context.base.configuration.licence?.url { pairs.append((key: "license", value: licence)) }
    self.pairs = pairs
  }

  func write(_ html: inout HTML) {
    html.raw("<script type=\"application/ld+json\">{")
    for (index, pair) in pairs.enumerated() {
      if index > 0 { html.raw(",") }
      quote(pair.key, &html)
      html.raw(":")
      quote(pair.value, &html)
    }
    html.raw("}</script>\n")
  }

  /// A JSON string (RFC 8259) in which nothing can end the element around it.
  private func quote(_ string: String, _ html: inout HTML) {
    html.raw("\"")
    for byte in string.utf8 {
      switch byte {
      case 0x22: html.raw("\\\"")
      case 0x5C: html.raw("\\\\")
      case 0x3C: html.raw("\\u003c")
      case 0x3E: html.raw("\\u003e")
      case 0x26: html.raw("\\u0026")
      case 0..<0x20: html.raw(" ")
      default: html.raw(bytes: CollectionOfOne(byte))
      }
    }
    html.raw("\"")
  }
}
