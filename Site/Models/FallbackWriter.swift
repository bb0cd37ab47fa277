import Knowledge
import StateMachines

/// Writes a directive's content as Markdown: Mermaid for a diagram, GFM tables for the others.
struct FallbackWriter {
  let library: ModelLibrary
  let directive: ModelDirective
  let language: Int
  let strings: Strings

  private var machine: Machine { library.machines[directive.machine] }
  /// Nil where everything is told, whatever the conditions.
  private var conditions: Conditions? { directive.isConditional ? directive.conditions : nil }

  /// Without a line end after it.
  var text: String {
    switch directive.kind {
    case .diagram:
      "```mermaid\n\(machine.mermaid(under: directive.conditions, language: language, emphasised: directive.emphasised ?? machine.drawing.emphasised) { strings.text(.afterDelay, $0) })```"
    case .states: states
    case .transitions: transitions
    case .callbacks: callbacks
    case .matrix: matrix
    case .compare: equivalences(among: [directive.machine] + directive.others)
    case .equivalences: equivalences(among: [])
    case .trace: trace
    }
  }

  private var states: String {
    let states = conditions.map { machine.states(under: $0) } ?? Array(machine.states)
    let hasSymbols = states.contains { $0.symbol != nil }
    return table(
      [strings[.state]] + (hasSymbols ? [strings[.symbol]] : []) + [strings[.meaning]],
      states.map { state in
        var facts = [state.gloss?[language]].compactMap { $0 }.map(escaped)
        if state.id == machine.initial || machine.states.contains(where: { $0.initial == state.id }) {
          facts.append(strings[.initialState])
        }
        if state.kind == .final { facts.append(strings[.finalState]) }
        return [escaped(state.label[language])] + (hasSymbols ? [state.symbol.map(code) ?? ""] : [])
          + [facts.joined(separator: " · ")]
      })
  }

  private var transitions: String {
    let transitions = conditions.map { machine.transitions(under: $0) } ?? Array(machine.transitions)
    return table(
      ["#", strings[.transition], strings[.event], strings[.callbacks]],
      transitions.map { transition in
        [
          String(transition.number), way(of: transition),
          (machine.triggers(of: transition, language, strings)).map(escaped).joined(separator: " · "),
          calls(of: transition),
        ]
      })
  }

  private var callbacks: String {
    let transitions = conditions.map { machine.transitions(under: $0) } ?? Array(machine.transitions)
    let rows = machine.callbacks.compactMap { callback -> [String]? in
      let uses = transitions.filter { transition in
        steps(of: transition).contains { $0.uses.contains { $0.callback == callback.id } }
      }
      let visits = machine.visits(calling: callback.id, under: conditions)
      guard conditions == nil || !uses.isEmpty || !visits.isEmpty else { return nil }
      let moments =
        uses.map { way(of: $0) }
        + visits.map { "\(strings[$0.words]): \(escaped(machine.states[$0.state].label[language]))" }
      return [code(callback.call), moments.joined(separator: "; "), callback.since?.name ?? ""]
    }
    return table([strings[.callback], strings[.calledWhen], strings[.since]], rows)
  }

  private var matrix: String {
    let transitions = conditions.map { machine.transitions(under: $0) } ?? Array(machine.transitions)
    let states = (conditions.map { machine.states(under: $0) } ?? Array(machine.states)).filter { !$0.kind.isPseudo }
    let events = machine.events.filter { event in transitions.contains { $0.events.contains(event.id) } }
    return table(
      [strings[.event]] + states.map { escaped($0.label[language]) },
      events.map { event in
        [escaped(event.label[language])]
          + states.map { state in
            let here = transitions.filter { $0.events.contains(event.id) && $0.sources.contains(state.id) }
            return here.map { transition in
              "\(transition.number)"
                + (transition.target.map { " → " + escaped(machine.states[$0].label[language]) } ?? "")
            }.joined(separator: "; ")
          }
      })
  }

  private var trace: String {
    switch directive.story {
    case .own(let id): told(machine.trace(machine.scenarios[id])) { _ in machine }
    case .joint(let place):
      library.scenarios[place].trace(library.machines).map { trace in
        told(trace) { participant in
          library.place(of: library.scenarios[place].participants[participant].machine).map { library.machines[$0] }
            ?? machine
        }
      } ?? ""
    case nil: ""
    }
  }

