import Knowledge
import Languages
import Markup
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
      for language in real {
        xml.raw("<url>")
        xml.element("loc", text: address(topic, language, base, url))
        if let index = topic.articles[language], let day = base.articles[index].frontMatter.updated {
          xml.element("lastmod", text: day.description)
        }
        if real.count > 1 {
          for other in real {
            xml.raw("<xhtml:link rel=\"alternate\" hreflang=\"")
            xml.text(base.languages[other].tag.htmlTag)
            xml.raw("\" href=\"")
            xml.text(address(topic, other, base, url))
            xml.raw("\"/>")
          }
        }
        xml.raw("</url>\n")
      }
    }
    xml.raw("</urlset>\n")
    return xml.bytes
  }

  private static func address(_ topic: KnowledgeBase.Topic, _ language: Int, _ base: KnowledgeBase, _ url: BaseURL)
    -> String
  {
    Route.absolute(url, Route.page(base.languages[language].folder, topic.path))
  }
}
