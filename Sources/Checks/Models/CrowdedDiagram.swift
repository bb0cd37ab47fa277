import Diagnostics
import Diagrams
import StateMachines

extension Rule {
  static let crowdedDiagram = Rule(
    "models/crowded-diagram", .note, "In the drawing of a machine nothing lies on something else, and few lines cross.",
    why: "Readers follow a line with their eyes, and at each crossing some of them take the wrong one.",
    bad: net(6), good: net(3))

  /// A machine in which every state leads to every other one.
  private static func net(_ count: Int) -> Rule.Example {
    let rooms = (1...count - 2).map { "room-\($0)" }
    let all = ["shut", "open"] + rooms
    func lines(_ names: [String], _ line: (String) -> String) -> String { names.map(line).joined() }
    let ways = all.flatMap { source in all.filter { $0 != source }.map { (source, $0) } }.map { source, target in
      "  - {id: \(source)-to-\(target), source: \(source), target: \(target), event: go-\(target), callbacks: []}\n"
    }
    return door(
      ("callbacks:\n  on-open: {call: onOpen(), since: \"1\"}\n", ""),
      (
        "  push: {label: {en: push, de: drücken}}\n  pull: {label: {en: pull, de: ziehen}}\n",
        lines(all) { "  go-\($0): {label: {en: go to \($0), de: nach \($0)}}\n" }
      ),
      ("  open: {label", lines(rooms) { "  \($0): {label: {en: \($0), de: Raum \($0)}}\n" } + "  open: {label"),
      (
        "  - {id: open-up, source: shut, target: open, event: push, callbacks: [on-open]}\n  - {id: close, source: open, target: shut, event: pull, callbacks: []}\n",
        ways.joined()
      ))
  }
}

extension Check {
  /// How many crossings a reader puts up with.
  private static let crossings = 8

  /// A note: the search has tried what it can, and some machines have no better drawing.
  static let crowdedDiagram = Check(.crowdedDiagram) { input in
    input.drawings(
      .crowdedDiagram, help: "hide transitions with 'diagram: {hide: […]}', or make several machines of it"
    ) { diagram in
      for drawing in [diagram.wide, diagram.narrow].compactMap({ $0 }) {
        let quality = drawing.quality
        let what = drawing.isNarrow ? "the narrow drawing" : "the drawing"
        if quality.overlaps > 0 { return "in \(what) \(quality.overlaps) labels, states or lines lie on each other" }
        if quality.crossings > crossings { return "in \(what) lines cross \(quality.crossings) times" }
      }
      return nil
    }
  }
}
