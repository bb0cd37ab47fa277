/// Running to completion: automatic transitions follow until none can be taken.
extension Interpreter {
  /// How many transitions may follow each other by themselves.
  static let microstepLimit = 1_000
  /// How often a step with guards may come through the same configuration: a loop is seen, and left again.
  private static let roundLimit = 2

  /// What may follow by itself.
  private struct Onward {
    /// One for each outcome of the guards.
    let microsteps: [Microstep]
    let mayRest: Bool
    let isComplete: Bool

    var isForced: Bool { microsteps.count == 1 && !mayRest }
  }

  /// Steps from rest to rest that begin with these microsteps.
  func completed(_ beginnings: [Microstep], trigger: Scenario.Trigger?) -> Reaction {
    var steps: [Step] = []
    // From one configuration the transitions tell all the rest.
    var seen: Set<[[Taken]]> = []
    var isComplete = true
    var known: [Configuration: Onward] = [:]
    func end(_ run: [Microstep], _ configuration: Configuration, comesToRest: Bool) {
      guard seen.insert(run.map(\.taken)).inserted else { return }
      steps.append(
        Step(trigger: trigger, microsteps: run, configuration: configuration, comesToRest: comesToRest))
    }
    // The next one last; those that rest have nothing more to come.
    var waiting = beginnings.reversed().map { (run: [$0], rests: false) }
    var budget = Self.outcomeLimit * 4
    var unending: [Microstep]?
    while let (run, rests) = waiting.popLast() {
      budget -= 1
      if steps.count >= Self.outcomeLimit || budget < 0 {
        isComplete = false
        break
      }
      guard let configuration = run.last?.configuration else { continue }
      if rests {
        end(run, configuration, comesToRest: true)
        continue
      }
      let onward = known[configuration] ?? onward(from: configuration)
      known[configuration] = onward
      isComplete = isComplete && onward.isComplete
      let rounds = run.indices.filter { run[$0].configuration == configuration }
      // Where no guard decides, it will be the same again and again.
      let isLoop = rounds.count > 1 && run[(rounds[0] + 1)...].allSatisfy { known[$0.before]?.isForced ?? false }
      if isLoop || run.count >= Self.microstepLimit {
        end(run, configuration, comesToRest: false)
        isComplete = isComplete && isLoop
        continue
      }
      if onward.mayRest { waiting.append((run, true)) }
      guard rounds.count <= Self.roundLimit else {
        unending = unending ?? run
        continue
      }
      waiting += onward.microsteps.reversed().map { (run + [$0], false) }
    }
    // Guards decide, but no outcome of theirs leads to rest.
    if steps.isEmpty, let unending, let last = unending.last {
      end(unending, last.configuration, comesToRest: false)
    }
    return Reaction(steps: steps, isComplete: isComplete)
  }

  private func onward(from configuration: Configuration) -> Onward {
    let selections = selections(for: .none, in: configuration)
    let moving = selections.found.filter { !$0.isEmpty }
    // Nothing rests in a choice: one of its guards holds.
    let isInChoice = leaves(of: configuration).contains { machine.states[$0].kind == .choice }
    return Onward(
      microsteps: moving.map { microstep($0, from: configuration) },
      mayRest: moving.isEmpty || selections.found.contains([]) && !isInChoice, isComplete: selections.isComplete)
  }
}
