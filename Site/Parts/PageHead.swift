import Knowledge
import Languages
import Markup

/// What stands in a page's `head`.
struct PageHead {
  let title: String
  let description: String?
  /// The page that search engines should know; nil where they should know none.
  var canonical: String?
  /// The same page in other languages, by language tag; files below the root.
  var alternates: [(tag: String, file: String)] = []
  var isIndexed = true
  /// The Markdown twin.
  var twin: String?
  /// `article` or `website` (Open Graph).
  var kind = "website"
  /// What the page is to search engines (schema.org): a type, as `TechArticle`.
  var structured: String?
  /// The language of the article, where it is not the page's.
  var contentLanguage: String?
  /// Where the page sends its reader at once.
  var redirect: String?

  func write(_ context: SiteContext, _ place: PagePlace, _ html: inout HTML) {
    html.raw(
      "<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    html.raw(
      """
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; script-src 'self'; \
      img-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'">
      <meta name="color-scheme" content="light dark">

      """)
    if let redirect {
      html.void("meta", HTML.Attribute("http-equiv", "refresh"), HTML.Attribute("content", "0; url=\(redirect)"))
    }
    html.element("title", text: title)
    html.raw("\n")
    if let description { meta("name", "description", description, &html) }
    if !isIndexed { meta("name", "robots", "noindex", &html) }
    let base = context.base.configuration.baseURL
    if let base {
      if let canonical { link("canonical", Route.absolute(base, canonical), &html) }
      for alternate in alternates {
        html.void(
          "link", HTML.Attribute("rel", "alternate"), HTML.Attribute("hreflang", alternate.tag),
          .href(Route.absolute(base, alternate.file)))
        html.raw("\n")
      }
    }
    if let twin {
      html.void(
        "link", HTML.Attribute("rel", "alternate"), HTML.Attribute("type", "text/markdown"),
        .href(place.reference(to: twin)))
      html.raw("\n")
    }
    if redirect == nil { openGraph(context, base, &html) }
    html.void(
      "link", HTML.Attribute("rel", "icon"), .href(place.reference(to: context.theme.icon.path)),
      HTML.Attribute("type", "image/svg+xml"))
    html.raw("\n")
    link("stylesheet", place.reference(to: context.theme.styles.path), &html)
    html.element("script", HTML.Attribute("src", place.reference(to: context.theme.script.path)))
    html.raw("\n")
    if let structured { StructuredData(structured, context, self, base).write(&html) }
    html.raw("</head>\n")
  }

  private func openGraph(_ context: SiteContext, _ base: BaseURL?, _ html: inout HTML) {
    meta("property", "og:title", title, &html)
    meta("property", "og:type", kind, &html)
    meta("property", "og:site_name", context.title, &html)
    if let description { meta("property", "og:description", description, &html) }
    if let locale = context.site.tag.openGraphLocale { meta("property", "og:locale", locale, &html) }
    if let base, let canonical { meta("property", "og:url", Route.absolute(base, canonical), &html) }
  }

  private func meta(_ key: StaticString, _ name: String, _ content: String, _ html: inout HTML) {
    html.void("meta", HTML.Attribute(key, name), HTML.Attribute("content", content))
    html.raw("\n")
  }

  private func link(_ relation: String, _ address: String, _ html: inout HTML) {
    html.void("link", HTML.Attribute("rel", relation), .href(address))
    html.raw("\n")
  }
}
