import Knowledge
import Languages
import Markup
import StateMachines

/// What corresponds to what between the machines, with every caveat.
struct ComparePage {
  let context: SiteContext

  private var place: PagePlace { PagePlace(Route.comparison(context.site.folder)) }

  func bytes() -> [UInt8] {
    let title = context.strings[.comparison]
    var head = PageHead(title: "\(title) – \(context.title)", description: nil, canonical: place.file)
    head.alternates =
      context.base.languages.count < 2
      ? []
      : context.base.languages.map { (tag: $0.tag.htmlTag, file: Route.comparison($0.folder)) }
        + [(tag: "x-default", file: Route.comparison(context.base.languages[0].folder))]
    let links = LanguageSwitch.links(context) { Route.comparison($0.folder) }
    return Shell(context: context, place: place, head: head, languageLinks: links, isComparison: true).page { html in
      html.element("main", .id("pb:main")) { html in
        html.raw("\n")
        html.element("header") { html in
          Crumbs.write(context, place, &html)
          html.element("h1", text: title)
        }
        html.raw("\n")
        html.element("div", .class("body")) { html in
          html.raw("\n")
          EquivalenceList(view: MachineView(0, context, place), isReference: true).write(&html)
        }
        html.raw("\n")
      }
      html.raw("\n")
    }
  }
}
