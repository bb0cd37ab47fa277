import Diagnostics

extension Rule {
  static let overriddenTransition = Rule(
    "models/overridden-transition", .note, "A state and the state around it wait for different events.",
    why: "The inner transition goes before the outer one (SCXML 3.13), which is right where it is meant so.",
    bad: nested("pull"), good: nested("push"))

  private static func nested(_ event: String) -> Rule.Example {
    door(
      (
        "open: {label: {en: Open, de: Offen}}",
        "open: {initial: near, label: {en: Open, de: Offen}, states: {near: {label: {en: Near, de: Nah}}, far: {label: {en: Far, de: Fern}}}}"
      ),
      (
        "  - {id: close",
        "  - {id: go-far, source: near, target: far, event: \(event), callbacks: []}\n  - {id: close"
      ))
  }
}

extension Lint {
  static let overriddenTransition = Lint(.overriddenTransition) { machine in
    machine.transitions.flatMap { inner -> [Diagnostic] in
      let around = Set(inner.sources.flatMap { machine.ancestors(of: $0).map(\.id) })
      guard !around.isEmpty else { return [] }
      return machine.transitions.filter { outer in
        outer.sources.contains(where: around.contains) && !Set(outer.events).isDisjoint(with: inner.events)
      }.prefix(1).map { outer in
        Diagnostic(
          .overriddenTransition, "'\(inner.id)' goes before '\(outer.id)' of the state around it", at: inner.range,
          notes: [Diagnostic.Note("the outer transition is here", outer.range)])
      }
    }
  }
}
