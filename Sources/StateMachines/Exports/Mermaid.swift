extension Machine {
  /// The machine as a state diagram of Mermaid (`stateDiagram-v2`), for viewers that draw it by themselves.
  ///
  /// Known losses: guards, callbacks, versions; an internal transition becomes one to the state itself. All transitions
  /// between the same two states are one arrow, since Mermaid draws arrows of a pair on top of each other.
  /// Mermaid cannot draw one arrow stronger than others, so a star stands before the words of an emphasised one.
  /// `after` gives the words for a transition that waits for a length of time. One that waits for nothing but its guard
  /// says that, in brackets as in UML; one that follows at once has no words.
  package func mermaid(
    under conditions: Conditions, language: Int, emphasised: Set<ID<Transition>> = [],
    after: (String) -> String = { "after \($0)" }
  ) -> String {
    var lines = ["stateDiagram-v2"]
    let states = states(under: conditions)
    let existing = Set(states.map(\.id))
    for state in states where state.parent == nil { lines += mermaid(state, existing, language, indent: "  ") }
    lines.append("  [*] --> \(initial.mermaid)")
    var order: [Arrow] = []
    var labels: [Arrow: [String]] = [:]
    for transition in transitions(under: conditions) where !drawing.hidden.contains(transition.id) {
      var triggers = transition.events.map { events[$0].label[language].mermaid }
      if let delay = transition.delay { triggers.insert(after(delay).mermaid, at: 0) }
      if triggers.isEmpty, let condition = transition.condition {
        triggers = ["[\(guards[condition].label[language])]".mermaid]
      }
      let words = triggers.joined(separator: " / ")
      let label = emphasised.contains(transition.id) ? "★ " + words : words
      for source in transition.sources where existing.contains(source) {
        let arrow = Arrow(source: source, target: transition.target ?? source)
        if labels[arrow] == nil { order.append(arrow) }
        labels[arrow, default: []].append(label)
      }
    }
    for arrow in order {
      let label = labels[arrow, default: []].filter { !$0.isEmpty }.joined(separator: "<br>")
      lines.append("  \(arrow.source.mermaid) --> \(arrow.target.mermaid)" + (label.isEmpty ? "" : " : \(label)"))
    }
    for state in states where state.kind == .final && state.parent == nil {
      lines.append("  \(state.id.mermaid) --> [*]")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private struct Arrow: Hashable {
    let source: ID<State>
    let target: ID<State>
  }

  private func mermaid(
    _ state: State, _ existing: Set<ID<State>>, _ language: Int, indent: String
  ) -> [String] {
    let name = "state \"\(state.label[language].mermaid)\" as \(state.id.mermaid)"
    let children = state.children.filter(existing.contains)
    guard !children.isEmpty else { return [indent + name] }
    var lines = [indent + name, "\(indent)state \(state.id.mermaid) {"]
    for child in children { lines += mermaid(states[child], existing, language, indent: indent + "  ") }
    if let initial = state.initial { lines.append("\(indent)  [*] --> \(initial.mermaid)") }
    return lines + ["\(indent)}"]
  }
}

extension ID {
  /// A name that is no word of Mermaid's own, which none is that ends with `_`.
  fileprivate var mermaid: String {
    let name = text.replacing("-", with: "_")
    let words: Set = [
      "end", "state", "note", "class", "classdef", "style", "direction", "default", "as", "fork", "join", "choice",
      "click", "href", "root", "hide", "scale",
    ]
    return words.contains(name) ? name + "_" : name
  }
}

extension String {
  /// As text in a label: signs that mean something to Mermaid or HTML as its own numeric entities.
  fileprivate var mermaid: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "#", ";", ":", "<", ">", "{", "}", "[", "]", "%", "&", "`", "\\", "*", "_", "~":
        result += "#\(scalar.value);"
      case _ where scalar.properties.isWhitespace: result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
