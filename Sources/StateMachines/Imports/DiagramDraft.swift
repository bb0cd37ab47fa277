import YAML

/// States and arrows of a diagram, before it is known which states have regions and which end the machine.
struct DiagramDraft {
  /// A state, and in which part of which other it stands.
  struct Node {
    var label: String?
    var kind: State.Kind?
    var isDeep = false
    var entry: [MachineDraft.Call] = []
    var exit: [MachineDraft.Call] = []
    var notes: [String] = []
    fileprivate var parent: String
    fileprivate var region: Int
    fileprivate var isDeclared = false
    fileprivate let name: String
    fileprivate let range: Range<Int>
  }

  /// An arrow; without target it leads to the end, or is no arrow but an occasion inside a state.
  struct Arrow {
    let source: String
    let target: String?
    var isInternal = false
    let scope: String
    let label: DiagramLabel
    let range: Range<Int>
  }

  var arrows: [Arrow] = []
  private var nodes: [String: Node] = [:]
  private var order: [String] = []
  /// By composite state; "" is the machine.
  private var regions: [String: Int] = [:]
  private var initials: [String: [Int: String]] = [:]

  subscript(key: String) -> Node? {
    get { nodes[key] }
    set { nodes[key] = newValue }
  }

  /// A state that is mentioned: it stands where it is mentioned first.
  mutating func state(_ name: String, in scope: String, at range: Range<Int>) -> String {
    if nodes[name] == nil { add(name, name, in: scope, at: range) }
    return name
  }

  /// A state that is declared: it stands where it is declared, wherever it was mentioned.
  mutating func declare(_ name: String, in scope: String, at range: Range<Int>) -> String {
    _ = state(name, in: scope, at: range)
    if nodes[name]?.isDeclared == false, !isInside(scope, name) {
      nodes[name]?.parent = scope
      nodes[name]?.region = regions[scope, default: 0]
      nodes[name]?.isDeclared = true
      order.removeAll { $0 == name }
      order.append(name)
    }
    return name
  }

  mutating func history(isDeep: Bool, in scope: String, at range: Range<Int>) -> String {
    let key = "\(scope)[\(isDeep ? "H*" : "H")]"
    if nodes[key] == nil {
      add(key, "\(scope) \(isDeep ? "deep history" : "history")", in: scope, at: range)
      nodes[key]?.kind = .history
      nodes[key]?.isDeep = isDeep
      nodes[key]?.label = isDeep ? "H*" : "H"
    }
    return key
  }

  /// Begins the next region of a state.
  mutating func separate(_ scope: String) { regions[scope, default: 0] += 1 }

  /// Says what is begun with. Gives the name of what was said before, where that was something else.
  @discardableResult
  mutating func begin(_ key: String, in scope: String) -> String? {
    let region = regions[scope, default: 0]
    if let other = initials[scope]?[region] { return other == key ? nil : other }
    initials[scope, default: [:]][region] = key
    return nil
  }

  private func isInside(_ scope: String, _ key: String) -> Bool {
    var place = scope
    for _ in 0...nodes.count {
      if place == key { return true }
      guard let parent = nodes[place]?.parent else { return false }
      place = parent
    }
    return true
  }

  private mutating func add(_ key: String, _ name: String, in scope: String, at range: Range<Int>) {
    nodes[key] = Node(parent: scope, region: regions[scope, default: 0], name: name, range: range)
    order.append(key)
  }

  /// Whether there is more than a machine may have.
  var isTooLarge: Bool { order.count > Machine.stateLimit || arrows.count > DraftWriter.transitionLimit }

  // MARK: The machine

  mutating func draft(_ report: inout ImportReport) -> MachineDraft {
    var draft = MachineDraft(name: "")
    endStates()
    let children = Dictionary(grouping: order) { nodes[$0]?.parent ?? "" }
    if regions[""] != nil {
      var machine = MachineDraft.State("machine", key: "", label: "Machine", kind: .parallel, at: 0..<0)
      machine.children = regions(of: "", children, depth: 0)
      draft.states = [machine]
    } else {
      draft.states = (children[""] ?? []).map { state($0, children, depth: 0) }
      draft.initial = initials[""]?[0]
      if draft.initial == nil, let first = draft.states.first {
        report.lose("no arrow from '[*]' says what is begun with; '\(first.name)' is taken", first.range)
      }
    }
    let choices = Set(order.filter { nodes[$0]?.kind == .choice })
    let isChoice = { (arrow: Arrow) in choices.contains(arrow.source) }
    // The way out of a choice that has no guard is for what is left.
    let last = arrows.filter { isChoice($0) && $0.label.condition == nil }
    for arrow in arrows.filter({ !(isChoice($0) && $0.label.condition == nil) }) + last {
      if let transition = transition(arrow, &report) { draft.transitions.append(transition) }
    }
    for (place, state) in draft.states.enumerated() { draft.states[place] = withDefaults(state) }
    return draft
  }

