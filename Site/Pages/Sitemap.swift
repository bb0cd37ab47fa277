import Knowledge
import Languages
import Markup
import StateMachines
import YAML

/// The list of pages for search engines (sitemaps.org, with Google's `xhtml:link` for languages).
enum Sitemap {
  static func bytes(_ base: KnowledgeBase, _ url: BaseURL) -> [UInt8] {
    var xml = HTML(capacity: 1 << 16)
    xml.raw(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">

      """)
    for topic in base.topics {
      let real = base.languages.indices.filter { topic.articles[$0] != nil }
      let pages = real.map { language in
        Page(
          language: base.languages[language],
          address: Route.absolute(url, Route.page(base.languages[language].folder, topic.path)),
          updated: topic.articles[language].flatMap { base.articles[$0].frontMatter.updated })
      }
      write(pages, &xml)
    }
    var made = base.models.machines.map { machine in { (language: String) in Route.machine(language, machine.id) } }
    if !base.models.equivalences.isEmpty { made.append { Route.comparison($0) } }
    for route in made {
      let pages = base.languages.map { language in
        Page(language: language, address: Route.absolute(url, route(language.folder)), updated: nil)
      }
      write(pages, &xml)
    }
    xml.raw("</urlset>\n")
    return xml.bytes
  }

  /// A page in one of its languages.
  private struct Page {
    let language: SiteLanguage
    let address: String
    let updated: CalendarDay?
  }

  /// One entry for each language, each naming all.
  private static func write(_ pages: [Page], _ xml: inout HTML) {
    for page in pages {
      xml.raw("<url>")
      xml.element("loc", text: page.address)
      if let day = page.updated { xml.element("lastmod", text: day.description) }
      for other in pages where pages.count > 1 {
        xml.raw("<xhtml:link rel=\"alternate\" hreflang=\"")
        xml.text(other.language.tag.htmlTag)
        xml.raw("\" href=\"")
        xml.text(other.address)
        xml.raw("\"/>")
      }
      xml.raw("</url>\n")
    }
  }
}
