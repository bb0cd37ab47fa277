import YAML

/// A machine as the configuration of XState 5, in JSON.
///
/// What that has no words for stands in `meta.phasebook`, by the keys of our own format; what does not exist under the
/// conditions stands there too, by the keys of XState.
struct XStateWriter {
  private let machine: Machine
  private let conditions: Conditions
  private let language: Int
  private let written: MachineText
  private let existing: Set<ID<State>>
  private let possible: Set<ID<Transition>>

  init(_ machine: Machine, under conditions: Conditions, language: Int) {
    self.machine = machine
    self.conditions = conditions
    self.language = language
    written = MachineText(machine)
    existing = Set(machine.states(under: conditions).map(\.id))
    possible = Set(machine.transitions(under: conditions).map(\.id))
  }

  func export() -> Export {
    let roots = machine.rootStates
    // Ids of XState name the machine too.
    let isTaken = machine.states[named: machine.id] != nil
    let (initial, meant) = initial(machine.initial, among: roots.map(\.id))
    let kept: [(String, YAMLNode?)] = [
      ("machine", isTaken ? .text(machine.id) : nil), ("rest", .mapping(written.rest)), ("initial", meant),
      ("states", states(roots.map(\.id)) { !existing.contains($0) }),
      ("state-order", .texts(machine.states.map(\.id.text))),
      ("transition-order", .texts(machine.transitions.map(\.id.text))),
    ]
    let root = YAMLNode.mapping([
      ("id", .text(isTaken ? "(machine)" : machine.id)), ("description", .text(machine.title[language])),
      ("initial", initial), ("meta", .mapping([("phasebook", .mapping(kept))])),
      ("states", states(roots.map(\.id)) { existing.contains($0) } ?? .mapping([YAMLNode.Pair]())),
    ])
    let shown = machine.transitions.filter { possible.contains($0.id) }
    let losses = [
      shown.contains { $0.condition != nil } ? "guards are names: setup() has to say what they mean" : nil,
      machine.callbacks.isEmpty ? nil : "callbacks are names of actions: setup() has to say what they do",
      machine.hasInexactCalls(conditions)
        ? "other programs take optional, conditional and unordered calls for certain ones in a row" : nil,
    ]
    return Export(text: JSONWriter.text(of: root), losses: losses.compactMap { $0 })
  }

  private func initial(_ state: ID<State>?, among states: [ID<State>]) -> (shown: YAMLNode?, meant: YAMLNode?) {
    guard let state, !existing.contains(state) else { return ((state?.text).map(YAMLNode.text), nil) }
    let other = states.first { existing.contains($0) && !machine.states[$0].kind.isPseudo }
    return ((other?.text).map(YAMLNode.text), .text(state.text))
  }

  private func states(_ ids: [ID<State>], where isWanted: (ID<State>) -> Bool) -> YAMLNode? {
    let pairs = ids.filter(isWanted).map { (key: YAMLNode.text($0.text), value: node(machine.states[$0])) }
    return pairs.isEmpty ? nil : .mapping(pairs)
  }

  private func node(_ state: State) -> YAMLNode {
    let isThere = existing.contains(state.id)
    let (shown, meant) = initial(state.initial, among: state.children)
    let entry = calls(written.calls("entry", of: state, state.entry))
    let exit = calls(written.calls("exit", of: state, state.exit))
    let all = machine.transitions.filter { $0.sources.contains(state.id) }
    let here = transitions(all.filter { possible.contains($0.id) || !isThere }, from: state)
    let hidden = isThere ? transitions(all.filter { !possible.contains($0.id) }, from: state) : []
    let rest = written.rest(of: state)
    let kept: [(String, YAMLNode?)] =
      [
        ("type", state.kind == .choice ? .text("choice") : nil), ("rest", rest.isEmpty ? nil : .mapping(rest)),
        ("initial", isThere ? meant : nil), ("entry", entry.hidden), ("exit", exit.hidden),
        ("states", isThere ? states(state.children) { !existing.contains($0) } : nil),
      ] + hidden
    let type: String? = [.parallel, .history, .final].contains(state.kind) ? state.kind.rawValue : nil
    let pairs: [(String, YAMLNode?)] =
      [
        ("id", .text(state.id.text)), ("type", type.map(YAMLNode.text)),
        ("history", state.kind == .history ? .text(state.isDeep ? "deep" : "shallow") : nil),
        ("target", state.fallback.map { .text("#\($0.text)") }), ("description", .text(state.label[language])),
        ("initial", isThere ? shown : (state.initial?.text).map(YAMLNode.text)), ("entry", entry.shown),
        ("exit", exit.shown),
      ] + here + [
        ("meta", .mapping([("phasebook", .mapping(kept))])),
        ("states", states(state.children) { !isThere || existing.contains($0) }),
      ]
    return .mapping(pairs)
  }

