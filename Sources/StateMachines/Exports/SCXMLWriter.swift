import YAML

/// A machine as SCXML 1.0 (W3C, 2015), with what that has no words for in a namespace of our own.
///
/// What does not exist under the conditions is written by the same names in our namespace, at its place: other processors
/// pass over it, and we find it again. A transition from several states is written in each; `pb:id` tells that it is one.
struct SCXMLWriter {
  static let namespace = "https://phasebook.example/2026/machine"
  static let standard = "http://www.w3.org/2005/07/scxml"

  private let machine: Machine
  private let conditions: Conditions
  private let language: Int
  private let written: MachineText
  private let existing: Set<ID<State>>
  private let possible: Set<ID<Transition>>
  private let outgoing: [[Transition]]

  init(_ machine: Machine, under conditions: Conditions, language: Int) {
    self.machine = machine
    self.conditions = conditions
    self.language = language
    written = MachineText(machine)
    existing = Set(machine.states(under: conditions).map(\.id))
    possible = Set(machine.transitions(under: conditions).map(\.id))
    outgoing = machine.states.map { state in machine.transitions.filter { $0.sources.contains(state.id) } }
  }

  func export() -> Export {
    var xml = XMLText()
    let (initial, real) = initial(machine.initial, among: machine.rootStates.map(\.id))
    xml.element(
      "scxml",
      [
        ("xmlns", Self.standard), ("xmlns:pb", Self.namespace), ("version", "1.0"), ("name", machine.id),
        ("initial", initial), ("pb:initial", real),
      ]
    ) { xml in
      xml.element("pb:machine", []) { xml in
        for pair in written.rest { xml.value(pair.value, key: pair.key.text ?? "", prefix: "pb:") }
        if machine.transitions.count > 1 {
          xml.value(.texts(machine.transitions.map(\.id.text)), key: "transition-order", prefix: "pb:")
        }
      }
      for state in machine.rootStates { write(state, &xml) }
    }
    let shown = machine.transitions.filter { possible.contains($0.id) }
    let losses = [
      shown.contains { $0.condition != nil } ? "guards are names: a processor has to be told what they mean" : nil,
      machine.hasInexactCalls(conditions)
        ? "other programs take optional, conditional and unordered calls for certain ones in a row" : nil,
      xml.hasReplaced ? "control characters are replaced, since XML cannot carry them" : nil,
    ]
    return Export(text: xml.text, losses: losses.compactMap { $0 })
  }

  /// The initial state where it exists, else the first that does, and then the one that is meant.
  private func initial(_ state: ID<State>?, among states: [ID<State>]) -> (shown: String?, meant: String?) {
    guard let state, !existing.contains(state) else { return (state?.text, nil) }
    let other = states.first { existing.contains($0) && !machine.states[$0].kind.isPseudo }
    return (other?.text, state.text)
  }

  private func write(_ state: State, _ xml: inout XMLText) {
    let isThere = existing.contains(state.id)
    let prefix = isThere ? "" : "pb:"
    let isInParallel = state.parent.map { machine.states[$0].kind == .parallel } ?? false
    var name: String
    var isPlain = true
    switch state.kind {
    case .parallel, .history: name = state.kind.rawValue
    case .final where !isInParallel: name = "final"
    case .atomic, .composite: name = "state"
    case .final, .choice: (name, isPlain) = ("state", false)
    }
    name = prefix + name
    let (initial, real) = initial(state.initial, among: state.children)
    let attributes: XMLText.Attributes = [
      ("id", state.id.text), ("initial", isThere ? initial : state.initial?.text), ("pb:initial", isThere ? real : nil),
      ("type", state.kind == .history ? (state.isDeep ? "deep" : "shallow") : nil),
      ("pb:type", isPlain ? nil : state.kind.rawValue),
    ]
    // Where SCXML has no calls and no transitions, ours stand in our namespace.
    let inner = state.kind == .history ? "pb:" : prefix
    xml.element(name, attributes) { xml in
      for pair in written.rest(of: state) { xml.value(pair.value, key: pair.key.text ?? "", prefix: "pb:") }
      write(written.calls("entry", of: state, state.entry), in: inner + "onentry", timers(of: state), [], &xml)
      write(written.calls("exit", of: state, state.exit), in: inner + "onexit", [], timers(of: state), &xml)
      if state.kind == .history { writeDefault(of: state, inner: prefix, &xml) }
      for transition in outgoing[state.id.index] {
        let isPossible = isThere && possible.contains(transition.id) && state.kind != .final && state.kind != .history
        write(transition, from: state, prefix: isPossible ? "" : "pb:", &xml)
      }
      for child in state.children { write(machine.states[child], &xml) }
    }
  }

