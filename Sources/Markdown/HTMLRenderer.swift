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
  var open: [Int] = []
  /// The image whose alternative text is being written: its content is text alone.
  var image: Int?
  var inTableBody = false
  /// The level that the open heading is written with.
  var headingLevel = 1
  /// The check box of a loose list's item, which stands in its first paragraph.
  var pendingTask: Bool?
  /// Nodes that are left out with their descendants, in reading order.
  private var skipped: ArraySlice<Int>

  init(_ document: Document, _ options: RenderOptions) {
    self.document = document
    self.options = options
    raw = RawHTMLWriter(policy: options.rawHTML)
    footnotes = Footnotes(document, options.page)
    tabs = TabGroups(document, options.page)
    let replaced = document.directives.filter { options.replacements[$0.node] != nil }.flatMap { directive in
      document.siblings(after: directive.node, upTo: directive.closingNode)
    }
    skipped = (document.alertMarkers + options.hidden + replaced).sorted()[...]
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
      let marks = options.codeMarks?(index, document.bytes(node.literal), document.codeTag(of: node)) ?? []
      block.write(for: options.page, marks: marks, note: options.codeNotes[index], &html)
    case .htmlBlock:
      if tabs.boundary(index, &html) { break }
      if let replacement = options.replacements[index] {
        html.newline()
        replacement(&html)
        break
      }
      options.remarks[index]?.below(&html)
      anchor(index, &html)
      raw.block(document.bytes(node.literal), depth: open.count, &html)
    case .paragraph:
      if isFigure(index, node) {
        html.newline()
        html.raw("<figure class=\"image\">")
      } else if !isInTightItem() {
        html.newline()
        if options.remarks[index] != nil { html.raw("<div class=\"stale\">\n") }
        html.raw("<p>")
      }
      anchor(index, &html)
      if let done = pendingTask { checkBox(done, &html) }
    case .heading:
      enterHeading(index, node, &html)
      anchor(index, &html)
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
    case .tableCell:
      enterCell(node, &html)
      anchor(index, &html)
    case .footnoteDefinition: footnotes.enter(document.bytes(node.literal), &html)
    case .footnoteReference: footnotes.reference(document.string(node.literal), &html)
    case .text: text(node.literal, &html)
    case .softBreak: html.raw("\n")
    case .lineBreak: html.raw("<br />\n")
    case .code:
      let link = options.codeLinks[index]
      if let link { enterCodeLink(link, &html) }
      html.raw(options.page?.marksCode == true ? "<code lang=\"en\">" : "<code>")
      if options.page != nil, node.literal.count >= Self.breakable {
        breakingText(node.literal, &html)
      } else {
        text(node.literal, &html)
      }
      html.raw(link == nil ? "</code>" : "</code></a>")
    case .htmlInline: raw.inline(document.bytes(node.literal), depth: open.count, &html)
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
        options.remarks[index]?.below(&html)
      } else if isInTightItem() {
        options.remarks[index]?.inside(&html)
      } else {
        html.raw("</p>\n")
        if let remark = options.remarks[index] {
          remark.below(&html)
          html.raw("</div>\n")
        }
      }
    case .heading:
      raw.closeInlines(&html)
      exitHeading(index, &html)
      options.remarks[index]?.below(&html)
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
      options.remarks[index]?.inside(&html)
      html.raw(node.isHeader ? "</th>" : "</td>")
    case .footnoteDefinition:
      raw.closeBlocks(below: open.count + 1, &html)
      footnotes.exit(&html)
    case .emphasis, .strong, .strikethrough, .link:
      raw.closeInlines(below: open.count + 1, &html)
      let end: StaticString =
        switch node.kind {
        case .emphasis: "</em>"
        case .strong: "</strong>"
        case .strikethrough: "</del>"
        default: "</a>"
        }
      html.raw(end)
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
    if let size = options.destinations[index]?.size {
      html.raw(" width=\"")
      html.text(String(size.width))
      html.raw("\" height=\"")
      html.text(String(size.height))
      html.raw("\"")
    }
    html.raw(" loading=\"lazy\">")
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
