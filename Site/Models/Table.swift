import Markup

/// A table that scrolls sideways where it does not fit.
struct Table {
  /// What the table lists.
  let label: String
  let strings: Strings

  /// Writes the head from its words, and the rows that `body` writes.
  func write(_ head: [String], _ html: inout HTML, body: (inout HTML) -> Void) {
    html.element(
      "div", .class("scroll facts"), HTML.Attribute("role", "group"), HTML.Attribute("tabindex", "0"),
      .label("\(label) – \(strings[.scrollingTable])")
    ) { html in
      html.raw("\n<table>\n<thead><tr>")
      for word in head { html.element("th", HTML.Attribute("scope", "col"), text: word) }
      html.raw("</tr></thead>\n<tbody>\n")
      body(&html)
      html.raw("</tbody>\n</table>\n")
    }
    html.raw("\n")
  }
}
