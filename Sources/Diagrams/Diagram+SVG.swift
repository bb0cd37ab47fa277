package import Markup

extension Diagram {
  /// Writes both drawings; the style sheet shows the one that fits.
  package func write(_ view: DiagramView, into html: inout HTML) {
    guard let narrow, let tree = try? StateTree(graph) else {
      write(wide, view, classes: "diagram", into: &html)
      return
    }
    write(DrawingWriter(graph, tree, wide, view, id: view.prefix + "-w"), "wide", scrolls: scrollsWide, &html)
    write(DrawingWriter(graph, tree, narrow, view, id: view.prefix + "-n"), "narrow", scrolls: scrolls, &html)
  }

  private func write(_ writer: DrawingWriter, _ kind: String, scrolls: Bool, _ html: inout HTML) {
    guard scrolls else { return writer.write(classes: "diagram \(kind)", into: &html) }
    html.element(
      "div", .class("scroll \(kind)"), HTML.Attribute("role", "region"), HTML.Attribute("tabindex", "0"),
      HTML.Attribute("aria-labelledby", writer.view.labelledBy)
    ) { writer.write(classes: "diagram", into: &$0) }
  }

  private func write(_ drawing: Drawing, _ view: DiagramView, classes: String, into html: inout HTML) {
    guard let tree = try? StateTree(graph) else { return }
    DrawingWriter(graph, tree, drawing, view, id: view.prefix + "-w").write(classes: classes, into: &html)
  }

  /// The wide drawing as a file of its own, with its style sheet inside; follows the reader's colour scheme.
  package func standalone(language: Int, title: String) -> HTML {
    var html = HTML(capacity: 1 << 14)
    guard let tree = try? StateTree(graph) else { return html }
    let view = DiagramView(language: language, prefix: graph.id, labelledBy: graph.id + "-title")
    DrawingWriter(graph, tree, wide, view, id: graph.id).write(classes: "diagram", into: &html, title: title)
    html.newline()
    return html
  }
}
