/// Compares layouts of one machine.
struct LayoutSearch {
  private let graph: DiagramGraph
  private let tree: StateTree
  private var texts: [Double: MachineTexts] = [:]
  private(set) var count = 0

  init(_ graph: DiagramGraph) throws(DiagramError) {
    self.graph = graph
    tree = try StateTree(graph)
  }

  private struct Attempt {
    let drawing: Drawing
    let settings: LayoutSettings
    let cost: Double
    /// Whether it is worth looking further.
    let isFaulty: Bool
    let overlaps: Int
  }

  /// From this size on, a second look must have a reason.
  private static let large = 200

  /// The drawing with the least cost; of equals the first.
  mutating func best(_ width: LayoutSettings.Width) throws(DiagramError) -> Drawing {
    let size = tree.entries.count + tree.ends.count
    var best = try attempt(LayoutSettings.candidates(width, machineSize: size))
    if best.isFaulty, size <= Self.large || best.overlaps > 0 {
      let other = try attempt(best.settings.variations(machineSize: size))
      if other.cost < best.cost { best = other }
    }
    return best.drawing
  }

  private mutating func attempt(_ candidates: [LayoutSettings]) throws(DiagramError) -> Attempt {
    var best: Attempt?
    for settings in candidates {
      let next = try attempt(settings)
      if next.cost < best?.cost ?? .infinity { best = next }
    }
    guard let best else { throw .layout("nothing was tried") }
    return best
  }

  private mutating func attempt(_ settings: LayoutSettings) throws(DiagramError) -> Attempt {
    let texts = self.texts[settings.labelSize] ?? MachineTexts(graph, tree, labelSize: settings.labelSize)
    self.texts[settings.labelSize] = texts
    let plan = LayoutPlan(graph, tree, texts, settings)
    let drawing = try DrawingBuilder.drawing(plan, try Graphviz.places(of: DotWriter.text(plan)))
    count += 1
    let quality = drawing.quality
    let excess = max(0, drawing.width - settings.limit)
    // What does not fit is scaled down or scrolled: the step is worth a crossing, each further pixel a little.
    let narrowness = excess > 0 ? 300 + 8 * excess : 0
    let cost =
      1000 * Double(quality.overlaps) + 200 * Double(quality.onHeaders) + 120 * Double(plan.sizes.cut)
      + 70 * Double(quality.crossings) + 20 * Double(quality.nearMisses) + narrowness + 0.25 * drawing.width + 0.35
      * drawing.height
    return Attempt(
      drawing: drawing, settings: settings, cost: cost,
      isFaulty: quality.overlaps + quality.onHeaders > 0 || excess > 0 || quality.crossings > 2,
      overlaps: quality.overlaps)
  }
}
