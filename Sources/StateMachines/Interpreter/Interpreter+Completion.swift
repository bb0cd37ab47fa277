/// Running to completion: automatic transitions follow until none can be taken.
extension Interpreter {
  /// How many transitions may follow each other by themselves.
  static let microstepLimit = 1_000
  /// How often a step with guards may come through the same configuration: a loop is seen, and left again.
  private static let roundLimit = 2

  /// Steps from rest to rest that begin with these microsteps.
  func completed(_ beginnings: [Microstep], trigger: Scenario.Trigger?) -> Reaction {
    // The next one last; those that rest have nothing more to come.
    var waiting = beginnings.reversed().map { (run: [$0], rests: false) }
    var result = Reaction(steps: [], isComplete: true)
    func end(_ run: [Microstep], _ configuration: Configuration, comesToRest: Bool) {
      let step = Step(
        trigger: trigger, microsteps: run, configuration: configuration, comesToRest: comesToRest)
      if !result.steps.contains(step) { result.steps.append(step) }
    }
    var budget = Self.outcomeLimit * 16
    var unending: [Microstep]?
    while let (run, rests) = waiting.popLast() {
      budget -= 1
      if result.steps.count >= Self.outcomeLimit || budget < 0 {
        result.isComplete = false
        break
      }
      guard let configuration = run.last?.configuration else { continue }
      if rests {
        end(run, configuration, comesToRest: true)
        continue
      }
      let selections = selections(for: .none, in: configuration)
      result.isComplete = result.isComplete && selections.isComplete
      let rounds = run.indices.filter { run[$0].configuration == configuration }
      if let first = rounds.first, rounds.count > 1, !hasChoice(run[(first + 1)...]) {
        end(run, configuration, comesToRest: false)
        continue
      }
      if run.count >= Self.microstepLimit {
        end(run, configuration, comesToRest: false)
        result.isComplete = false
        continue
      }
      let moving = selections.found.filter { !$0.isEmpty }
      let mayRest = moving.isEmpty || selections.found.contains([]) && !isInChoice(configuration)
      if mayRest { waiting.append((run, true)) }
      guard rounds.count <= Self.roundLimit else {
        unending = unending ?? run
        continue
      }
      waiting += moving.reversed().map { (run + [microstep($0, from: configuration)], false) }
    }
    // Guards decide, but no outcome of theirs leads to rest.
    if result.steps.isEmpty, let unending, let last = unending.last {
      end(unending, last.configuration, comesToRest: false)
    }
    return result
  }

  /// Whether a guard decides anywhere in a loop, so that it can be left.
  private func hasChoice(_ loop: ArraySlice<Microstep>) -> Bool {
    loop.contains { selections(for: .none, in: $0.before).found.count > 1 }
  }

  /// Nothing rests in a choice: one of its guards holds.
  private func isInChoice(_ configuration: Configuration) -> Bool {
    leaves(of: configuration).contains { machine.states[$0].kind == .choice }
  }
}
