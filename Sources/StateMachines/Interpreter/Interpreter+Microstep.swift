/// What transitions do: which states they leave and enter, and what is called meanwhile.
extension Interpreter {
  /// Takes transitions that do not contradict each other. `entering` is for the beginning, which no transition leads to.
  func microstep(
    _ taken: [Taken], from before: Configuration, entering first: [ID<State>] = []
  ) -> Microstep {
    let domains = taken.map { domain(of: $0, before.memory) }
    let exited = before.active.filter { state in domains.contains { $0.contains(state.index) } }
    let memory = remembered(leaving: exited, before)
    var entering = Set(first.flatMap { resolved([$0], memory) }.flatMap { around($0, in: 0..<exists.count) })
    for (taken, domain) in zip(taken, domains) {
      for target in resolved(machine.transitions[taken.transition].targets, memory) {
        entering.formUnion(around(target, in: domain))
      }
    }
    let stays = Set(before.active.map(\.index)).subtracting(exited.map(\.index))
    let entered = completed(entering, memory).filter { !stays.contains($0) }.map { machine.states[$0].id }
    let active = (stays.map { machine.states[$0].id } + entered).sorted { $0.index < $1.index }
    return Microstep(
      taken: taken, exited: exited.reversed(), entered: entered,
      calls: exited.reversed().flatMap { exitCalls[$0.index] }
        + taken.flatMap { transitionCalls[$0.transition.index] } + entered.flatMap { entryCalls[$0.index] },
      before: before, configuration: Configuration(active: active, memory: memory))
  }

  /// The states that a transition may leave and enter: those in the nearest composite around its source and its targets,
  /// or in its source where it is local. Empty where it has no target.
  func domain(of taken: Taken, _ memory: [ID<State>: [ID<State>]]) -> Range<Int> {
    let transition = machine.transitions[taken.transition]
    let targets = resolved(transition.targets, memory)
    if targets.isEmpty { return 0..<0 }
    func holdsAll(_ range: Range<Int>) -> Bool { targets.allSatisfy { range.contains($0.index) } }
    let source = inside[taken.source.index]
    if transition.isLocal, machine.states[taken.source].kind == .composite, holdsAll(source) { return source }
    let nearest = path[taken.source.index].dropFirst().first { state in
      machine.states[state].kind == .composite && holdsAll(inside[state.index])
    }
    return nearest.map { inside[$0.index] } ?? 0..<exists.count
  }

  /// States with each history state replaced by what it remembers, or by its default.
  private func resolved(_ states: [ID<State>], _ memory: [ID<State>: [ID<State>]]) -> [ID<State>] {
    var result: [ID<State>] = []
    var waiting = Array(states.reversed())
    var seen: Set<ID<State>> = []
    while let state = waiting.popLast() {
      guard exists[state.index], seen.insert(state).inserted else { continue }
      let declared = machine.states[state]
      guard declared.kind == .history else {
        result.append(state)
        continue
      }
      let fallback = (declared.fallback ?? declared.parent.flatMap { machine.states[$0].initial }).map { [$0] } ?? []
      waiting += (memory[state] ?? fallback).reversed()
    }
    return result
  }

  /// A state and those around it that are in the range.
  private func around(_ state: ID<State>, in range: Range<Int>) -> [Int] {
    path[state.index].map(\.index).filter { range.contains($0) }
  }

  /// What history states remember after these states are left.
  private func remembered(leaving exited: [ID<State>], _ before: Configuration) -> [ID<State>: [ID<State>]] {
    var memory = before.memory
    for state in exited {
      for history in machine.states[state].children.map({ machine.states[$0] }) where history.kind == .history {
        memory[history.id] =
          history.isDeep
          ? leaves(of: before).filter { inside[state.index].contains($0.index) }
          : before.active.filter { machine.states[$0].parent == state }
      }
    }
    return memory
  }

  /// States that are entered, with all that comes with them: a child of each composite, every region of a parallel one.
  ///
  /// What is added comes after the state that it is added for, so one pass is enough.
  private func completed(_ states: Set<Int>, _ memory: [ID<State>: [ID<State>]]) -> [Int] {
    var entering = states
    for place in exists.indices where entering.contains(place) {
      let state = machine.states[place]
      switch state.kind {
      case .composite where !state.children.contains { entering.contains($0.index) }:
        for child in resolved(state.initial.map { [$0] } ?? [], memory) {
          entering.formUnion(around(child, in: inside[place]))
        }
      case .parallel:
        for region in state.children where exists[region.index] && !machine.states[region].kind.isPseudo {
          entering.insert(region.index)
        }
      default: break
      }
    }
    return entering.sorted()
  }
}
