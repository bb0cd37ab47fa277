import Knowledge
import Languages
import Markup

/// The page at the root: every language by its own name.
struct ChooserPage {
  /// One for each language; the page itself is in the first.
  let contexts: [SiteContext]

  func bytes() -> [UInt8] {
    let context = contexts[0]
    let place = PagePlace("index.html")
    let head = PageHead(
      title: context.title, description: context.strings[.chooseLanguage], canonical: "index.html")
    return Shell(context: context, place: place, head: head, hasSections: false).page { html in
      html.element("main", .id("pb:main")) { html in
        html.raw("\n")
        html.element("header") { html in
          html.element("h1", text: context.title)
          html.element("p", .class("lede")) { html in
            for (index, other) in contexts.enumerated() {
              if index > 0 { html.raw(" · ") }
              html.element("span", .lang(other.site.tag.htmlTag), text: other.strings[.chooseLanguage])
            }
          }
        }
        html.raw("\n")
        html.element("nav", .class("line"), .label(context.strings[.chooseLanguage])) { html in
          html.element("ul", .class("stops"), HTML.Attribute("role", "list")) { html in
            for other in contexts { html.element("li") { stop(other, place, &$0) } }
          }
        }
        html.raw("\n")
      }
      html.raw("\n")
    }
  }

  private func stop(_ other: SiteContext, _ place: PagePlace, _ html: inout HTML) {
    let tag = other.site.tag.htmlTag
    html.element(
      "a", .href(place.reference(to: other.startPage)), HTML.Attribute("hreflang", tag), .lang(tag),
      text: other.site.name)
    let pages = other.base.topics.count { $0.articles[other.language] != nil }
    html.element(
      "p", .lang(tag), text: other.title + ", " + other.strings.plural(.pages, pages, in: other.site.tag))
  }
}
