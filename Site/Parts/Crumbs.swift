import Markup

/// The way from the start page to a page.
enum Crumbs {
  /// `part` is what the page belongs to.
  static func write(_ context: SiteContext, _ place: PagePlace, part: String? = nil, _ html: inout HTML) {
    html.element("nav", .class("crumbs"), .label(context.strings[.youAreHere])) { html in
      html.element("ol", HTML.Attribute("role", "list")) { html in
        html.element("li") {
          $0.element("a", .href(place.reference(to: context.startPage)), text: context.strings[.startPage])
        }
        if let part { html.element("li", text: part) }
      }
    }
    html.raw("\n")
  }
}
