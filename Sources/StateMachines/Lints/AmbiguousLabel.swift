import Diagnostics

extension Rule {
  static let ambiguousLabel = Rule(
    "models/ambiguous-label", .error, "Two states, or two events, have different labels in every language.",
    why: "Nobody could tell which of them a sentence means, neither a reader nor a check.",
    bad: door(("{en: Open, de: Offen}", "{en: Open, de: Zu}")), good: door())
}

extension Lint {
  static let ambiguousLabel = Lint(.ambiguousLabel) { machine in
    let states = machine.states.filter { !$0.kind.isPseudo }.map { ($0.id.text, $0.label, $0.range) }
    let events = machine.events.map { ($0.id.text, $0.label, $0.range) }
    return repeated(states, "states") + repeated(events, "events")
  }

  private static func repeated(
    _ elements: [(id: String, label: LocalizedString, range: SourceRange)], _ kind: String
  ) -> [Diagnostic] {
    var reported: Set<String> = []
    return (elements.first?.label.values.indices ?? 0..<0).flatMap { language -> [Diagnostic] in
      var first: [String: (id: String, range: SourceRange)] = [:]
      return elements.compactMap { element in
        let label = element.label[language].lowercased()
        guard let other = first[label] else {
          first[label] = (element.id, element.range)
          return nil
        }
        guard reported.insert(element.id).inserted else { return nil }
        return Diagnostic(
          .ambiguousLabel, "the \(kind) '\(other.id)' and '\(element.id)' are both called '\(element.label[language])'",
          at: element.range, notes: [Diagnostic.Note("the other one is here", other.range)])
      }
    }
  }
}
