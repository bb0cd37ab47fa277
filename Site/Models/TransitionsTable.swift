import Knowledge
import Markup
import StateMachines

/// The transitions of a machine as a table: what a diagram shows, in words.
struct TransitionsTable {
  let view: MachineView
  /// Nil for all transitions, whatever the conditions.
  var conditions: Conditions?
  var isReference = false
  /// What a diagram refers to.
  var id: String?

  func write(_ html: inout HTML) {
    let transitions = conditions.map { view.machine.transitions(under: $0) } ?? Array(view.machine.transitions)
    guard !transitions.isEmpty else { return }
    html.element("div", .id(id)) { html in
      Table(label: view.strings[.transitions], strings: view.strings).write(
        [view.strings[.transition], view.strings[.event], view.strings[.callbacks]], &html
      ) { html in
        for transition in transitions {
          html.element("tr", .id(isReference ? ElementReference(.transition, transition.id.text).fragment : nil)) {
            html in
            html.element("th", HTML.Attribute("scope", "row")) { name(transition, &$0) }
            html.element("td") { event(transition, &$0) }
            html.element("td") { calls(transition, &$0) }
          }
          html.raw("\n")
        }
      }
    }
    html.raw("\n")
  }

  private func name(_ transition: Transition, _ html: inout HTML) {
    html.element("span", .class("number"), text: String(transition.number))
    html.raw(" ")
    html.element("span", .class("way")) { html in
      for (index, source) in transition.sources.enumerated() {
        if index > 0 { html.raw(", ") }
        view.state(source, &html)
      }
      html.raw(" ")
      if let target = transition.target {
        html.element("span", .class("arrive")) { html in
          html.raw("→\u{A0}")
          view.state(target, &html)
        }
      } else {
        html.element("small", .class("quiet"), text: "(\(view.strings[.internalTransition]))")
      }
    }
  }

  private func event(_ transition: Transition, _ html: inout HTML) {
    let others = view.machine.otherTriggers(of: transition, view.strings)
    html.text(others.joined(separator: " · "))
    for (index, event) in transition.events.enumerated() {
      if index > 0 || !others.isEmpty { html.text(" · ") }
      html.element(
        "a", .class("event"), .href(view.address(ElementReference(.event, event.text))),
        text: view.machine.events[event].label[view.language])
    }
    var notes: [String] = []
    if let condition = transition.condition { notes.append(view.machine.guards[condition].label[view.language]) }
    if conditions == nil { notes += view.limits(transition.availability) }
    if transition.isExceptional { notes.append(view.strings[.exceptional]) }
    if !notes.isEmpty { html.element("p", .class("quiet"), text: notes.joined(separator: " · ")) }
    if isReference { Mentions.of(ElementReference(.transition, transition.id.text), in: view).write(&html) }
  }

  private func calls(_ transition: Transition, _ html: inout HTML) {
    StepList(view: view, conditions: conditions).write(transition.callbacks, &html)
    for text in [transition.effects, transition.notes].compactMap({ $0 }) {
      html.element("p", text: text[view.language])
    }
    if let open = transition.unsettled { Unsettled.write(open[view.language], view.strings, &html) }
  }
}

extension Machine {
  /// What makes a transition happen, in words.
  func triggers(of transition: Transition, _ language: Int, _ strings: Strings) -> [String] {
    otherTriggers(of: transition, strings) + transition.events.map { events[$0].label[language] }
  }

  /// What makes a transition happen that is no event: time, or nothing at all.
  func otherTriggers(of transition: Transition, _ strings: Strings) -> [String] {
    if let delay = transition.delay { return [strings.text(.afterDelay, delay)] }
    return transition.isAutomatic && transition.condition == nil ? [strings[.atOnce]] : []
  }
}

/// What is not known for sure, marked as such.
enum Unsettled {
  static func write(_ text: String, _ strings: Strings, _ html: inout HTML) {
    html.element("p", .class("unsettled")) { html in
      html.element("strong", text: strings[.unsettled] + ":")
      html.text(" " + text)
    }
  }
}