  /// SCXML demands a default of each history state; where the author gave none it is what its parent begins with.
  private func writeDefault(of state: State, inner: String, _ xml: inout XMLText) {
    let parent = state.parent.map { machine.states[$0] }
    let regions = parent?.children.filter { !machine.states[$0].kind.isPseudo && existing.contains($0) } ?? []
    let implied = parent?.initial?.text ?? regions.map(\.text).joined(separator: " ")
    xml.element(
      inner + "transition",
      [("target", state.fallback?.text ?? implied), ("pb:implied", state.fallback == nil ? "true" : nil)])
  }

  /// The delayed transitions out of a state, which SCXML has as events that a state sends to itself.
  private func timers(of state: State) -> [Transition] {
    existing.contains(state.id)
      ? outgoing[state.id.index].filter { $0.delay != nil && possible.contains($0.id) } : []
  }

  private func write(_ transition: Transition, from state: State, prefix: String, _ xml: inout XMLText) {
    let isFirst = transition.sources.first == state.id
    let events = transition.events.map(\.text)
    let timer = transition.delay == nil || prefix != "" ? [] : [Self.timer(transition)]
    let shown = transition.isAutomatic ? [] : timer + events
    let attributes: XMLText.Attributes = [
      ("event", shown.isEmpty ? nil : shown.joined(separator: " ")),
      ("cond", transition.condition?.text),
      ("target", transition.targets.isEmpty ? nil : transition.targets.map(\.text).joined(separator: " ")),
      ("type", transition.isLocal ? "internal" : nil), ("pb:id", transition.id.text),
      ("pb:event", transition.isAutomatic && !events.isEmpty ? events.joined(separator: " ") : nil),
      ("pb:always", transition.isAutomatic && (!events.isEmpty || transition.delay != nil) ? "true" : nil),
      ("pb:after", transition.delay),
      (
        "pb:source",
        isFirst && transition.sources.count > 1 ? transition.sources.map(\.text).joined(separator: " ") : nil
      ),
    ]
    xml.element(prefix + "transition", attributes) { xml in
      if isFirst {
        for pair in written.rest(of: transition) { xml.value(pair.value, key: pair.key.text ?? "", prefix: "pb:") }
      }
      log(written.calls(of: transition), &xml)
    }
  }

  private static func timer(_ transition: Transition) -> String { "after.\(transition.id)" }

  private func write(
    _ calls: [WrittenCall], in name: String, _ started: [Transition], _ stopped: [Transition], _ xml: inout XMLText
  ) {
    guard !calls.isEmpty || !started.isEmpty || !stopped.isEmpty else { return }
    xml.element(name, []) { xml in
      for timer in started {
        xml.element(
          "send", [("id", Self.timer(timer)), ("event", Self.timer(timer)), ("delay", Self.css(timer.delay))])
      }
      for timer in stopped { xml.element("cancel", [("sendid", Self.timer(timer))]) }
      log(calls, &xml)
    }
  }

  /// SCXML takes durations from CSS 2, which knows seconds and milliseconds only.
  private static func css(_ delay: String?) -> String? {
    delay.flatMap { Delay($0) }.map { $0.unit == "s" || $0.unit == "ms" ? $0.text : "\($0.milliseconds)ms" }
  }

  private func log(_ calls: [WrittenCall], _ xml: inout XMLText) {
    let existing = machine.existing(calls, under: conditions)
    for (place, call) in calls.enumerated() {
      let text = machine.callbacks[call.use.callback].call
      let literal = text.replacing("\\", with: "\\\\").replacing("'", with: "\\'").replacing("\n", with: " ")
      var attributes: XMLText.Attributes = [
        ("label", "callback"), ("expr", "'\(literal)'"), ("pb:call", call.use.callback.text),
        ("pb:any-order", call.group.map(String.init)),
      ]
      for pair in call.rest {
        let key = XMLName.encoded(pair.key.text ?? "")
        if let text = pair.value.text { attributes.append(("pb:" + key, text)) }
        for inner in pair.value.pairs {
          attributes.append(("pb:\(key).\(XMLName.encoded(inner.key.text ?? ""))", inner.value.text ?? ""))
        }
      }
      xml.element(existing.contains(place) ? "log" : "pb:log", attributes)
    }
  }
}
