import YAML

/// A machine as another notation has it: names are those of the file, and may be anything.
struct MachineDraft {
  var name: String
  var title: String?
  /// What an export of ours kept for us.
  var rest: [YAMLNode.Pair] = []
  /// The key of the state it begins in.
  var initial: String?
  var states: [State] = []
  var transitions: [Transition] = []
  /// The ids of transitions in the order in which they stand in the model.
  var transitionOrder: [String] = []
  /// What events, guards and callbacks are called where that is more than their name.
  var labels: [String: String] = [:]

  /// A state with those in it.
  struct State {
    /// Unique in the file.
    var key: String
    /// What the id is made of.
    var name: String
    var label: String?
    var kind: StateMachines.State.Kind?
    var initial: String?
    var fallback: String?
    var isDeep = false
    var entry: [Call] = []
    var exit: [Call] = []
    var rest: [YAMLNode.Pair] = []
    var children: [State] = []
    var range: Range<Int>

    init(
      _ name: String, key: String? = nil, label: String? = nil, kind: StateMachines.State.Kind? = nil,
      at range: Range<Int>
    ) {
      (self.name, self.key, self.label, self.kind, self.range) = (name, key ?? name, label, kind, range)
    }
  }

  /// A change from states to states, by their keys.
  struct Transition {
    /// An id of ours, where the file has it; copies in several states share it.
    var id: String?
    var sources: [String]
    var targets: [String] = []
    var events: [String] = []
    var isAutomatic = false
    var delay: String?
    var isLocal = false
    var condition: String?
    var calls: [Call] = []
    var rest: [YAMLNode.Pair] = []
    var range: Range<Int>

    init(_ sources: [String], at range: Range<Int>) { (self.sources, self.range) = (sources, range) }
  }

  /// A call of something.
  struct Call: Equatable {
    var name: String
    var rest: [YAMLNode.Pair] = []
    /// Calls of one number come in any order.
    var group: String?

    static func == (left: Call, right: Call) -> Bool {
      left.name == right.name && left.group == right.group
        && YAMLWriter.text(of: .mapping(left.rest)) == YAMLWriter.text(of: .mapping(right.rest))
    }
  }
}

extension MachineDraft {
  /// All states, parents before their children.
  var allStates: [State] {
    var result: [State] = []
    func add(_ states: [State]) {
      for state in states {
        result.append(state)
        add(state.children)
      }
    }
    add(states)
    return result
  }

  /// Makes one transition of the copies that an export wrote into each source; copies that differ by now stay apart.
  mutating func mergeCopies(_ report: inout ImportReport) {
    var places: [String: Int] = [:]
    var merged: [Transition] = []
    for transition in transitions {
      guard let id = transition.id, let place = places[id] else {
        if let id = transition.id { places[id] = merged.count }
        merged.append(transition)
        continue
      }
      if merged[place].isCopy(of: transition) {
        merged[place].add(transition)
      } else {
        report.lose("a second transition '\(id)' differs from the first, so it gets an id of its own", transition.range)
        merged.append(transition)
        merged[merged.count - 1].id = nil
      }
    }
    let order = Dictionary(transitionOrder.enumerated().map { ($1, $0) }) { first, _ in first }
    transitions = merged.enumerated().sorted { left, right in
      let (a, b) = (left.element.id.flatMap { order[$0] } ?? .max, right.element.id.flatMap { order[$0] } ?? .max)
      return (a, left.offset) < (b, right.offset)
    }.map(\.element)
    for place in transitions.indices {
      // The order of sources and events is the author's where an export kept it.
      transitions[place].arrange("source", \.sources)
      transitions[place].arrange("event", \.events)
    }
  }
}

extension MachineDraft.Transition {
  fileprivate func isCopy(of other: Self) -> Bool {
    targets == other.targets && condition == other.condition && isLocal == other.isLocal
      && isAutomatic == other.isAutomatic && calls == other.calls
      && (delay == nil || other.delay == nil || delay == other.delay)
  }

  fileprivate mutating func add(_ other: Self) {
    for source in other.sources where !sources.contains(source) { sources.append(source) }
    for event in other.events where !events.contains(event) { events.append(event) }
    delay = delay ?? other.delay
    for pair in other.rest where !rest.contains(where: { $0.key.text == pair.key.text }) { rest.append(pair) }
  }

  fileprivate mutating func arrange(_ key: String, _ names: WritableKeyPath<Self, [String]>) {
    guard let kept = rest.first(where: { $0.key.text == key })?.value.items.compactMap(\.text) else { return }
    rest.removeAll { $0.key.text == key }
    if Set(kept) == Set(self[keyPath: names]) { self[keyPath: names] = kept }
  }
}
