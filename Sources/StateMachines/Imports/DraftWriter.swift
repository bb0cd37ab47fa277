import YAML

/// Makes the document of a machine out of a draft: ids, labels, and every key at its usual place.
struct DraftWriter {
  private let draft: MachineDraft
  private var names: DraftNames
  private var states: [String: String] = [:]
  /// Names that an export of ours declared, by the key of the document.
  private let declared: [String: Set<String>]
  /// New names in the order in which they appear, by the key of the document.
  private var found: [String: [(id: String, name: String)]] = [:]
  private var isFound: Set<String> = []

  /// The document; nil where the machine is too large, or has no states.
  static func document(_ draft: MachineDraft, _ report: inout ImportReport) -> YAMLNode? {
    let all = draft.allStates
    if all.isEmpty { return report.fail("there are no states in the file", 0..<0) }
    if all.count > Machine.stateLimit {
      let message = "the machine has \(all.count) states; at most \(Machine.stateLimit) are read"
      return report.fail(message, all[0].range, help: "make several machines of it")
    }
    if draft.transitions.count > transitionLimit {
      let message = "the machine has \(draft.transitions.count) transitions; at most \(transitionLimit) are read"
      return report.fail(message, draft.transitions[0].range)
    }
    var draft = draft
    draft.mergeCopies(&report)
    var writer = DraftWriter(draft)
    return writer.document(&report)
  }

  /// How many transitions a file may have: more than ten for each of the most states.
  static let transitionLimit = 10_000

  private init(_ draft: MachineDraft) {
    self.draft = draft
    let root = YAMLNode.mapping(draft.rest)
    var declared: [String: Set<String>] = [:]
    for key in ["events", "guards", "callbacks", "groups", "not-states"] {
      declared[key] = Set(root[key]?.pairs.compactMap(\.key.text) ?? [])
    }
    for key in ["properties", "scenarios"] {
      declared[key] = Set(root[key]?.items.compactMap { $0["id"]?.text } ?? [])
    }
    self.declared = declared
    let ids = draft.transitions.compactMap(\.id)
    names = DraftNames(reserved: declared.values.reduce(into: Set(ids)) { $0.formUnion($1) })
  }

  private mutating func document(_ report: inout ImportReport) -> YAMLNode? {
    for state in draft.allStates { states[state.key] = names.unique(DraftNames.slug(state.name) ?? "state", .state) }
    let name = DraftNames.slug(draft.name) ?? "machine"
    let initial = begin(draft.initial, among: draft.states, 0..<0, &report)
    let tree = YAMLNode.mapping(draft.states.map { (key: .text(states[$0.key] ?? ""), value: node($0, &report)) })
    let transitions = draft.transitions.compactMap { node($0, &report) }
    let rest = YAMLNode.mapping(draft.rest)
    let own: [(String, YAMLNode?)] = [
      ("phasebook", .word("\(Machine.format)")), ("machine", .text(name)),
      ("title", rest["title"] ?? .text(draft.title ?? DraftNames.humanised(draft.name))),
    ]
    let first = ["summary", "platform", "source-of-truth", "checked", "versions", "variants"]
    let parts: [(String, YAMLNode?)] = [
      ("events", declarations("events", "label", rest)), ("guards", declarations("guards", "label", rest)),
      ("callbacks", declarations("callbacks", "call", rest)), ("states", tree), ("transitions", .list(transitions)),
    ]
    let known = Set((own + parts).map(\.0) + first + ["complete"])
    let last = rest.pairs.filter { !known.contains($0.key.text ?? "") }.map { ($0.key.text ?? "", Optional($0.value)) }
    return .mapping(
      own + first.map { ($0, rest[$0]) } + [("initial", initial.map(YAMLNode.text)), ("complete", rest["complete"])]
        + parts + last)
  }

  /// Events, guards or callbacks: those that were declared, then those that were only used.
  private func declarations(_ key: String, _ field: String, _ rest: YAMLNode) -> YAMLNode? {
    let new = found[key, default: []].map { id, name -> YAMLNode.Pair in
      let label = draft.labels[name] ?? (field == "call" ? name : DraftNames.humanised(name))
      return (key: .text(id), value: .mapping([(field, .text(label))]))
    }
    let pairs = (rest[key]?.pairs ?? []) + new
    return pairs.isEmpty ? nil : .mapping(pairs)
  }

  private mutating func id(_ kind: ElementKind, _ name: String, in key: String) -> String {
    let id = names.id(kind, name, declared: declared[key] ?? [])
    if declared[key]?.contains(id) != true, isFound.insert(id).inserted {
      found[key, default: []].append((id, name))
    }
    return id
  }

  /// The child that is begun with; one that is further inside cannot be named.
  private func begin(
    _ key: String?, among children: [MachineDraft.State], _ range: Range<Int>, _ report: inout ImportReport
  ) -> String? {
    let first = children.first { $0.kind?.isPseudo != true } ?? children.first
    guard let key else { return first.flatMap { states[$0.key] } }
    if let child = children.first(where: { $0.key == key }) { return states[child.key] }
    if let child = children.first(where: { $0.holds(key) }) {
      if !child.begins(in: key) {
        report.lose("'\(key)' is further inside than a model can begin; it begins in '\(child.name)'", range)
      }
      return states[child.key]
    }
    report.lose("there is no state '\(key)' to begin in; the first one is taken", range)
    return first.flatMap { states[$0.key] }
  }

