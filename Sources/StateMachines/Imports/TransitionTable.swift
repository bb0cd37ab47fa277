import Diagnostics
import YAML

/// Reads a table of transitions (RFC 4180), as spreadsheets save it: with commas, semicolons or tabs between cells.
///
/// The machine begins in the source of the first row. Cells with several names have semicolons between them.
enum TransitionTable {
  private struct Cell {
    var text = ""
    var range: Range<Int>
  }

  private static let columns = ["source", "event", "target", "guard", "callbacks"]
  private static let others = [
    "from": "source", "state": "source", "to": "target", "trigger": "event", "events": "event", "condition": "guard",
    "actions": "callbacks", "action": "callbacks", "callback": "callbacks", "next": "target",
  ]

  static func read(_ report: inout ImportReport) -> MachineDraft? {
    guard let rows = cells(&report), let head = rows.first else {
      return report.hasFailed ? nil : report.fail("the table is empty", 0..<0)
    }
    var places: [String: Int] = [:]
    for (place, cell) in head.enumerated() {
      let name = cell.text.words.joined(separator: " ").lowercased()
      let column = others[name] ?? name
      if columns.contains(column), places[column] == nil {
        places[column] = place
      } else {
        report.lose("the column '\(cell.text.words.joined(separator: " "))' is left out", cell.range)
      }
    }
    guard let source = places["source"], let target = places["target"] else {
      return report.fail(
        "the first row does not name the columns 'source' and 'target'", head[0].range,
        help: "begin the table with \(columns.joined(separator: ","))")
    }
    var draft = MachineDraft(name: "")
    var seen: Set<String> = []
    for row in rows.dropFirst() where row.contains(where: { !$0.text.words.isEmpty }) {
      func names(_ column: Int?) -> [String] {
        guard let column, row.indices.contains(column) else { return [] }
        return row[column].text.split(separator: ";").map { $0.words }.filter { !$0.isEmpty }
      }
      let sources = names(source)
      guard !sources.isEmpty else {
        report.lose("a row without source is left out", row[0].range)
        continue
      }
      var transition = MachineDraft.Transition(sources, at: row[source < row.count ? source : 0].range)
      transition.targets = names(target)
      for state in sources + transition.targets where seen.insert(state).inserted {
        draft.states.append(MachineDraft.State(state, at: transition.range))
      }
      for event in names(places["event"]) {
        let delay = event.wholeMatch(of: /after (\S+)/).flatMap { Delay(String($0.1)) }
        if let delay { transition.delay = delay.text } else { transition.events.append(event) }
      }
      transition.condition = names(places["guard"]).first
      transition.calls = names(places["callbacks"]).map { MachineDraft.Call(name: $0) }
      if row.count > head.count { report.lose("cells behind the last column are left out", row[head.count].range) }
      draft.transitions.append(transition)
    }
    draft.initial = draft.states.first?.key
    return draft
  }

  /// The cells by row; nil where quotes do not fit.
  private static func cells(_ report: inout ImportReport) -> [[Cell]]? {
    let bytes = report.file.bytes
    let start = report.file.byteOrderMark
    let first = bytes[start...].prefix { $0 != 0x0A && $0 != 0x0D }
    let comma =
      [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09].first { first.contains($0) } ?? UInt8(ascii: ",")
    var rows: [[Cell]] = []
    var row: [Cell] = []
    var place = start
    while place < bytes.count {
      let begin = place
      var content: [UInt8] = []
      if bytes[place] == UInt8(ascii: "\"") {
        place += 1
        var isClosed = false
        while place < bytes.count, !isClosed {
          if bytes[place] != UInt8(ascii: "\"") {
            content.append(bytes[place])
          } else if place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "\"") {
            content.append(bytes[place])
            place += 1
          } else {
            isClosed = true
          }
          place += 1
        }
        if !isClosed { return report.fail("the quotes of a cell are not closed", begin..<begin + 1) }
      }
      while place < bytes.count, bytes[place] != comma, bytes[place] != 0x0A, bytes[place] != 0x0D {
        content.append(bytes[place])
        place += 1
      }
      row.append(Cell(text: String(decoding: content, as: UTF8.self), range: begin..<max(begin, place)))
      guard place < bytes.count else { break }
      let end = bytes[place]
      place += 1
      if end == comma {
        if place == bytes.count { row.append(Cell(range: place..<place)) }
        continue
      }
      if end == 0x0D, place < bytes.count, bytes[place] == 0x0A { place += 1 }
      rows.append(row)
      row = []
    }
    return row.isEmpty ? rows : rows + [row]
  }
}

extension Substring {
  /// Without blanks around it, and one blank for several inside.
  fileprivate var words: String { split { $0.isWhitespace }.joined(separator: " ") }
}
