/// Every configuration that a machine can come to rest in, and how it gets from one to the next.
package struct Exploration: Sendable {
  package let interpreter: Interpreter
  /// In the order in which a breadth-first search finds them.
  package let configurations: [Interpreter.Configuration]
  /// The ways to begin.
  package let beginnings: [Edge]
  /// By configuration: the steps out of it; none for those that were found last, where the limit ended the search.
  package let edges: [[Edge]]
  /// False where there was more than the limits allow to look at; then what is here is true, but not all.
  package let isComplete: Bool

  /// A step, and the place of the configuration that it leads to.
  package struct Edge: Sendable {
    package let step: Step
    package let target: Int
  }

  /// How many configurations are looked at, unless the caller says otherwise.
  package static let limit = 20_000
}

extension Interpreter {
  /// Looks at everything that can be reached from the beginning, whatever the guards and the events.
  package func explored(from state: ID<State>? = nil, limit: Int = Exploration.limit) -> Exploration {
    var places: [Interpreter.Configuration: Int] = [:]
    var configurations: [Interpreter.Configuration] = []
    var isComplete = true
    var isCut = false
    func edges(_ reaction: Reaction) -> [Exploration.Edge] {
      isComplete = isComplete && reaction.isComplete
      return reaction.steps.compactMap { step in
        if let place = places[step.configuration] { return Exploration.Edge(step: step, target: place) }
        guard configurations.count < limit else {
          (isComplete, isCut) = (false, true)
          return nil
        }
        places[step.configuration] = configurations.count
        configurations.append(step.configuration)
        return Exploration.Edge(step: step, target: configurations.count - 1)
      }
    }
    let beginnings = edges(start(in: state))
    var all: [[Exploration.Edge]] = []
    while all.count < configurations.count {
      let configuration = configurations[all.count]
      all.append(isCut ? [] : triggers(in: configuration).flatMap { edges(fire($0, in: configuration)) })
    }
    return Exploration(
      interpreter: self, configurations: configurations, beginnings: beginnings, edges: all, isComplete: isComplete)
  }
}

extension Exploration {
  /// A shortest run, from the beginning, whose last step satisfies a condition; nil where none was found.
  package func shortestRun(where isWanted: (Step) -> Bool) -> [Step]? {
    search(from: beginnings, where: isWanted)
  }

  /// A shortest run that enters a state.
  package func shortestRun(to state: ID<State>) -> [Step]? { shortestRun { $0.entered.contains(state) } }

  /// A shortest run that takes a transition.
  package func shortestRun(taking transition: ID<Transition>) -> [Step]? {
    shortestRun { $0.transitions.contains(transition) }
  }

  /// A shortest way on from rest in one state until another one is entered.
  package func shortestWay(from source: ID<State>, to target: ID<State>) -> [Step]? {
    let places = configurations.indices.filter { configurations[$0].contains(source) }
    return search(from: places.flatMap { edges[$0] }) { $0.entered.contains(target) }
  }

  /// A single step from one state to another, whatever follows by itself meanwhile.
  package func step(from source: ID<State>, to target: ID<State>) -> Step? {
    let places = configurations.indices.filter { configurations[$0].contains(source) }
    return places.lazy.flatMap { edges[$0] }.map(\.step).first { step in
      step.entered.contains(target) && step.microsteps.contains { $0.exited.contains(source) || $0.isInside(source) }
    }
  }

  /// Whether a state is ever active, if only for a moment.
  package func reaches(_ state: ID<State>) -> Bool { shortestRun(to: state) != nil }

  private func search(from first: [Edge], where isWanted: (Step) -> Bool) -> [Step]? {
    var found: [(edge: Edge, before: Int?)] = []
    var seen: Set<Int> = []
    func run(_ edge: Edge, _ before: Int?) -> [Step] {
      var steps = [edge.step]
      var place = before
      while let earlier = place {
        steps.append(found[earlier].edge.step)
        place = found[earlier].before
      }
      return steps.reversed()
    }
    var waiting = first.map { (edge: $0, before: Int?.none) }
    var next = 0
    while next < waiting.count {
      let (edge, before) = waiting[next]
      next += 1
      if isWanted(edge.step) { return run(edge, before) }
      guard seen.insert(edge.target).inserted else { continue }
      found.append((edge, before))
      waiting += edges[edge.target].map { ($0, found.count - 1) }
    }
    return nil
  }
}

extension Microstep {
  /// Whether it moves inside a state that stays active.
  fileprivate func isInside(_ state: ID<State>) -> Bool { taken.contains { $0.source == state } && !entered.isEmpty }
}
