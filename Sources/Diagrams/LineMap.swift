package import StateMachines

/// The machines of a knowledge base as lines of one map, side by side: states that are compared stand in one column.
package struct LineMap: Sendable {
  package let machines: [Machine]
  package let equivalences: [Equivalence]
  /// By machine: its stations, in order.
  package let lines: [[Station]]
  package let columnCount: Int

  /// A state on its line.
  package struct Station: Sendable, Hashable {
    package let state: ID<State>
    /// From 0.
    package let column: Int
    /// The comparison that the state is changed at, as a place in `equivalences`.
    package let group: Int?
  }

  /// States without children become stations; comparisons of states become columns as far as the order of every line
  /// allows, exact ones first: a line never runs backwards.
  package init(_ machines: [Machine], _ equivalences: [Equivalence]) {
    self.machines = machines
    self.equivalences = equivalences
    var order = StationOrder(lengths: machines.map { $0.stops.count })
    let stops = machines.map(\.stops)
    let places = Dictionary(machines.enumerated().map { ($1.id, $0) }) { first, _ in first }
    let relations = Equivalence.Relation.allCases.filter { $0 != .falseFriend }
    for relation in relations {
      for (group, equivalence) in equivalences.enumerated() where equivalence.relation == relation {
        let members = equivalence.states.compactMap { member in
          places[member.machine].flatMap { line in
            stops[line].firstIndex(of: member.state).map { order.node(line, $0) }
          }
        }
        order.join(members, as: group)
      }
    }
    let columns = order.columns
    columnCount = (columns.max() ?? -1) + 1
    lines = stops.enumerated().map { line, states in
      states.enumerated().map { place, state in
        let node = order.node(line, place)
        return Station(state: state, column: columns[node], group: order.groups[node])
      }
    }
  }

  /// The stations of one comparison, from the first line to the last; at least two.
  func interchange(_ group: Int) -> [(line: Int, station: Station)] {
    let found = lines.enumerated().flatMap { line, stations in
      stations.filter { $0.group == group }.map { (line: line, station: $0) }
    }
    return found.count > 1 ? found : []
  }

  /// The comparison that names a column: the first that has its stations there.
  func heading(of column: Int) -> Equivalence? {
    equivalences.indices.first { group in
      interchange(group).contains { $0.station.column == column } && equivalences[group].label != nil
    }.map { equivalences[$0] }
  }
}

extension Machine {
  /// The states that a line stops at: those without children, but for what a machine cannot rest in.
  fileprivate var stops: [ID<State>] { states.filter { $0.children.isEmpty && !$0.kind.isPseudo }.map(\.id) }
}

/// Which stations stand in one column, and in which order columns follow each other.
private struct StationOrder {
  private let starts: [Int]
  private let lengths: [Int]
  /// The node that stands for each: itself, or one that it was joined with.
  private var parents: [Int]
  private(set) var groups: [Int: Int] = [:]

  init(lengths: [Int]) {
    self.lengths = lengths
    var starts: [Int] = []
    var count = 0
    for length in lengths {
      starts.append(count)
      count += length
    }
    self.starts = starts
    parents = Array(0..<count)
  }

  func node(_ line: Int, _ place: Int) -> Int { starts[line] + place }

  /// Joins stations with the first of them, each unless a line would then run backwards.
  mutating func join(_ nodes: [Int], as group: Int) {
    guard let first = nodes.first(where: { groups[$0] == nil }) else { return }
    var joined: [Int] = []
    for node in nodes where node != first && groups[node] == nil {
      let before = parents
      parents[root(of: node)] = root(of: first)
      if layers == nil { parents = before } else { joined.append(node) }
    }
    guard !joined.isEmpty else { return }
    for node in joined + [first] { groups[node] = group }
  }

  /// The column of each node: as far left as its predecessors allow, then as near to its successors as they allow.
  var columns: [Int] {
    guard var layers else { return parents.indices.map { $0 } }
    let edges = edges
    let hasBefore = Set(edges.map(\.to))
    for node in parents.indices.sorted(by: { layers[$0] > layers[$1] }) where parents[node] == node {
      let after = edges.filter { $0.from == node }.map { layers[$0.to] }
      if hasBefore.contains(node), let nearest = after.min() { layers[node] = nearest - 1 }
    }
    return parents.indices.map { layers[root(of: $0)] }
  }

  private func root(of node: Int) -> Int {
    var node = node
    while parents[node] != node { node = parents[node] }
    return node
  }

  private var edges: [(from: Int, to: Int)] {
    zip(starts, lengths).flatMap { start, length in
      (1..<max(1, length)).map { (root(of: start + $0 - 1), root(of: start + $0)) }
    }
  }

  /// The length of the longest way to each node; nil where the ways run in a circle.
  private var layers: [Int]? {
    let edges = edges
    var layers = [Int](repeating: 0, count: parents.count)
    var waiting = [Int](repeating: 0, count: parents.count)
    for edge in edges { waiting[edge.to] += 1 }
    var ready = parents.indices.filter { parents[$0] == $0 && waiting[$0] == 0 }
    var done = 0
    while let node = ready.popLast() {
      done += 1
      for edge in edges where edge.from == node {
        layers[edge.to] = max(layers[edge.to], layers[node] + 1)
        waiting[edge.to] -= 1
        if waiting[edge.to] == 0 { ready.append(edge.to) }
      }
    }
    return done == parents.indices.count { parents[$0] == $0 } ? layers : nil
  }
}
