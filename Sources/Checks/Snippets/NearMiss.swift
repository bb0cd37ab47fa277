import Diagnostics
import Knowledge
import Snippets
import StateMachines

extension Rule {
  static let nearMiss = Rule(
    "snippets/near-miss", .error, "A method that means to be a callback is one.",
    why: """
      Nobody calls a callback whose name has a letter too many. The compiler accepts it as a method like any other, so the \
      mistake shows only when the app runs.
      """,
    bad: [
      "Models/door.yaml": Rule.exampleDoorWithCallbacks,
      "en/page.md": """
      ---
      title: Page
      models: [door]
      ---

      ```swift
      class Handle: DoorDelegate {
        func doorDidOpenn(_ door: Int) {}
      }
      protocol DoorDelegate {}
      ```

      """,
    ],
    good: [
      "Models/door.yaml": Rule.exampleDoorWithCallbacks,
      "en/page.md": """
      ---
      title: Page
      models: [door]
      ---

      ```swift
      class Handle: DoorDelegate {
        func doorDidOpen(_ door: Int) {}
      }
      protocol DoorDelegate {}
      ```

      """,
    ])

  /// A machine with a callback of a protocol.
  private static let exampleDoorWithCallbacks = exampleDoor.replacing(
    "call: onOpen()",
    with: "call: 'doorDidOpen(_:)', signature: 'func doorDidOpen(_ door: Int)', owner: DoorDelegate, kind: method")
}

extension Check {
  static let nearMiss = Check(.nearMiss) { (base: KnowledgeBase) in
    let search = NearMissSearch(base)
    return base.articles.flatMap { article in
      article.snippets.filter { $0.isCompiled && !$0.expectsNearMiss }.flatMap { search.findings(in: $0, of: article) }
    }
  }
}

extension Snippet {
  /// Whether its author shows such a mistake on purpose: `fails=near-miss`, or by the compiler's own name of it.
  var expectsNearMiss: Bool { failure.map { ["near-miss", "req_near_match"].contains($0.id) } ?? false }
}

/// Looks for methods that nearly are callbacks of an article's machines; of all machines where it names none.
struct NearMissSearch {
  private let base: KnowledgeBase
  private let declared: [String: Set<String>]

  init(_ base: KnowledgeBase) {
    self.base = base
    declared = Dictionary(
      uniqueKeysWithValues: Snippet.compiledLanguages.map { ($0, base.code.declaredFunctions(language: $0)) })
  }

  func findings(in snippet: Snippet, of article: Article) -> [Diagnostic] {
    let machines = article.models.isEmpty ? base.models.machines : article.models.map { base.models.machines[$0] }
    let net = CallbackNet(machines.flatMap { $0.callbacks }, language: snippet.language)
    return DeclaredFunction.all(in: snippet.code, language: snippet.language).compactMap { function in
      guard declared[snippet.language]?.contains(function.fullName) != true, let meant = net.meant(by: function) else {
        return nil
      }
      return Diagnostic(
        .nearMiss, "'\(function.fullName)' is no callback of \(meant.owner)",
        at: snippet.range(at: function.range.lowerBound, length: function.range.count),
        help: "did you mean '\(meant.call)'?")
    }
  }
}
