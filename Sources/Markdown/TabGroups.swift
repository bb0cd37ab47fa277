import Markup

/// The groups that `<!-- phasebook:tabs -->` … `<!-- /phasebook -->` make of headings and what follows each.
///
/// On a page each heading begins a section; a script may show them as tabs. Elsewhere the marks vanish.
struct TabGroups {
  private let page: RenderOptions.PageParts?
  /// Node indices of opening and closing marks.
  private let opening: [Int: Int]
  private let closing: Set<Int>
  private var inSection = false
  private(set) var isOpen = false

  init(_ document: Document, _ page: RenderOptions.PageParts?) {
    self.page = page
    let groups = page == nil ? [] : document.directives.filter { $0.name == "tabs" && $0.closingNode != nil }
    opening = Dictionary(groups.map { ($0.node, $0.closingNode ?? 0) }) { first, _ in first }
    closing = Set(opening.values)
  }

  /// Writes the start or the end of a group where `node` is one.
  mutating func boundary(_ node: Int, _ html: inout HTML) -> Bool {
    guard let page else { return false }
    if opening[node] != nil, !isOpen {
      html.newline()
      html.raw("<div class=\"tabs\" data-label=\"")
      html.text(page.tabs)
      html.raw("\">\n")
      isOpen = true
      return true
    }
    if closing.contains(node) {
      closeAll(&html)
      return true
    }
    return false
  }

  /// Begins a section at a heading of an open group.
  mutating func heading(_ node: Int, _ html: inout HTML) {
    guard isOpen else { return }
    if inSection { html.raw("</div>\n") }
    html.raw("<div class=\"tab\">\n")
    inSection = true
  }

  mutating func closeAll(_ html: inout HTML) {
    if inSection { html.raw("</div>\n") }
    if isOpen { html.raw("</div>\n") }
    inSection = false
    isOpen = false
  }
}
