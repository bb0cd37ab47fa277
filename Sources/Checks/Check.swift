package import Diagnostics
package import Files
package import Knowledge

/// One thing to look for: its rules, and how it is found.
package struct Check: Sendable {
  let rules: [Rule]
  private let scope: Scope

  private enum Scope: Sendable {
    case article(@Sendable (Article, KnowledgeBase) -> [Diagnostic])
    case whole(@Sendable (KnowledgeBase) -> [Diagnostic])
  }

  /// A check that looks at one article at a time.
  init(_ rules: Rule..., article: @escaping @Sendable (Article, KnowledgeBase) -> [Diagnostic]) {
    self.rules = rules
    scope = .article(article)
  }

  /// A check that needs the knowledge base as a whole.
  init(_ rules: Rule..., whole: @escaping @Sendable (KnowledgeBase) -> [Diagnostic]) {
    self.rules = rules
    scope = .whole(whole)
  }

  /// In the order of the manual.
  package static let all: [Check] = [
    externalImage, orphanPage, headingOrder, extraTitle, duplicateID, unknownDirective, refusedHTML, missingTranslation,
    differentHeadingID, missingText,
    missingAlternative, unknownRule,
  ]

  /// Runs all checks, articles in parallel. Suppressions and severities are not applied yet.
  package static func run(on base: KnowledgeBase, jobs: Jobs) async -> [Diagnostic] {
    let articles = await base.articles.concurrentMap(jobs: jobs) { article in
      all.flatMap { check -> [Diagnostic] in
        if case .article(let find) = check.scope { find(article, base) } else { [] }
      }
    }
    let whole = all.flatMap { check -> [Diagnostic] in
      if case .whole(let find) = check.scope { find(base) } else { [] }
    }
    return articles.flatMap { $0 } + whole
  }
}
