import Markup
import StateMachines

/// The map with lines from left to right, one below the other.
struct WideMapWriter: MapWriter {
  let map: LineMap
  let view: LineMapView

  /// How wide the column of a page is, in pixels.
  private static let room = 728.0
  private static let margin = 10.0
  /// Between a station and its label, so that a connection passes beside the words.
  private static let indent = 11.0
  /// Between a label and the next station.
  private static let gap = 4.0

  private let columnWidth: Double

  init(map: LineMap, view: LineMapView) {
    self.map = map
    self.view = view
    let even = min(150, max(84, (Self.room - 2 * Self.margin) / Double(max(1, map.columnCount))))
    // A word that cannot be parted must not reach the next station, in any language.
    let words = map.lines.enumerated().flatMap { line, stations in
      stations.flatMap { map.machines[line].states[$0.state].label.values }
    }
    let widest = words.map { BreakableText($0, .stationLabel).set(within: 0, most: .max).width }.max() ?? 0
    columnWidth = max(even, widest + Self.indent + Self.gap)
  }

  private func x(_ column: Int) -> Double { Self.margin + 6 + Double(column) * columnWidth }

  func write(_ html: inout HTML) {
    let headings = (0..<map.columnCount).map { column in
      lines(map.heading(of: column)?.label?[view.language] ?? "", .columnHeading)
    }
    let top = Double(headings.map(\.count).max() ?? 0) * Typeface.columnHeading.lineHeight + 18
    let labels = map.lines.enumerated().map { line, stations in
      stations.map { lines(map.machines[line].states[$0.state].label[view.language], .stationLabel) }
    }
    // Each row: the name, the line, its labels.
    var rows: [Double] = []
    var bottom = top
    for stations in labels {
      rows.append(bottom + 30)
      bottom += 30 + 26 + Double(stations.map(\.count).max() ?? 1) * Typeface.stationLabel.lineHeight + 6
    }
    let width = 2 * Self.margin + Double(map.columnCount) * columnWidth
    svg("wide", width: width, height: bottom, &html) { html in
      for (column, words) in headings.enumerated() {
        if column.isMultiple(of: 2) { zone(column, bottom, &html) }
        for (index, word) in words.enumerated() {
          let y = 16 + Double(index) * Typeface.columnHeading.lineHeight
          text("heading", x: x(column) - 6, y: y, word, &html)
        }
      }
      for group in map.equivalences.indices { connect(group, rows, &html) }
      for (line, stations) in map.lines.enumerated() { row(line, stations, labels[line], y: rows[line], &html) }
    }
  }

  private func zone(_ column: Int, _ height: Double, _ html: inout HTML) {
    html.element(
      "rect", .class("zone"), HTML.Attribute("x", number(x(column) - 14)), HTML.Attribute("y", "0"),
      HTML.Attribute("width", number(columnWidth)), HTML.Attribute("height", number(height)))
  }

  private func connect(_ group: Int, _ rows: [Double], _ html: inout HTML) {
    let stations = map.interchange(group)
    guard let first = stations.first, let last = stations.last else { return }
    let x = number(x(first.station.column))
    path(connection(group), "M\(x) \(number(rows[first.line]))V\(number(rows[last.line]))", &html)
  }

  private func row(
    _ line: Int, _ stations: [LineMap.Station], _ labels: [[String]], y: Double, _ html: inout HTML
  ) {
    guard let first = stations.first, let last = stations.last else { return }
    path("track \(view.lineClass(line))", "M\(number(x(first.column))) \(number(y))H\(number(x(last.column)))", &html)
    html.element("a", .class("name"), .href(view.machineAddress(line))) { html in
      text(nil, x: x(first.column) + Self.indent, y: y - 12, map.machines[line].title[view.language], &html)
    }
    html.raw("\n")
    for (station, words) in zip(stations, labels) {
      let x = x(station.column)
      self.station(line, station, x: x, y: y, isInterchange: isInterchange(station), &html) { html in
        for (index, word) in words.enumerated() {
          text(
            nil, x: x + Self.indent, y: y + 20 + Double(index) * Typeface.stationLabel.lineHeight, word, &html)
        }
      }
    }
  }

  private func lines(_ text: String, _ typeface: Typeface) -> [String] {
    BreakableText(text, typeface).set(within: columnWidth - Self.indent - Self.gap, most: 3).lines
  }
}
