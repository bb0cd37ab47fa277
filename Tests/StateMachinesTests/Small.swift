import Diagnostics
import StateMachines
import TestSupport
import Testing

/// A machine of a few lines for one test: states in the format of models, one a line; transitions as `id: a -event-> b`.
///
/// What stands behind the target in parentheses is taken over: `go: a -x-> b (guard: g, callbacks: [c])`. Events, guards
/// and callbacks need not be declared.
struct Small {
  let machine: Machine
  let interpreter: Interpreter

  init(
    _ states: String, _ transitions: String..., initial: String = "a", rest: String = "",
    guards: [String] = ["g", "g0"],
    calls: [String] = (1...9).map { "c\($0)" }, minor: [String] = []
  ) throws {
    let lines = transitions.flatMap { $0.split(separator: "\n") }.map { Self.line(String($0)) }
    let events = "wxyz".map { "  \($0): {label: \($0)}\n" }.joined()
    let text = """
      phasebook: 1
      machine: m
      title: M
      initial: \(initial)
      events:
      \(events)guards:
      \(guards.map { "  \($0): {label: \($0)}\n" }.joined())callbacks:
      \(calls.map { "  \($0): {call: \($0), main: true}\n" }.joined())\(minor.map { "  \($0): {call: \($0)}\n" }.joined())states:
      \(states.split(separator: "\n").map { "  \($0)\n" }.joined())transitions:\(lines.isEmpty ? " []" : "")
      \(lines.joined())\(rest)
      """
    let outcome = Machine.read(SourceFile(path: "m.yaml", text: text), languages: ["en"])
    #expect(findings(outcome.diagnostics) == [], "\(text)")
    machine = try #require(outcome.value)
    interpreter = Interpreter(machine, under: machine.defaultConditions)
  }

  private static func line(_ text: String) -> String {
    guard let match = text.wholeMatch(of: /(\S+): (.+?) -(\w*)-> ?([^(]*?)(?: ?\((.*)\))?/) else {
      return "- \(text)\n"
    }
    let (id, source, event, target, more) = (match.1, match.2, match.3, match.4, match.5)
    let fields = [
      "id: \(id)", "source: [\(source)]", event.isEmpty ? nil : "event: \(event)",
      target.isEmpty ? nil : "target: [\(target)]", more.map(String.init),
    ].compactMap { $0 }
    return "  - {\(fields.joined(separator: ", "))}\n"
  }

  /// Runs events or transitions from the beginning, always by the first outcome; a line for each step.
  func run(_ triggers: String...) throws -> [String] {
    var step = try #require(interpreter.start().steps.first)
    var lines = [words(step)]
    for name in triggers {
      guard let next = interpreter.fire(try trigger(name), in: step.configuration).steps.first else {
        lines.append("-")
        continue
      }
      step = next
      lines.append(words(step))
    }
    return lines
  }

  func trigger(_ name: String) throws -> Scenario.Trigger {
    if let event = machine.events[named: name] { return .event(event.id) }
    return .transition(try #require(machine.transitions[named: name]).id)
  }

  /// `leaves | -exited +entered | calls`
  func words(_ step: Step) -> String {
    let leaves = interpreter.leaves(of: step.configuration).map(\.text).joined(separator: " ")
    let moves = step.exited.map { "-\($0)" } + step.entered.map { "+\($0)" }
    let calls = step.calls.map { call in
      let names = call.step.uses.map(\.callback.text)
      return names.count == 1 ? names[0] : "{\(names.joined(separator: " "))}"
    }
    return [leaves, moves.joined(separator: " "), calls.joined(separator: " ")].joined(separator: " | ")
      + (step.comesToRest ? "" : " | restless")
  }

  /// All outcomes of a trigger after others.
  func outcomes(_ triggers: String...) throws -> [String] {
    var configuration = try #require(interpreter.start().steps.first).configuration
    for name in triggers.dropLast() {
      configuration = try #require(interpreter.fire(try trigger(name), in: configuration).steps.first).configuration
    }
    return interpreter.fire(try trigger(try #require(triggers.last)), in: configuration).steps.map {
      "\($0.transitions.map(\.text).joined(separator: " ")): "
        + interpreter.leaves(of: $0.configuration).map(\.text).joined(separator: " ")
    }
  }
}
