/// What can be said about all runs, or about one: the meaning of properties, and of sentences in prose.
///
/// For claims about order the exploration leaves out exceptional transitions; optional callbacks come or do not come.
extension Exploration {
  /// Whether a property holds.
  package func verdict(on property: Property) -> Verdict {
    property.pattern.map { verdict(on: $0, in: property.scope) } ?? .undecided
  }

  package func verdict(on pattern: Property.Pattern, in scope: Property.Scope = .everywhere) -> Verdict {
    let monitor = PropertyMonitor(pattern: pattern, scope: scope)
    let product = Product(monitor, self) { $0.isBroken }
    if let found = product.found {
      return .violated(Counterexample(path: product.run(to: found), cycle: [], isEnd: false))
    }
    if let run = product.unendingRun(monitor.isDue) { return .violated(run) }
    guard product.isComplete else { return .undecided }
    return .holds(isVacuous: !product.nodes.contains { monitor.isTriggered($0.memory) })
  }

  /// "A precedes B": no run has a B before its first A.
  package func precedes(_ first: Property.Operand, _ then: Property.Operand) -> Verdict {
    verdict(on: .precedence(first: first, then: then))
  }

  /// "A is followed by B": after each A a B comes.
  package func isFollowed(_ when: Property.Operand, by then: Property.Operand) -> Verdict {
    verdict(on: .response(when: when, then: then))
  }

  /// A run that has callbacks in this order, with no other main callback of the machine between two neighbours.
  package func run(calling chain: [ID<Callback>]) -> Finding {
    let monitor = ChainMonitor(chain: chain, machine: interpreter.machine)
    let product = Product(monitor, self) { $0 == chain.count }
    if let found = product.found { return .found(product.run(to: found)) }
    return product.isComplete ? .none : .undecided
  }

  /// Whether there is a run of a certain kind.
  package enum Finding: Sendable, Hashable {
    case found([Step])
    case none
    case undecided
  }
}

/// Looks for callbacks that come one after the other; what it remembers is how many have come.
private struct ChainMonitor: Monitor {
  let chain: [ID<Callback>]
  let machine: Machine

  var start: Int { 0 }

  func watches(_ callback: ID<Callback>) -> Bool { machine.callbacks[callback].isMain || chain.contains(callback) }

  func after(_ observation: Observation, _ memory: Int) -> [Int] {
    guard memory < chain.count, case .calls(let uses) = observation, let use = uses.first else { return [memory] }
    let isNext = chain[memory] == use.callback
    // Before the chain begins anything may come, and between its links what is not main.
    let mayWait = memory == 0 || !machine.callbacks[use.callback].isMain
    return (isNext ? [memory + 1] : []) + (mayWait ? [memory] : [])
  }
}
