import Knowledge
import Markup

/// What stands at an earlier address of an article: it sends readers, and search engines, to the present one.
struct RedirectPage {
  let context: SiteContext
  let topic: Int
  /// The file of the earlier address.
  let file: String

  func bytes() -> [UInt8] {
    let place = PagePlace(file)
    let target = Route.page(context.site.folder, context.base.topics[topic].path)
    let title = context.title(of: topic).text
    var head = PageHead(title: "\(title) – \(context.title)", description: nil, canonical: target)
    head.isIndexed = false
    head.redirect = place.reference(to: target)
    return Shell(context: context, place: place, head: head, hasSections: false).page { html in
      html.element("main", .id("pb:main")) { html in
        html.element("header") { html in
          html.element("h1", text: context.strings[.moved])
          html.element("p", .class("lede")) { context.link(to: topic, from: place, &$0) }
        }
      }
      html.raw("\n")
    }
  }
}
