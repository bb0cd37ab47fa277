package import Markup

extension Document {
  /// The document's body as HTML.
  ///
  /// Equal to `cmark_render_html` byte for byte, except where `Deviation` says otherwise.
  package func render(_ options: RenderOptions = RenderOptions(), into html: inout HTML) {
    var renderer = HTMLRenderer(self, options)
    renderer.render(into: &html)
  }
}

/// One pass over the nodes; what is open lies on a stack of its own, so depth costs no call stack.
struct HTMLRenderer {
  let document: Document
  let options: RenderOptions
  var raw: RawHTMLWriter
  var footnotes: Footnotes
  var tabs: TabGroups
  private var open: [Int] = []
  /// The image whose alternative text is being written: its content is text alone.
  private var image: Int?
  private var inTableBody = false
  /// The level that the open heading is written with.
  private var headingLevel = 1
  /// The check box of a loose list's item, which stands in its first paragraph.
  private var pendingTask: Bool?
  /// Nodes that are left out with their descendants, in reading order.
  private var skipped: ArraySlice<Int>

  init(_ document: Document, _ options: RenderOptions) {
    self.document = document
    self.options = options
    raw = RawHTMLWriter(policy: options.rawHTML)
    footnotes = Footnotes(document, options.page)
    tabs = TabGroups(document, options.page)
    skipped = (document.alertMarkers + options.hidden).sorted()[...]
  }

  mutating func render(into html: inout HTML) {
    let nodes = document.nodes
    var index = 0
    while index < nodes.count {
      closeFinished(at: index, nodes, &html)
      if skipped.first == index {
        index = Int(nodes[index].end)
        skipped = skipped.drop { $0 < index }
        continue
      }
      if image == nil { enter(index, nodes[index], &html) } else { enterText(nodes[index], &html) }
      open.append(index)
      index += 1
    }
    closeFinished(at: nodes.count, nodes, &html)
    footnotes.close(&html)
  }

  private mutating func closeFinished(at index: Int, _ nodes: [Node], _ html: inout HTML) {
    while let top = open.last, Int(nodes[top].end) <= index {
      open.removeLast()
      if image == nil { exit(top, nodes[top], &html) } else if image == top { exitImage(nodes[top], &html) }
    }
  }

  /// Whether a paragraph stands in a tight list, where it has no element of its own.
  private func isInTightItem() -> Bool {
    guard open.count >= 2, document.nodes[open[open.count - 1]].kind == .item else { return false }
    return document.nodes[open[open.count - 2]].isTight
  }

  private mutating func enter(_ index: Int, _ node: Node, _ html: inout HTML) {
    switch node.kind {
    case .document: break
    case .blockQuote: enterQuote(node, &html)
    case .list: enterList(node, &html)
    case .item: enterItem(node, &html)
    case .codeBlock:
      let block = CodeBlock(document, node)
      tabs.code(block.languageName ?? options.page?.code ?? "", &html)
      block.write(for: options.page, &html)
    case .htmlBlock:
      if tabs.boundary(index, &html) { break }
      raw.block(document.bytes(node.literal), depth: open.count, &html)
    case .paragraph:
      if isFigure(index, node) {
        html.newline()
        html.raw("<figure class=\"image\">")
      } else if !isInTightItem() {
        html.newline()
        html.raw("<p>")
      }
      if let done = pendingTask { checkBox(done, &html) }
    case .heading: enterHeading(index, node, &html)
    case .thematicBreak:
      html.newline()
      html.raw("<hr />\n")
    case .table:
      html.newline()
      if let page = options.page {
        html.raw("<div class=\"scroll\" role=\"group\" tabindex=\"0\" aria-label=\"")
        html.text(page.scrollingTable)
        html.raw("\">\n")
      }
      html.raw("<table>")
      inTableBody = false
    case .tableRow:
      html.newline()
      if node.value != 0 {
        html.raw("<thead>\n")
      } else if !inTableBody {
        html.raw("<tbody>\n")
        inTableBody = true
      }
      html.raw("<tr>")
    case .tableCell: enterCell(node, &html)
    case .footnoteDefinition: footnotes.enter(document.bytes(node.literal), &html)
    case .footnoteReference: footnotes.reference(document.string(node.literal), &html)
    case .text: text(node.literal, &html)
    case .softBreak: html.raw("\n")
    case .lineBreak: html.raw("<br />\n")
    case .code:
      html.raw(options.page?.marksCode == true ? "<code lang=\"en\">" : "<code>")
      if options.page != nil, node.literal.count >= Self.breakable {
        breakingText(node.literal, &html)
      } else {
        text(node.literal, &html)
      }
      html.raw("</code>")
    case .htmlInline: raw.inline(document.bytes(node.literal), &html)
    case .emphasis: html.raw("<em>")
    case .strong: html.raw("<strong>")
    case .strikethrough: html.raw("<del>")
    case .link:
      html.raw("<a")
      destination(" href=\"", index, node, &html)
      if let language = options.destinations[index]?.language {
        html.raw(" hreflang=\"")
        html.text(language)
        html.raw("\"")
      }
      title(node, &html)
      html.raw(">")
    case .image:
      html.raw("<img")
      destination(" src=\"", index, node, &html)
      html.raw(" alt=\"")
      image = index
    }
  }

