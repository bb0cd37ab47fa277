import Knowledge
import Markup
import StateMachines

/// The callbacks of a machine as a table.
struct CallbacksTable {
  let view: MachineView
  /// Nil for all callbacks, whatever the conditions.
  var conditions: Conditions?
  var isReference = false

  private struct Row {
    let callback: Callback
    /// The transitions that call it, with what limits the call.
    let uses: [(transition: Transition, use: CallbackUse)]
    /// The states that call it whenever they are entered or left, whatever the transition.
    let visits: [StateVisit]

    var isCalled: Bool { !uses.isEmpty || !visits.isEmpty }
  }

  private var rows: [Row] {
    let transitions = conditions.map { view.machine.transitions(under: $0) } ?? Array(view.machine.transitions)
    let rows = view.machine.callbacks.map { callback in
      Row(
        callback: callback,
        uses: transitions.compactMap { transition in
          let steps = conditions.map { view.machine.steps(transition.callbacks, under: $0) } ?? transition.callbacks
          return steps.flatMap(\.uses).first { $0.callback == callback.id }.map { (transition, $0) }
        }, visits: view.machine.visits(calling: callback.id, under: conditions))
    }
    return conditions == nil ? rows : rows.filter(\.isCalled)
  }

  func write(_ html: inout HTML) {
    let rows = rows
    guard !rows.isEmpty else { return }
    let hasVersions = rows.contains(where: \.callback.hasHistory)
    Table(label: view.strings[.callbacks], strings: view.strings).write(
      [view.strings[.callback], view.strings[.calledWhen]] + (hasVersions ? [view.strings[.since]] : []), &html
    ) { html in
      for row in rows {
        html.element("tr", .id(isReference ? ElementReference(.callback, row.callback.id.text).fragment : nil)) {
          html in
          html.element("th", HTML.Attribute("scope", "row")) { name(row.callback, &$0) }
          html.element("td") { moment(row, &$0) }
          if hasVersions { html.element("td") { versions(row.callback, &$0) } }
        }
        html.raw("\n")
      }
    }
  }

  private func name(_ callback: Callback, _ html: inout HTML) {
    if isReference {
      view.code(callback.call, &html)
      if let owner = callback.owner {
        html.element("p", .class("owner")) { view.code(owner, &$0) }
      }
    } else {
      view.call(callback.id, &html)
    }
  }

  private func moment(_ row: Row, _ html: inout HTML) {
    let callback = row.callback
    if row.isCalled {
      html.element("ul", .class("moments"), HTML.Attribute("role", "list")) { html in
        for (transition, use) in row.uses { html.element("li") { self.use(transition, use, &$0) } }
        for visit in row.visits { html.element("li") { self.visit(visit, &$0) } }
      }
    }
    var facts: [String] = []
    if let timing = callback.timing { facts.append(view.strings[timing.words]) }
    if let limit = callback.timeLimit { facts.append(limit[view.language]) }
    if !facts.isEmpty { html.element("p", .class("quiet"), text: facts.joined(separator: " · ")) }
    guard isReference else { return }
    if let signature = callback.signature {
      html.element("p", .class("signature")) { view.code(signature, &$0) }
    }
    if let notes = callback.notes { html.element("p", text: notes[view.language]) }
    if let open = callback.unsettled { Unsettled.write(open[view.language], view.strings, &html) }
    if let url = callback.url {
      html.element("p") { $0.element("a", .href(url), text: view.strings[.vendorPage]) }
    }
    Mentions.of(ElementReference(.callback, callback.id.text), in: view).write(&html)
  }

  private func use(_ transition: Transition, _ use: CallbackUse, _ html: inout HTML) {
    view.passage(transition, &html)
    limits(use, &html)
  }

  private func visit(_ visit: StateVisit, _ html: inout HTML) {
    html.text(view.strings[visit.words] + ": ")
    view.state(visit.state, &html)
    limits(visit.use, &html)
  }

  private func limits(_ use: CallbackUse, _ html: inout HTML) {
    var notes = use.isOptional ? [view.strings[.optional]] : []
    if conditions == nil { notes += view.limits(use.availability) }
    if !notes.isEmpty {
      html.raw(" ")
      html.element("small", .class("quiet"), text: "(\(notes.joined(separator: ", ")))")
    }
  }

  private func versions(_ callback: Callback, _ html: inout HTML) {
    if let since = callback.since { html.element("p", text: since.name) }
    if let deprecated = callback.deprecated {
      html.element("p", .class("quiet"), text: view.strings.text(.deprecatedSince, deprecated.name))
    }
    if let removed = callback.removed {
      html.element("p", .class("quiet"), text: view.strings.text(.removedIn, removed.name))
    }
    if let other = callback.replacedBy {
      html.element("p", .class("quiet")) { html in
        html.text(view.strings[.replacedBy] + " ")
        view.call(other, &html)
      }
    }
  }
}

extension Callback {
  /// Whether there is anything to say of the versions that have it.
  fileprivate var hasHistory: Bool { since != nil || deprecated != nil || removed != nil || replacedBy != nil }
}

extension Callback.Timing {
  fileprivate var words: UIString {
    switch self {
    case .before: .beforeChange
    case .during: .duringChange
    case .after: .afterChange
    }
  }
}

extension MachineView {
  /// A link to a transition, by its number and its ends.
  func passage(_ transition: Transition, _ html: inout HTML) {
    html.element("a", .class("passage"), .href(address(ElementReference(.transition, transition.id.text)))) { html in
      html.element("span", .class("number"), text: String(transition.number))
      html.text(" " + way(of: transition))
    }
  }

  /// A transition's ends in words: `Inactive → Active`.
  func way(of transition: Transition) -> String {
    let sources = transition.sources.map { machine.states[$0].label[language] }.joined(separator: ", ")
    return sources
      + (transition.target.map { " → " + machine.states[$0].label[language] } ?? " (\(strings[.internalTransition]))")
  }
}
