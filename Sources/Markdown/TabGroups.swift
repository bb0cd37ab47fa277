import Markup

/// The groups that `<!-- phasebook:tabs -->` … `<!-- /phasebook -->` make of headings and what follows each.
///
/// On a page each heading begins a tab; a fence without a heading is called by its language. A script may show the tabs
/// as such; without it they are plain headings and what follows. Elsewhere the marks vanish.
struct TabGroups {
  private let page: RenderOptions.PageParts?
  /// Node indices of opening and closing marks.
  private let opening: [Int: Int]
  private let closing: Set<Int>
  private var isInTab = false
  /// Whether the open tab has its code already, so that another fence begins a new one.
  private var hasCode = false
  private(set) var isOpen = false
  /// The level of the last heading outside of groups: tabs are one level below it, whatever the author wrote.
  private var level = 1

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

  /// Notes the level of a heading outside of groups; begins a tab inside. Returns the level to write.
  mutating func heading(_ written: Int, _ html: inout HTML) -> Int {
    guard isOpen else {
      level = written
      return written
    }
    beginTab(&html)
    return min(level + 1, 6)
  }

  /// Begins a tab at a fence that has no heading of its own.
  mutating func code(_ language: String, _ html: inout HTML) {
    guard isOpen else { return }
    if !isInTab || hasCode {
      beginTab(&html)
      html.raw("<h")
      html.text(String(min(level + 1, 6)))
      html.raw(" class=\"tab-name\">")
      html.text(language)
      html.raw("</h")
      html.text(String(min(level + 1, 6)))
      html.raw(">\n")
    }
    hasCode = true
  }

  private mutating func beginTab(_ html: inout HTML) {
    if isInTab { html.raw("</div>\n") }
    html.raw("<div class=\"tab\">\n")
    isInTab = true
    hasCode = false
  }

  mutating func closeAll(_ html: inout HTML) {
    if isInTab { html.raw("</div>\n") }
    if isOpen { html.raw("</div>\n") }
    isInTab = false
    isOpen = false
  }
}
