import Markup

/// Numbers, marks and back links of footnotes while a document is written.
struct Footnotes {
  private let page: RenderOptions.PageParts?
  /// Labels of the definitions; a reference's number, from 1, is the place of its definition in this list.
  private let labels: [[UInt8]]
  /// How often each definition is referred to in the whole document, and so far.
  private let total: [Int]
  private var seen: [Int]
  private var current = 0

  init(_ document: Document, _ page: RenderOptions.PageParts?) {
    self.page = page
    labels = document.nodes.lazy.filter { $0.kind == .footnoteDefinition }.map { Array(document.bytes($0.literal)) }
    var total = [Int](repeating: 0, count: labels.count)
    if !labels.isEmpty {
      for node in document.nodes where node.kind == .footnoteReference {
        if let number = Int(document.string(node.literal)), total.indices.contains(number - 1) {
          total[number - 1] += 1
        }
      }
    }
    self.total = total
    seen = [Int](repeating: 0, count: labels.count)
  }

  mutating func reference(_ number: String, _ html: inout HTML) {
    guard let index = Int(number).map({ $0 - 1 }), labels.indices.contains(index) else { return html.text(number) }
    seen[index] += 1
    html.raw(page == nil ? "<sup class=\"footnote-ref\"><a href=\"#fn-" : "<sup><a class=\"noteref\" href=\"#fn-")
    Href.append(labels[index][...], to: &html)
    html.raw("\" id=\"fnref-")
    Href.append(labels[index][...], to: &html)
    if seen[index] > 1 { html.text("-\(seen[index])") }
    html.raw(page == nil ? "\" data-footnote-ref>" : "\" role=\"doc-noteref\" aria-describedby=\"pb:footnotes\">")
    html.text(number)
    html.raw("</a></sup>")
  }

  mutating func enter(_ label: ArraySlice<UInt8>, _ html: inout HTML) {
    if current == 0 {
      if let page {
        html.raw("<section class=\"footnotes\" role=\"doc-endnotes\" aria-labelledby=\"pb:footnotes\">")
        html.element("h2", .id("pb:footnotes"), text: page.footnotes)
        html.raw("\n<ol>\n")
      } else {
        html.raw("<section class=\"footnotes\" data-footnotes>\n<ol>\n")
      }
    }
    current += 1
    html.raw("<li id=\"fn-")
    Href.append(label, to: &html)
    html.raw("\">\n")
    written = false
  }

  private var written = false

  /// Links back to each place that refers to the definition being written.
  mutating func backReferences(_ html: inout HTML) {
    written = true
    let index = current - 1
    for number in stride(from: 1, through: total[index], by: 1) {
      if number > 1 { html.raw(" ") }
      html.raw(page == nil ? "<a href=\"#fnref-" : "<a class=\"backref\" href=\"#fnref-")
      Href.append(labels[index][...], to: &html)
      if number > 1 { html.text("-\(number)") }
      html.raw(
        page == nil
          ? "\" class=\"footnote-backref\" data-footnote-backref aria-label=\""
          : "\" role=\"doc-backlink\" aria-label=\"")
      html.text(page?.backToReference(number > 1 ? "\(current)-\(number)" : "\(current)") ?? "Back to content")
      html.raw(page == nil ? "\">↩" : "\">↑")
      if number > 1, page == nil {
        html.raw("<sup class=\"footnote-ref\">")
        html.text(String(number))
        html.raw("</sup>")
      }
      html.raw("</a>")
    }
  }

  mutating func exit(_ html: inout HTML) {
    if !written {
      backReferences(&html)
      html.raw("\n")
    }
    html.raw("</li>\n")
  }

  func close(_ html: inout HTML) {
    if current > 0 { html.raw("</ol>\n</section>\n") }
  }
}
