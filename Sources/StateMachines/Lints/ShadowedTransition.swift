import Diagnostics

extension Rule {
  static let shadowedTransition = Rule(
    "models/shadowed-transition", .warning, "A transition of a composite state can be taken in one of its children.",
    why: "A child's own transition goes before its parent's; where all children have one, the parent's is never taken.",
    bad: nested("{id: close-a, source: near, target: shut, event: pull, callbacks: []}"), good: nested(nil))

  private static func nested(_ transition: String?) -> Rule.Example {
    door(
      (
        "open: {label: {en: Open, de: Offen}}",
        "open: {initial: near, label: {en: Open, de: Offen}, states: {near: {label: {en: Near, de: Nah}}}}"
      ),
      ("  - {id: close", (transition.map { "  - \($0)\n" } ?? "") + "  - {id: close"))
  }
}

extension Lint {
  static let shadowedTransition = Lint(.shadowedTransition) { machine in
    machine.transitions.compactMap { outer in
      guard outer.condition == nil, !outer.events.isEmpty,
        outer.sources.allSatisfy({ !machine.states[$0].children.isEmpty })
      else { return nil }
      let leaves = machine.states.filter { state in
        state.children.isEmpty && !state.kind.isPseudo && state.kind != .final
          && machine.ancestors(of: state.id).contains { outer.sources.contains($0.id) }
      }
      let isShadowed = outer.events.allSatisfy { event in
        leaves.allSatisfy { leaf in
          let inside = [leaf.id] + machine.ancestors(of: leaf.id).map(\.id).prefix { !outer.sources.contains($0) }
          return machine.transitions.contains { inner in
            inner.condition == nil && inner.events.contains(event) && inner.sources.contains(where: inside.contains)
              && inner.availability == outer.availability
          }
        }
      }
      guard isShadowed, !leaves.isEmpty else { return nil }
      return Diagnostic(
        .shadowedTransition,
        "'\(outer.id)' is never taken: every state inside has a transition of its own for the event",
        at: outer.range)
    }
  }
}
