/// Which state comes before which from top to bottom, so that no cycle is left for Graphviz to break.
///
/// Graphviz would turn edges round by itself, but loses memory with each, and puts the label of such an edge between
/// the wrong ranks.
struct ReadingOrder: Sendable {
  /// How the machine is walked through from its initial state.
  enum Walk: Int, Sendable, Hashable, CaseIterable { case depthFirst, breadthFirst }

  /// The place of each simple state; composites have that of nobody.
  private var places: [Int]
  private var depths: [Int]

  init(_ tree: StateTree, _ walk: Walk) {
    places = [Int](repeating: -1, count: tree.entries.count)
    depths = [Int](repeating: 0, count: tree.entries.count)
    var next = [[Int]](repeating: [], count: tree.entries.count)
    for (index, ends) in tree.ends.enumerated() where ends.target != nil {
      for source in ends.sources { next[source].append(index) }
    }
    /// Where one gets from a simple state: by its own transitions, then by those of the states around it.
    func successors(_ state: Int) -> [Int] {
      ([state] + tree.ancestors(of: state)).flatMap { next[$0] }.compactMap { tree.ends[$0].target }
        .map { tree.entered($0) }
    }
    let starts = [tree.entered(tree.initial)] + tree.entries.indices.filter { !tree.entries[$0].isComposite }
    var seen: Set<Int> = []
    var order: [Int] = []
    for start in starts where seen.insert(start).inserted {
      switch walk {
      case .depthFirst:
        var found: [Int] = []
        var path = [(state: start, rest: successors(start)[...])]
        while let top = path.indices.last {
          guard let state = path[top].rest.popFirst() else {
            found.append(path.removeLast().state)
            continue
          }
          if seen.insert(state).inserted { path.append((state, successors(state)[...])) }
        }
        order = found.reversed() + order
      case .breadthFirst:
        var queue = [start]
        var head = 0
        while head < queue.count {
          for state in successors(queue[head]) where seen.insert(state).inserted { queue.append(state) }
          head += 1
        }
        order += queue
      }
    }
    for (place, state) in order.enumerated() { places[state] = place }
    measureDepths(tree, order)
  }

  /// The longest way down to each simple state.
  private mutating func measureDepths(_ tree: StateTree, _ order: [Int]) {
    var next = [[Int]](repeating: [], count: tree.entries.count)
    for ends in tree.ends {
      guard let target = ends.target else { continue }
      for source in ends.sources where !tree.isNested(source, target) {
        for leaf in tree.leaves(of: source) { next[leaf].append(tree.entered(target)) }
      }
    }
    for state in order {
      for target in next[state] where places[target] > places[state] {
        depths[target] = max(depths[target], depths[state] + 1)
      }
    }
  }

  /// The place of a state's uppermost leaf, and that of its lowest.
  func range(of state: Int, in tree: StateTree) -> ClosedRange<Int> {
    let leaves = tree.leaves(of: state).map { places[$0] }
    return (leaves.min() ?? 0)...(leaves.max() ?? 0)
  }

  /// The leaf of a state that stands lowest.
  func last(of state: Int, in tree: StateTree) -> Int {
    tree.leaves(of: state).max { (depths[$0], places[$0]) < (depths[$1], places[$1]) } ?? state
  }
}
