import Knowledge
import Languages
import Markup

/// What a reader sees at an address that does not exist.
struct NotFoundPage {
  let context: SiteContext
  /// The other languages, on the page that serves all of them.
  var others: [SiteContext] = []

  func bytes() -> [UInt8] {
    let root = context.base.configuration.baseURL?.path ?? "/"
    let isForAll = !others.isEmpty
    let place = PagePlace(isForAll ? "404.html" : context.site.folder + "/404.html", rootedAt: root)
    var head = PageHead(
      title: "\(context.strings[.notFound]) – \(context.title)", description: context.strings[.notFound])
    head.isIndexed = false
    let links = isForAll ? [] : LanguageSwitch.links(context) { $0.folder + "/404.html" }
    let shell = Shell(context: context, place: place, head: head, hasSections: !isForAll, languageLinks: links)
    return shell.page { html in
      html.element("main", .id("pb:main")) { html in
        html.raw("\n")
        html.element("header") { html in
          html.element("div", .class("buffer"), HTML.Attribute("aria-hidden", "true"))
          html.element("h1", text: context.strings[.notFound])
          html.element("p", .class("lede"), text: context.strings[.notFoundWhy])
          html.element("p", .class("lede")) { toStart(context, place, &$0) }
        }
        html.raw("\n")
        for other in others { section(other, place, &html) }
      }
      html.raw("\n")
    }
  }

  private func section(_ other: SiteContext, _ place: PagePlace, _ html: inout HTML) {
    html.element("section", .class("elsewhere"), .lang(other.site.tag.htmlTag)) { html in
      html.element("h2", text: other.strings[.notFound])
      html.element("p") { html in
        html.text(other.strings[.notFoundWhy] + " ")
        toStart(other, place, &html)
      }
    }
    html.raw("\n")
  }

  private func toStart(_ context: SiteContext, _ place: PagePlace, _ html: inout HTML) {
    html.element("a", .href(place.reference(to: context.startPage)), text: context.strings[.toStart])
  }
}
