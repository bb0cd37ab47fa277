/// Watches a run and knows whether a property still holds.
protocol Monitor {
  /// What must be remembered of a run.
  associatedtype Memory: Hashable
  var start: Memory { get }
  /// What is remembered after one thing has happened; several where not all that happened is known, none where the run is
  /// of no more interest. `calls` are only given one at a time.
  func after(_ observation: Observation, _ memory: Memory) -> [Memory]
  /// Whether a callback matters: others are left out where any order would have to be tried.
  func watches(_ callback: ID<Callback>) -> Bool
}

extension Monitor {
  /// Without the callbacks that do not matter.
  func watched(_ observations: [Observation]) -> [Observation] {
    observations.compactMap { observation in
      guard case .calls(let uses) = observation else { return observation }
      let watched = uses.filter { watches($0.callback) }
      return watched.isEmpty ? nil : .calls(watched)
    }
  }

  /// What may be remembered after a step.
  func after(_ watched: [Observation], _ memory: Memory) -> [Memory] {
    var result = [memory]
    for observation in watched {
      switch observation {
      case .calls(let uses) where uses.count > 1 || uses.contains(where: \.mayBeSkipped):
        result = distinct(result.flatMap { after(uses, $0) })
      default: result = distinct(result.flatMap { after(observation, $0) })
      }
    }
    return result
  }

  /// After callbacks in every order, with and without those that may be skipped.
  private func after(_ uses: [CallbackUse], _ memory: Memory) -> [Memory] {
    // More than anyone writes: the order of writing stands for all others.
    if uses.count > 8 { return uses.reduce([memory]) { found, use in distinct(found.flatMap { after([use], $0) }) } }
    let all = (1 << uses.count) - 1
    var found: [(memory: Memory, done: Int)] = [(memory, 0)]
    var seen: Set<Pair> = []
    var next = 0
    while next < found.count {
      let (memory, done) = found[next]
      next += 1
      for (place, use) in uses.enumerated() where done & 1 << place == 0 {
        let skipped = use.mayBeSkipped ? [memory] : []
        for memory in after(.calls([use]), memory) + skipped
        where seen.insert(Pair(memory: memory, done: done | 1 << place)).inserted {
          found.append((memory, done | 1 << place))
        }
      }
    }
    return distinct(found.filter { $0.done == all }.map(\.memory))
  }

  private typealias Pair = MonitorProgress<Memory>

  private func distinct(_ memories: [Memory]) -> [Memory] {
    if memories.count < 2 { return memories }
    var seen: Set<Memory> = []
    return memories.filter { seen.insert($0).inserted }
  }
}

/// How far callbacks without order have been gone through.
private struct MonitorProgress<Memory: Hashable>: Hashable {
  let memory: Memory
  let done: Int
}
