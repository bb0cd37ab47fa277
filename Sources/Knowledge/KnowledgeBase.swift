package import Files
package import StateMachines
package import Translations
package import YAML

/// Everything that was read, parsed and linked; never changed again.
package struct KnowledgeBase: Sendable {
  package let configuration: Configuration
  /// The first is the source language.
  package internal(set) var languages: [SiteLanguage]
  /// The languages that are made of others; `languages` of `withEditions()` has them too.
  let editions: [SiteLanguage]
  /// Sorted by path: by topic, then by language.
  package internal(set) var articles: [Article]
  /// Sorted by path.
  package internal(set) var topics: [Topic]
  /// Indices of topics, by path.
  package let topicIndex: [String: Int]
  package let sections: [Section]
  /// Indices of sections, by topic.
  let sectionIndex: [Int: Int]
  /// Topics about one state, in reading order.
  let subjects: [Subject: [Int]]
  /// Topics in reading order: as the navigation has them, then the others by path.
  package let readingOrder: [Int]
  /// Where each topic stands in `readingOrder`.
  package let position: [Int: Int]
  /// Files that articles refer to.
  package let assets: [RelativePath: Asset]
  package let models: ModelLibrary
  package let code: CodeLibrary
  package let mentions: MentionIndex
  package let suppressions: [Suppression]
  /// What is known of the translations into each language; nil where nothing was ever noted.
  package internal(set) var ledgers: [Ledger?]
  package let glossary: Glossary
  /// Files of `theme/` that this version does nothing with.
  package let unusedThemeFiles: [String]
  package let includesDrafts: Bool
  /// Whether two sources claim one address, so that no site can be written.
  package let hasCollisions: Bool

  /// One text in all its languages.
  package struct Topic: Sendable {
    package let path: String
    /// Indices into `articles`, by language; nil where the text is missing, or a draft that is left out.
    package let articles: [Int?]
    /// The language that stands in where another is missing: the source, else the first that has the text.
    package let fallback: Int
    package let translations: FrontMatter.TranslationDemand
  }

  /// A state that topics are about.
  struct Subject: Sendable, Hashable {
    let machine: Int
    let state: String
  }

  /// A part of the navigation, resolved.
  package struct Section: Sendable {
    package let title: LocalizedText
    /// Indices of topics.
    package let topics: [Int]
  }

  /// A file to be copied into the site.
  package struct Asset: Sendable, Hashable {
    /// Below the content folder.
    package let path: RelativePath
    /// Below the site's root, with a fingerprint of the content in its name.
    package let output: String
    /// Of pictures, where it can be told.
    package let size: ImageSize?
  }

  /// The article that stands for a topic in a language, and whether it is another language's.
  package func article(_ topic: Int, in language: Int) -> (article: Article, isFallback: Bool)? {
    shown(topic, in: language).map { (articles[$0.index], $0.isFallback) }
  }

  /// The same by index, for those who need only a little of the article.
  package func shown(_ topic: Int, in language: Int) -> (index: Int, isFallback: Bool)? {
    if let index = topics[topic].articles[language] { return (index, false) }
    return topics[topic].articles[topics[topic].fallback].map { ($0, true) }
  }

  /// The section that holds a topic; the first where several do.
  package func section(of topic: Int) -> Int? { sectionIndex[topic] }

  /// A text of the configuration in a language, else in the source language, else in any.
  package func text(_ text: LocalizedText, in language: Int) -> String {
    let site = languages[language]
    if let own = text[site.folder]?.value { return own }
    if let origin = site.edition?.origin, let written = text[languages[origin].folder]?.value {
      return site.converted(written)
    }
    return text[languages[0].folder]?.value ?? text.entries.first?.text.value ?? ""
  }

  /// The topics that are about a state of a machine, in reading order.
  package func topics(about state: ID<State>, of machine: Int) -> [Int] {
    subjects[Subject(machine: machine, state: state.text)] ?? []
  }
}
