import Knowledge
import Markup
import StateMachines

/// The states of a machine as the stations of its line, each a link; the fastest way through the subject.
struct PhaseStrip {
  let view: MachineView
  /// The state that the page is about.
  var current: ID<State>?

  /// A state as a stop of the line, with the group that begins, goes on or ends at it.
  private struct Station {
    let state: State
    var group: String?
    var isFirst = false
    var isLast = false
  }

  func write(_ html: inout HTML) {
    html.element(
      "nav", .class("strip \(view.line)"),
      .label(view.strings.text(.statesOf, view.machine.title[view.language]))
    ) { html in
      html.element("ol", HTML.Attribute("role", "list")) { html in
        for station in stations { write(station, &html) }
      }
    }
    html.raw("\n")
  }

  private func write(_ station: Station, _ html: inout HTML) {
    let state = station.state
    html.element("li", .class(station.group == nil ? nil : station.isLast ? "zoned last" : "zoned")) { html in
      if station.isFirst, let group = station.group { html.element("span", .class("zone"), text: group) }
      let label = state.label[view.language]
      html.element(
        "a", .href(view.story(of: state.id).address),
        HTML.Attribute("aria-current", state.id == current ? "page" : nil),
        // What the label means is no more than a hint to the eye, but part of the name to a screen reader.
        .label(state.gloss.map { "\(label): \($0[view.language])" })
      ) { $0.text(label) }
    }
  }

  /// States without children, with the composites and groups whose members stand side by side.
  private var stations: [Station] {
    var result = view.machine.states.filter { $0.children.isEmpty && !$0.kind.isPseudo }.map { Station(state: $0) }
    let composites = view.machine.states.filter { !$0.children.isEmpty }.map { composite in
      (label: composite.label[view.language], members: Set([composite.id]))
    }
    let groups = view.machine.groups.map { (label: $0.label[view.language], members: Set($0.states)) }
    for (label, members) in composites + groups {
      let places = result.indices.filter { place in
        // A composite in a group stands for all that is in it.
        let id = result[place].state.id
        return members.contains(id) || view.machine.ancestors(of: id).contains { members.contains($0.id) }
      }
      guard places.count > 1, let first = places.first, let last = places.last, places.count == last - first + 1,
        places.allSatisfy({ result[$0].group == nil })
      else { continue }
      for place in places { result[place].group = label }
      result[first].isFirst = true
      result[last].isLast = true
    }
    return result
  }
}