  private mutating func exit(_ index: Int, _ node: Node, _ html: inout HTML) {
    switch node.kind {
    case .document:
      raw.closeBlocks(below: 0, &html)
      tabs.closeAll(&html)
    case .blockQuote:
      raw.closeBlocks(below: open.count + 1, &html)
      html.newline()
      html.raw(node.alert == nil ? "</blockquote>\n" : "</div>\n")
    case .list: html.raw(node.isOrdered ? "</ol>\n" : "</ul>\n")
    case .item:
      raw.closeBlocks(below: open.count + 1, &html)
      html.raw("</li>\n")
    case .paragraph:
      raw.closeInlines(&html)
      if let parent = open.last, document.nodes[parent].kind == .footnoteDefinition,
        node.end == document.nodes[parent].end
      {
        html.raw(" ")
        footnotes.backReferences(&html)
      }
      if isFigure(index, node) {
        caption(document.nodes[index + 1], &html)
        html.raw("</figure>\n")
      } else if !isInTightItem() {
        html.raw("</p>\n")
      }
    case .heading:
      raw.closeInlines(&html)
      exitHeading(index, &html)
    case .table:
      if inTableBody {
        html.newline()
        html.raw("</tbody>")
        inTableBody = false
      }
      html.newline()
      html.raw("</table>\n")
      if options.page != nil { html.raw("</div>\n") }
    case .tableRow:
      html.newline()
      html.raw("</tr>")
      if node.value != 0 {
        html.newline()
        html.raw("</thead>")
      }
    case .tableCell:
      raw.closeInlines(&html)
      html.raw(node.isHeader ? "</th>" : "</td>")
    case .footnoteDefinition:
      raw.closeBlocks(below: open.count + 1, &html)
      footnotes.exit(&html)
    case .emphasis: html.raw("</em>")
    case .strong: html.raw("</strong>")
    case .strikethrough: html.raw("</del>")
    case .link: html.raw("</a>")
    default: break
    }
  }

  // MARK: Inside the alternative text of an image

  private func enterText(_ node: Node, _ html: inout HTML) {
    switch node.kind {
    case .text, .code, .htmlInline: text(node.literal, &html)
    case .softBreak, .lineBreak: html.raw(" ")
    default: break
    }
  }

  private mutating func exitImage(_ node: Node, _ html: inout HTML) {
    let index = image ?? 0
    image = nil
    html.raw("\"")
    if options.page == nil {
      title(node, &html)
      return html.raw(" />")
    }
    // A figure's title is its caption.
    if let parent = open.last, !isFigure(parent, document.nodes[parent]) || parent + 1 != index { title(node, &html) }
    html.raw(" loading=\"lazy\">")
  }

  // MARK: Parts

  private func text(_ literal: Range<Int32>, _ html: inout HTML) {
    document.pool.withUnsafeBufferPointer {
      html.text(utf8: UnsafeBufferPointer(rebasing: $0[Int(literal.lowerBound)..<Int(literal.upperBound)]))
    }
  }

  private func title(_ node: Node, _ html: inout HTML) {
    guard !node.extra.isEmpty else { return }
    html.raw(" title=\"")
    text(node.extra, &html)
    html.raw("\"")
  }

  /// From how many bytes on a name in code may break at its humps: a phone has room for about thirty letters.
  private static let breakable = 22

  /// Code with possible breaks before capitals, and before letters after points and colons.
  private func breakingText(_ literal: Range<Int32>, _ html: inout HTML) {
    let bytes = document.bytes(literal)
    var start = bytes.startIndex
    for index in bytes.indices.dropFirst() {
      let (before, here) = (bytes[index - 1], bytes[index])
      let isHump = (0x61...0x7A).contains(before) && (0x41...0x5A).contains(here)
      let isPart = (before == 0x2E || before == 0x3A) && (0x61...0x7A).contains(here | 0x20)
      guard isHump || isPart else { continue }
      text(Int32(start)..<Int32(index), &html)
      html.raw("<wbr>")
      start = index
    }
    text(Int32(start)..<literal.upperBound, &html)
  }

  private func destination(_ attribute: StaticString, _ index: Int, _ node: Node, _ html: inout HTML) {
    if let replaced = options.destinations[index] {
      guard let address = replaced.address else { return }
      html.raw(attribute)
      html.text(address)
    } else {
      let address = document.bytes(node.literal)
      html.raw(attribute)
      if options.rawHTML == .allow || !Href.isDangerous(address) { Href.append(address, to: &html) }
    }
    html.raw("\"")
  }

