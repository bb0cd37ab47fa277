/// Every text of a graph, measured once for all layouts that are tried.
struct MachineTexts: Sendable {
  /// By state, then by language.
  let labels: [[BreakableText]]
  /// By state, then by language; none where a state has no gloss.
  let glosses: [[BreakableText]]
  /// The labels of composite states in the face of headers.
  let headers: [[BreakableText]]
  /// By transition, then by language.
  let events: [[BreakableText]]
  /// By transition, then by callback.
  let callbacks: [[BreakableText]]

  init(_ graph: DiagramGraph, _ tree: StateTree, labelSize: Double = 14) {
    let states = tree.entries.map(\.state)
    labels = states.map { $0.labels.map { BreakableText($0, .label(labelSize)) } }
    headers = states.map { $0.children.isEmpty ? [] : $0.labels.map { BreakableText($0, .header) } }
    glosses = states.map { state in (state.glosses ?? []).map { BreakableText($0, .gloss) } }
    events = graph.transitions.map { $0.events.map { BreakableText($0, .event) } }
    callbacks = graph.transitions.map { $0.callbacks.map { BreakableText($0, .callback, isCode: true) } }
  }
}

/// A text in all languages, set so that one box holds every one of them.
struct SharedSetting: Sendable {
  var width = 0.0
  var lines = 0
  var isCut = false

  /// How much wider than asked a box may be so that its text is not cut.
  private static let leeway = 1.6

  /// As many lines as the longest text needs at `limit`, and then no wider than they must be.
  init(_ texts: [BreakableText], within limit: Double, most: Int) {
    lines = texts.reduce(0) { max($0, min(most, $1.lineCount(within: limit))) }
    for text in texts where !text.isEmpty {
      let least = text.leastLimit(lines: lines)
      let room = text.lineCount(within: limit) <= most || least <= limit * Self.leeway ? least : limit
      let setting = text.set(within: room, most: most)
      isCut = isCut || setting.isCut
      width = max(width, setting.width)
    }
  }
}
