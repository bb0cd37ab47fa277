/// Which transitions are taken: the innermost ones of each region, without those that contradict each other.
extension Interpreter {
  /// What makes transitions possible.
  enum Occasion: Hashable {
    case event(ID<Event>)
    /// The delay of a transition has passed.
    case time(ID<Transition>)
    /// The guard of an automatic transition has come to hold while the machine was at rest.
    case guardHolds(ID<Transition>)
    /// Nothing: automatic transitions.
    case none
  }

  /// How many outcomes of guards one occasion may have.
  static let outcomeLimit = 256

  /// What is selected, for each outcome of the guards that matter, those that hold first; empty where nothing is.
  func selections(
    for occasion: Occasion, in configuration: Configuration, assuming known: [ID<Guard>: Bool] = [:]
  ) -> (found: [[Taken]], isComplete: Bool) {
    var waiting = [known]
    var found: [[Taken]] = []
    for _ in 0..<Self.outcomeLimit * 2 {
      guard let assumed = waiting.popLast() else { return (found, true) }
      switch enabled(for: occasion, in: configuration, assumed) {
      case .failure(let undecided):
        for outcome in [false, true] { waiting.append(assumed.merging([undecided.guard: outcome]) { $1 }) }
      case .success(let enabled):
        let taken = withoutConflicts(enabled, in: configuration)
        if !found.contains(taken) { found.append(taken) }
      }
    }
    return (found, waiting.isEmpty)
  }

  /// A guard of which nothing is assumed yet.
  private struct Undecided: Error { let `guard`: ID<Guard> }

  /// For each active state without children the first transition out of it, or out of the states around it.
  private func enabled(
    for occasion: Occasion, in configuration: Configuration, _ assumed: [ID<Guard>: Bool]
  ) -> Result<[Taken], Undecided> {
    if isEnded(configuration) { return .success([]) }
    var result: [Taken] = []
    for leaf in leaves(of: configuration) {
      // Its own transitions go before those of the states around it.
      search: for source in path[leaf.index] {
        for transition in outgoing[source.index] where isPossible(transition, from: source, occasion) {
          if let condition = transition.condition {
            guard let holds = assumed[condition] else { return .failure(Undecided(guard: condition)) }
            if !holds { continue }
          }
          let taken = Taken(transition: transition.id, source: source)
          if !result.contains(taken) { result.append(taken) }
          break search
        }
      }
    }
    return .success(result)
  }

  private func isPossible(_ transition: Transition, from source: ID<State>, _ occasion: Occasion) -> Bool {
    switch occasion {
    case .event(let event): !isAutomatic(transition, from: source) && transition.events.contains(event)
    case .time(let id): transition.id == id && transition.delay != nil
    case .guardHolds(let id): transition.id == id && transition.condition != nil && transition.isAutomatic
    case .none: isAutomatic(transition, from: source)
    }
  }

  /// Whether it waits for nothing but its guard.
  func isAutomatic(_ transition: Transition, from source: ID<State>) -> Bool {
    transition.isAutomatic || machine.states[source].kind == .choice
  }

  /// `removeConflictingTransitions` of SCXML: of two that leave the same state, that from the inner source stays, else the
  /// one whose region comes first.
  private func withoutConflicts(_ enabled: [Taken], in configuration: Configuration) -> [Taken] {
    guard enabled.count > 1 else { return enabled }
    var kept: [(taken: Taken, left: Set<Int>)] = []
    for taken in enabled {
      let domain = domain(of: taken, configuration.memory)
      let left = Set(configuration.active.map(\.index).filter { domain.contains($0) })
      let rivals = kept.indices.filter { !kept[$0].left.isDisjoint(with: left) }
      guard rivals.allSatisfy({ inside[kept[$0].taken.source.index].contains(taken.source.index) }) else { continue }
      for rival in rivals.reversed() { kept.remove(at: rival) }
      kept.append((taken, left))
    }
    return kept.map(\.taken)
  }

  /// The transitions out of active states, inner ones first, in document order for each.
  func waiting(in configuration: Configuration) -> [Transition] {
    if isEnded(configuration) { return [] }
    var seen: Set<ID<Transition>> = []
    return leaves(of: configuration).flatMap { leaf in
      path[leaf.index].flatMap { outgoing[$0.index] }
    }.filter { seen.insert($0.id).inserted }
  }

  /// Whether a final state that is in no other has been reached: nothing is taken any more.
  private func isEnded(_ configuration: Configuration) -> Bool {
    configuration.active.contains { machine.states[$0].kind == .final && machine.states[$0].parent == nil }
  }
}
