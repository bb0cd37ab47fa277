package import Markup
import StateMachines

extension LineMap {
  /// Writes two drawings, of which the style sheet shows the one that fits: lines from left to right, and downwards.
  package func write(_ view: LineMapView, into html: inout HTML) {
    WideMapWriter(map: self, view: view).write(&html)
    NarrowMapWriter(map: self, view: view).write(&html)
  }
}

extension Typeface {
  static let stationLabel = Typeface(face: .regular, size: 13, lineHeight: 15)
  /// The name of a machine beside its line.
  static let lineName = Typeface(face: .bold, size: 13, lineHeight: 16)
  static let columnHeading = Typeface(face: .regular, size: 11, lineHeight: 13)
}

/// What both drawings of a map have in common.
protocol MapWriter {
  var map: LineMap { get }
  var view: LineMapView { get }
}

extension MapWriter {
  func svg(
    _ classes: String, _ name: String, width: Double, height: Double, _ html: inout HTML,
    content: (inout HTML) -> Void
  ) {
    let name = "\(view.prefix)-\(name)"
    html.element(
      "svg", .class(classes),
      HTML.Attribute("viewBox", "0 0 \(number(width)) \(number(height))"), HTML.Attribute("width", number(width)),
      HTML.Attribute("height", number(height)), HTML.Attribute("role", "graphics-document"),
      HTML.Attribute("aria-labelledby", name)
    ) { html in
      html.element("title", .id(name), text: view.title)
      content(&html)
    }
    html.raw("\n")
  }

  func path(_ classes: String, _ data: String, _ html: inout HTML) {
    html.element("path", .class(classes), HTML.Attribute("d", data))
  }

  func text(_ classes: String?, x: Double, y: Double, _ text: String, _ html: inout HTML) {
    html.element(
      "text", .class(classes), HTML.Attribute("x", number(x)), HTML.Attribute("y", number(y)), text: text)
  }

  /// A station: a dot and its label, one link.
  func station(
    _ line: Int, _ station: LineMap.Station, x: Double, y: Double, isInterchange: Bool, _ html: inout HTML,
    label: (inout HTML) -> Void
  ) {
    let machine = map.machines[line]
    let state = machine.states[station.state]
    let meaning = state.gloss.map { ": " + $0[view.language] } ?? ""
    html.element(
      "a", .class("station \(view.lineClass(line))"), .href(view.stateAddress(line, station.state)),
      .label("\(machine.title[view.language]) – \(state.label[view.language])\(meaning)")
    ) { html in
      html.element(
        "circle", .class(isInterchange ? "change" : nil), HTML.Attribute("cx", number(x)),
        HTML.Attribute("cy", number(y)), HTML.Attribute("r", isInterchange ? "6.5" : "5"))
      label(&html)
    }
    html.raw("\n")
  }

  func isInterchange(_ station: LineMap.Station) -> Bool {
    station.group.map { !map.interchange($0).isEmpty } ?? false
  }

  /// The class of a connection, by how far the comparison holds.
  func connection(_ group: Int) -> String {
    switch map.equivalences[group].relation {
    case .exactMatch, .closeMatch: "walk near"
    default: "walk"
    }
  }

  /// Pixels, rounded to tenths.
  func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths.isMultiple(of: 10)
      ? String(tenths / 10) : "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
  }
}
