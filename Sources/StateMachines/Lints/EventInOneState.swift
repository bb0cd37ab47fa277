import Diagnostics

extension Rule {
  static let eventInOneState = Rule(
    "models/event-in-one-state", .note, "Two states that handle all events alike but one handle that one too.",
    why: "In a complete machine the other state ignores the event, which is right, or was forgotten.",
    bad: propped("open"), good: propped("[open, ajar]"))

  private static func propped(_ sources: String) -> Rule.Example {
    door(
      ("initial: shut", "initial: shut\ncomplete: true"),
      (
        "events:\n",
        "events:\n  draught: {label: {en: draught, de: Luftzug}}\n  wedge: {label: {en: wedge, de: Keil}}\n"
      ),
      ("  open: {label", "  ajar: {label: {en: Ajar, de: Angelehnt}}\n  open: {label"),
      (
        "{id: close, source: open, target: shut, event: pull, callbacks: []}",
        """
        {id: blow-open, source: shut, target: ajar, event: draught, callbacks: []}
          - {id: slam, source: [open, ajar], target: shut, event: draught, callbacks: []}
          - {id: close, source: [open, ajar], target: shut, event: pull, callbacks: []}
          - {id: prop, source: \(sources), event: wedge, callbacks: []}
        """
      ))
  }
}

extension Lint {
  /// Most events belong to one state, so only a twin of that state speaks against it: one beside it to which at least two
  /// other events do the same, and no event anything else.
  ///
  /// Where a machine is not complete, that a state does not handle an event says nothing.
  static let eventInOneState = Lint(.eventInOneState) { machine in
    guard machine.isComplete else { return [] }
    var twins: [ID<Event>: (state: ID<State>, twin: ID<State>)] = [:]
    return machine.elements(
      badUnder: { conditions in
        let found = machine.lonelyEvents(under: conditions)
        for (event, states) in found where twins[event] == nil { twins[event] = states }
        return Array(found.keys)
      },
      existing: { conditions in
        let handled = machine.transitions(under: conditions).flatMap(\.events)
        return machine.events.map(\.id).filter(handled.contains)
      }
    ).compactMap { event, when in
      guard let (state, twin) = twins[event] else { return nil }
      return Diagnostic(
        .eventInOneState,
        "'\(event)' is handled in '\(state)' only, although '\(twin)' handles all other events as it does"
          + (when.map { " " + $0 } ?? ""), at: machine.events[event].range,
        notes: [Diagnostic.Note("this state ignores the event", machine.states[twin].range)],
        help: "where '\(twin)' handles it too, add it to the sources of the transition")
    }
  }
}

extension Machine {
  /// Events that one state handles and a twin of it does not.
  fileprivate func lonelyEvents(
    under conditions: Conditions
  ) -> [ID<Event>: (state: ID<State>, twin: ID<State>)] {
    let leaves = states(under: conditions).filter { $0.children.isEmpty && $0.kind == .atomic }.map(\.id)
    let transitions = transitions(under: conditions)
    let behaviours = leaves.map { behaviour(of: $0, transitions) }
    var handling: [ID<Event>: [Int]] = [:]
    for (place, behaviour) in behaviours.enumerated() {
      for case let event? in behaviour.keys { handling[event, default: []].append(place) }
    }
    var found: [ID<Event>: (state: ID<State>, twin: ID<State>)] = [:]
    for (event, places) in handling where places.count == 1 {
      var rest = behaviours[places[0]]
      rest[event] = nil
      guard rest.count >= 2 else { continue }
      let twin = leaves.indices.first { place in
        place != places[0] && states[leaves[place]].parent == states[leaves[places[0]]].parent
          && behaviours[place] == rest
      }
      if let twin { found[event] = (leaves[places[0]], leaves[twin]) }
    }
    return found
  }

  /// What a state, and those around it, does by each event, and without one.
  private func behaviour(of state: ID<State>, _ transitions: [Transition]) -> [ID<Event>?: Set<Reply>] {
    let active = Set([state] + ancestors(of: state).map(\.id))
    var result: [ID<Event>?: Set<Reply>] = [:]
    for transition in transitions where !active.isDisjoint(with: transition.sources) {
      let reply = Reply(
        targets: transition.targets.filter { $0 != state }, condition: transition.condition, delay: transition.delay,
        calls: transition.callbacks.flatMap(\.uses).map(\.callback))
      let isUntriggered = transition.isAutomatic || transition.delay != nil
      for event in transition.events { result[event, default: []].insert(reply) }
      if isUntriggered { result[.none, default: []].insert(reply) }
    }
    return result
  }
}

/// What a transition does, whichever state it is taken from.
private struct Reply: Hashable {
  let targets: [ID<State>]
  let condition: ID<Guard>?
  let delay: String?
  let calls: [ID<Callback>]
}
