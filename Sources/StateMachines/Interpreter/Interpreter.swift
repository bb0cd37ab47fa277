/// A machine that can be run, under one version and variant: the algorithm of SCXML 1.0, appendix D, without data.
///
/// A guard may hold or not; whatever depends on one has several outcomes.
package struct Interpreter: Sendable {
  package let machine: Machine
  package let conditions: Conditions
  /// By state: the places of the states in it, at any depth. Document order puts them directly behind it.
  let inside: [Range<Int>]
  /// By state: itself, and the states around it, the nearest first.
  let path: [[ID<State>]]
  /// By state: whether it and all around it exist under the conditions.
  let exists: [Bool]
  /// By state: the transitions out of it, in document order.
  let outgoing: [[Transition]]
  /// By state and by transition: the calls that exist under the conditions.
  let entryCalls: [[Call]]
  let exitCalls: [[Call]]
  let transitionCalls: [[Call]]

  /// `withoutExceptional`: without the transitions that are real but rare.
  package init(_ machine: Machine, under conditions: Conditions, withoutExceptional: Bool = false) {
    self.machine = machine
    self.conditions = conditions
    var ends = machine.states.indices.map { $0 + 1 }
    for state in machine.states.reversed() {
      if let parent = state.parent { ends[parent.index] = max(ends[parent.index], ends[state.id.index]) }
    }
    inside = ends.enumerated().map { $0 + 1..<$1 }
    path = machine.states.map { [$0.id] + machine.ancestors(of: $0.id).map(\.id) }
    exists = machine.states.map { machine.exists($0.id, conditions) }
    var outgoing: [[Transition]] = machine.states.map { _ in [] }
    for transition in machine.transitions(under: conditions) where !(withoutExceptional && transition.isExceptional) {
      var sources: Set<ID<State>> = []
      for source in transition.sources where exists[source.index] && sources.insert(source).inserted {
        outgoing[source.index].append(transition)
      }
    }
    self.outgoing = outgoing
    func calls(_ steps: [CallbackStep], _ occasion: Call.Occasion) -> [Call] {
      machine.steps(steps, under: conditions).map { Call(step: $0, occasion: occasion) }
    }
    entryCalls = machine.states.map { calls($0.entry, .entry($0.id)) }
    exitCalls = machine.states.map { calls($0.exit, .exit($0.id)) }
    transitionCalls = machine.transitions.map { calls($0.callbacks, .transition($0.id)) }
  }

  /// Begins in the machine's initial state, or in another one. No steps where that does not exist.
  package func start(in state: ID<State>? = nil) -> Reaction {
    let state = state ?? machine.initial
    guard exists[state.index] else { return Reaction(steps: [], isComplete: true) }
    let entered = microstep([], from: .nowhere, entering: [state])
    return completed([entered], trigger: nil)
  }

  /// What may follow an event or a transition; no steps where it is not possible.
  package func fire(_ trigger: Scenario.Trigger, in configuration: Configuration) -> Reaction {
    switch trigger {
    case .event(let event): react(to: .event(event), trigger, in: configuration)
    case .transition(let transition): take(transition, in: configuration)
    }
  }

  /// What can happen: each event that something waits for, each transition that waits for time or for its guard only.
  package func triggers(in configuration: Configuration) -> [Scenario.Trigger] {
    var seen: Set<Scenario.Trigger> = []
    return waiting(in: configuration).flatMap { transition -> [Scenario.Trigger] in
      let isTimed = transition.delay != nil || transition.isAutomatic
      return transition.events.map(Scenario.Trigger.event) + (isTimed ? [.transition(transition.id)] : [])
    }.filter { seen.insert($0).inserted }
  }

  /// The transitions that one occasion, and some outcome of the guards, would take.
  package func possibleTransitions(in configuration: Configuration) -> [ID<Transition>] {
    let steps = triggers(in: configuration).flatMap { fire($0, in: configuration).steps }
    return Set(steps.compactMap(\.microsteps.first).flatMap { $0.taken.map(\.transition) })
      .sorted { $0.index < $1.index }
  }

  /// A named transition is taken by one of its events, when its time has come or its guard holds; or else it is the one
  /// of those that follow by themselves, which tells the outcome of a choice.
  private func take(_ id: ID<Transition>, in configuration: Configuration) -> Reaction {
    let transition = machine.transitions[id]
    var result = Reaction(steps: [], isComplete: true)
    func add(_ reaction: Reaction, where isWanted: (Step) -> Bool) {
      result.isComplete = result.isComplete && reaction.isComplete
      for step in reaction.steps where isWanted(step) && !result.steps.contains(where: { $0.isSame(as: step) }) {
        result.steps.append(step)
      }
    }
    let isFirst = { (step: Step) in step.microsteps.first?.taken.contains { $0.transition == id } ?? false }
    let occasions =
      transition.events.map(Occasion.event) + (transition.delay == nil ? [] : [.time(id)])
      + (transition.isAutomatic ? [.guardHolds(id)] : [])
    let known = transition.condition.map { [$0: true] } ?? [:]
    for occasion in occasions {
      add(react(to: occasion, .transition(id), in: configuration, assuming: known), where: isFirst)
    }
    guard result.steps.isEmpty, transition.sources.contains(where: { isAutomatic(transition, from: $0) }) else {
      return result
    }
    for trigger in triggers(in: configuration) where trigger != .transition(id) {
      guard case .event(let event) = trigger else { continue }
      add(react(to: .event(event), trigger, in: configuration)) { $0.transitions.contains(id) }
    }
    return result
  }

  private func react(
    to occasion: Occasion, _ trigger: Scenario.Trigger, in configuration: Configuration,
    assuming known: [ID<Guard>: Bool] = [:]
  ) -> Reaction {
    let selections = selections(for: occasion, in: configuration, assuming: known)
    let first = selections.found.filter { !$0.isEmpty }.map { microstep($0, from: configuration) }
    var reaction = completed(first, trigger: trigger)
    reaction.isComplete = reaction.isComplete && selections.isComplete
    return reaction
  }
}

extension Step {
  /// Whether the same happens, whatever the trigger.
  fileprivate func isSame(as other: Step) -> Bool {
    microsteps == other.microsteps && configuration == other.configuration && comesToRest == other.comesToRest
  }
}
