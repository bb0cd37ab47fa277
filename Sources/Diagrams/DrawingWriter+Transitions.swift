internal import Markup

extension DrawingWriter {
  /// The places of a transition that are read after a state: its pill after its first source, a row after each of its own.
  func write(transition index: Int, beside state: Int, into html: inout HTML) {
    let ends = tree.ends[index]
    let others = drawing.rows.filter { $0.transition == index }
    if ends.sources.first == state, let pill = drawing.pills[index] {
      let besideRows = drawing.lines.filter { $0.transition == index && $0.isCurved }
      write(index, pill, besideRows, copy: 0, isRow: false, into: &html)
    }
    for (number, row) in others.enumerated() where row.state == state {
      // A row's line ends at its own box.
      let lines = drawing.lines.filter {
        $0.transition == index && !$0.isCurved && $0.touches(row.box)
      }
      write(index, row.box, lines, copy: number + (drawing.pills[index] == nil ? 0 : 1), isRow: true, into: &html)
    }
  }

  private func write(
    _ index: Int, _ box: Box, _ lines: [Drawing.Line], copy: Int, isRow: Bool, into html: inout HTML
  ) {
    let transition = graph.transitions[index]
    let classes =
      "transition" + (transition.isExceptional ? " exceptional" : "")
      + (view.emphasizedTransitions.contains(transition.id) ? " emphasized" : "")
    let address = view.transitionAddress(transition.id)
    html.element(
      "a", .class(classes), .id("\(id(of: transition))\(copy == 0 ? "" : "-\(copy + 1)")"),
      .href(address), HTML.Attribute("role", address == nil ? "img" : nil),
      HTML.Attribute("tabindex", address == nil ? nil : "-1"),
      HTML.Attribute("data-transition", transition.id), .label(name(index))
    ) { html in
      if !lines.isEmpty {
        html.element("path", .class("hit"), HTML.Attribute("d", PathText.lines(lines)))
        write(lines, into: &html)
      }
      if drawing.isNarrow {
        writeNumber(transition.number, box.center, radius: 11.5, into: &html)
      } else {
        rect(box, "pill", radius: 7, into: &html)
        writeNumber(transition.number, Point(box.x + 14, box.center.y), radius: 9, into: &html)
        writeTexts(index, box, withCallbacks: !isRow, into: &html)
      }
    }
  }

  private func writeNumber(_ number: Int, _ center: Point, radius: Double, into html: inout HTML) {
    html.element(
      "circle", .class("ring"), HTML.Attribute("cx", PathText.number(center.x)),
      HTML.Attribute("cy", PathText.number(center.y)), HTML.Attribute("r", PathText.number(radius)))
    text(String(number), number > 99 ? "number long" : "number", Point(center.x, center.y + 3.9), into: &html)
  }

  private func writeTexts(_ index: Int, _ box: Box, withCallbacks: Bool, into html: inout HTML) {
    let transition = graph.transitions[index]
    let room = box.width - BoxSizes.numberRoom - 9
    let event = BreakableText(transition.events[view.language], .event)
    var lines = event.set(within: room, most: BoxSizes.mostLines).lines.map { ("event", $0) }
    if withCallbacks {
      for callback in transition.callbacks {
        lines += BreakableText(callback, .callback, isCode: true)
          .set(within: room, most: BoxSizes.mostCodeLines).lines.map { ("callback", $0) }
      }
    }
    let height = Typeface.event.lineHeight
    var y = box.center.y - height * Double(lines.count) / 2
    for (name, line) in lines {
      text(line, name, Point(box.x + BoxSizes.numberRoom, y + 11.5), into: &html)
      y += height
    }
  }

  private func id(of transition: DiagramGraph.Transition) -> String { "\(prefix)-t-\(transition.id)" }

  /// “4. Active → Inactive: interruption — willResignActive()”
  private func name(_ index: Int) -> String {
    let transition = graph.transitions[index]
    let ends = tree.ends[index]
    func label(_ name: String) -> String {
      let state = tree.entries.first { $0.state.id == name }?.state
      return plain(state?.labels[view.language] ?? name)
    }
    var name = "\(transition.number). " + transition.sources.map(label).joined(separator: ", ")
    if let target = ends.target { name += " → " + plain(tree.entries[target].state.labels[view.language]) }
    let event = plain(transition.events[view.language])
    if !event.isEmpty { name += ": " + event }
    if !transition.callbacks.isEmpty { name += " — " + transition.callbacks.joined(separator: ", ") }
    return name
  }
}

extension Drawing.Line {
  /// Whether the line begins at the left edge of a box, or ends there.
  fileprivate func touches(_ box: Box) -> Bool {
    [points.first, points.last].contains { point in
      point.map { abs($0.x - box.x) < 0.2 && $0.y > box.y && $0.y < box.bottom } ?? false
    }
  }
}
