import Knowledge
import Markup
import StateMachines

/// States against events: what happens where, and where nothing does.
struct MatrixTable {
  let view: MachineView
  /// Nil for all transitions, whatever the conditions.
  var conditions: Conditions?

  func write(_ html: inout HTML) {
    let machine = view.machine
    let transitions = conditions.map { machine.transitions(under: $0) } ?? Array(machine.transitions)
    let states = (conditions.map { machine.states(under: $0) } ?? Array(machine.states)).filter { !$0.kind.isPseudo }
    let events = machine.events.filter { event in transitions.contains { $0.events.contains(event.id) } }
    Table(label: view.strings[.matrix], strings: view.strings).write(
      [view.strings[.event]] + states.map { $0.label[view.language] }, &html
    ) { html in
      for event in events {
        html.element("tr") { html in
          html.element("th", HTML.Attribute("scope", "row")) { html in
            html.element(
              "a", .class("event"), .href(view.address(ElementReference(.event, event.id.text))),
              text: event.label[view.language])
          }
          for state in states {
            let here = transitions.filter { $0.events.contains(event.id) && $0.sources.contains(state.id) }
            html.element("td") { cell(here, &$0) }
          }
        }
        html.raw("\n")
      }
    }
  }

  private func cell(_ transitions: [Transition], _ html: inout HTML) {
    guard !transitions.isEmpty else { return html.element("span", .class("quiet"), text: "–") }
    for transition in transitions {
      html.element("p") { html in
        html.element(
          "a", .class("passage"), .href(view.address(ElementReference(.transition, transition.id.text))),
          .label(view.way(of: transition))
        ) { html in
          html.element("span", .class("number"), text: String(transition.number))
          if let target = transition.target { html.text(" → " + view.machine.states[target].label[view.language]) }
        }
      }
    }
  }
}
