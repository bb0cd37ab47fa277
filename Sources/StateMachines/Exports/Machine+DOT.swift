extension Machine {
  /// The machine as a picture for Graphviz, to be laid out and changed by hand.
  func dot(under conditions: Conditions, language: Int) -> Export {
    var lines = [
      "digraph \(quoted(id)) {",
      "  label=\(quoted(title[language])); labelloc=t; compound=true; rankdir=\(drawing.direction.rawValue);",
      "  node [shape=box, style=rounded];",
    ]
    let existing = states(under: conditions)
    for state in existing where state.parent == nil { lines += node(state, conditions, language, indent: "  ") }
    lines.append("  \"*\" [shape=point, label=\"\"];")
    if exists(initial, conditions) { lines.append("  \"*\" -> \(edge(to: initial));") }
    for transition in transitions(under: conditions) {
      let label = words(of: transition, conditions, language)
      for source in transition.sources where exists(source, conditions) {
        for target in transition.targets.isEmpty ? [source] : transition.targets {
          let style = transition.targets.isEmpty ? ", style=dotted" : ""
          let tail = states[source].children.isEmpty ? "" : ", ltail=\(quoted("cluster \(source)"))"
          let head = states[target].children.isEmpty ? "" : ", lhead=\(quoted("cluster \(target)"))"
          lines.append(
            "  \(quoted(leaf(of: source))) -> \(quoted(leaf(of: target))) [label=\(quoted(label))\(style)\(tail)\(head)];"
          )
        }
      }
    }
    let losses = ["it is a picture: nothing can be read back from it"] + commonLosses(conditions)
    return Export(text: lines.joined(separator: "\n") + "\n}\n", losses: losses)
  }

  private func node(_ state: State, _ conditions: Conditions, _ language: Int, indent: String) -> [String] {
    let children = state.children.filter { exists($0, conditions) }
    let label = quoted(state.label[language])
    if children.isEmpty {
      let shape =
        switch state.kind {
        case .choice: ", shape=diamond"
        case .history: ", shape=circle"
        case .final: ", peripheries=2"
        default: ""
        }
      return ["\(indent)\(quoted(state.id.text)) [label=\(label)\(shape)];"]
    }
    let style = state.kind == .parallel ? " style=\"rounded,dashed\";" : " style=rounded;"
    return ["\(indent)subgraph \(quoted("cluster \(state.id)")) {", "\(indent)  label=\(label);\(style)"]
      + children.flatMap { node(states[$0], conditions, language, indent: indent + "  ") } + [indent + "}"]
  }

  /// Edges of Graphviz lead to nodes only: to a state in a composite one, whose border cuts them.
  private func leaf(of state: ID<State>) -> String {
    var result = state
    while let child = states[result].initial ?? states[result].children.first { result = child }
    return result.text
  }

  private func edge(to state: ID<State>) -> String {
    quoted(leaf(of: state)) + (states[state].children.isEmpty ? "" : " [lhead=\(quoted("cluster \(state)"))]")
  }

  private func words(of transition: Transition, _ conditions: Conditions, _ language: Int) -> String {
    let names = (transition.delay.map { ["after \($0)"] } ?? []) + transition.events.map { events[$0].label[language] }
    let condition = transition.condition.map { "[\(guards[$0].label[language])]" }
    let calls = steps(transition.callbacks, under: conditions).flatMap(\.uses).map { callbacks[$0.callback].call }
    return [names.joined(separator: ", "), condition, calls.isEmpty ? nil : "/ " + calls.joined(separator: "\n")]
      .compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// A string of the language, in which Graphviz reads no entities and no escapes of its own.
  private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "&": result += "&amp;"
      case "\n": result += "\\n"
      case _ where scalar.value < 0x20: result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
