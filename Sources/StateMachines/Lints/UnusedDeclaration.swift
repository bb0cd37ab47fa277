import Diagnostics

extension Rule {
  static let unusedDeclaration = Rule(
    "models/unused-declaration", .warning, "Every event, guard, callback and source of a machine is used.",
    why: "What is declared and never used is a leftover, or the transition that needs it was forgotten.",
    bad: door(("events:\n", "events:\n  knock: {label: {en: knock, de: klopfen}}\n")), good: door())
}

extension Lint {
  static let unusedDeclaration = Lint(.unusedDeclaration) { machine in
    let transitions = machine.transitions
    let uses = (transitions.flatMap(\.callbacks) + machine.states.flatMap { $0.entry + $0.exit }).flatMap(\.uses)
    let called = Set(uses.map(\.callback)).union(machine.callbacks.compactMap(\.replacedBy))
    let events = Set(transitions.flatMap(\.events))
    let guards = Set(transitions.compactMap(\.condition))
    let cited = Set(
      transitions.flatMap(\.references) + machine.states.flatMap(\.sources) + machine.callbacks.flatMap(\.sources)
        + machine.scenarios.flatMap(\.sources))
    return unused(machine.events, events, "event", "no transition waits for it")
      + unused(machine.guards, guards, "guard", "no transition has it")
      + unused(machine.callbacks, called, "callback", "nothing calls it")
      // Sources may be those of the machine as a whole.
      + (cited.isEmpty ? [] : unused(machine.sources, cited, "source", "nothing refers to it"))
  }

  private static func unused<Element>(
    _ elements: Elements<Element>, _ used: Set<ID<Element>>, _ kind: String, _ why: String
  ) -> [Diagnostic] {
    elements.filter { !used.contains($0.id) }.map { element in
      Diagnostic(.unusedDeclaration, "the \(kind) '\(element.id)' is declared, but \(why)", at: element.range)
    }
  }
}