  private mutating func node(_ state: MachineDraft.State, _ report: inout ImportReport) -> YAMLNode {
    var kind = state.kind
    if !state.children.isEmpty, let other = kind, other != .parallel {
      if other != .composite {
        report.lose("a \(other.rawValue) state cannot hold states; it is read as a composite one", state.range)
      }
      kind = nil
    } else if state.children.isEmpty, kind == .parallel || kind == .composite || kind == .atomic {
      kind = nil
    }
    let rest = YAMLNode.mapping(state.rest)
    let isComposite = !state.children.isEmpty && kind != .parallel
    let fallback = state.fallback.flatMap { states[$0] }
    if state.fallback != nil, fallback == nil {
      report.lose("the default '\(state.fallback ?? "")' of the history state does not exist", state.range)
    }
    let head: [(String, YAMLNode?)] = [
      ("type", kind.map { .text($0.rawValue) }),
      ("label", rest["label"] ?? .text(state.label ?? DraftNames.humanised(state.name))),
    ]
    let tail: [(String, YAMLNode?)] = [
      ("default", fallback.map(YAMLNode.text)), ("depth", kind == .history && state.isDeep ? .text("deep") : nil),
      ("entry", calls(state.entry)), ("exit", calls(state.exit)),
      (
        "initial",
        isComposite ? begin(state.initial, among: state.children, state.range, &report).map(YAMLNode.text) : nil
      ),
    ]
    let children = state.children.map { (key: YAMLNode.text(states[$0.key] ?? ""), value: node($0, &report)) }
    let others = rest.pairs(except: ["label"]).map { ($0.key.text ?? "", Optional($0.value)) }
    return .mapping(head + others + tail + [("states", children.isEmpty ? nil : .mapping(children))])
  }

  private mutating func node(_ transition: MachineDraft.Transition, _ report: inout ImportReport) -> YAMLNode? {
    let sources = transition.sources.compactMap { states[$0] }
    var targets: [String] = []
    for target in transition.targets {
      guard let id = states[target] else {
        report.lose(
          "a transition leads to '\(target)', which is no state of the file; it is left out", transition.range)
        return nil
      }
      targets.append(id)
    }
    guard !sources.isEmpty else { return nil }
    var isAutomatic = transition.isAutomatic
    if transition.events.isEmpty, transition.delay == nil { isAutomatic = true }
    let wish = targets.isEmpty ? "\(sources[0])-stays" : "\(sources[0])-to-\(targets[0])"
    let id = transition.id ?? names.unique(wish, .transition)
    let events = transition.events.map { self.id(.event, $0, in: "events") }
    let condition = transition.condition.map { self.id(.guard, $0, in: "guards") }
    func list(_ ids: [String]) -> YAMLNode? { ids.isEmpty ? nil : ids.count == 1 ? .text(ids[0]) : .texts(ids) }
    let pairs: [(String, YAMLNode?)] = [
      ("id", .text(id)), ("source", list(sources)), ("target", list(targets)), ("event", list(events)),
      ("guard", condition.map(YAMLNode.text)), ("always", isAutomatic ? .word("true") : nil),
      ("after", transition.delay.map(YAMLNode.text)), ("internal", transition.isLocal ? .word("true") : nil),
    ]
    let others = transition.rest.map { ($0.key.text ?? "", Optional($0.value)) }
    return .mapping(pairs + others + [("callbacks", calls(transition.calls) ?? .list([]))])
  }

  private mutating func calls(_ calls: [MachineDraft.Call]) -> YAMLNode? {
    var items: [YAMLNode] = []
    var group: [YAMLNode] = []
    for (place, call) in calls.enumerated() {
      let id = YAMLNode.text(self.id(.callback, call.name, in: "callbacks"))
      let node = call.rest.isEmpty ? id : .mapping([(key: .text("call"), value: id)] + call.rest)
      guard let number = call.group else {
        items.append(node)
        continue
      }
      group.append(node)
      if place + 1 == calls.count || calls[place + 1].group != number {
        items.append(.mapping([("any-order", .list(group))]))
        group = []
      }
    }
    return items.isEmpty ? nil : .list(items)
  }
}

extension MachineDraft.State {
  /// Whether a state is in this one, at any depth.
  fileprivate func holds(_ key: String) -> Bool { children.contains { $0.key == key || $0.holds(key) } }

  /// Whether entering this state enters that one.
  fileprivate func begins(in key: String) -> Bool {
    if self.key == key { return true }
    if kind == .parallel { return children.contains { $0.begins(in: key) } }
    let first = initial ?? children.first { $0.kind?.isPseudo != true }?.key
    return children.contains { ($0.key == first || $0.holds(first ?? "")) && $0.begins(in: key) }
  }
}
