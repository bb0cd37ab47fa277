import Knowledge
import Markup
import StateMachines

/// The navigation beside the article: the parts of the knowledge base, the current one with its pages.
struct Sections {
  let context: SiteContext
  let place: PagePlace
  let topic: Int?
  let machine: Int?
  let isComparison: Bool

  /// How many neighbours are shown where no navigation is configured.
  private static let neighbours = 5

  func write(_ html: inout HTML) {
    html.element("nav", .class("sections"), .id("pb:sections"), .flag("popover"), .label(context.strings[.sections])) {
      html in
      html.raw("<ul role=\"list\">\n")
      let start = context.base.topicIndex["index"]
      html.element("li") { html in
        html.element(
          "a", .href(place.reference(to: context.startPage)),
          HTML.Attribute("aria-current", topic != nil && topic == start ? "page" : nil),
          text: context.strings[.startPage])
      }
      html.raw("\n")
      if context.base.sections.isEmpty { nearby(&html) }
      for index in context.base.sections.indices { section(index, &html) }
      machines(&html)
      html.raw("</ul>")
    }
    html.raw("\n")
  }

  private func section(_ index: Int, _ html: inout HTML) {
    let section = context.base.sections[index]
    // The start page has an entry of its own.
    let pages = section.topics.filter { context.base.topics[$0].path != "index" }
    guard let first = pages.first else { return }
    if let topic, context.base.section(of: topic) == index, context.base.topics[topic].path != "index" {
      html.element("li", .class(context.line(of: index))) { html in
        html.element("span", text: context.base.text(section.title, in: context.language))
        list(pages, &html)
      }
    } else {
      html.element("li") { html in
        html.element(
          "a", .href(place.reference(to: Route.page(context.site.folder, context.base.topics[first].path))),
          text: context.base.text(section.title, in: context.language))
      }
    }
    html.raw("\n")
  }

  /// The reference pages, each with the mark of its line.
  private func machines(_ html: inout HTML) {
    let machines = context.base.models.machines
    guard !machines.isEmpty else { return }
    html.element("li") { html in
      html.element("span", text: context.strings[.machines])
      html.element("ul", HTML.Attribute("role", "list")) { html in
        if !context.base.models.equivalences.isEmpty {
          html.element("li") { html in
            html.element(
              "a", .href(place.reference(to: Route.comparison(context.site.folder))),
              HTML.Attribute("aria-current", isComparison ? "page" : nil), text: context.strings[.comparison])
          }
        }
        for index in machines.indices {
          html.element("li", .class(MachineView.line(index))) { html in
            html.element(
              "a", .href(place.reference(to: Route.machine(context.site.folder, machines[index].id))),
              HTML.Attribute("aria-current", index == machine ? "page" : nil)
            ) { html in
              html.raw("<span class=\"mark\"></span>")
              html.text(machines[index].title[context.language])
            }
          }
        }
      }
    }
    html.raw("\n")
  }

  /// Some pages before and after the current one, in reading order.
  private func nearby(_ html: inout HTML) {
    guard let topic, let at = context.base.position[topic] else { return }
    let order = context.base.readingOrder
    let near = order[max(0, at - Self.neighbours)..<min(order.count, at + Self.neighbours + 1)]
    html.element("li") { html in
      html.element("span", text: context.strings[.allPages])
      list(near.filter { context.base.topics[$0].path != "index" }, &html)
    }
    html.raw("\n")
  }

  private func list(_ topics: [Int], _ html: inout HTML) {
    html.element("ul", HTML.Attribute("role", "list")) { html in
      for page in topics {
        html.element("li") { context.link(to: page, from: place, isCurrent: page == topic, &$0) }
      }
    }
  }
}
