internal import Markup

/// Writes one drawing in one language as SVG.
///
/// States come in declared order, each followed by the transitions that leave it: the order in which they are read out.
struct DrawingWriter {
  let graph: DiagramGraph
  let tree: StateTree
  let drawing: Drawing
  let view: DiagramView
  /// Begins the ids of this drawing.
  let prefix: String

  init(_ graph: DiagramGraph, _ tree: StateTree, _ drawing: Drawing, _ view: DiagramView, id: String) {
    self.graph = graph
    self.tree = tree
    self.drawing = drawing
    self.view = view
    prefix = id
  }

  /// With a title it is a file of its own.
  func write(classes: String, into html: inout HTML, title: String? = nil) {
    let (width, height) = (PathText.number(drawing.width), PathText.number(drawing.height))
    html.element(
      "svg", HTML.Attribute("xmlns", title == nil ? nil : "http://www.w3.org/2000/svg"), .class(classes + labelClass),
      HTML.Attribute("viewBox", "0 0 \(width) \(height)"), HTML.Attribute("width", width),
      HTML.Attribute("height", height), HTML.Attribute("role", "graphics-document"),
      HTML.Attribute("aria-labelledby", view.labelledBy), HTML.Attribute("aria-describedby", view.describedBy)
    ) { html in
      if let title {
        html.element("title", .id(view.labelledBy), text: title)
        html.element("style") { $0.raw(StandaloneStyle.css) }
      }
      writeGround(into: &html)
      for state in tree.entries.indices { write(state: state, into: &html) }
    }
  }

  /// For labels that had to be smaller to fit.
  private var labelClass: String { drawing.labelSize < 12 ? " smaller" : drawing.labelSize < 14 ? " small" : "" }

  /// What lies below all links: the areas of composite states, outer ones first, and the starts.
  private func writeGround(into html: inout HTML) {
    html.element("g", .class("ground"), HTML.Attribute("aria-hidden", "true")) { html in
      for index in tree.entries.indices where tree.entries[index].isComposite {
        rect(drawing.states[index], "area" + marks(ofState: index), radius: 12, into: &html)
      }
      let lines = drawing.lines.filter { $0.transition == nil }
      write(lines, into: &html)
      for dot in drawing.dots {
        html.element(
          "circle", .class("start"), HTML.Attribute("cx", PathText.number(dot.center.x)),
          HTML.Attribute("cy", PathText.number(dot.center.y)), HTML.Attribute("r", PathText.number(dot.radius)))
      }
    }
  }

  private func marks(ofState index: Int) -> String {
    let name = tree.entries[index].state.id
    return (view.currentState == name ? " current" : "")
      + (view.emphasizedStates.contains(name) ? " emphasized" : "")
  }

  private func write(state index: Int, into html: inout HTML) {
    let entry = tree.entries[index]
    let kind = entry.isComposite ? "composite" : entry.state.kind == .final ? "state final" : "state"
    let address = view.stateAddress(entry.state.id)
    html.element(
      "a", .class(kind + marks(ofState: index)), .id("\(prefix)-s-\(entry.state.id)"), .href(address),
      HTML.Attribute("role", address == nil ? "img" : nil), HTML.Attribute("data-state", entry.state.id),
      .label(stateName(index)), HTML.Attribute("aria-current", view.currentState == entry.state.id ? "step" : nil)
    ) { html in
      let box = drawing.states[index]
      if entry.isComposite {
        writeHeader(index, box, into: &html)
      } else {
        rect(box, "box", radius: 9, into: &html)
        if entry.state.kind == .final {
          rect(Box(box.x + 3, box.y + 3, box.width - 6, box.height - 6), "inner", radius: 6.5, into: &html)
        }
        writeLabel(index, box, into: &html)
      }
    }
    for transition in graph.transitions.indices { write(transition: transition, beside: index, into: &html) }
  }

  private func stateName(_ index: Int) -> String {
    let state = tree.entries[index].state
    let gloss = drawing.isNarrow ? "" : state.glosses?[view.language] ?? ""
    return plain(state.labels[view.language]) + (gloss.isEmpty ? "" : ": " + plain(gloss))
  }

  private func writeHeader(_ index: Int, _ box: Box, into html: inout HTML) {
    let height = drawing.headers[index]
    rect(Box(box.x, box.y, box.width, height + 4), "hit", radius: 12, into: &html)
    let text = BreakableText(tree.entries[index].state.labels[view.language], .header)
    let setting = text.set(within: max(drawing.isNarrow ? 150 : 260, box.width - 18), most: 2)
    for (line, text) in setting.lines.enumerated() {
      self.text(text, "label", Point(box.x + 12, box.y + 19 + Typeface.header.lineHeight * Double(line)), into: &html)
    }
  }

  private func writeLabel(_ index: Int, _ box: Box, into html: inout HTML) {
    let state = tree.entries[index].state
    let face = Typeface.label(drawing.labelSize)
    // The largest language has made the box: within it, lines are as even as can be.
    let room = box.width - (drawing.isNarrow ? 17 : 25)
    let label = BreakableText(state.labels[view.language], face)
    let lines = label.setEvenly(within: room, most: BoxSizes.mostLines).lines
    var gloss: [String] = []
    if !drawing.isNarrow, let text = state.glosses?[view.language], !text.isEmpty {
      gloss = BreakableText(text, .gloss).setEvenly(within: room, most: BoxSizes.mostLines).lines
    }
    let height = face.lineHeight * Double(lines.count) + Typeface.gloss.lineHeight * Double(gloss.count)
    var y = box.center.y - height / 2
    for line in lines {
      text(line, "label", Point(box.center.x, y + face.lineHeight / 2 + face.size * 0.35), into: &html)
      y += face.lineHeight
    }
    for line in gloss {
      text(line, "gloss", Point(box.center.x, y + 11), into: &html)
      y += Typeface.gloss.lineHeight
    }
  }

  /// Without soft hyphens, which nobody should hear.
  func plain(_ text: String) -> String { text.replacing("\u{AD}", with: "") }

  func rect(_ box: Box, _ name: String, radius: Double, into html: inout HTML) {
    html.element(
      "rect", .class(name), HTML.Attribute("x", PathText.number(box.x)), HTML.Attribute("y", PathText.number(box.y)),
      HTML.Attribute("width", PathText.number(box.width)), HTML.Attribute("height", PathText.number(box.height)),
      HTML.Attribute("rx", PathText.number(radius)))
  }

  func text(_ text: String, _ name: String, _ place: Point, into html: inout HTML) {
    html.element(
      "text", .class(name), HTML.Attribute("x", PathText.number(place.x)),
      HTML.Attribute("y", PathText.number(place.y)), text: text)
  }

  func write(_ lines: [Drawing.Line], into html: inout HTML) {
    html.element("path", .class("edge"), HTML.Attribute("d", PathText.lines(lines)))
    let heads = PathText.heads(lines)
    if !heads.isEmpty { html.element("path", .class("head"), HTML.Attribute("d", heads)) }
  }
}
