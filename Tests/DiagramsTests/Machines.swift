import Diagrams
import TestSupport

/// Machines to draw: real ones, and those that drawings of machines are known to break at.
enum Machines {
  typealias State = DiagramGraph.State
  typealias Transition = DiagramGraph.Transition

  /// A state with its labels, “en | de | ru”.
  static func state(_ id: String, _ labels: String, gloss: String? = nil, final: Bool = false) -> State {
    State(id: id, labels: words(labels), glosses: gloss.map(words), kind: final ? .final : .atomic)
  }

  static func composite(_ id: String, _ labels: String, initial: String? = nil, _ children: [State]) -> State {
    State(id: id, labels: words(labels), kind: .composite, initial: initial, children: children)
  }

  private static func words(_ text: String) -> [String] {
    text.split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
  }

  /// Transitions numbered in order: id, “a, b > c” or “a” for one that stays, events, callbacks, “!” for an exceptional one.
  static func transitions(_ list: [(id: String, way: String, events: String, callbacks: String)]) -> [Transition] {
    list.enumerated().map { index, one in
      let isExceptional = one.way.hasSuffix("!")
      let ends = one.way.split { $0 == ">" || $0 == "!" }.map { words(String($0).replacing(",", with: "|")) }
      return Transition(
        number: index + 1, id: one.id, sources: ends[0], target: ends.count > 1 ? ends[1].first : nil,
        events: words(one.events), callbacks: one.callbacks.split(separator: " ").map(String.init),
        isExceptional: isExceptional)
    }
  }

  /// All that have a name.
  static let named: [DiagramGraph] = [
    app, activity, pod, order, tcp, parallel, residents, nested, tokyo,
  ]

  /// 20 states and 45 transitions, some of which stay, come back or leave several states.
  static func random(_ seed: UInt64, states: Int = 20, transitions: Int = 45) -> DiagramGraph {
    var numbers = RepeatableNumbers(seed: seed)
    let words = ["open", "timeout", "user cancels", "received", "bytes left", "retry later", "fatal error"]
    let ids = (0..<states).map { "s\($0)" }
    func pick() -> String { ids[Int.random(in: 0..<states, using: &numbers)] }
    var list: [(id: String, way: String, events: String, callbacks: String)] = []
    for index in 0..<transitions {
      // A path through all states first, as real machines have one.
      let source = index + 1 < states ? ids[index] : pick()
      let target = index + 1 < states ? ids[index + 1] : pick()
      let event = words[Int.random(in: 0..<words.count, using: &numbers)]
      let way =
        switch Int.random(in: 0..<12, using: &numbers) {
        case 0 where index >= states: source
        case 1 where index >= states: "\(source), \(pick()) > \(target)"
        default: "\(source) > \(target)"
        }
      list.append(("t\(index)", way, event, index.isMultiple(of: 3) ? "didReceive\(index)()" : ""))
    }
    return DiagramGraph(
      id: "random-\(seed)", states: ids.map { state($0, "State \($0)") }, transitions: Self.transitions(list),
      initial: "s0")
  }
}
