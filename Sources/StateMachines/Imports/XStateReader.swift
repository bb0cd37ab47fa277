import YAML

/// Reads the configuration of a machine of XState 5 (and the names that version 4 had) as JSON.
///
/// Services, context and functions are no part of a model; each is named and left out.
struct XStateReader {
  private var draft: MachineDraft
  private var paths: XStatePaths
  /// Ids of ours in the order of the model.
  private var order: [String: Int] = [:]

  static func read(_ report: inout ImportReport) -> MachineDraft? {
    guard let root = JSONReader.read(&report) else { return nil }
    guard let states = root["states"], case .mapping = states.kind else {
      return report.fail("there are no 'states': this is no configuration of XState", root.range.prefix(1))
    }
    let kept = root["meta"]?["phasebook"]
    var reader = XStateReader(
      draft: MachineDraft(name: kept?["machine"]?.text ?? root["id"]?.text ?? ""), paths: XStatePaths(root))
    if kept == nil { reader.draft.title = root["description"]?.text.map { DraftNames.humanised($0) } }
    reader.draft.rest = kept?["rest"]?.pairs ?? []
    reader.draft.transitionOrder = kept?["transition-order"]?.items.compactMap(\.text) ?? []
    reader.order = Dictionary(
      (kept?["state-order"]?.items.compactMap(\.text) ?? []).enumerated().map { ($1, $0) }
    ) { first, _ in first }
    reader.readRoot(root, &report)
    return reader.draft
  }

  private mutating func readRoot(_ root: YAMLNode, _ report: inout ImportReport) {
    let isParallel = root["type"]?.text == "parallel"
    var machine = MachineDraft.State(
      draft.name.isEmpty ? "machine" : draft.name, key: "", kind: .parallel, at: root.range.prefix(1))
    machine.children = states(of: root, [], &report)
    reportUnknown(root, &report)
    if isParallel {
      machine.entry = calls(root, "entry", &report)
      machine.exit = calls(root, "exit", &report)
      transitions(of: root, [], key: "", &report)
      draft.states = [machine]
      return
    }
    draft.states = machine.children
    draft.initial = initial(of: root, [], &report)
    for key in ["entry", "exit"] where root[key] != nil {
      report.lose("'\(key)' of the machine itself is left out: a model has calls of states only", range(root, key))
    }
    // What the machine does in any state is done in each of its outermost ones.
    let before = draft.transitions.count
    transitions(of: root, [], key: "", &report)
    let sources = draft.states.filter { $0.kind?.isPseudo != true && $0.kind != .final }.map(\.key)
    for place in before..<draft.transitions.count { draft.transitions[place].sources = sources }
  }

  private func initial(of node: YAMLNode, _ path: [String], _ report: inout ImportReport) -> String? {
    if let own = node["meta"]?["phasebook"]?["initial"]?.text { return XStatePaths.key(path + [own]) }
    guard let initial = node["initial"] else {
      if path.isEmpty || node["states"]?.pairs.isEmpty == false {
        report.lose("no initial state is named; the first one is taken", node.range.prefix(1))
      }
      return nil
    }
    let target = initial["target"]?.anyItems.first ?? initial
    if initial["actions"] != nil {
      report.lose("actions on the way to the initial state are left out", range(initial, "actions"))
    }
    guard let text = target.text else { return nil }
    return paths.resolve(text.hasPrefix("#") || text.hasPrefix(".") ? text : "." + text, from: path)
      ?? XStatePaths.key(path + [text])
  }

  private mutating func states(
    of node: YAMLNode, _ path: [String], _ report: inout ImportReport
  ) -> [MachineDraft.State] {
    let hidden = node["meta"]?["phasebook"]?["states"]?.pairs ?? []
    let pairs = (node["states"]?.pairs ?? []) + hidden
    var result: [MachineDraft.State] = []
    for pair in pairs.enumerated().sorted(by: { (place($0), $0.offset) < (place($1), $1.offset) }).map(\.element) {
      let name = pair.key.text ?? ""
      guard case .mapping = pair.value.kind else {
        report.lose("the state '\(name)' is no object; it is left out", pair.value.range)
        continue
      }
      result.append(state(pair.value, name, path, at: pair.key.range, &report))
    }
    return result
  }

  private func place(_ pair: (offset: Int, element: YAMLNode.Pair)) -> Int {
    order[pair.element.value["id"]?.text ?? ""] ?? .max
  }

