import Knowledge
import Markup
import StateMachines

/// The states of a machine as a table.
struct StatesTable {
  let view: MachineView
  /// Nil for all states, whatever the conditions.
  var conditions: Conditions?
  /// Whether this is the place that links to states lead to.
  var isReference = false

  func write(_ html: inout HTML) {
    let states = conditions.map { view.machine.states(under: $0) } ?? Array(view.machine.states)
    let hasSymbols = states.contains { $0.symbol != nil }
    Table(label: view.strings[.states], strings: view.strings).write(
      [view.strings[.state]] + (hasSymbols ? [view.strings[.symbol]] : []) + [view.strings[.meaning]], &html
    ) { html in
      for state in states {
        html.element("tr", .id(isReference ? ElementReference(.state, state.id.text).fragment : nil)) { html in
          html.element("th", HTML.Attribute("scope", "row")) { name(state, &$0) }
          if hasSymbols {
            html.element("td") { html in if let symbol = state.symbol { view.code(symbol, &html) } }
          }
          html.element("td") { meaning(state, &$0) }
        }
        html.raw("\n")
      }
    }
  }

  private func name(_ state: State, _ html: inout HTML) {
    indented(by: view.machine.ancestors(of: state.id).count, &html) { html in
      if isReference {
        html.text(state.label[view.language])
      } else {
        view.state(state.id, &html)
      }
    }
  }

  /// A step to the side for each state around.
  private func indented(by depth: Int, _ html: inout HTML, content: (inout HTML) -> Void) {
    guard depth > 0 else { return content(&html) }
    html.element("span", .class("nested")) { indented(by: depth - 1, &$0, content: content) }
  }

  private func meaning(_ state: State, _ html: inout HTML) {
    if let gloss = state.gloss { html.element("p", text: gloss[view.language]) }
    var facts: [String] = []
    if state.id == view.machine.initial || view.machine.states.contains(where: { $0.initial == state.id }) {
      facts.append(view.strings[.initialState])
    }
    if state.kind == .final { facts.append(view.strings[.finalState]) }
    facts += view.machine.groups.filter { $0.states.contains(state.id) }.map { $0.label[view.language] }
    if conditions == nil { facts += view.limits(state.availability) }
    if !facts.isEmpty { html.element("p", .class("quiet"), text: facts.joined(separator: " · ")) }
    if let notes = state.notes { html.element("p", text: notes[view.language]) }
    for (steps, word) in [(state.entry, UIString.onEntry), (state.exit, .onExit)] where !steps.isEmpty {
      html.element("p") { html in
        html.text(view.strings[word] + ": ")
        StepList(view: view, conditions: conditions).inline(steps, &html)
      }
    }
    if isReference {
      if let url = state.url { html.element("p") { $0.element("a", .href(url), text: view.strings[.vendorPage]) } }
      Mentions.of(ElementReference(.state, state.id.text), in: view).write(&html)
    }
  }
}
