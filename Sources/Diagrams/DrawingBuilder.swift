/// Makes a drawing of Graphviz's places: turns them upside down, draws what Graphviz does not know, and cuts the edges off.
struct DrawingBuilder {
  private let plan: LayoutPlan
  private let places: Graphviz.Places
  private var drawing: Drawing

  /// Empty room around everything; thick outlines and focus rings need it.
  private static let margin = 8.0

  static func drawing(_ plan: LayoutPlan, _ places: Graphviz.Places) throws(DiagramError) -> Drawing {
    var builder = DrawingBuilder(plan, places)
    try builder.addBoxes()
    try builder.addLines()
    builder.moveToOrigin()
    return builder.drawing
  }

  private init(_ plan: LayoutPlan, _ places: Graphviz.Places) {
    self.plan = plan
    self.places = places
    drawing = Drawing(
      isNarrow: plan.settings.isNarrow, width: 0, height: 0, labelSize: plan.settings.labelSize, states: [],
      headers: [],
      pills: [], rows: [], lines: [], dots: [])
  }

  private func center(_ node: LayoutPlan.Node) throws(DiagramError) -> Point {
    guard let point = places.nodes[node.description] else { throw .layout("there is no place for \(node)") }
    return Point(point.x, -point.y)
  }

  private mutating func addBoxes() throws(DiagramError) {
    for (index, entry) in plan.tree.entries.enumerated() {
      guard entry.isComposite else {
        drawing.states.append(Box(center: try center(.state(index)), plan.sizes.states[index]))
        drawing.headers.append(0)
        continue
      }
      guard let box = places.clusters["cluster_\(index)"] else {
        throw .layout("there is no place for cluster_\(index)")
      }
      drawing.states.append(Box(box.x, -box.bottom + LayoutPlan.lift, box.width, box.height - LayoutPlan.lift))
      drawing.headers.append(plan.sizes.states[index].height.rounded(.up) + 4)
      drawing.dots.append(Drawing.Dot(center: try center(.innerStart(index)), radius: LayoutPlan.innerDot / 2))
    }
    drawing.dots.insert(
      Drawing.Dot(center: try center(.start), radius: LayoutPlan.startDot / 2), at: 0)
    for (index, ends) in plan.tree.ends.enumerated() {
      drawing.pills.append(
        ends.sources.isEmpty ? nil : Box(center: try center(.pill(index)), plan.sizes.pills[index]))
    }
    for state in plan.groups.keys.sorted() {
      guard let group = plan.groups[state] else { continue }
      let box = Box(center: try center(.rows(state)), group.size)
      for (transition, row) in zip(group.transitions, group.boxes) {
        drawing.rows.append(Drawing.Row(transition: transition, state: state, box: row.moved(by: Point(box.x, box.y))))
      }
      // Inside a composite state's box they need no line.
      guard !plan.tree.entries[state].isComposite else { continue }
      drawing.lines += RowLines.lines(group, box, beside: drawing.states[state])
    }
  }

  private mutating func addLines() throws(DiagramError) {
    for (index, edge) in plan.edges.enumerated() {
      guard var spline = places.edges[String(index)] else { throw .layout("there is no way for edge \(index)") }
      lengthen(&spline, to: edge.lowerCluster)
      var points = spline.points.map { Point($0.x, -$0.y) }
      if edge.head == .upper { points.reverse() }
      let tip = edge.head == .upper ? spline.startTip : spline.endTip
      drawing.lines.append(
        Drawing.Line(
          transition: edge.transition, isCurved: true, points: points,
          tip: edge.head == .none ? nil : tip.map { Point($0.x, -$0.y) }))
    }
  }

  /// An edge that ends at the top of a cluster goes on to the composite state, which begins a little lower.
  private func lengthen(_ spline: inout Graphviz.Spline, to cluster: Int?) {
    guard let cluster, let box = places.clusters["cluster_\(cluster)"], let last = spline.points.last else { return }
    guard abs((spline.endTip ?? last).y - box.bottom) < 2 else { return }
    let end = Point(last.x, last.y - LayoutPlan.lift)
    spline.points += [last, end, end]
    spline.endTip?.y -= LayoutPlan.lift
  }

  /// The upper left corner to the margin, everything to tenths of a pixel.
  private mutating func moveToOrigin() {
    var (left, top, right, bottom) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
    func include(_ box: Box) {
      left = min(left, box.x)
      top = min(top, box.y)
      right = max(right, box.right)
      bottom = max(bottom, box.bottom)
    }
    for box in drawing.states + drawing.pills.compactMap({ $0 }) + drawing.rows.map(\.box) { include(box) }
    for dot in drawing.dots { include(Box(center: dot.center, Size(2 * dot.radius, 2 * dot.radius))) }
    for line in drawing.lines {
      for point in line.samples(step: 4) + [line.tip].compactMap({ $0 }) { include(Box(center: point, Size(2, 2))) }
    }
    let offset = Point(Self.margin - left, Self.margin - top)
    func moved(_ point: Point) -> Point { Point(point.x + offset.x, point.y + offset.y).rounded }
    drawing.width = (right - left + 2 * Self.margin).rounded(.up)
    drawing.height = (bottom - top + 2 * Self.margin).rounded(.up)
    drawing.states = drawing.states.map { $0.moved(by: offset).rounded }
    drawing.headers = drawing.headers.map(\.tenths)
    drawing.pills = drawing.pills.map { $0?.moved(by: offset).rounded }
    for index in drawing.rows.indices { drawing.rows[index].box = drawing.rows[index].box.moved(by: offset).rounded }
    for index in drawing.dots.indices {
      drawing.dots[index].center = moved(drawing.dots[index].center)
      drawing.dots[index].radius = drawing.dots[index].radius.tenths
    }
    for index in drawing.lines.indices {
      drawing.lines[index].points = drawing.lines[index].points.map(moved)
      drawing.lines[index].tip = drawing.lines[index].tip.map(moved)
    }
  }
}
