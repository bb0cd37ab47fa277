/// All runs of a machine, together with what a monitor remembers of them.
struct Product<Watcher: Monitor> {
  let monitor: Watcher
  let exploration: Exploration
  /// In the order of a breadth-first search.
  private(set) var nodes: [Node] = []
  /// The first that was wanted; nothing is known of what comes after it.
  private(set) var found: Int?
  /// False where there was more than the limits allow to look at.
  private(set) var isComplete: Bool
  private var places: [Key: Int] = [:]

  /// How many nodes there may be.
  private static var limit: Int { 100_000 }

  struct Node {
    let configuration: Int
    let memory: Watcher.Memory
    /// The step that a shortest run to here ends with, and where that comes from.
    let step: Step
    let before: Int?
    /// Where steps lead to from here, but for those by which nothing at all changes.
    var next: [(node: Int, step: Step)] = []
  }

  private struct Key: Hashable {
    let configuration: Int
    let memory: Watcher.Memory
  }

  /// Looks at all runs, up to the first that is wanted.
  init(_ monitor: Watcher, _ exploration: Exploration, until isWanted: (Watcher.Memory) -> Bool) {
    self.monitor = monitor
    self.exploration = exploration
    isComplete = exploration.isComplete
    for edge in exploration.beginnings where found == nil { follow(edge, seen(edge), from: nil, isWanted) }
    // What the steps out of a configuration show, which is asked for with each memory.
    var shown: [Int: [[Observation]]] = [:]
    var place = 0
    while place < nodes.count, found == nil {
      let configuration = nodes[place].configuration
      let edges = exploration.edges[configuration]
      let observations = shown[configuration] ?? edges.map { seen($0) }
      shown[configuration] = observations
      for (edge, seen) in zip(edges, observations) where found == nil { follow(edge, seen, from: place, isWanted) }
      place += 1
    }
  }

  private func seen(_ edge: Exploration.Edge) -> [Observation] {
    monitor.watched(exploration.interpreter.observations(of: edge.step))
  }

  private mutating func follow(
    _ edge: Exploration.Edge, _ seen: [Observation], from before: Int?, _ isWanted: (Watcher.Memory) -> Bool
  ) {
    for memory in monitor.after(seen, before.map { nodes[$0].memory } ?? monitor.start) {
      let key = Key(configuration: edge.target, memory: memory)
      if places[key] == nil {
        guard nodes.count < Self.limit else {
          isComplete = false
          continue
        }
        places[key] = nodes.count
        nodes.append(Node(configuration: edge.target, memory: memory, step: edge.step, before: before))
      }
      guard let node = places[key] else { continue }
      if let before, node != before || !edge.step.isInternal { nodes[before].next.append((node, edge.step)) }
      if isWanted(memory) {
        found = node
        return
      }
    }
  }

  /// A shortest run to a node.
  func run(to node: Int) -> [Step] {
    var steps: [Step] = []
    var place: Int? = node
    while let current = place {
      steps.append(nodes[current].step)
      place = nodes[current].before
    }
    return steps.reversed()
  }

  /// A run that ends, or goes round for ever, without leaving certain nodes; nil where there is none.
  func unendingRun(_ isInside: (Watcher.Memory) -> Bool) -> Counterexample? {
    let inside = Set(nodes.indices.filter { isInside(nodes[$0].memory) })
    // Nodes from which one cannot stay inside for ever are taken away, one after the other.
    var ways: [Int: Int] = [:]
    var sources: [Int: [Int]] = [:]
    for node in inside {
      for next in nodes[node].next where inside.contains(next.node) {
        ways[node, default: 0] += 1
        sources[next.node, default: []].append(node)
      }
    }
    var leaving = inside.filter { ways[$0] == nil }
    // Of what was not looked at to its end nobody knows whether it ends.
    let end = isComplete ? leaving.filter { nodes[$0].next.isEmpty }.min() : nil
    var staying = inside
    while let node = leaving.popFirst() {
      staying.remove(node)
      for source in sources[node, default: []] {
        ways[source, default: 0] -= 1
        if ways[source] == 0 { leaving.insert(source) }
      }
    }
    let loop = staying.min()
    if let end, end < loop ?? .max { return Counterexample(path: run(to: end), cycle: [], isEnd: true) }
    return loop.map { round(from: $0, among: staying) }
  }

  /// Goes on inside a set of nodes that one need not leave, until one comes again.
  private func round(from first: Int, among nodes: Set<Int>) -> Counterexample {
    var passed: [Int] = [first]
    var steps: [Step] = []
    while let next = self.nodes[passed[passed.count - 1]].next.first(where: { nodes.contains($0.node) }) {
      steps.append(next.step)
      if let start = passed.firstIndex(of: next.node) {
        return Counterexample(
          path: run(to: first) + steps[..<start], cycle: Array(steps[start...]), isEnd: false)
      }
      passed.append(next.node)
    }
    return Counterexample(path: run(to: first) + steps, cycle: [], isEnd: true)
  }
}