  private func enterQuote(_ node: Node, _ html: inout HTML) {
    html.newline()
    guard let alert = node.alert else { return html.raw("<blockquote>\n") }
    let name = alert.marker.lowercased()
    if let page = options.page {
      html.raw("<div class=\"alert ")
      html.text(name)
      html.raw("\" role=\"note\">\n<p class=\"alert-name\">")
      page.alert(alert, &html)
    } else {
      html.raw("<div class=\"markdown-alert markdown-alert-")
      html.text(name)
      html.raw("\">\n<p class=\"markdown-alert-title\">")
      html.text(String(alert.marker.prefix(1) + name.dropFirst()))
    }
    html.raw("</p>\n")
  }

  private func enterList(_ node: Node, _ html: inout HTML) {
    html.newline()
    if !node.isOrdered {
      html.raw("<ul>\n")
    } else if node.start == 1 {
      html.raw("<ol>\n")
    } else {
      html.raw("<ol start=\"")
      html.text(String(node.start))
      html.raw("\">\n")
    }
  }

  private mutating func enterItem(_ node: Node, _ html: inout HTML) {
    html.newline()
    guard let done = node.task else { return html.raw("<li>") }
    guard options.page != nil else {
      return html.raw(
        done
          ? "<li><input type=\"checkbox\" checked=\"\" disabled=\"\" /> "
          : "<li><input type=\"checkbox\" disabled=\"\" /> ")
    }
    html.raw("<li class=\"task\">")
    // A loose list is the one whose items have paragraphs.
    if let list = open.last, document.nodes[list].isTight { checkBox(done, &html) } else { pendingTask = done }
  }

  private mutating func checkBox(_ done: Bool, _ html: inout HTML) {
    pendingTask = nil
    html.raw("<input type=\"checkbox\"")
    if done { html.raw(" checked") }
    html.raw(" disabled aria-label=\"")
    html.text((done ? options.page?.taskDone : options.page?.taskOpen) ?? "")
    html.raw("\">")
  }

  private func enterCell(_ node: Node, _ html: inout HTML) {
    html.newline()
    html.raw(node.isHeader ? "<th" : "<td")
    let alignment: StaticString? =
      switch node.alignment {
      case .none: nil
      case .left: "left"
      case .center: "center"
      case .right: "right"
      }
    if options.page != nil, node.isHeader { html.raw(" scope=\"col\"") }
    if let alignment, options.page == nil || node.alignment != .left {
      html.raw(options.page == nil ? " align=\"" : " class=\"")
      html.raw(alignment)
      html.raw("\"")
    }
    html.raw(">")
  }

  private mutating func enterHeading(_ index: Int, _ node: Node, _ html: inout HTML) {
    html.newline()
    headingLevel = tabs.heading(node.level, &html)
    if options.page != nil, !tabs.isOpen { html.raw("<div class=\"heading\">") }
    let names: [StaticString] = ["<h1", "<h2", "<h3", "<h4", "<h5", "<h6"]
    html.raw(names[headingLevel - 1])
    if tabs.isOpen {
      html.raw(" class=\"tab-name\"")
    } else if let id = options.headingIDs[index] {
      html.raw(" id=\"")
      html.text(id)
      html.raw("\"")
    }
    html.raw(">")
  }

  private func exitHeading(_ index: Int, _ html: inout HTML) {
    let names: [StaticString] = ["</h1>", "</h2>", "</h3>", "</h4>", "</h5>", "</h6>"]
    html.raw(names[headingLevel - 1])
    if let page = options.page, !tabs.isOpen {
      if let id = options.headingIDs[index] {
        html.raw("<a class=\"anchor\" href=\"#")
        Href.append(Array(id.utf8)[...], to: &html)
        html.raw("\" aria-label=\"")
        html.text(page.linkToSection)
        html.raw("\" aria-describedby=\"")
        html.text(id)
        html.raw("\"></a>")
      }
      html.raw("</div>")
    }
    html.raw("\n")
  }

  // MARK: Images that stand alone

  /// Whether a paragraph is nothing but one image, which is then a figure of its own.
  private func isFigure(_ index: Int, _ node: Node) -> Bool {
    options.page != nil && Int(node.end) > index + 1 && document.nodes[index + 1].kind == .image
      && document.nodes[index + 1].end == node.end
  }

  private func caption(_ image: Node, _ html: inout HTML) {
    guard !image.extra.isEmpty else { return }
    html.raw("<figcaption>")
    text(image.extra, &html)
    html.raw("</figcaption>")
  }
}

extension Document {
  /// The nodes that spell `[!NOTE]`, and the line break after it; the whole paragraph where it holds nothing else.
  var alertMarkers: [Int] {
    nodes.indices.flatMap { index -> [Int] in
      guard nodes[index].kind == .blockQuote, nodes[index].alert != nil else { return [] }
      return Int(nodes[index + 1].end) == index + 3 ? [index + 1] : [index + 2, index + 3]
    }
  }
}
