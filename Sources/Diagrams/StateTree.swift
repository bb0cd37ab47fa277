import StateMachines

/// The states of a graph in one list, parents before children, and the transitions with numbers in place of ids.
struct StateTree: Sendable {
  /// A state of the list.
  struct Entry: Sendable {
    let state: DiagramGraph.State
    let parent: Int?
    var children: [Int] = []
    /// The child in which a composite state begins.
    var initial: Int?
    var isComposite: Bool { !children.isEmpty }
  }

  /// The ends of a transition.
  struct Ends: Sendable {
    /// States beside which the transition stands in a row: it does not leave them, or comes back to them.
    var rows: [Int] = []
    /// States from which an edge leads to the transition's pill.
    var sources: [Int] = []
    /// Nil for an internal transition.
    var target: Int?
  }

  private(set) var entries: [Entry] = []
  private(set) var ends: [Ends] = []
  private(set) var initial = 0
  let languages: Int

  /// So many states and transitions together are drawn: more would take minutes, and nobody could read it.
  static let largest = 250

  init(_ graph: DiagramGraph) throws(DiagramError) {
    languages = graph.states.first?.labels.count ?? 0
    var places: [String: Int] = [:]
    for state in graph.states { try add(state, parent: nil, to: &places) }
    guard languages > 0 else { throw .unusable("there is no state, or it has no label") }
    guard let start = places[graph.initial] else { throw .unusable("its initial state “\(graph.initial)” is unknown") }
    initial = start
    for index in entries.indices where entries[index].isComposite {
      let name = entries[index].state.initial
      let child = name.flatMap { places[$0] } ?? entries[index].children.first
      guard let child, entries[child].parent == index else {
        throw .unusable("“\(entries[index].state.id)” begins in “\(name ?? "")”, which is not inside it")
      }
      entries[index].initial = child
    }
    guard entries.count + graph.transitions.count <= Self.largest else { throw Self.tooLarge }
    var ids: Set<String> = []
    for transition in graph.transitions {
      guard transition.id.isID, ids.insert(transition.id).inserted else {
        throw .unusable("“\(transition.id)” is not an id of its own")
      }
      try add(transition, places)
    }
  }

  private static let tooLarge = DiagramError.unusable("it has more than \(largest) states and transitions")

  private mutating func add(
    _ state: DiagramGraph.State, parent: Int?, to places: inout [String: Int]
  ) throws(DiagramError) {
    let index = entries.count
    guard index < Self.largest else { throw Self.tooLarge }
    guard state.id.isID, places.updateValue(index, forKey: state.id) == nil else {
      throw .unusable("“\(state.id)” is not an id of its own")
    }
    guard state.labels.count == languages, state.glosses.map({ $0.count == languages }) ?? true else {
      throw .unusable("“\(state.id)” has not one text a language")
    }
    entries.append(Entry(state: state, parent: parent))
    if let parent { entries[parent].children.append(index) }
    for child in state.children { try add(child, parent: index, to: &places) }
  }

  private mutating func add(
    _ transition: DiagramGraph.Transition, _ places: [String: Int]
  ) throws(DiagramError) {
    guard transition.events.count == languages else {
      throw .unusable("“\(transition.id)” has not one text a language")
    }
    var ends = Ends()
    if let name = transition.target {
      guard let target = places[name] else {
        throw .unusable("“\(transition.id)” leads to “\(name)”, which is unknown")
      }
      ends.target = target
    }
    for name in transition.sources {
      guard let source = places[name] else { throw .unusable("“\(transition.id)” leaves “\(name)”, which is unknown") }
      // What comes back to a composite state goes round it, as any other transition goes.
      let staysBeside = ends.target == nil || ends.target == source && !entries[source].isComposite
      if staysBeside { ends.rows.append(source) } else { ends.sources.append(source) }
    }
    guard !transition.sources.isEmpty else { throw .unusable("“\(transition.id)” leaves no state") }
    self.ends.append(ends)
  }

  /// The states around one, from the inside out.
  func ancestors(of state: Int) -> [Int] {
    Array(sequence(first: entries[state].parent) { $0.flatMap { self.entries[$0].parent } }.prefix { $0 != nil })
      .compactMap { $0 }
  }

  /// The simple states inside a state; the state itself where it is one.
  func leaves(of state: Int) -> [Int] {
    entries[state].isComposite ? entries[state].children.flatMap { leaves(of: $0) } : [state]
  }

  /// Where one ends up that enters a state.
  func entered(_ state: Int) -> Int {
    var state = state
    while let initial = entries[state].initial { state = initial }
    return state
  }

  /// Whether one of the two is inside the other, or they are the same.
  func isNested(_ one: Int, _ other: Int) -> Bool {
    one == other || ancestors(of: one).contains(other) || ancestors(of: other).contains(one)
  }

  /// The innermost state around all of these, none of which it is.
  func container(of states: [Int]) -> Int? {
    guard let first = states.first else { return nil }
    let others = states.dropFirst().map { Set(ancestors(of: $0)) }
    return ancestors(of: first).first { candidate in others.allSatisfy { $0.contains(candidate) } }
  }
}
