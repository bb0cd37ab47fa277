import Diagnostics
import StateMachines
import YAML
import TestSupport
import Testing

/// Machines on their way out and in again.
enum Exchange {
  static let languages = ["en", "de", "ru", "sr"]

  /// The ids of the machines of the knowledge base.
  static let content: [String] = Repository.files.filter {
    $0.hasPrefix("Content/Models/") && !$0.hasSuffix("/scenarios.yaml") && !$0.hasSuffix("/equivalences.yaml")
  }.compactMap { $0.split(separator: "/").last.map { String($0.dropLast(".yaml".count)) } }

  /// A machine of the knowledge base, or the one that has everything.
  static func machine(_ id: String) throws -> Machine {
    if id == "everything" { return try read(Everything.text, id, ["en", "de"]) }
    return try read(try #require(Repository.text("Content/Models/\(id).yaml")), id, languages)
  }

  static func languages(of id: String) -> [String] { id == "everything" ? ["en", "de"] : languages }

  static func read(_ text: String, _ id: String, _ languages: [String]) throws -> Machine {
    let outcome = Machine.read(SourceFile(path: "\(id).yaml", text: text), languages: languages)
    #expect(findings(outcome.diagnostics) == [], "\(text)")
    return try #require(outcome.value)
  }

  /// What an import makes of a text, without a finding but those that are expected.
  static func imported(
    _ text: String, _ format: ExportFormat, notes: [String] = [], languages: [String] = ["en"]
  ) throws -> Machine {
    let outcome = MachineImport.read(SourceFile(path: "machine.x", text: text), as: format)
    #expect(findings(outcome.diagnostics) == notes, "\(text.prefix(2_000))")
    let found = try #require(outcome.value)
    return try read(found.yaml, found.id, languages)
  }

  /// Runs events or transitions from the beginning: the states without children after each, and what was called.
  static func run(_ machine: Machine, _ triggers: String...) throws -> [String] {
    let interpreter = Interpreter(machine, under: machine.defaultConditions)
    var step = try #require(interpreter.start().steps.first)
    func words() -> String {
      let leaves = interpreter.leaves(of: step.configuration).map(\.text).joined(separator: " ")
      let calls = step.calls.flatMap { $0.step.uses.map(\.callback.text) }.joined(separator: " ")
      return calls.isEmpty ? leaves : "\(leaves) | \(calls)"
    }
    var lines = [words()]
    for name in triggers {
      let trigger =
        try machine.events[named: name].map { Scenario.Trigger.event($0.id) }
        ?? .transition(#require(machine.transitions[named: name], "\(name)").id)
      guard let next = interpreter.fire(trigger, in: step.configuration).steps.first else {
        lines.append("-")
        continue
      }
      step = next
      lines.append(words())
    }
    return lines
  }

  /// All that a machine is, without the places in its file, by line.
  static func description(_ machine: Machine) -> [String] {
    func calls(_ steps: [CallbackStep]) -> String {
      steps.map { step in
        let uses = step.uses.map { use in
          "\(use.callback) \(use.argument ?? "-") \(use.isOptional) \(use.condition?.values ?? []) \(when(use.availability))"
        }
        let isGroup = if case .anyOrder = step { true } else { false }
        return (isGroup ? "any " : "") + uses.joined(separator: " & ")
      }.joined(separator: "; ")
    }
    func when(_ availability: Availability) -> String {
      let variants = availability.variants.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      return "\(availability.since?.name ?? "")-\(availability.until?.name ?? "") \(variants)"
    }
    var lines = [
      "\(machine.id) \(machine.title.values) \(machine.summary?.values ?? []) \(machine.platform ?? "-")",
      "\(machine.sourceOfTruth) \(machine.checked.map { "\($0.value)" } ?? "-") \(machine.isComplete) \(machine.initial)",
      "\(machine.versions?.name ?? "-") \(machine.versions?.order.map(\.name) ?? [])",
      "\(machine.drawing.direction) \(machine.drawing.hidden.map(\.text).sorted())",
      "\(machine.drawing.emphasised.map(\.text).sorted())",
    ]
    for axis in machine.variants {
      lines.append("\(axis.id) \(axis.defaultValue) \(axis.label?.values ?? [])")
      lines += axis.values.map { "  \($0.id) \($0.label?.values ?? [])" }
    }
    lines += machine.events.map { "event \($0.id) \($0.label.values) \($0.kind?.rawValue ?? "-") \($0.examples)" }
    lines += machine.guards.map { "guard \($0.id) \($0.label.values)" }
    for callback in machine.callbacks {
      let texts = [callback.call, callback.short, callback.signature, callback.owner, callback.symbol, callback.url]
      let versions = [callback.since, callback.deprecated, callback.removed].map { $0?.name ?? "-" }
      let long = [callback.timeLimit, callback.notes, callback.unsettled].map { $0?.values ?? [] }
      lines.append(
        "callback \(callback.id) \(texts.map { $0 ?? "-" }) \(callback.kind?.rawValue ?? "-") \(callback.isMain)"
          + " \(callback.timing?.rawValue ?? "-") \(versions) \(long) \(callback.replacedBy?.text ?? "-")"
          + " \(callback.counterpart.map { "\($0.callback) \($0.exceptions)" } ?? "-")"
          + " \(callback.sources)")
    }
    for state in machine.states {
      lines.append(
        "state \(state.id) \(state.kind) in \(state.parent?.text ?? "-") \(state.label.values) \(state.gloss?.values ?? [])"
          + " \(state.forms) \(state.symbol ?? "-") \(state.url ?? "-") \(state.initial?.text ?? "-")"
          + " \(state.fallback?.text ?? "-") \(state.isDeep) \(when(state.availability)) \(state.notes?.values ?? [])"
          + " \(state.sources) [\(calls(state.entry))] [\(calls(state.exit))]")
    }
    for transition in machine.transitions {
      let long = [transition.effects, transition.notes, transition.unsettled].map { $0?.values ?? [] }
      lines.append(
        "transition \(transition.id) \(transition.sources) \(transition.targets) \(transition.events)"
          + " \(transition.isAutomatic) \(transition.delay ?? "-") \(transition.isLocal)"
          + " \(transition.condition?.text ?? "-") \(when(transition.availability)) \(transition.isExceptional)"
          + " \(long) \(transition.references) [\(calls(transition.callbacks))]")
    }
    lines += machine.groups.map { "group \($0.id) \($0.label.values) \($0.states)" }
    lines += machine.confusions.map { "confusion \($0.id) \($0.text.values)" }
    lines += machine.properties.map { property in
      let pattern = property.pattern.map { "\($0)" } ?? "-"
      return
        "property \(property.id) \(property.text?.values ?? []) \(pattern) \(property.scope) \(when(property.availability))"
    }
    for scenario in machine.scenarios {
      lines.append(
        "scenario \(scenario.id) \(scenario.title?.values ?? []) \(scenario.summary?.values ?? [])"
          + " \(scenario.start?.text ?? "-") \(scenario.version?.name ?? "-") \(scenario.variants.sorted { $0.key < $1.key })"
      )
      lines += scenario.steps.map { step in
        let expected = step.expected.map { "\($0.states ?? []) \($0.callbacks ?? []) \($0.absent)" } ?? "-"
        return "  \(step.trigger) \(expected) \(step.unsettled?.values ?? [])"
      }
    }
    return lines + machine.sources.map { "source \($0.id) \($0.title) \($0.url ?? "-")" }
  }
}
