import Diagnostics

extension Rule {
  static let missingCounterpart = Rule(
    "models/missing-counterpart", .warning, "What a callback begins, its counterpart ends on every way out.",
    why: "Code that registers in the one and unregisters in the other leaks where the other never comes.",
    bad: paired("[]"), good: paired("[on-shut]"))

  private static func paired(_ calls: String) -> Rule.Example {
    door(
      ("since: \"1\"}", "counterpart: on-shut}\n  on-shut: {call: onShut()}"),
      (
        "source: open, target: shut, event: pull, callbacks: []",
        "source: open, target: shut, event: pull, callbacks: \(calls)"
      ),
      (
        "  - {id: close",
        "  - {id: slam, source: open, target: shut, event: push, callbacks: [on-shut]}\n  - {id: close"
      )
    )
  }
}

extension Lint {
  /// Ways that are real but rare do not count, as in all claims about order.
  static let missingCounterpart = Lint(.missingCounterpart) { machine in
    let paired = machine.callbacks.filter { $0.counterpart != nil }
    guard !paired.isEmpty else { return [] }
    let all = machine.distinctConditions
    let explorations = all.map { Interpreter(machine, under: $0, withoutExceptional: true).explored() }
    return paired.flatMap { callback -> [Diagnostic] in
      guard let counterpart = callback.counterpart else { return [] }
      var found: [Way: (run: [Step], conditions: [Conditions])] = [:]
      var order: [Way] = []
      var needed: Set<ID<Transition>> = []
      for exploration in explorations {
        let runs = PairedRuns.faults(callback.id, counterpart, in: exploration)
        needed.formUnion(runs.needed)
        for (fault, run) in runs.faults {
          let way = Way(fault: fault, last: run.last?.transitions ?? [])
          if found[way] == nil { order.append(way) }
          found[way, default: (run, [])].conditions.append(exploration.interpreter.conditions)
        }
      }
      let missing = order.compactMap { way in
        found[way].map { found in
          machine.diagnostic(
            callback.id, counterpart, way, found.run, machine.words(for: found.conditions, among: all))
        }
      }
      return missing + machine.needless(counterpart, of: callback.id, needed, explorations)
    }
  }

  fileprivate struct Way: Hashable {
    let fault: PairedRuns.Fault
    let last: [ID<Transition>]
  }
}

extension Machine {
  fileprivate func diagnostic(
    _ first: ID<Callback>, _ counterpart: Callback.Counterpart, _ way: Lint.Way, _ run: [Step], _ when: String?
  ) -> Diagnostic {
    let path = Counterexample(path: run, cycle: [], isEnd: way.fault == .ended).words
    let what =
      way.fault == .repeated
      ? "'\(first)' comes again before its counterpart '\(counterpart.callback)'"
      : "'\(counterpart.callback)' does not come after '\(first)'"
    let last = way.last.last
    return Diagnostic(
      .missingCounterpart, "\(what)\(when.map { " " + $0 } ?? "") on the way \(path)", at: counterpart.range,
      notes: last.map { [Diagnostic.Note("this transition is the last on the way", transitions[$0].range)] } ?? [],
      help: last.map {
        "call it there, or write 'counterpart: {call: \(counterpart.callback), except: [\($0)]}' if nothing is called then"
      })
  }

  /// Exceptions that nothing needs, which would hide a fault one day.
  fileprivate func needless(
    _ counterpart: Callback.Counterpart, of first: ID<Callback>, _ needed: Set<ID<Transition>>,
    _ explorations: [Exploration]
  ) -> [Diagnostic] {
    guard explorations.allSatisfy(\.isComplete) else { return [] }
    return counterpart.exceptions.filter { !needed.contains($0) }.map { transition in
      Diagnostic(
        .missingCounterpart,
        "'\(transition)' is no exception: it is never taken between '\(first)' and '\(counterpart.callback)'",
        at: counterpart.range, help: "remove it from 'except'")
    }
  }
}
