package import Diagnostics
package import Files
import Knowledge
import Site

/// One thing to look for: its rules, and how it is found.
package struct Check: Sendable {
  let rules: [Rule]
  private let scope: Scope

  private enum Scope: Sendable {
    case article(@Sendable (Article, KnowledgeBase) -> [Diagnostic])
    case whole(@Sendable (KnowledgeBase) -> [Diagnostic])
    case topic(@Sendable (Int, KnowledgeBase) -> [Diagnostic])
    case words(@Sendable (Article, KnowledgeBase, StringCatalogs) -> [Diagnostic])
    case input(@Sendable (CheckInput) -> [Diagnostic])
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

  /// Several rules that are found in one pass over an article.
  init(_ rules: [Rule], article: @escaping @Sendable (Article, KnowledgeBase) -> [Diagnostic]) {
    self.rules = rules
    scope = .article(article)
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

  /// A check that needs more than the knowledge base: drawings, the day, answers of servers.
  init(_ rule: Rule, input: @escaping @Sendable (CheckInput) -> [Diagnostic]) {
    rules = [rule]
    scope = .input(input)
  }

  /// In the order of the manual.
  package static let all: [Check] = [
    externalImage, orphanPage, headingOrder, extraTitle, duplicateID, unknownDirective, refusedHTML, missingTranslation,
    orphanTranslation, comparedTranslations, differentHeadingID, linkLanguage, missingText,
    prose, differentCode, nearMiss, missingContext, lonelyGroup, stubHonesty, snippetRecord,
    missingAlternative, unknownRule, modelLint, staleFallback, wrongCount, wrongProperty,
    scrollingDiagram, crowdedDiagram, staleFacts, deadLink,
  ]

  /// Runs all checks, articles in parallel. Suppressions and severities are not applied yet.
  ///
  /// Only checks that have a rule of the `groups` are run; nil means all.
  package static func run(on input: CheckInput, groups: Set<String>? = nil, jobs: Jobs) async -> [Diagnostic] {
    let base = input.base
    let wanted = all.filter { check in groups.map { names in check.rules.contains { names.contains($0.group) } } ?? true
    }
    let articles = await base.articles.concurrentMap(jobs: jobs) { article in
      wanted.flatMap { check -> [Diagnostic] in
        switch check.scope {
        case .article(let find): find(article, base)
        case .words(let find): find(article, base, input.strings)
        case .whole, .topic, .input: []
        }
      }
    }
    let topics = await base.topics.indices.concurrentMap(jobs: jobs) { topic in
      wanted.flatMap { check -> [Diagnostic] in
        if case .topic(let find) = check.scope { find(topic, base) } else { [] }
      }
    }
    let whole = wanted.flatMap { check -> [Diagnostic] in
      switch check.scope {
      case .whole(let find): find(base)
      case .input(let find): find(input)
      case .article, .words, .topic: []
      }
    }
    return (articles + topics).flatMap { $0 } + whole
  }
}
