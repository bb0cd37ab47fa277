import Markup
import StateMachines

/// The calls of a transition, in their order.
struct StepList {
  let view: MachineView
  /// Nil for all calls, each with its limits.
  let conditions: Conditions?

  /// As a numbered list where there are several.
  func write(_ steps: [CallbackStep], _ html: inout HTML) {
    let shown = conditions.map { view.machine.steps(steps, under: $0) } ?? steps
    guard !shown.isEmpty else { return html.element("span", .class("quiet"), text: view.strings[.noCallback]) }
    html.element("ol", .class("steps"), HTML.Attribute("role", "list")) { html in
      for step in shown { html.element("li") { self.step(step, &$0) } }
    }
  }

  /// On one line.
  func inline(_ steps: [CallbackStep], _ html: inout HTML) {
    let shown = conditions.map { view.machine.steps(steps, under: $0) } ?? steps
    for (index, step) in shown.enumerated() {
      if index > 0 { html.raw(", ") }
      self.step(step, &html)
    }
  }

  func step(_ step: CallbackStep, _ html: inout HTML) {
    switch step {
    case .one(let use): call(use, &html)
    case .anyOrder(let uses):
      html.element("small", .class("quiet"), text: view.strings[.inAnyOrder] + ": ")
      for (index, use) in uses.enumerated() {
        if index > 0 { html.raw(", ") }
        call(use, &html)
      }
    }
  }

  private func call(_ use: CallbackUse, _ html: inout HTML) {
    view.call(use.callback, argument: use.argument, &html)
    var notes = use.isOptional ? [view.strings[.optional]] : []
    if let condition = use.condition { notes.append(condition[view.language]) }
    if conditions == nil { notes += view.limits(use.availability) }
    guard !notes.isEmpty else { return }
    html.raw(" ")
    html.element("small", .class("quiet"), text: "(\(notes.joined(separator: ", ")))")
  }
}
