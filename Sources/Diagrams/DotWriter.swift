/// Writes a plan in Graphviz's language.
struct DotWriter {
  private let plan: LayoutPlan
  private var text = ""

  /// The whole graph.
  static func text(_ plan: LayoutPlan) -> String {
    var writer = DotWriter(plan: plan)
    writer.writeAll()
    return writer.text
  }

  private init(plan: LayoutPlan) { self.plan = plan }

  private mutating func writeAll() {
    let settings = plan.settings
    // A cluster reaches ten points into the gap between two ranks; an arrow must still have room there.
    let rankGap = settings.rankGap + (plan.tree.entries.contains(where: \.isComposite) ? 0.1 : 0)
    text += """
      digraph {
      graph [rankdir=\(plan.isLeftToRight ? "LR" : "TB"), nodesep=\(settings.nodeGap), ranksep=\(rankGap), \
      splines=true, compound=true, margin=0, pad=0\(limits)];
      node [shape=box, fixedsize=true, label="", margin=0];
      edge [arrowsize=0.7, label=""];

      """
    node(.start, Size(LayoutPlan.startDot, LayoutPlan.startDot), isRound: true)
    level(nil, plan.tree.entries.indices.filter { plan.tree.entries[$0].parent == nil })
    let edges = Array(plan.edges.enumerated())
    for (index, edge) in settings.isReversed ? edges.reversed() : edges { write(edge, index) }
    text += "}\n"
  }

  /// Graphviz would look for ever for the best ranks of a large machine.
  private var limits: String {
    plan.tree.entries.count + plan.tree.ends.count > 150 ? ", nslimit=2, nslimit1=2, mclimit=0.5" : ""
  }

  /// What stands directly inside a state, or outside all.
  private mutating func level(_ container: Int?, _ states: [Int]) {
    for state in states {
      let size = plan.sizes.states[state]
      if plan.tree.entries[state].isComposite {
        let box = """
          <<TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="0" FIXEDSIZE="TRUE" \
          WIDTH="\(Int(size.width.rounded(.up)))" HEIGHT="\(Int((size.height + LayoutPlan.lift).rounded(.up)))"><TR><TD></TD></TR></TABLE>>
          """
        text += "subgraph cluster_\(state) { graph [margin=10, labeljust=l, label=\(box)];\n"
        node(.innerStart(state), Size(LayoutPlan.innerDot, LayoutPlan.innerDot), isRound: true)
        rows(.innerStart(state), of: state)
        level(state, plan.tree.entries[state].children)
        text += "}\n"
      } else {
        node(.state(state), size)
        rows(.state(state), of: state)
      }
    }
    for index in plan.tree.ends.indices {
      guard !plan.tree.ends[index].sources.isEmpty, plan.container(ofPill: index) == container else { continue }
      node(.pill(index), plan.sizes.pills[index], isRound: plan.settings.isNarrow)
    }
  }

  private mutating func rows(_ neighbour: LayoutPlan.Node, of state: Int) {
    guard let group = plan.groups[state] else { return }
    let rows = LayoutPlan.Node.rows(state)
    // Where the rank runs down the page, the group stands above or below its state, with a line between them.
    let size = Size(group.size.width, group.size.height + (plan.isLeftToRight ? 2 * RowGroup.gutter : 0))
    node(rows, size)
    if plan.settings.keepsRowsClose { text += "subgraph cluster_\(rows) { graph [margin=1, label=\"\"];\n" }
    text += "{rank=same; \(neighbour); \(rows);}\n"
    if plan.settings.keepsRowsClose { text += "}\n" }
    text += "\(neighbour) -> \(rows) [style=invis, weight=100];\n"
  }

  private mutating func node(_ node: LayoutPlan.Node, _ size: Size, isRound: Bool = false) {
    text += "\(node) [width=\(inches(size.width)), height=\(inches(size.height))\(isRound ? ", shape=circle" : "")];\n"
  }

  private mutating func write(_ edge: LayoutPlan.Edge, _ index: Int) {
    text += "\(edge.upper) -> \(edge.lower) [id=\(index), dir="
    switch edge.head {
    case .none: text += "none"
    case .upper: text += "back"
    case .lower: text += "forward"
    }
    if let cluster = edge.upperCluster { text += ", ltail=cluster_\(cluster)" }
    if let cluster = edge.lowerCluster { text += ", lhead=cluster_\(cluster)" }
    if edge.upper == .start { text += ", weight=8" }
    if edge.ranks > 1 { text += ", minlen=\(edge.ranks)" }
    text += "];\n"
  }

  /// A pixel is a point of Graphviz's, 72 to the inch; four decimals are enough for a hundredth of it.
  private func inches(_ pixels: Double) -> String {
    let number = Int((pixels / 72 * 10_000).rounded(.up))
    let fraction = String(number % 10_000)
    return "\(number / 10_000)." + String(repeating: "0", count: 4 - fraction.count) + fraction
  }
}
