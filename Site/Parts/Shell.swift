import Knowledge
import Languages
import Markup
import YAML

/// What surrounds the content of every page: header, navigation, footer.
struct Shell {
  let context: SiteContext
  let place: PagePlace
  let head: PageHead
  /// Which parts the page has.
  var hasSections = true
  var languageLinks: [LanguageLink] = []
  /// The topic shown, for the marks in the navigation.
  var topic: Int?
  /// The machine shown, likewise.
  var machine: Int?
  /// Whether the page compares machines.
  var isComparison = false

  /// The page in another language.
  struct LanguageLink {
    let language: SiteLanguage
    let file: String
    let isCurrent: Bool
    /// What is shown there instead, and the words that say so.
    let instead: (tag: String, note: String)?
  }

  func page(_ content: (inout HTML) -> Void) -> [UInt8] {
    var html = HTML(capacity: 1 << 14)
    html.raw("<!DOCTYPE html>\n<html lang=\"")
    html.text(context.site.tag.htmlTag)
    html.raw("\" dir=\"")
    html.text(context.site.tag.direction.rawValue)
    html.raw("\">\n")
    head.write(context, place, &html)
    html.raw("<body>\n")
    html.element("a", .class("skip"), .href("#pb:main"), text: context.strings[.skipToContent])
    bar(&html)
    html.raw("<div class=\"columns\">\n")
    if hasSections {
      Sections(context: context, place: place, topic: topic, machine: machine, isComparison: isComparison).write(&html)
    }
    content(&html)
    html.raw("</div>\n")
    footer(&html)
    html.raw("</body>\n</html>\n")
    return html.bytes
  }

  private func bar(_ html: inout HTML) {
    html.raw("\n<header class=\"bar\"><div class=\"columns\"><div class=\"bar-row\">\n")
    if hasSections {
      html.element(
        "button", .class("menu"), HTML.Attribute("type", "button"), HTML.Attribute("popovertarget", "pb:sections"),
        .label(context.strings[.menu])
      ) { Icon.menu.write(&$0) }
      html.raw("\n")
    }
    html.element("a", .class("name"), .href(place.reference(to: context.startPage))) {
      Icon.logo(&$0)
      $0.element("span", text: context.title)
    }
    html.raw("\n")
    if languageLinks.count > 1 { languages(&html) }
    html.element(
      "button", .class("theme"), HTML.Attribute("type", "button"), .label(context.strings[.appearance]), .flag("hidden")
    ) { Icon.theme.write(&$0) }
    html.raw("\n</div></div></header>\n")
  }

  private func languages(_ html: inout HTML) {
    html.element("details", .class("languages")) { html in
      html.element("summary") { html in
        html.element("span", .class("hidden"), text: context.strings[.language] + ": ")
        // The letters show which of two scripts it is, and a telephone has little room.
        html.text(context.site.tag.nativeName)
        Icon.open.write(&html)
      }
      html.element("ul", HTML.Attribute("role", "list")) { html in
        for link in languageLinks {
          html.element("li") { html in
            html.element(
              "a", .href(place.reference(to: link.file)),
              HTML.Attribute("hreflang", link.instead?.tag ?? link.language.tag.htmlTag),
              .lang(link.language.tag.htmlTag), HTML.Attribute("aria-current", link.isCurrent ? "true" : nil)
            ) { html in
              html.text(link.language.name)
              if let instead = link.instead { html.element("small", text: instead.note) }
            }
          }
        }
      }
    }
    html.raw("\n")
  }

  private func footer(_ html: inout HTML) {
    guard let licence = context.base.configuration.licence else { return }
    html.raw("<footer class=\"foot\"><div class=\"columns\">")
    html.element("p") { html in
      let text = context.base.text(licence.text, in: context.language)
      if let url = licence.url {
        html.element("a", .href(url), HTML.Attribute("rel", "license"), text: text)
      } else {
        html.text(text)
      }
    }
    html.raw("</div></footer>\n")
  }
}
