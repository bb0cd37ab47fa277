import Diagrams
import Knowledge
import Markup
import StateMachines

/// A diagram on a page, with its words: how large the machine is, and the table that says the same.
struct DiagramFigure {
  let view: MachineView
  let conditions: Conditions
  /// Begins the ids of the figure's parts.
  let prefix: String
  /// Nil for what the machine itself stresses.
  let emphasised: Set<ID<Transition>>?
  /// The id of the table on this page that says the same; nil where the figure brings its own.
  var table: String?
  /// The state that the page is about.
  var current: ID<State>?

  func write(_ html: inout HTML) {
    guard let diagram = view.context.diagrams.diagram(of: view.machine, under: conditions) else {
      // Without a drawing the words stand alone.
      return TransitionsTable(view: view, conditions: conditions, id: "\(prefix)-table").write(&html)
    }
    var parts = DiagramView(
      language: view.language, prefix: prefix, labelledBy: "\(prefix)-name",
      describedBy: "\(prefix)-size",
      stateAddress: { view.address(ElementReference(.state, $0)) },
      transitionAddress: { view.address(ElementReference(.transition, $0)) })
    parts.emphasizedTransitions = Set((emphasised ?? view.machine.drawing.emphasised).map(\.text))
    parts.currentState = current?.text
    html.element("figure", .class("drawing \(view.line)")) { html in
      html.raw("\n")
      diagram.write(parts, into: &html)
      html.raw("\n")
      html.element("figcaption") { html in
        html.element("span", .id("\(prefix)-name"), text: name)
        html.text(" · ")
        html.element("span", .id("\(prefix)-size"), text: size(of: diagram.graph))
        if let table, hasTable {
          html.text(" · ")
          html.element("a", .href("#" + table), text: view.strings[.transitionsAsTable])
        }
      }
      html.raw("\n")
    }
    html.raw("\n")
    if table == nil, hasTable { key(&html) }
  }

  private var hasTable: Bool { !view.machine.transitions(under: conditions).isEmpty }

  private var name: String {
    let title = view.machine.title[view.language]
    let conditions = view.name(of: conditions)
    return conditions.isEmpty ? title : "\(title) (\(conditions))"
  }

  private func size(of graph: DiagramGraph) -> String {
    let tag = view.context.base.languages[view.language].tag
    let states = view.machine.states(under: conditions).count
    return view.strings.plural(.stateCount, states, in: tag) + ", "
      + view.strings.plural(.transitionCount, graph.transitions.count, in: tag)
  }

  /// The table below the figure: a narrow drawing has numbers only, which it explains.
  private func key(_ html: inout HTML) {
    html.element("details", .class("key \(view.line)")) { html in
      html.element("summary", text: view.strings[.transitionsAsTable])
      TransitionsTable(view: view, conditions: conditions, id: "\(prefix)-table").write(&html)
    }
    html.raw("\n")
  }
}
