import Diagnostics

extension Rule {
  static let wrongHistory = Rule(
    "models/wrong-history", .error,
    "A history state stands in a composite state and names a state beside it to begin in.",
    why: "Where nothing is remembered yet, a machine would not know where to go (SCXML 3.10).",
    bad: withHistory(""), good: withHistory("default: near, "))

  private static func withHistory(_ text: String) -> Rule.Example {
    door(
      (
        "open: {label: {en: Open, de: Offen}}",
        "open: {initial: near, label: {en: Open, de: Offen}, states: {near: {label: {en: Near, de: Nah}}, again: {type: history, \(text)label: {en: Again, de: Wieder}}}}"
      ), ("target: open", "target: again"))
  }
}

extension Lint {
  static let wrongHistory = Lint(.wrongHistory) { machine in
    machine.states.filter { $0.kind == .history }.compactMap { state in
      guard let parent = state.parent, machine.states[parent].kind != .atomic else {
        return Diagnostic(
          .wrongHistory, "the history '\(state.id)' is in no other state, so there is nothing to remember",
          at: state.range)
      }
      guard let fallback = state.fallback else {
        return Diagnostic(
          .wrongHistory, "the history '\(state.id)' does not say where to begin", at: state.range,
          help: machine.states[parent].initial.map { "write 'default: \($0)'" })
      }
      let isInside = machine.ancestors(of: fallback).contains { $0.id == parent }
      let isBeside = machine.states[fallback].parent == parent
      guard state.isDeep ? !isInside : !isBeside else { return nil }
      return Diagnostic(
        .wrongHistory, "the history '\(state.id)' begins in '\(fallback)', which is not in '\(parent)'",
        at: state.range)
    }
  }
}
