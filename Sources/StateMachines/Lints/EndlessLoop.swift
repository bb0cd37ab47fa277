import Diagnostics

extension Rule {
  static let endlessLoop = Rule(
    "models/endless-loop", .error, "Automatic transitions come to an end.",
    why: "A machine that never rests waits for no event: nothing that comes after it can happen.",
    bad: door(
      ("target: open, event: push,", "target: open, always: true,"),
      ("target: shut, event: pull,", "target: shut, always: true,")),
    good: door(
      ("target: shut, event: pull,", "target: shut, always: true,"), ("  pull: {label: {en: pull, de: ziehen}}\n", "")))
}

extension Lint {
  static let endlessLoop = Lint(.endlessLoop) { machine in
    guard machine.transitions.contains(where: { $0.isAutomatic || machine.leavesChoice($0) }) else { return [] }
    let all = machine.distinctConditions
    var loops: [ID<Transition>: (step: Step, conditions: [Conditions])] = [:]
    for conditions in all {
      let exploration = Interpreter(machine, under: conditions).explored()
      var seen: Set<ID<Transition>> = []
      for edge in exploration.beginnings + exploration.edges.joined() where !edge.step.comesToRest {
        // One loop may be come into in many ways.
        guard let first = edge.step.loop.min(by: { $0.index < $1.index }), seen.insert(first).inserted else { continue }
        loops[first, default: (edge.step, [])].conditions.append(conditions)
      }
    }
    return loops.sorted { $0.key.index < $1.key.index }.map { first, found in
      let loop = found.step.loop.map { "'\($0)'" }
      let words = loop.count == 1 ? "\(loop[0]) follows itself" : "\(loop.joined(separator: ", ")) follow each other"
      let when = machine.words(for: found.conditions, among: all).map { " " + $0 } ?? ""
      return Diagnostic(
        .endlessLoop, "\(words) for ever\(when)", at: machine.transitions[first].range,
        help: "let one of them wait for an event or a guard")
    }
  }
}

extension Machine {
  fileprivate func leavesChoice(_ transition: Transition) -> Bool {
    transition.sources.contains { states[$0].kind == .choice }
  }
}

extension Step {
  /// The transitions that are taken again and again.
  fileprivate var loop: [ID<Transition>] {
    let start = microsteps.dropLast().lastIndex { $0.configuration == configuration }
    return microsteps[(start.map { $0 + 1 } ?? microsteps.startIndex)...].flatMap { $0.taken.map(\.transition) }
  }
}
