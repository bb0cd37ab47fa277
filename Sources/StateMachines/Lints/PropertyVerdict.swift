import Diagnostics

extension Rule {
  private static func property(_ text: String) -> Rule.Example {
    door(("callbacks: []}\n", "callbacks: []}\nproperties:\n  - {id: fact, \(text)}\n"))
  }

  static let violatedProperty = Rule(
    "models/violated-property", .error, "What a property says is so on every path, in every version and variant.",
    why: "Prose cites properties; one path against it, and the sentence misleads.",
    bad: property("precedence: {first: close, then: on-open}"),
    good: property("precedence: {first: on-open, then: close}"))

  static let vacuousProperty = Rule(
    "models/vacuous-property", .warning, "What a property speaks of can happen.",
    why: "A rule about something that never happens holds without being checked, most often because of a wrong name.",
    bad: property("absence: {of: on-open, after: final}"), good: property("absence: {of: final, after: on-open}"))

  static let undecidedProperty = Rule(
    "models/undecided-property", .warning, "Properties are about machines that can be looked at as a whole.",
    why: "Where there are too many paths, the property may be wrong, and nobody would hear of it.",
    bad: regions(9), good: regions(3))

  /// A machine in which one event has two to the power of `count` outcomes.
  private static func regions(_ count: Int) -> Rule.Example {
    func each(_ line: (Int) -> String) -> String { (0..<count).map { line($0) + "\n" }.joined() }
    func label(_ text: String) -> String { "label: {en: \(text), de: \(text)}" }
    return [
      "Models/lamps.yaml": """
      phasebook: 1
      machine: lamps
      title: {en: Lamps, de: Lampen}
      initial: all
      events: {flash: {\(label("A"))}}
      callbacks: {on-flash: {call: onFlash()}}
      guards:
      \(each { "  on\($0): {\(label("On\($0)"))}" })states:
        all:
          type: parallel
          \(label("All"))
          states:
      \(each { "      lamp\($0): {\(label("Lamp \($0)"))}" })transitions:
      \(each { "  - {id: t\($0), source: lamp\($0), event: flash, guard: on\($0), callbacks: [on-flash]}" })properties:
        - {id: fact, precedence: {first: flash, then: on-flash}}

      """
    ]
  }
}

extension Lint {
  static let propertyVerdict = Lint(.violatedProperty, .vacuousProperty, .undecidedProperty) { machine in
    guard !machine.properties.isEmpty else { return [] }
    var explorations: [Conditions: Exploration] = [:]
    return machine.properties.flatMap { property -> [Diagnostic] in
      let conditions = machine.conditions(of: property)
      let verdicts = conditions.map { conditions in
        let exploration =
          explorations[conditions] ?? Interpreter(machine, under: conditions, withoutExceptional: true).explored()
        explorations[conditions] = exploration
        return exploration.verdict(on: property)
      }
      return machine.findings(property, zip(conditions, verdicts).map { ($0, $1) })
    }
  }
}

extension Machine {
  /// Every case in which a property is to be checked.
  package func conditions(of property: Property) -> [Conditions] {
    let named = property.availability.since.map { combinations(version: $0) } ?? distinctConditions
    return named.filter { property.availability.holds(under: $0) }
  }

  fileprivate func findings(_ property: Property, _ verdicts: [(Conditions, Verdict)]) -> [Diagnostic] {
    let all = verdicts.map(\.0)
    func when(_ isMeant: (Verdict) -> Bool) -> String {
      words(for: verdicts.filter { isMeant($0.1) }.map(\.0), among: all).map { " " + $0 } ?? ""
    }
    for case (_, .violated(let example)) in verdicts {
      let when = when { if case .violated = $0 { true } else { false } }
      return [
        Diagnostic(
          .violatedProperty, "the property '\(property.id)' is violated\(when) by \(example.words)", at: property.range)
      ]
    }
    if verdicts.contains(where: { $0.1 == .undecided }) {
      return [
        Diagnostic(
          .undecidedProperty,
          "whether the property '\(property.id)' holds is not known\(when { $0 == .undecided }): there are too many paths",
          at: property.range, help: "make several machines of it")
      ]
    }
    guard !verdicts.isEmpty, verdicts.allSatisfy({ $0.1 == .holds(isVacuous: true) }) else { return [] }
    return [
      Diagnostic(
        .vacuousProperty, "the property '\(property.id)' says nothing, since what it speaks of never happens",
        at: property.range)
    ]
  }
}
