import YAML

/// Reads SCXML 1.0 (W3C, 2015): states and transitions, and what our own exports add in their namespace.
///
/// Data, scripts, invoked services and executable content are no part of a model; each is named and left out.
struct SCXMLReader {
  private var draft: MachineDraft
  private var ids: Set<String> = []
  private var unnamed = 0

  static func read(_ report: inout ImportReport) -> MachineDraft? {
    guard let root = XMLReader.read(&report) else { return nil }
    guard root.name == "scxml", root.namespace == SCXMLWriter.standard || root.namespace.isEmpty else {
      return report.fail(
        "the file begins with '\(root.name)', not with 'scxml' of SCXML", root.range,
        help: "write '<scxml xmlns=\"\(SCXMLWriter.standard)\" version=\"1.0\">'")
    }
    var reader = SCXMLReader(draft: MachineDraft(name: root.attribute("name") ?? ""))
    reader.draft.initial = reader.initial(of: root, &report)
    for (name, standard) in [("binding", "early"), ("datamodel", "null")] {
      if let value = root.attribute(name), value != standard {
        report.lose("the \(name) '\(value)' is left out: a model has no data", root.range)
      }
    }
    for child in root.children {
      if child.isOurs, child.name == "machine" {
        reader.draft.rest = child.pairs.filter { $0.key.text != "transition-order" }
        reader.draft.transitionOrder =
          child.pairs.first { $0.key.text == "transition-order" }?.value.items.compactMap(\.text) ?? []
      } else if let state = reader.state(child, &report) {
        reader.draft.states.append(state)
      } else if child.name != "initial" {
        reader.refuse(child, &report)
      }
    }
    return reader.draft
  }

  /// What `initial` names, as an attribute or as an element.
  private func initial(of tag: XMLTag, _ report: inout ImportReport) -> String? {
    if let own = tag.attribute("initial", SCXMLWriter.namespace) { return own }
    let element = tag.children.first { $0.isState("initial") }
    let transition = element?.children.first { $0.name == "transition" }
    for content in transition?.children ?? [] {
      report.lose("'\(content.name)' on the way to the initial state is left out", content.range)
    }
    if let element, transition == nil { report.fail("'initial' has no transition", element.range) }
    let names = (tag.attribute("initial") ?? transition?.attribute("target"))?.words ?? []
    if names.count > 1 {
      report.lose("only '\(names[0])' of several initial states is kept", element?.range ?? tag.range)
    }
    return names.first
  }

  private mutating func state(_ tag: XMLTag, _ report: inout ImportReport) -> MachineDraft.State? {
    guard ["state", "parallel", "final", "history"].contains(tag.name), tag.isStandard || tag.isOurs else { return nil }
    let id = name(of: tag, &report)
    let written = tag.attribute("type", SCXMLWriter.namespace).flatMap(State.Kind.init)
    var state = MachineDraft.State(id, kind: written ?? State.Kind(rawValue: tag.name), at: tag.range)
    state.isDeep = tag.attribute("type") == "deep"
    state.rest = tag.pairs
    if tag.name == "history" {
      readDefault(of: &state, tag, &report)
    } else {
      state.initial = tag.name == "parallel" ? nil : initial(of: tag, &report)
    }
    let timers = SCXMLTimers(tag)
    for child in tag.children where !child.isValue {
      switch child.name {
      case _ where !child.isStandard && !child.isOurs: refuse(child, &report)
      case "onentry": state.entry += calls(child, timers, &report)
      case "onexit": state.exit += calls(child, timers, &report)
      case "transition" where tag.name == "history" && child.attribute("id", SCXMLWriter.namespace) == nil: break
      case "transition": transition(child, from: id, timers, &report)
      case "initial": break
      default:
        if let inner = self.state(child, &report) {
          state.children.append(inner)
        } else {
          refuse(child, &report)
        }
      }
    }
    return state
  }

  private mutating func name(of tag: XMLTag, _ report: inout ImportReport) -> String {
    let written = tag.attribute("id") ?? ""
    if !written.isEmpty {
      if ids.insert(written).inserted { return written }
      report.fail("the id '\(written)' names two states", tag.range)
      return written
    }
    unnamed += 1
    report.lose("a state without id is called '\(tag.name) \(unnamed)'", tag.range)
    return "\(tag.name) \(unnamed)"
  }

