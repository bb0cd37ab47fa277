import Knowledge
import Languages
import YAML

/// Looks for the terms of the glossary in texts, and for words that it forbids.
struct TermSearch: Sendable {
  let base: KnowledgeBase
  let lexicons: [Lexicon?]
  let names: KnownNames
  /// By language, then by term; none where a term has no names or the language no dictionary.
  let lemmas: [[[TermPhrase]]]
  let forbidden: [[[TermPhrase]]]

  init(_ base: KnowledgeBase, _ lexicons: [Lexicon?], _ names: KnownNames) {
    self.base = base
    self.lexicons = lexicons
    self.names = names
    let phrases = { (language: Int, words: (Glossary.Names) -> [String]) -> [[TermPhrase]] in
      guard let lexicon = lexicons[language] else { return base.glossary.terms.map { _ in [] } }
      let tag = base.languages[language].tag
      return base.glossary.terms.map { term in
        term.names[language].map { words($0).map { TermPhrase($0, lexicon, tag) } } ?? []
      }
    }
    lemmas = base.languages.indices.map { phrases($0) { $0.lemmas.map(\.value) } }
    forbidden = base.languages.indices.map { phrases($0) { $0.forbidden.map(\.value) } }
  }
}
