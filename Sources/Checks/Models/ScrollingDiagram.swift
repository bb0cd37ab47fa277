import Diagnostics
import Diagrams
import StateMachines

extension Rule {
  static let scrollingDiagram = Rule(
    "models/scrolling-diagram", .note, "The narrow drawing of a machine fits a telephone.",
    why: "A drawing that must be scrolled is never seen as a whole, and most readers do not scroll sideways.",
    bad: fan(9), good: fan(2))

  /// A door that leads to many states beside each other.
  private static func fan(_ count: Int) -> Rule.Example {
    func each(_ line: (Int) -> String) -> String { (1...count).map(line).joined() }
    return door(
      ("events:\n", "events:\n" + each { "  turn-\($0): {label: {en: turn \($0), de: drehen \($0)}}\n" }),
      ("  open: {label", each { "  room-\($0): {label: {en: Room \($0), de: Raum \($0)}}\n" } + "  open: {label"),
      (
        "  - {id: close",
        each {
          """
            - {id: enter-\($0), source: open, target: room-\($0), event: turn-\($0), callbacks: []}
            - {id: leave-\($0), source: room-\($0), target: shut, event: pull, callbacks: []}

          """
        } + "  - {id: close"
      ))
  }
}

extension Check {
  /// A note, since the names of states and events may leave no other way.
  static let scrollingDiagram = Check(.scrollingDiagram) { input in
    input.drawings(.scrollingDiagram, help: "hide transitions with 'diagram: {hide: […]}', or shorten labels") {
      diagram in
      guard diagram.scrolls, let narrow = diagram.narrow else { return nil }
      return "the narrow drawing is \(Int(narrow.width)) pixels wide, and a telephone shows \(Int(Diagram.narrowLimit))"
    }
  }
}
