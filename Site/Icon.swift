import Markup

/// The few pictures that the pages have; drawn for this on a grid of 16 units, in strokes of the text's colour.
enum Icon {
  case menu, open, theme, note, tip, important, warning, caution

  func write(_ html: inout HTML) {
    html.raw("<svg class=\"icon\" viewBox=\"0 0 16 16\" aria-hidden=\"true\">")
    html.raw(shape)
    html.raw("</svg>")
  }

  private var shape: StaticString {
    switch self {
    case .menu: "<path d=\"M2 4h12M2 8h12M2 12h8\"/>"
    case .open: "<path d=\"m4.5 6.5 3.5 3.5 3.5-3.5\"/>"
    case .theme: "<circle cx=\"8\" cy=\"8\" r=\"5.5\"/><path d=\"M8 2.5a5.5 5.5 0 0 1 0 11z\" fill=\"currentColor\"/>"
    case .note: "<circle cx=\"8\" cy=\"8\" r=\"5.8\"/><path d=\"M8 7.5v3.5M8 5v.2\"/>"
    case .tip: "<path d=\"M6 13h4M6.5 11c0-2-2-2.6-2-5a3.5 3.5 0 0 1 7 0c0 2.4-2 3-2 5z\"/>"
    case .important: "<path d=\"M2.5 2.5h11v8.5H8.8L6 13.8V11H2.5zM8 4.8v2.4M8 9v.2\"/>"
    case .warning: "<path d=\"M8 2.5 14.2 13.5H1.8zM8 6.8v3M8 11.6v.2\"/>"
    case .caution: "<path d=\"M5.6 2.2h4.8l3.4 3.4v4.8l-3.4 3.4H5.6l-3.4-3.4V5.6zM8 5v3.6M8 10.9v.2\"/>"
    }
  }

  /// The mark before the site's name: three stations on a line, the middle one current.
  static func logo(_ html: inout HTML) {
    html.raw(
      """
      <svg class="logo" viewBox="0 0 34 17" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2.4">\
      <path d="M7.3 8.5h4.4M22.3 8.5h4.4"/><circle cx="4.2" cy="8.5" r="3"/>\
      <circle cx="17" cy="8.5" r="5.3" fill="currentColor"/><circle cx="29.8" cy="8.5" r="3"/></svg>
      """)
  }
}
