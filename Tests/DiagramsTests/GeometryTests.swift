import Diagrams
import Testing

@Suite("Nothing in a drawing lies on anything else")
struct GeometryTests {
  /// In the last, Graphviz puts a pill between a state and its row unless it is kept from that.
  static let graphs =
    Machines.named + (1...2).map { Machines.random($0) } + [Machines.random(97, states: 6, transitions: 11)]

  @Test(arguments: graphs)
  func nothingOverlaps(_ graph: DiagramGraph) throws {
    let diagram = try DiagramEngine.lay(out: graph).diagram
    for drawing in [diagram.wide, diagram.narrow].compactMap({ $0 }) {
      let quality = drawing.quality
      #expect(quality.labelsOnLabels == 0 && quality.labelsOnStates == 0, "\(graph.id) \(quality)")
      #expect(quality.linesThroughLabels == 0 && quality.linesThroughStates == 0, "\(graph.id) \(quality)")
      #expect(quality.onHeaders == 0, "\(graph.id) \(quality)")
      expectApart(drawing, graph.id)
      expectInside(drawing, graph.id)
    }
    let isReal = !graph.id.hasPrefix("random")
    #expect(!isReal || diagram.wide.width <= 728, "\(graph.id) is \(diagram.wide.width) wide")
    if let narrow = diagram.narrow {
      #expect(narrow.width <= 344 || diagram.scrolls && !isReal, "\(graph.id) is \(narrow.width) narrow")
    } else {
      #expect(diagram.wide.width <= 344)
    }
  }

  /// Looked at without the program's own measure.
  private func expectApart(_ drawing: Drawing, _ id: String) {
    let boxes =
      drawing.pills.compactMap { $0 } + drawing.rows.map(\.box)
      + drawing.states.indices.filter { drawing.headers[$0] == 0 }.map { drawing.states[$0] }
    for (index, box) in boxes.enumerated() {
      for other in boxes[..<index] {
        let isApart =
          box.x >= other.x + other.width || other.x >= box.x + box.width
          || box.y >= other.y + other.height || other.y >= box.y + box.height
        #expect(isApart, "\(id): \(box) and \(other)")
      }
    }
  }

  private func expectInside(_ drawing: Drawing, _ id: String) {
    for box in drawing.states + drawing.pills.compactMap({ $0 }) + drawing.rows.map(\.box) {
      #expect(box.x >= 4 && box.y >= 4 && box.right <= drawing.width - 4 && box.bottom <= drawing.height - 4, "\(id)")
    }
    for point in drawing.lines.flatMap({ $0.samples(step: 4) }) {
      #expect(point.x >= 0 && point.y >= 0 && point.x <= drawing.width && point.y <= drawing.height, "\(id)")
    }
  }

  /// Every edge begins and ends at something of its own.
  @Test(arguments: Machines.named)
  func linesMeetTheirBoxes(_ graph: DiagramGraph) throws {
    let drawing = try DiagramEngine.lay(out: graph).diagram.wide
    for line in drawing.lines {
      for end in [line.points.first, line.tip ?? line.points.last].compactMap({ $0 }) {
        let boxes = drawing.states + drawing.pills.compactMap { $0 } + drawing.rows.map(\.box)
        let isAtABox = boxes.contains { $0.isNear(end) }
        let isAtADot = drawing.dots.contains { abs($0.center.x - end.x) < 8 && abs($0.center.y - end.y) < 8 }
        #expect(isAtABox || isAtADot, "\(graph.id) \(line.transition ?? -1) \(end)")
      }
    }
  }

  @Test func childrenAreInsideTheirParents() throws {
    for graph in [Machines.pod, Machines.nested] {
      let diagram = try DiagramEngine.lay(out: graph).diagram
      for drawing in [diagram.wide, diagram.narrow].compactMap({ $0 }) {
        let outer = try #require(drawing.headers.firstIndex { $0 > 0 })
        let box = drawing.states[outer]
        let child = drawing.states[outer + 1]
        #expect(child.x > box.x && child.right < box.right && child.bottom < box.bottom)
        #expect(child.y >= box.y + drawing.headers[outer], "below the header")
      }
    }
  }

  @Test func oneDrawingForAllLanguages() throws {
    let long = Machines.app
    var short = long
    for index in short.states.indices { short.states[index].labels[1] = "x" }
    let (one, other) = try (DiagramEngine.lay(out: long).diagram, DiagramEngine.lay(out: short).diagram)
    // Russian is the longest almost everywhere, so that shorter German labels change little; never the number of boxes.
    #expect(one.wide.states.count == other.wide.states.count)
    #expect(one.wide.pills.compactMap { $0 }.count == 10)
    #expect(one.wide.rows.count == 2, "a row beside each of its two states")
  }

  @Test func severalSourcesAreOnePill() throws {
    let drawing = try DiagramEngine.lay(out: Machines.activity).diagram.wide
    let kill = Machines.activity.transitions.count - 1
    #expect(drawing.pills[kill] != nil)
    #expect(drawing.lines.count { $0.transition == kill } == 6, "five ways in, one way on")
    #expect(drawing.lines.count { $0.transition == kill && $0.tip != nil } == 1)
  }
}

extension Box {
  /// Whether a point is at the border, or not far from it.
  fileprivate func isNear(_ point: Point) -> Bool {
    let outer = Box(x - 3, y - 3, width + 6, height + 6)
    return outer.contains(point) && !contains(point, inset: 6)
  }
}
