package import Diagnostics
package import Files
package import Knowledge
package import Site

/// One thing to look for: its rules, and how it is found.
package struct Check: Sendable {
  let rules: [Rule]
  private let scope: Scope

  private enum Scope: Sendable {
    case article(@Sendable (Article, KnowledgeBase) -> [Diagnostic])
    case whole(@Sendable (KnowledgeBase) -> [Diagnostic])
    case topic(@Sendable (Int, KnowledgeBase) -> [Diagnostic])
    case words(@Sendable (Article, KnowledgeBase, StringCatalogs) -> [Diagnostic])
  }

  /// A check that looks at one article at a time.
  init(_ rules: Rule..., article: @escaping @Sendable (Article, KnowledgeBase) -> [Diagnostic]) {
    self.rules = rules
    scope = .article(article)
  }

  /// A check that needs the knowledge base as a whole.
  init(_ rules: Rule..., whole: @escaping @Sendable (KnowledgeBase) -> [Diagnostic]) {
    self.init(rules, whole: whole)
  }

  init(_ rules: [Rule], whole: @escaping @Sendable (KnowledgeBase) -> [Diagnostic]) {
    self.rules = rules
    scope = .whole(whole)
  }

  /// A check that looks at one article in all its languages at a time.
  init(_ rules: [Rule], topic: @escaping @Sendable (Int, KnowledgeBase) -> [Diagnostic]) {
    self.rules = rules
    scope = .topic(topic)
  }

  /// A check that looks at one article at a time, and compares it with what the site itself would write.
  init(_ rule: Rule, words: @escaping @Sendable (Article, KnowledgeBase, StringCatalogs) -> [Diagnostic]) {
    rules = [rule]
    scope = .words(words)
  }

  /// In the order of the manual.
  package static let all: [Check] = [
    externalImage, orphanPage, headingOrder, extraTitle, duplicateID, unknownDirective, refusedHTML, missingTranslation,
    orphanTranslation, comparedTranslations, differentHeadingID, missingText,
    differentCode, nearMiss, missingContext, lonelyGroup, stubHonesty, snippetRecord,
    missingAlternative, unknownRule, modelLint, staleFallback, wrongCount, wrongProperty,
  ]

  /// Runs all checks, articles in parallel. Suppressions and severities are not applied yet.
  package static func run(on base: KnowledgeBase, strings: StringCatalogs, jobs: Jobs) async -> [Diagnostic] {
    let articles = await base.articles.concurrentMap(jobs: jobs) { article in
      all.flatMap { check -> [Diagnostic] in
        switch check.scope {
        case .article(let find): find(article, base)
        case .words(let find): find(article, base, strings)
        case .whole, .topic: []
        }
      }
    }
    let topics = await base.topics.indices.concurrentMap(jobs: jobs) { topic in
      all.flatMap { check -> [Diagnostic] in
        if case .topic(let find) = check.scope { find(topic, base) } else { [] }
      }
    }
    let whole = all.flatMap { check -> [Diagnostic] in
      if case .whole(let find) = check.scope { find(base) } else { [] }
    }
    return (articles + topics).flatMap { $0 } + whole
  }
}