  /// Arrows to `[*]`: what has no other way out, and waits for nothing, is a final state itself.
  private mutating func endStates() {
    let composite = Set(nodes.values.map(\.parent))
    let counts = Dictionary(arrows.map { ($0.source, 1) }, uniquingKeysWith: +)
    for (place, arrow) in arrows.enumerated().reversed() where arrow.target == nil && !arrow.isInternal {
      let isOnly = counts[arrow.source] == 1
      let label = arrow.label
      let isBare = label.events.isEmpty && label.condition == nil && label.delay == nil && label.calls.isEmpty
      if isOnly, isBare, !composite.contains(arrow.source), nodes[arrow.source]?.kind ?? .final == .final {
        nodes[arrow.source]?.kind = .final
        arrows.remove(at: place)
        continue
      }
      let key = "\(arrow.scope)[*]"
      if nodes[key] == nil {
        add(key, arrow.scope.isEmpty ? "end" : "\(arrow.scope) end", in: arrow.scope, at: arrow.range)
        nodes[key]?.kind = .final
        nodes[key]?.label = "End"
      }
      arrows[place] = Arrow(source: arrow.source, target: key, scope: arrow.scope, label: label, range: arrow.range)
    }
  }

  private func state(_ key: String, _ children: [String: [String]], depth: Int) -> MachineDraft.State {
    guard let node = nodes[key], depth < 200 else { return MachineDraft.State(key, at: 0..<0) }
    var state = MachineDraft.State(node.name, key: key, label: node.label, kind: node.kind, at: node.range)
    (state.isDeep, state.entry, state.exit) = (node.isDeep, node.entry, node.exit)
    if !node.notes.isEmpty { state.rest = [(key: .text("notes"), value: .text(node.notes.joined(separator: "\n")))] }
    if regions[key] != nil {
      state.kind = .parallel
      state.children = regions(of: key, children, depth: depth)
    } else {
      state.children = (children[key] ?? []).map { self.state($0, children, depth: depth + 1) }
      state.initial = initials[key]?[0]
    }
    return state
  }

  /// The regions of a state: each its only state, or a state of its own around those in it.
  private func regions(of key: String, _ children: [String: [String]], depth: Int) -> [MachineDraft.State] {
    (0...regions[key, default: 0]).flatMap { region -> [MachineDraft.State] in
      let inside = (children[key] ?? []).filter { nodes[$0]?.region == region }.map {
        state($0, children, depth: depth + 1)
      }
      let (pseudo, real) = (inside.filter { $0.kind == .history }, inside.filter { $0.kind != .history })
      if real.count == 1, initials[key]?[region] ?? real[0].key == real[0].key { return real + pseudo }
      guard let first = inside.first else { return [] }
      let name = "\(key.isEmpty ? "machine" : key) region \(region + 1)"
      var result = MachineDraft.State(name, key: name, label: "\(region + 1)", at: first.range)
      result.children = inside
      result.initial = initials[key]?[region]
      return [result]
    }
  }

  private func transition(_ arrow: Arrow, _ report: inout ImportReport) -> MachineDraft.Transition? {
    // An arrow out of a history state is its default, and no transition.
    if nodes[arrow.source]?.kind == .history { return nil }
    var transition = MachineDraft.Transition([arrow.source], at: arrow.range)
    transition.targets = arrow.target.map { [$0] } ?? []
    transition.events = arrow.label.events
    transition.delay = arrow.label.delay
    transition.condition = arrow.label.condition
    transition.calls = arrow.label.calls.map { MachineDraft.Call(name: $0) }
    let isChoice = nodes[arrow.source]?.kind == .choice
    if isChoice, !transition.events.isEmpty, transition.condition == nil {
      // Nothing waits in a choice, so words there can only be the condition.
      transition.condition = transition.events.joined(separator: ", ")
      transition.events = []
    }
    if transition.events.isEmpty, transition.delay == nil {
      if arrow.isInternal { report.lose("an occasion inside a state without an event is left out", arrow.range) }
      if arrow.isInternal { return nil }
      transition.isAutomatic = true
      if !isChoice, transition.condition == nil {
        report.lose("the arrow names no event: it is taken as soon as its state is entered", arrow.range)
      }
    }
    return transition
  }

  /// Gives history states what the arrows out of them lead to.
  private func withDefaults(_ state: MachineDraft.State) -> MachineDraft.State {
    var state = state
    if state.kind == .history { state.fallback = arrows.first { $0.source == state.key }?.target }
    state.children = state.children.map(withDefaults)
    return state
  }
}