  private mutating func state(
    _ node: YAMLNode, _ name: String, _ above: [String], at range: Range<Int>, _ report: inout ImportReport
  ) -> MachineDraft.State {
    let path = above + [name]
    let kept = node["meta"]?["phasebook"]
    let isRepeated = paths.isRepeated(name) && kept == nil
    var state = MachineDraft.State(
      isRepeated ? (above.last ?? "") + " " + name : name, key: XStatePaths.key(path),
      label: kept == nil ? DraftNames.humanised(name) : nil, at: range)
    if kept != nil, let id = node["id"]?.text { state.name = id }
    let type = kept?["type"]?.text ?? node["type"]?.text
    state.kind = type.flatMap { State.Kind(rawValue: $0 == "compound" ? "composite" : $0) }
    if let type, state.kind == nil { report.lose("the type '\(type)' is not known", self.range(node, "type")) }
    if node["history"] != nil, state.kind == nil, node["history"]?.text != "false" { state.kind = .history }
    state.isDeep = node["history"]?.text == "deep"
    if state.kind == .history, let target = node["target"]?.anyItems.first?.text {
      state.fallback = paths.resolve(target, from: path) ?? target
    }
    state.rest = kept?["rest"]?.pairs ?? []
    if kept == nil, let text = node["description"]?.text { state.rest = [(key: .text("notes"), value: .text(text))] }
    state.entry = calls(node, "entry", &report)
    state.exit = calls(node, "exit", &report)
    state.children = states(of: node, path, &report)
    if !state.children.isEmpty, state.kind != .parallel { state.initial = initial(of: node, path, &report) }
    transitions(of: node, path, key: state.key, &report)
    reportUnknown(node, &report)
    return state
  }

  /// Keys that a model has nothing for.
  private func reportUnknown(_ node: YAMLNode, _ report: inout ImportReport) {
    let known: Set = [
      "id", "key", "type", "initial", "states", "on", "always", "after", "entry", "exit", "meta", "description",
      "history", "target",
    ]
    let reasons = [
      "invoke": "a model calls no services", "onDone": "a model has no events of its own",
      "context": "a model has no data",
      "onError": "a model has no events of its own", "output": "a final state of a model returns no data",
      "data": "a final state of a model returns no data",
    ]
    for pair in node.pairs(except: known) {
      let key = pair.key.text ?? ""
      report.lose("'\(key)' is left out" + (reasons[key].map { ": \($0)" } ?? ""), pair.key.range)
    }
    for pair in node["meta"]?.pairs(except: ["phasebook"]) ?? [] {
      report.loseOnce("'meta' is left out, but for what is ours", pair.key.range)
    }
  }

  private func range(_ node: YAMLNode, _ key: String) -> Range<Int> {
    node.pairs.first { $0.key.text == key }?.key.range ?? node.range
  }

  // MARK: Transitions

  private mutating func transitions(
    of node: YAMLNode, _ path: [String], key: String, _ report: inout ImportReport
  ) {
    for container in [node, node["meta"]?["phasebook"]].compactMap({ $0 }) {
      for pair in container["on"]?.pairs ?? [] {
        let event = pair.key.text ?? ""
        for item in pair.value.anyItems {
          transition(item, path, key, &report) {
            $0.events = event.isEmpty ? [] : [Self.event(event, pair.key.range, &$1)]
          }
        }
        if case .null = pair.value.kind { report.lose("'\(event)' leads to nothing; it is left out", pair.key.range) }
      }
      for item in container["always"]?.anyItems ?? [] {
        transition(item, path, key, &report) { transition, _ in transition.isAutomatic = true }
      }
      for pair in container["after"]?.pairs ?? [] {
        let text = pair.key.text ?? ""
        for item in pair.value.anyItems {
          transition(item, path, key, &report) { transition, report in
            if let delay = Int(text).flatMap({ $0 < 1 << 50 && $0 >= 0 ? Delay(milliseconds: $0) : nil }) ?? Delay(text)
            {
              transition.delay = transition.delay ?? delay.text
            } else {
              report.lose("the length of the delay '\(text)' is not in the file; it is an event", pair.key.range)
              transition.events = ["after \(text)"]
            }
          }
        }
      }
    }
  }

  private static func event(_ name: String, _ range: Range<Int>, _ report: inout ImportReport) -> String {
    if name == "*" {
      report.lose("'*' stands for every other event; in the model it is an event of its own", range)
      return "any event"
    }
    if name.hasSuffix(".*") { report.lose("'\(name)' stands for several events; in the model it is one", range) }
    if name.hasPrefix("done.") || name.hasPrefix("xstate.") || name.hasPrefix("error.") {
      report.lose("'\(name)' is raised by XState; in the model it is an event like others", range)
    }
    return name
  }

