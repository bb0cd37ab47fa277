import Knowledge
import Languages
import Markup
import StateMachines

/// A scenario as it runs: what happens, what is called, and where that leads; a column for each who takes part.
struct TraceTable {
  /// Whose words and addresses are used, and the machine that an own scenario belongs to.
  let view: MachineView
  let story: ModelDirective.Story

  private var library: ModelLibrary { view.context.base.models }

  func write(_ html: inout HTML) {
    switch story {
    case .own(let id):
      let scenario = view.machine.scenarios[id]
      let trace = view.machine.trace(scenario)
      Table(label: title, strings: view.strings).write(
        [view.strings[.whatHappens], view.strings[.callbacks], view.strings[.stateAfterwards]], &html
      ) { html in
        for (place, told) in trace.steps.enumerated() {
          html.element("tr") { html in
            html.element("th", HTML.Attribute("scope", "row")) { trigger(told, view, &$0) }
            html.element("td") { html in
              calls(told, view, &html)
              unsettled(scenario.steps[place].unsettled, &html)
            }
            html.element("td") { states(told.after, view, &$0) }
          }
          html.raw("\n")
        }
      }
    case .joint(let place): joint(library.scenarios[place], &html)
    }
  }

  /// What the table tells.
  private var title: String {
    switch story {
    case .own(let id): view.machine.scenarios[id].title?[view.language] ?? id.text
    case .joint(let place): library.scenarios[place].title?[view.language] ?? library.scenarios[place].id
    }
  }

  private func joint(_ scenario: JointScenario, _ html: inout HTML) {
    guard let trace = scenario.trace(library.machines) else { return }
    let views = scenario.participants.compactMap { participant in
      library.place(of: participant.machine).map {
        MachineView($0, view.context, view.place, language: view.language)
      }
    }
    let names = zip(scenario.participants, views).map { participant, view in
      "\(view.machine.title[view.language]) (\(participant.name))"
    }
    Table(label: title, strings: view.strings).write(names, &html) { html in
      for (place, told) in trace.steps.enumerated() {
        html.element("tr") { html in
          for (column, view) in views.enumerated() {
            html.element("td", .class(view.line)) { html in
              guard column == told.participant else { return }
              trigger(told, view, &html)
              calls(told, view, &html)
              html.element("p", .class("quiet")) { html in
                html.text("→ ")
                states(told.after, view, &html)
              }
              unsettled(scenario.steps[place].unsettled, &html)
            }
          }
        }
        html.raw("\n")
      }
    }
  }

  // MARK: Cells

  private func trigger(_ told: Trace.Told, _ view: MachineView, _ html: inout HTML) {
    let machine = view.machine
    guard let id = told.step.transitions.first else { return }
    let transition = machine.transitions[id]
    html.element("a", .class("passage"), .href(view.address(ElementReference(.transition, id.text)))) { html in
      html.element("span", .class("number"), text: String(transition.number))
      let event: ID<Event>? = if case .event(let event)? = told.step.trigger { event } else { transition.events.first }
      html.text(" " + (event.map { machine.events[$0].label[view.language] } ?? view.way(of: transition)))
    }
  }

  private func calls(_ told: Trace.Told, _ view: MachineView, _ html: inout HTML) {
    guard !told.calls.isEmpty else {
      return html.element("p", .class("quiet"), text: view.strings[.noCallback])
    }
    html.element("ol", .class("steps"), HTML.Attribute("role", "list")) { html in
      for traced in told.calls {
        html.element("li") { html in
          StepList(view: view, conditions: nil).step(traced.call.step, &html)
          // Where the machine is once the call has returned.
          html.raw(" ")
          html.element("small", .class("quiet")) { html in
            html.text("– " + traced.states.map { view.machine.states[$0].label[view.language] }.joined(separator: ", "))
          }
        }
      }
    }
  }

  private func states(_ states: [ID<State>], _ view: MachineView, _ html: inout HTML) {
    for (index, state) in states.enumerated() {
      if index > 0 { html.raw(", ") }
      view.state(state, &html)
    }
  }

  private func unsettled(_ text: LocalizedString?, _ html: inout HTML) {
    if let text { Unsettled.write(text[view.language], view.strings, &html) }
  }
}