  /// A numbered list: what happens, what is called, where that leads.
  private func told(_ trace: Trace, _ machine: (Int) -> Machine) -> String {
    let isJoint = trace.beginnings.count > 1
    return trace.steps.enumerated().map { place, told in
      let machine = machine(told.participant)
      let transition = told.step.transitions.first.map { machine.transitions[$0] }
      let event: ID<Event>? =
        if case .event(let event)? = told.step.trigger { event } else { transition?.events.first }
      let name = event.map { machine.events[$0].label[language] } ?? transition?.id.text ?? ""
      let calls = told.calls.flatMap(\.call.step.uses).map {
        code(machine.callbacks[$0.callback].call(with: $0.argument))
      }
      let states = told.after.map { machine.states[$0].label[language] }.joined(separator: ", ")
      let owner = isJoint ? escaped(machine.title[language]) + ": " : ""
      return "\(place + 1). \(owner)\(escaped(name)) → \(escaped(states))"
        + (calls.isEmpty ? "" : ": " + calls.joined(separator: ", "))
    }.joined(separator: "\n")
  }

  private func equivalences(among machines: [Int]) -> String {
    table(
      [strings[.correspondence], strings[.howFar]],
      library.equivalences(among: machines).map { equivalence in
        let members = equivalence.members.filter { member in
          guard let place = member.machine.flatMap(library.place) else { return true }
          return machines.isEmpty || machines.contains(place)
        }
        let caveats = equivalence.caveats.map { ": " + escaped($0[language]) } ?? ""
        return [members.map { name(of: $0) }.joined(separator: "; "), strings[equivalence.relation.words] + caveats]
      })
  }

  private func name(of member: Equivalence.Member) -> String {
    if case .text(let text) = member { return escaped(text[language]) }
    guard let place = member.machine.flatMap(library.place) else { return "" }
    let machine = library.machines[place]
    let name =
      switch member {
      case .state(_, let state): escaped(machine.states[state].label[language])
      case .callback(_, let callback): code(machine.callbacks[callback].call)
      case .event(_, let event): escaped(machine.events[event].label[language])
      case .text: ""
      }
    return "\(name) (\(escaped(machine.title[language])))"
  }

  // MARK: Parts

  private func way(of transition: Transition) -> String {
    let sources = transition.sources.map { machine.states[$0].label[language] }.joined(separator: ", ")
    let target =
      transition.target.map { " → " + machine.states[$0].label[language] } ?? " (\(strings[.internalTransition]))"
    return escaped(sources + target)
  }

  private func steps(of transition: Transition) -> [CallbackStep] {
    conditions.map { machine.steps(transition.callbacks, under: $0) } ?? transition.callbacks
  }

  private func calls(of transition: Transition) -> String {
    let steps = steps(of: transition)
    guard !steps.isEmpty else { return strings[.noCallback] }
    return steps.map { step in
      switch step {
      case .one(let use): call(use)
      case .anyOrder(let uses): strings[.inAnyOrder] + ": " + uses.map(call).joined(separator: ", ")
      }
    }.joined(separator: "; ")
  }

  private func call(_ use: CallbackUse) -> String {
    var notes = use.isOptional ? [strings[.optional]] : []
    if let condition = use.condition { notes.append(condition[language]) }
    if conditions == nil { notes += machine.limits(use.availability, strings, language) }
    return code(machine.callbacks[use.callback].call(with: use.argument))
      + (notes.isEmpty ? "" : " (\(escaped(notes.joined(separator: ", "))))")
  }

  private func table(_ head: [String], _ rows: [[String]]) -> String {
    guard !rows.isEmpty else { return "" }
    func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
    return ([line(head), "|" + head.map { _ in "---|" }.joined()] + rows.map(line)).joined(separator: "\n")
  }

  /// Code in a cell, where a bar would end it, between more backticks than are in it.
  private func code(_ text: String) -> String {
    let inside = text.split { $0 != "`" }.map(\.count)
    let fence = String(repeating: "`", count: inside.contains(1) ? (inside.max() ?? 0) + 1 : 1)
    let blank = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
    return fence + blank + text.map { $0.isNewline ? " " : $0 == "|" ? "\\|" : String($0) }.joined() + blank + fence
  }

  private func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if "\\`*_{}[]<>|&#".contains(character) { result.append("\\") }
      result.append(character.isNewline ? " " : character)
    }
    return result
  }
}
