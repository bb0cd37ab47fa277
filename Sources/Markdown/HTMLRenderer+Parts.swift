import Markup

/// How single constructs are written.
extension HTMLRenderer {
  func text(_ literal: Range<Int32>, _ html: inout HTML) {
    document.pool.withUnsafeBufferPointer {
      html.text(utf8: UnsafeBufferPointer(rebasing: $0[Int(literal.lowerBound)..<Int(literal.upperBound)]))
    }
  }

  func title(_ node: Node, _ html: inout HTML) {
    guard !node.extra.isEmpty else { return }
    html.raw(" title=\"")
    text(node.extra, &html)
    html.raw("\"")
  }

  /// The mark and the hidden name of the owner stand before the code, so that neither is part of what is copied.
  func enterCodeLink(_ link: RenderOptions.CodeLink, _ html: inout HTML) {
    html.raw("<a class=\"code-link ")
    html.text(link.line)
    html.raw("\" href=\"")
    html.text(link.address)
    html.raw("\" title=\"")
    html.text(link.owner)
    html.raw("\"><span class=\"mark\"></span>")
  }

  /// From how many bytes on a name in code may break at its humps: a phone has room for about thirty letters.
  static let breakable = 22

  /// Code with possible breaks before capitals, and before letters after points and colons.
  func breakingText(_ literal: Range<Int32>, _ html: inout HTML) {
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

  /// An empty element, since a tight item's paragraph has none that could carry the id.
  func anchor(_ index: Int, _ html: inout HTML) {
    guard let id = options.anchors[index] else { return }
    html.raw("<span id=\"")
    html.text(id)
    html.raw("\"></span>")
  }

  func destination(_ attribute: StaticString, _ index: Int, _ node: Node, _ html: inout HTML) {
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

  func enterQuote(_ node: Node, _ html: inout HTML) {
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

  func enterList(_ node: Node, _ html: inout HTML) {
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

  mutating func enterItem(_ node: Node, _ html: inout HTML) {
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

  mutating func checkBox(_ done: Bool, _ html: inout HTML) {
    pendingTask = nil
    html.raw("<input type=\"checkbox\"")
    if done { html.raw(" checked") }
    html.raw(" disabled aria-label=\"")
    html.text((done ? options.page?.taskDone : options.page?.taskOpen) ?? "")
    html.raw("\">")
  }

  func enterCell(_ node: Node, _ html: inout HTML) {
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

  mutating func enterHeading(_ index: Int, _ node: Node, _ html: inout HTML) {
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

  func exitHeading(_ index: Int, _ html: inout HTML) {
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
  func isFigure(_ index: Int, _ node: Node) -> Bool {
    options.page != nil && Int(node.end) > index + 1 && document.nodes[index + 1].kind == .image
      && document.nodes[index + 1].end == node.end
  }

  func caption(_ image: Node, _ html: inout HTML) {
    guard !image.extra.isEmpty else { return }
    html.raw("<figcaption>")
    text(image.extra, &html)
    html.raw("</figcaption>")
  }
}