  /// A history state has one transition, which says what is entered where nothing is remembered (SCXML 3.10.2).
  private func readDefault(of state: inout MachineDraft.State, _ tag: XMLTag, _ report: inout ImportReport) {
    let defaults = tag.children.filter { $0.name == "transition" && $0.attribute("id", SCXMLWriter.namespace) == nil }
    guard let transition = defaults.first, let targets = transition.attribute("target")?.words, !targets.isEmpty else {
      report.fail(
        "the history state '\(state.name)' does not say what is entered where nothing is remembered", tag.range,
        help: "put '<transition target=\"…\"/>' into it")
      return
    }
    for content in transition.children {
      report.lose("'\(content.name)' on the way from the history state '\(state.name)' is left out", content.range)
    }
    if transition.attribute("implied", SCXMLWriter.namespace) != nil { return }
    if targets.count > 1 {
      report.lose("only '\(targets[0])' of several defaults of '\(state.name)' is kept", transition.range)
    }
    state.fallback = targets[0]
  }

  private mutating func transition(
    _ tag: XMLTag, from state: String, _ timers: SCXMLTimers, _ report: inout ImportReport
  ) {
    let ours = SCXMLWriter.namespace
    var transition = MachineDraft.Transition([state], at: tag.range)
    transition.id = tag.attribute("id", ours).flatMap { $0.isID ? $0 : nil }
    transition.targets = tag.attribute("target")?.words ?? []
    transition.condition = tag.attribute("cond").flatMap { $0.words.isEmpty ? nil : $0 }
    transition.isLocal = tag.attribute("type") == "internal"
    transition.delay = tag.attribute("after", ours)
    transition.isAutomatic = tag.attribute("always", ours) == "true"
    let events = tag.attribute("event")?.words ?? []
    for event in events + (tag.attribute("event", ours)?.words ?? []) {
      if let delay = timers.delays[event] {
        transition.delay = transition.delay ?? delay
      } else if transition.id == nil || event != transition.id.map({ "after.\($0)" }) {
        transition.events.append(self.event(event, tag, &report))
      }
    }
    if events.isEmpty, transition.targets.isEmpty, transition.delay == nil, tag.isStandard {
      report.lose("a transition without event and target is left out", tag.range)
      return
    }
    transition.rest = tag.pairs
    if let sources = tag.attribute("source", ours)?.words {
      transition.rest.append((key: .text("source"), value: .texts(sources)))
    }
    transition.calls = calls(tag, SCXMLTimers(nil), &report)
    draft.transitions.append(transition)
  }

  /// An event descriptor stands for all events that begin with it (SCXML 3.12.1); in a model it is one event.
  private func event(_ descriptor: String, _ tag: XMLTag, _ report: inout ImportReport) -> String {
    if descriptor == "*" {
      report.lose("'*' stands for every event; in the model it is an event of its own", tag.range)
      return "any event"
    }
    if descriptor.hasPrefix("done.") || descriptor.hasPrefix("error.") {
      report.lose("'\(descriptor)' is raised by the processor; in the model it is an event like others", tag.range)
    }
    guard descriptor.hasSuffix(".*") || descriptor.hasSuffix(".") else { return descriptor }
    report.lose("'\(descriptor)' stands for several events; in the model it is one", tag.range)
    return String(descriptor.prefix { $0 != "*" }.dropLast())
  }

  private func calls(_ tag: XMLTag, _ timers: SCXMLTimers, _ report: inout ImportReport) -> [MachineDraft.Call] {
    tag.children.compactMap { child -> MachineDraft.Call? in
      if child.isValue || timers.isUsed(child) { return nil }
      if child.name == "log", let callback = child.attribute("call", SCXMLWriter.namespace) {
        var call = MachineDraft.Call(name: callback)
        call.group = child.attribute("any-order", SCXMLWriter.namespace)
        call.rest = child.callRest
        return call
      }
      if child.name == "log", child.isStandard, child.attribute("label") == "callback",
        let text = child.attribute("expr")
      {
        let isLiteral = text.count > 1 && text.first == text.last && (text.first == "'" || text.first == "\"")
        return MachineDraft.Call(name: isLiteral ? String(text.dropFirst().dropLast()) : text)
      }
      refuse(child, &report)
      return nil
    }
  }