  private mutating func transition(
    _ node: YAMLNode, _ path: [String], _ key: String, _ report: inout ImportReport,
    _ when: (inout MachineDraft.Transition, inout ImportReport) -> Void
  ) {
    var transition = MachineDraft.Transition([key], at: node.range)
    let kept = node["meta"]?["phasebook"]
    transition.id = kept?["id"]?.text.flatMap { $0.isID ? $0 : nil }
    transition.delay = kept?["after"]?.text
    when(&transition, &report)
    transition.rest = kept?["rest"]?.pairs ?? []
    for name in ["source", "event"] {
      guard let list = kept?[name] else { continue }
      let keys =
        name == "source" ? list.items.compactMap { $0.text.flatMap { paths.resolve("#" + $0, from: path) } } : nil
      transition.rest.append((key: .text(name), value: keys.map { .texts($0) } ?? list))
      if name == "event", transition.isAutomatic { transition.events = list.items.compactMap(\.text) }
    }
    let targets = (node.text == nil ? node["target"]?.anyItems ?? [] : [node]).compactMap(\.text)
    for target in targets {
      let found = paths.resolve(target, from: path)
      if found == "", draft.name != "" || !path.isEmpty {
        report.lose("'\(target)' is the machine itself; the transition is left out", node.range)
        return
      }
      transition.targets.append(found ?? target)
    }
    transition.condition = condition(node["guard"] ?? node["cond"], &report)
    transition.calls = calls(node, "actions", &report)
    place(
      &transition, isReentered: node["reenter"]?.text == "true" || node["internal"]?.text == "false", kept, path,
      &report)
    for pair in node.pairs(except: ["target", "guard", "cond", "actions", "meta", "reenter", "internal", "description"])
    {
      report.lose("'\(pair.key.text ?? "")' of a transition is left out", pair.key.range)
    }
    if kept == nil, let text = node["description"]?.text {
      transition.rest.append((key: .text("notes"), value: .text(text)))
    }
    draft.transitions.append(transition)
  }

  /// A transition to the source itself, or into it, does not leave it unless it says so.
  private func place(
    _ transition: inout MachineDraft.Transition, isReentered: Bool, _ kept: YAMLNode?, _ path: [String],
    _ report: inout ImportReport
  ) {
    if kept?["id"] != nil {
      transition.isLocal = kept?["internal"]?.text == "true" && !isReentered
      return
    }
    if isReentered || path.isEmpty { return }
    let key = XStatePaths.key(path)
    if transition.targets == [key] {
      // Nothing is left; what is inside begins again.
      guard let node = paths.nodes[key], !(node["states"]?.pairs.isEmpty ?? true) else {
        transition.targets = []
        return
      }
      if node["type"]?.text == "parallel" {
        report.lose("a model leaves a parallel state that a transition of its own leads to", transition.range)
      } else if let initial = initial(of: node, path, &report) {
        transition.targets = [initial]
        transition.isLocal = true
      }
    } else if !transition.targets.isEmpty, transition.targets.allSatisfy({ $0.hasPrefix(key + XStatePaths.separator) })
    {
      transition.isLocal = true
    }
  }

  private func condition(_ node: YAMLNode?, _ report: inout ImportReport) -> String? {
    guard let node else { return nil }
    if let text = node.text { return text }
    if let params = node["params"] { report.lose("parameters of a guard are left out", params.range) }
    if let code = node["@code"]?.text ?? node["code"]?.text {
      report.lose("the code of a guard is kept as its name", node.range)
      return code
    }
    guard let type = node["type"]?.text else {
      report.lose("a guard without a name is called 'guard'", node.range)
      return "guard"
    }
    if node["guards"] != nil { report.lose("the guards in '\(type)' are left out", node.range) }
    return type
  }

  private func calls(_ node: YAMLNode, _ key: String, _ report: inout ImportReport) -> [MachineDraft.Call] {
    var result = (node[key]?.anyItems ?? []).compactMap { call($0, &report)?.call }
    for hidden in node["meta"]?["phasebook"]?[key]?.items ?? [] {
      guard let (call, place) = call(hidden, &report) else { continue }
      result.insert(call, at: max(0, min(place ?? result.count, result.count)))
    }
    return result
  }

  private func call(_ node: YAMLNode, _ report: inout ImportReport) -> (call: MachineDraft.Call, place: Int?)? {
    if let text = node.text { return (MachineDraft.Call(name: text), nil) }
    guard let type = node["type"]?.text, !type.hasPrefix("xstate."), type != "function" else {
      report.lose(
        "'\(node["type"]?.text ?? "an action without a name")' is left out: a model only names callbacks", node.range)
      return nil
    }
    let kept = node["params"]?["phasebook"]
    for pair in node.pairs(except: ["type", "params"]) + (node["params"]?.pairs(except: ["phasebook"]) ?? []) {
      report.lose("'\(pair.key.text ?? "")' of the action '\(type)' is left out", pair.key.range)
    }
    var call = MachineDraft.Call(name: type, rest: kept?["rest"]?.pairs ?? [])
    call.group = kept?["any-order"]?.text
    return (call, kept?["at"]?.text.flatMap { Int($0) })
  }
}
