import Diagnostics

extension Rule {
  static let largeDiagram = Rule(
    "models/large-diagram", .warning, "A diagram has at most 12 states and 25 transitions.",
    why: "Nobody reads a larger one: make several machines of it, or hide transitions that the table may tell alone.",
    bad: chain(13), good: chain(3))

  private static func chain(_ count: Int) -> Rule.Example {
    let states = (1...count).map { "  s\($0): {label: {en: S\($0), de: Z\($0)}}\n" }.joined()
    let ways = (1...count).map { place in
      let source = place == 1 ? "open" : "s\(place - 1)"
      return "  - {id: go-\(place), source: \(source), target: s\(place), event: push, callbacks: []}\n"
    }.joined()
    return door(
      (
        "transitions:\n",
        states + "transitions:\n" + ways
          + "  - {id: back, source: s\(count), target: shut, event: push, callbacks: []}\n"
      ))
  }
}

extension Lint {
  static let largeDiagram = Lint(.largeDiagram) { machine in
    let drawn = machine.transitions(under: machine.defaultConditions).count { !machine.drawing.hidden.contains($0.id) }
    let states = machine.states(under: machine.defaultConditions).count
    guard states > 12 || drawn > 25 else { return [] }
    return [
      Diagnostic(
        .largeDiagram, "the diagram has \(states) states and \(drawn) transitions", at: machine.range,
        help: "hide some with 'diagram: {hide: […]}', or make several machines of it")
    ]
  }
}
