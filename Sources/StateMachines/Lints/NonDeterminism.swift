import Diagnostics

extension Rule {
  static let nonDeterminism = Rule(
    "models/non-determinism", .error, "In a state an event has one consequence, or guards tell which.",
    why: "Of two transitions for one event nobody can say which is taken, so no path through the machine is certain.",
    bad: door(
      (
        "event: pull, callbacks: []}\n",
        "event: pull, callbacks: []}\n  - {id: stay, source: open, target: open, event: pull, callbacks: []}\n"
      )), good: door())
}

extension Lint {
  /// Looked at for each source by itself: a state's own transition goes before those of the states around it.
  static let nonDeterminism = Lint(.nonDeterminism) { machine in
    let conditions = machine.distinctConditions
    var available: [ID<Transition>: Set<Int>] = [:]
    for (place, conditions) in conditions.enumerated() {
      for transition in machine.transitions(under: conditions) { available[transition.id, default: []].insert(place) }
    }
    var earlier: [Trigger: [Transition]] = [:]
    return machine.transitions.flatMap { second -> [Diagnostic] in
      var found: [Diagnostic] = []
      var others: Set<ID<Transition>> = []
      for (state, event) in second.sources.flatMap({ state in second.events.map { (state, $0) } }) {
        let trigger = Trigger(state: state, event: event, condition: second.condition)
        for first in earlier[trigger, default: []] {
          let both = available[first.id, default: []].intersection(available[second.id, default: []]).sorted()
            .map { conditions[$0] }.filter { machine.exists(state, $0) }
          guard !both.isEmpty else { continue }
          if others.insert(first.id).inserted {
            let when = machine.words(for: both, among: conditions.filter { machine.exists(state, $0) })
            found.append(finding(first, second, event, state, when.map { " " + $0 } ?? ""))
          }
          // A third for the same trigger is told of by its conflict with the first.
          break
        }
        if earlier[trigger]?.last?.id != second.id { earlier[trigger, default: []].append(second) }
      }
      return found
    }
  }

  /// What a transition waits for, and where.
  private struct Trigger: Hashable {
    let state: ID<State>
    let event: ID<Event>
    let condition: ID<Guard>?
  }

  private static func finding(
    _ first: Transition, _ second: Transition, _ event: ID<Event>, _ state: ID<State>, _ when: String
  ) -> Diagnostic {
    let isSame = first.isSame(as: second)
    return Diagnostic(
      .nonDeterminism,
      isSame
        ? "'\(first.id)' and '\(second.id)' are the same transition\(when)"
        : "on '\(event)' the state '\(state)' has two transitions, '\(first.id)' and '\(second.id)'\(when)",
      at: second.range, notes: [Diagnostic.Note("the other transition is here", first.range)],
      help: isSame ? "remove one of them" : "give them different events, guards or variants")
  }
}

extension Transition {
  /// Whether one of them can be removed and nothing is lost.
  fileprivate func isSame(as other: Transition) -> Bool {
    Set(sources) == Set(other.sources) && targets == other.targets && Set(events) == Set(other.events)
      && callbacks.map(\.called) == other.callbacks.map(\.called)
  }
}

extension CallbackStep {
  fileprivate var called: [ID<Callback>] { uses.map(\.callback) }
}
