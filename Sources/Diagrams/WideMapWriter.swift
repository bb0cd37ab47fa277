import Markup
import StateMachines

/// The map with lines from left to right, one below the other.
struct WideMapWriter: MapWriter {
  let map: LineMap
  let view: LineMapView

  /// How wide the column of a page is, in pixels.
  private static let room = LayoutSettings.Width.wide.limit
  private static let margin = 10.0
  /// Between a station and its label, so that a connection passes beside the words.
  private static let indent = 11.0

  private static let narrowest = 84.0
  private static let widest = 150.0

  private let columnWidth: Double

  /// The columns share the page's width, but none is narrower than the longest word in it.
  init(map: LineMap, view: LineMapView) {
    self.map = map
    self.view = view
    let labels = map.lines.enumerated().flatMap { line, stations in
      stations.map { map.machines[line].states[$0.state].label[view.language] }
    }
    let words = labels.map { BreakableText($0, .stationLabel).leastLimit(lines: .max) + Self.around }
    let share = (Self.room - 2 * Self.margin) / Double(max(1, map.columnCount))
    columnWidth = min(Self.widest, max(Self.narrowest, share, words.max() ?? 0))
  }

  /// What a column has beside the words in it.
  private static let around = indent + 4

  private func x(_ column: Int) -> Double { Self.margin + 6 + Double(column) * columnWidth }

  private var width: Double { 2 * Self.margin + Double(map.columnCount) * columnWidth }

  /// In a part of the page that scrolls, where the map would become illegible if it were made to fit.
  func write(_ html: inout HTML) {
    guard width > Diagram.wideLimit else { return draw("map wide", &html) }
    html.element(
      "div", .class("scroll wide"), HTML.Attribute("role", "region"), HTML.Attribute("tabindex", "0"),
      .label(view.title)
    ) { draw("map", &$0) }
  }

  private func draw(_ classes: String, _ html: inout HTML) {
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
    svg(classes, "wide", width: width, height: bottom, &html) { html in
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
      let title = map.machines[line].title[view.language]
      // A line that begins far to the right may have a name that ends outside.
      let last = width - Self.margin - Typeface.lineName.width(of: title)
      text(nil, x: max(Self.margin, min(x(first.column) + Self.indent, last)), y: y - 12, title, &html)
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
    let room = columnWidth - Self.around
    return BreakableText(text, typeface, longest: room).set(within: room, most: 3).lines
  }
}
