/// The notations of others in which a machine can be written.
package enum ExportFormat: String, Sendable, CaseIterable {
  /// State Chart XML 1.0 (W3C, 2015).
  case scxml
  /// The configuration of XState 5, as JSON.
  case xstate
  case mermaid, plantuml
  /// The language of Graphviz: a picture, no machine.
  case dot
  /// A table of transitions (RFC 4180).
  case csv

  /// The format that a file's ending stands for; nil where none does.
  package init?(ending: String) {
    switch ending.lowercased() {
    case "scxml", "xml": self = .scxml
    case "json": self = .xstate
    case "mmd", "mermaid": self = .mermaid
    case "puml", "plantuml", "pu", "wsd": self = .plantuml
    case "dot", "gv": self = .dot
    case "csv": self = .csv
    default: return nil
    }
  }
}

/// A machine in the notation of others.
package struct Export: Sendable {
  package let text: String
  /// What the notation cannot say, each said once, in a sentence without full stop.
  package let losses: [String]
}

extension Machine {
  /// The machine in another notation, as it is under these conditions; the same bytes every time.
  ///
  /// SCXML and XState keep what they have no words for in a corner of ours, so that reading them back gives the same
  /// machine, with all languages, versions and variants. The others are for eyes: they show one language.
  package func export(as format: ExportFormat, under conditions: Conditions, language: Int) -> Export {
    switch format {
    case .scxml: SCXMLWriter(self, under: conditions, language: language).export()
    case .xstate: XStateWriter(self, under: conditions, language: language).export()
    case .mermaid: Export(text: mermaid(under: conditions, language: language), losses: mermaidLosses(conditions))
    case .plantuml: plantUML(under: conditions, language: language)
    case .dot: dot(under: conditions, language: language)
    case .csv: csv(under: conditions)
    }
  }

  /// What no picture and no table says.
  func commonLosses(_ conditions: Conditions) -> [String] {
    [
      versions == nil && variants.isEmpty ? nil : "what other versions and variants have is left out",
      "texts in other languages, notes, sources, properties and scenarios are left out",
      hasInexactCalls(conditions) ? "optional, conditional and unordered calls look like any other" : nil,
    ].compactMap { $0 }
  }

  /// Whether a call is more than the name of a callback at a place in a row.
  func hasInexactCalls(_ conditions: Conditions) -> Bool {
    let all =
      states(under: conditions).flatMap { $0.entry + $0.exit } + transitions(under: conditions).flatMap(\.callbacks)
    return steps(all, under: conditions).contains { step in
      step.uses.count > 1 || step.uses.contains { $0.isOptional || $0.condition != nil }
    }
  }

  private func mermaidLosses(_ conditions: Conditions) -> [String] {
    let shown = transitions(under: conditions)
    return [
      shown.contains { !$0.callbacks.isEmpty } || states.contains { !$0.entry.isEmpty || !$0.exit.isEmpty }
        ? "callbacks are left out" : nil,
      shown.contains { $0.condition != nil } ? "guards are left out" : nil,
      shown.contains { $0.delay != nil } ? "delays are left out" : nil,
      shown.contains { $0.targets.isEmpty } ? "internal transitions leave and enter their state" : nil,
      states(under: conditions).contains { [.parallel, .history, .choice].contains($0.kind) }
        ? "regions, history and choices look like other states" : nil,
      drawing.hidden.isEmpty ? nil : "transitions that the drawing hides are left out",
    ].compactMap { $0 } + commonLosses(conditions).prefix(2)
  }
}