  private func refuse(_ tag: XMLTag, _ report: inout ImportReport) {
    if tag.isOurs {
      report.lose("'\(tag.name)' is not known in our namespace; it is left out", tag.range)
    } else if !tag.isStandard {
      report.loseOnce("elements of '\(tag.namespace)' are left out", tag.range)
    } else {
      let what =
        switch tag.name {
        case "datamodel", "data": "a model has no data"
        case "invoke": "a model calls no services"
        case "donedata": "a final state of a model returns no data"
        default: "a model only names callbacks"
        }
      report.lose("'\(tag.name)' is left out: \(what)", tag.range)
    }
  }
}

/// The events that a state sends to itself after a while: what models call `after`.
private struct SCXMLTimers {
  /// By name of the event.
  private(set) var delays: [String: String] = [:]
  private var senders: Set<String> = []

  init(_ state: XMLTag?) {
    guard let state else { return }
    let waited = Set(state.children.filter { $0.name == "transition" }.flatMap { $0.attribute("event")?.words ?? [] })
    for send in state.children.filter({ $0.isState("onentry") }).flatMap(\.children) where send.isState("send") {
      guard let event = send.attribute("event"), waited.contains(event), let text = send.attribute("delay"),
        let delay = Delay(text), send.attribute("target") == nil, send.children.isEmpty
      else { continue }
      delays[event] = delay.text
      if let id = send.attribute("id") { senders.insert(id) }
    }
  }

  /// Whether an element is a part of such a delay.
  func isUsed(_ tag: XMLTag) -> Bool {
    if tag.isState("send") {
      return tag.attribute("event").map { delays[$0] != nil } ?? false && tag.attribute("delay") != nil
    }
    return tag.isState("cancel") && tag.attribute("sendid").map(senders.contains) ?? false
  }
}

extension XMLTag {
  var isOurs: Bool { namespace == SCXMLWriter.namespace }
  /// Of SCXML; files without a namespace are common.
  var isStandard: Bool { namespace == SCXMLWriter.standard || namespace.isEmpty }

  func isState(_ name: String) -> Bool { isStandard && self.name == name }

  /// A value that an export of ours wrote.
  var isValue: Bool { isOurs && ["text", "value", "list", "map", "null"].contains(name) }

  /// The values in it that have a key.
  fileprivate var pairs: [YAMLNode.Pair] {
    var seen: Set<String> = []
    return children.compactMap { child in
      guard child.isValue, let key = child.attribute("key"), seen.insert(key).inserted else { return nil }
      return (key: .text(key), value: child.value)
    }
  }

  private var value: YAMLNode {
    switch name {
    case "list": .list(children.filter(\.isValue).map(\.value))
    case "map": .mapping(pairs)
    case "value": .word(text)
    case "null": YAMLNode(.null, 0..<0)
    default: .text(text)
    }
  }

  /// What attributes of ours say of a call; `pb:if.en` is the value of `en` in `if`.
  fileprivate var callRest: [YAMLNode.Pair] {
    var order: [String] = []
    var found: [String: [YAMLNode.Pair]] = [:]
    var plain: [String: YAMLNode] = [:]
    for (namespace, name, value) in attributes where namespace == SCXMLWriter.namespace {
      let parts = name.split(separator: ".", maxSplits: 1).map { XMLName.decoded(String($0)) }
      guard let key = parts.first, key != "call", key != "any-order" else { continue }
      if !order.contains(key) { order.append(key) }
      if parts.count == 2 {
        found[key, default: []].append((key: .text(parts[1]), value: .text(value)))
      } else {
        plain[key] = key == "optional" ? .word(value) : .text(value)
      }
    }
    return order.map { (key: .text($0), value: found[$0].map { .mapping($0) } ?? plain[$0] ?? .text("")) }
  }
}

extension String {
  /// The words between blanks.
  var words: [String] { split { $0.isWhitespace }.map(String.init) }
}
