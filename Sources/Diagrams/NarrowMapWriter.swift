import Markup
import StateMachines

/// The map with lines that run downwards, each station on a line of text of its own.
struct NarrowMapWriter: MapWriter {
  let map: LineMap
  let view: LineMapView

  private static let width = 340.0
  /// From one line to the next: closer where many lines would leave their words no room.
  private var track: Double { min(20, (Self.width - 180) / Double(max(1, map.lines.count))) }
  private static let step = 28.0
  private static let headingStep = 24.0

  private func x(_ line: Int) -> Double { 12 + Double(line) * track }
  private var labelX: Double { x(map.lines.count - 1) + 18 }

  private struct Stop {
    let line: Int
    let station: LineMap.Station
    let y: Double
  }

  func write(_ html: inout HTML) {
    var y = 18.0
    var names: [(words: [String], y: Double)] = []
    for machine in map.machines {
      let words = lines(machine.title[view.language], .lineName)
      names.append((words, y))
      y += Self.step + Double(max(0, words.count - 1)) * Typeface.lineName.lineHeight
    }
    var stops: [Stop] = []
    var headings: [(text: String, y: Double)] = []
    for column in 0..<map.columnCount {
      if let heading = map.heading(of: column)?.label?[view.language] {
        headings.append((heading, y + 4))
        y += Self.headingStep
      } else {
        y += 6
      }
      for (line, stations) in map.lines.enumerated() {
        for station in stations where station.column == column {
          stops.append(Stop(line: line, station: station, y: y))
          y += Self.step
        }
      }
    }
    svg("map narrow", "narrow", width: Self.width, height: y - 8, &html) { html in
      for line in map.lines.indices { track(line, from: names[line].y, stops, &html) }
      for group in map.equivalences.indices { connect(group, stops, &html) }
      for line in map.lines.indices { name(line, names[line].words, y: names[line].y, &html) }
      for heading in headings {
        let fit = BreakableText(heading.text, .columnHeading, longest: Self.width - labelX).set(
          within: Self.width - labelX, most: 1)
        text("heading", x: labelX, y: heading.y, fit.lines.first ?? "", &html)
      }
      for stop in stops { self.stop(stop, &html) }
    }
  }

  private func track(_ line: Int, from y: Double, _ stops: [Stop], _ html: inout HTML) {
    guard let last = stops.last(where: { $0.line == line }) else { return }
    path("track \(view.lineClass(line))", "M\(number(x(line))) \(number(y))V\(number(last.y))", &html)
  }

  private func connect(_ group: Int, _ stops: [Stop], _ html: inout HTML) {
    let members = stops.filter { $0.station.group == group }
    guard members.count > 1 else { return }
    let corners = members.map { "\(number(x($0.line))) \(number($0.y))" }
    path(connection(group), "M" + corners.joined(separator: "L"), &html)
  }

  private func name(_ line: Int, _ words: [String], y: Double, _ html: inout HTML) {
    leader(line, y, &html)
    html.element("a", .class("name"), .href(view.machineAddress(line))) { html in
      for (index, word) in words.enumerated() {
        text(nil, x: labelX, y: y + 4.5 + Double(index) * Typeface.lineName.lineHeight, word, &html)
      }
    }
    html.raw("\n")
  }

  private func stop(_ stop: Stop, _ html: inout HTML) {
    leader(stop.line, stop.y, &html)
    station(
      stop.line, stop.station, x: x(stop.line), y: stop.y, isInterchange: isInterchange(stop.station), &html
    ) { html in
      let label = map.machines[stop.line].states[stop.station.state].label[view.language]
      let fit = BreakableText(label, .stationLabel, longest: Self.width - labelX).set(
        within: Self.width - labelX, most: 1)
      text(nil, x: labelX, y: stop.y + 4.5, fit.lines.first ?? label, &html)
    }
  }

  /// As many lines of text as are needed beside the tracks.
  private func lines(_ text: String, _ typeface: Typeface) -> [String] {
    let room = Self.width - labelX
    return BreakableText(text, typeface, longest: room).set(within: room, most: 3).lines
  }

  /// From the line to its words, over the lines between.
  private func leader(_ line: Int, _ y: Double, _ html: inout HTML) {
    path("leader", "M\(number(x(line))) \(number(y))H\(number(labelX - 5))", &html)
  }
}