  /// `on`, `always` and `after` of a state.
  private func transitions(_ transitions: [Transition], from state: State) -> [(String, YAMLNode?)] {
    var events = XStateGroups()
    var delays = XStateGroups()
    var always: [YAMLNode] = []
    for transition in transitions {
      let node = node(transition, from: state)
      if transition.isAutomatic {
        always.append(node)
        continue
      }
      for event in transition.events { events.add(node, event.text) }
      guard let text = transition.delay else { continue }
      delays.add(node, Delay(text).map { String($0.milliseconds) } ?? text)
    }
    return [("on", events.node), ("always", always.isEmpty ? nil : .list(always)), ("after", delays.node)]
  }

  private func node(_ transition: Transition, from state: State) -> YAMLNode {
    let calls = calls(written.calls(of: transition))
    let rest = transition.sources.first == state.id ? written.rest(of: transition) : []
    let isInside = transition.targets.contains { target in
      target == state.id || machine.ancestors(of: target).contains { $0.id == state.id }
    }
    let targets = transition.targets.map { "#\($0.text)" }
    func order(_ ids: [String], _ isNeeded: Bool) -> YAMLNode? { isNeeded ? .texts(ids) : nil }
    let isOdd = transition.isAutomatic && !(transition.events.isEmpty && transition.delay == nil)
    let kept: [(String, YAMLNode?)] = [
      ("id", .text(transition.id.text)), ("rest", rest.isEmpty ? nil : .mapping(rest)),
      ("source", order(transition.sources.map(\.text), transition.sources.count > 1)),
      ("event", order(transition.events.map(\.text), transition.events.count > 1 || isOdd)),
      ("after", transition.delay.map(YAMLNode.text)), ("internal", transition.isLocal ? .word("true") : nil),
      ("actions", calls.hidden),
    ]
    return .mapping([
      ("target", targets.isEmpty ? nil : targets.count == 1 ? .text(targets[0]) : .texts(targets)),
      ("guard", (transition.condition?.text).map(YAMLNode.text)),
      ("reenter", isInside && !transition.isLocal ? .word("true") : nil), ("actions", calls.shown),
      ("meta", .mapping([("phasebook", .mapping(kept))])),
    ])
  }

  /// The calls that exist, and those that do not with the places at which they stand.
  private func calls(_ calls: [WrittenCall]) -> (shown: YAMLNode?, hidden: YAMLNode?) {
    let existing = machine.existing(calls, under: conditions)
    var shown: [YAMLNode] = []
    var hidden: [YAMLNode] = []
    for (place, call) in calls.enumerated() {
      let isThere = existing.contains(place)
      let kept: [(String, YAMLNode?)] = [
        ("at", isThere ? nil : .word("\(place)")), ("any-order", call.group.map { .text("\($0)") }),
        ("rest", call.rest.isEmpty ? nil : .mapping(call.rest)),
      ]
      let details = YAMLNode.mapping(kept)
      let node = YAMLNode.mapping([
        ("type", .text(call.use.callback.text)),
        ("params", details.pairs.isEmpty ? nil : .mapping([("phasebook", details)])),
      ])
      if isThere { shown.append(node) } else { hidden.append(node) }
    }
    return (shown.isEmpty ? nil : .list(shown), hidden.isEmpty ? nil : .list(hidden))
  }
}

/// Lists by key, in the order in which the keys appeared.
private struct XStateGroups {
  private var keys: [String] = []
  private var groups: [String: [YAMLNode]] = [:]

  mutating func add(_ node: YAMLNode, _ key: String) {
    if groups[key] == nil { keys.append(key) }
    groups[key, default: []].append(node)
  }

  var node: YAMLNode? {
    keys.isEmpty ? nil : .mapping(keys.map { (key: .text($0), value: .list(groups[$0] ?? [])) })
  }
}
