import Diagnostics
import Knowledge
import StateMachines

/// Runs a machine and prints what is called.
package struct ModelTraceCommand: Command {
  package static let name = "trace"
  package static let summary = "Run a machine: print what is called, in order, and where it leads"
  package static let discussion = """
    Runs a scenario of the machine or of Models/scenarios.yaml, or the events and transitions that are named, from the \
    initial state. Exits with 1 where the machine does not do what the scenario expects, or cannot do what is asked.
    """
  package static let parameters =
    ModelSelection.parameters + [events.parameter, scenario.parameter, start.parameter] + CommonOptions.parameters

  private static let events = Positional<[String]>("EVENT", help: "Ids of events or transitions, in order")
  private static let scenario = Option<String?>("scenario", "ID", help: "A scenario")
  private static let start = Option<String?>("start", "STATE", help: "Where to begin (else in the initial state)")

  private let options: CommonOptions
  private let selection: ModelSelection
  private let events: [String]
  private let scenario: String?
  private let start: String?

  package init(_ arguments: ParsedArguments) throws(UsageError) {
    options = try CommonOptions(arguments)
    selection = try ModelSelection(arguments)
    events = try arguments.value(of: Self.events)
    scenario = try arguments.value(of: Self.scenario)
    start = try arguments.value(of: Self.start)
    if scenario != nil, !events.isEmpty { throw UsageError("a scenario has its own events") }
    if scenario == nil, events.isEmpty {
      throw UsageError("nothing is to be run", help: "name events, or a scenario with --scenario ID")
    }
  }

  package func run(_ console: Console) async throws -> ExitStatus {
    let pipeline = try Pipeline(options, console)
    guard let models = await pipeline.models(console) else { return .couldNotRun }
    let (machine, language, conditions) = try selection.resolved(in: models)
    let printer =
      if let scenario {
        try told(scenario, machine, models, conditions, language)
      } else {
        try run(machine, under: conditions, language)
      }
    console.write(printer.text)
    for difference in printer.trace.differences {
      console.error(Report([difference.diagnostic], files: 1).text(.concise, colour: console.errorStyle.colour))
    }
    return printer.trace.differences.isEmpty ? .success : .findings
  }

  private func told(
    _ id: String, _ machine: Machine, _ models: Models, _ wanted: Conditions, _ language: Int
  ) throws(UsageError) -> TracePrinter {
    switch models.library.story(called: id, of: machine) {
    case .own(let own):
      let scenario = machine.scenarios[own]
      var conditions = machine.conditions(of: scenario)
      if selection.version != nil { conditions.version = wanted.version }
      for variant in selection.variants {
        if let axis = machine.axis(of: variant) { conditions.variants[axis] = variant }
      }
      return TracePrinter(
        trace: machine.trace(scenario, under: conditions), machines: [machine], names: [nil], conditions: [conditions],
        language: language)
    case .joint(let place):
      if selection.hasConditions {
        throw UsageError("a scenario over several machines says its versions and variants itself")
      }
      let machines = models.library.machines
      let joint = models.library.scenarios[place]
      guard let trace = joint.trace(machines) else {
        throw UsageError("a machine of the scenario “\(id)” cannot be read")
      }
      return TracePrinter(
        trace: trace, machines: joint.participants.compactMap { one in machines.first { $0.id == one.machine } },
        names: joint.participants.map(\.name), conditions: joint.participants.map(\.conditions), language: language)
    case nil:
      let known = models.library.stories(of: machine)
      throw UsageError(
        "there is no scenario “\(id)”",
        help: UsageError.didYouMean(suggestion(for: id, among: known))
          ?? (known.isEmpty ? nil : "one of \(known.joined(separator: ", "))"))
    }
  }

  private func run(
    _ machine: Machine, under conditions: Conditions, _ language: Int
  ) throws(UsageError) -> TracePrinter {
    var triggers: [Scenario.Trigger] = []
    for id in events {
      if let event = machine.events[named: id] {
        triggers.append(.event(event.id))
      } else if let transition = machine.transitions[named: id] {
        triggers.append(.transition(transition.id))
      } else {
        let known = machine.ids(of: .event) + machine.ids(of: .transition)
        throw UsageError(
          "there is no event and no transition “\(id)” in \(machine.id)",
          help: UsageError.didYouMean(suggestion(for: id, among: known)))
      }
    }
    var beginning: ID<State>?
    if let start {
      guard let state = machine.states[named: start] else {
        throw UsageError(
          "there is no state “\(start)” in \(machine.id)",
          help: UsageError.didYouMean(suggestion(for: start, among: machine.ids(of: .state))))
      }
      beginning = state.id
    }
    return TracePrinter(
      trace: machine.trace(of: triggers, from: beginning, under: conditions), machines: [machine], names: [nil],
      conditions: [conditions], language: language)
  }
}
