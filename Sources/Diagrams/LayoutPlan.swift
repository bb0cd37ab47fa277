/// What Graphviz is asked: boxes of known sizes, and edges that all run in its direction.
struct LayoutPlan: Sendable {
  /// A node of Graphviz's graph.
  enum Node: Sendable, Hashable, CustomStringConvertible {
    /// Where the machine begins, and where a composite state does.
    case start
    case innerStart(Int)
    case state(Int)
    case pill(Int)
    case rows(Int)

    var description: String {
      switch self {
      case .start: "start"
      case .innerStart(let state): "i\(state)"
      case .state(let state): "s\(state)"
      case .pill(let transition): "t\(transition)"
      case .rows(let state): "r\(state)"
      }
    }
  }

  /// An edge from `upper` down to `lower`.
  struct Edge: Sendable {
    /// Nil for what leads away from a start dot.
    var transition: Int?
    var upper: Node
    var lower: Node
    /// Composite states at whose border the edge ends.
    var upperCluster: Int?
    var lowerCluster: Int?
    /// Where it has an arrowhead.
    var head = Head.none
    /// How many ranks it must span.
    var ranks = 1
  }

  /// Which end has the arrowhead.
  enum Head: Sendable, Hashable { case none, upper, lower }

  let tree: StateTree
  let sizes: BoxSizes
  let groups: [Int: RowGroup]
  let settings: LayoutSettings
  let isLeftToRight: Bool
  private(set) var edges: [Edge] = []
  private let order: ReadingOrder

  init(_ graph: DiagramGraph, _ tree: StateTree, _ texts: MachineTexts, _ settings: LayoutSettings) {
    self.tree = tree
    self.settings = settings
    isLeftToRight = graph.direction == .leftToRight && !settings.isNarrow
    sizes = BoxSizes(texts, tree, settings)
    groups = RowGroup.all(tree, sizes, settings)
    order = ReadingOrder(tree, settings.walk)
    addStart(.start, tree.initial)
    for (index, entry) in tree.entries.enumerated() {
      if let initial = entry.initial { addStart(.innerStart(index), initial) }
    }
    for index in tree.ends.indices { addEdges(index) }
    if settings.isStaggered { stagger() }
  }

  /// Of the pills between the same two nodes, every second one stands a rank lower.
  private mutating func stagger() {
    var ways: [Set<Node>: [Int]] = [:]
    let own = Dictionary(grouping: edges.indices.filter { edges[$0].transition != nil }) { edges[$0].transition ?? 0 }
    for (transition, pair) in own where pair.count == 2 {
      ways[Set(pair.flatMap { [edges[$0].upper, edges[$0].lower] }).subtracting([.pill(transition)]), default: []]
        .append(transition)
    }
    for transitions in ways.values where transitions.count > 1 {
      for (turn, transition) in transitions.sorted().enumerated() {
        for index in own[transition] ?? [] {
          let isUpperHalf = edges[index].lower == .pill(transition)
          edges[index].ranks = isUpperHalf == turn.isMultiple(of: 2) ? 1 : 2
        }
      }
    }
  }

  private mutating func addStart(_ dot: Node, _ state: Int) {
    edges.append(
      Edge(upper: dot, lower: top(of: state), lowerCluster: cluster(state), head: .lower))
  }

  /// A pill stands next to its target, on the side from which most sources come.
  private mutating func addEdges(_ index: Int) {
    let ends = tree.ends[index]
    guard let target = ends.target, !ends.sources.isEmpty else { return }
    let pill = Node.pill(index)
    let isNested = ends.sources.map { tree.isNested($0, target) }
    let isAbove = ends.sources.map { place($0) < place(target) }
    let above = ends.sources.indices.count { !isNested[$0] && isAbove[$0] }
    let below = ends.sources.indices.count { !isNested[$0] && !isAbove[$0] }
    let goesDown = above + below > 0 && above >= below
    for (number, source) in ends.sources.enumerated() {
      // A source inside the target, or around it, has the pill on the side away from the target's border.
      let fromAbove = isNested[number] ? !goesDown : isAbove[number]
      edges.append(
        fromAbove
          ? Edge(transition: index, upper: bottom(of: source), lower: pill, upperCluster: cluster(source))
          : Edge(transition: index, upper: pill, lower: top(of: source), lowerCluster: cluster(source)))
    }
    edges.append(
      goesDown
        ? Edge(transition: index, upper: pill, lower: top(of: target), lowerCluster: cluster(target), head: .lower)
        : Edge(transition: index, upper: bottom(of: target), lower: pill, upperCluster: cluster(target), head: .upper))
  }

  private func place(_ state: Int) -> Int { order.range(of: state, in: tree).lowerBound }
  private func cluster(_ state: Int) -> Int? { tree.entries[state].isComposite ? state : nil }

  /// Where edges from above and to below are tied to a state: at a composite one's first and last node.
  private func top(of state: Int) -> Node { tree.entries[state].isComposite ? .innerStart(state) : .state(state) }
  private func bottom(of state: Int) -> Node { .state(order.last(of: state, in: tree)) }

  /// The composite state in which a transition's pill stands.
  func container(ofPill index: Int) -> Int? {
    tree.container(of: tree.ends[index].sources + [tree.ends[index].target].compactMap { $0 })
  }

  /// By how much a composite state begins below the top of its cluster: Graphviz leaves only eight points above that.
  static let lift = 8.0
  /// The diameters of the dots.
  static let startDot = 13.0
  static let innerDot = 9.0
}
