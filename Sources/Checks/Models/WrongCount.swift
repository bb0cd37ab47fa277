import Diagnostics
import Knowledge
import Languages
import Markdown
import StateMachines

extension Rule {
  static let wrongCount = Rule(
    "models/wrong-count", .error, "The text of a link to a count is the number that the model has.",
    why: "A number that was true when it was written is the first thing that a changed model makes false.",
    bad: [
      "Models/door.yaml": Rule.exampleDoor,
      "en/index.md": "---\ntitle: Book\n---\n\nA door has [three](../Models/door.yaml#count:states) states.\n",
    ],
    good: [
      "Models/door.yaml": Rule.exampleDoor,
      "en/index.md": "---\ntitle: Book\n---\n\nA door has [two](../Models/door.yaml#count:states) states.\n",
      "de/index.md": "---\ntitle: Buch\n---\n\nEine Tür hat [zwei](../Models/door.yaml#count:states) Zustände.\n",
    ])
}

extension Check {
  static let wrongCount = Check(.wrongCount) { article, base in
    let tag = base.languages[article.language].tag
    return article.targets.sorted { $0.key < $1.key }.compactMap { node, target -> Diagnostic? in
      guard case .model(let machine, .count(let kind)) = target else { return nil }
      let text = article.document.plainText(of: node)
      let written = tag.number(spelled: text)
      // In a language whose words are not known, a word may be any number.
      guard written != nil || tag.hasNumberWords else { return nil }
      let model = base.models.machines[machine]
      let count = model.ids(of: kind).count
      guard written != count else { return nil }
      return Diagnostic(
        .wrongCount,
        written == nil ? "'\(text)' is no number" : "\(model.id) has \(count) \(kind.plural), not '\(text)'",
        at: article.document.range(of: node), help: written == nil ? "write \(count)" : nil)
    }
  }
}

extension ElementKind {
  /// What several of them are called in messages.
  fileprivate var plural: String { self == .property ? "properties" : rawValue + "s" }
}
