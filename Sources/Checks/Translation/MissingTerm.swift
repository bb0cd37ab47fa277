import Diagnostics
import Knowledge
import Languages
import Markdown
import Translations
import YAML

extension Rule {
  static let missingTerm = Rule(
    "translation/term", .warning, "A term of the source is translated as the glossary has it.",
    why: """
      Readers take two words for two things. All forms of a word count, and compounds; once in a paragraph is enough, \
      since what follows may be a pronoun. Terms are the lists under `terms:` in glossary.yaml.
      """,
    bad: [
      "glossary.yaml": "terms:\n  - {id: window, en: [window], de: {lemmas: [Fenster]}}\n",
      "en/page.md": page("Page", "Two windows close."), "de/page.md": page("Seite", "Zwei Türen schließen sich."),
    ],
    good: [
      "glossary.yaml": "terms:\n  - {id: window, en: [window], de: {lemmas: [Fenster]}}\n",
      "en/page.md": page("Page", "Two windows close."), "de/page.md": page("Seite", "Zwei Fenster schließen sich."),
    ])
}

extension TermSearch {
  /// One finding for each term that stands in a segment of the source and in no form in its translation.
  func missing(in topic: Int) -> [Diagnostic] {
    guard let source = lexicons[0], lemmas[0].contains(where: { !$0.isEmpty }) else { return [] }
    let languages = base.languages.indices.filter { lexicons[$0] != nil }
    let comparisons = base.comparisons(of: topic, in: Array(languages))
    guard let first = comparisons.first?.comparison else { return [] }
    let found = first.source.segments.map { segment -> [Occurrence] in
      let words = TermWord.all(in: segment)
      return lemmas[0].indices.compactMap { term in
        lemmas[0][term].lazy.compactMap { phrase in
          phrase.range(in: words, source, loosely: false).map { Occurrence(term: term, words: Array(words[$0])) }
        }.first
      }
    }
    return comparisons.flatMap { language, comparison in
      comparison.entries.flatMap { entry -> [Diagnostic] in
        guard let lexicon = lexicons[language], !found[entry.source].isEmpty, let pair = comparison.pair(entry) else {
          return []
        }
        let words = TermWord.all(in: pair.target)
        return found[entry.source].compactMap { occurrence in
          let term = occurrence.term
          let wanted = lemmas[language][term]
          // What is forbidden has a finding of its own.
          let isThere = (wanted + forbidden[language][term]).contains {
            $0.range(in: words, lexicon, loosely: true) != nil
          }
          guard !wanted.isEmpty, !isThere, !isName(occurrence, in: words) else { return nil }
          let names = wanted.map { "'\($0.text)'" }.joined(separator: " or ")
          return Diagnostic(
            .missingTerm, "'\(occurrence.text)' of the source is not \(names) here",
            at: SourceRange(comparison.target.document.source, pair.target.range),
            notes: [
              Diagnostic.Note("its source", SourceRange(comparison.source.document.source, pair.source.range))
            ])
        }
      }
    }
  }

  /// A term in a segment of the source, as it is written there.
  private struct Occurrence {
    let term: Int
    let words: [TermWord]
    var text: String { words.map(\.text).joined(separator: " ") }
  }

  /// Whether the words of the source stand in the translation as they are, being what a machine calls a state.
  private func isName(_ occurrence: Occurrence, in words: [TermWord]) -> Bool {
    occurrence.words.allSatisfy { names.folded.contains($0.folded) }
      && words.indices.contains { words[$0...].map(\.folded).starts(with: occurrence.words.map(\.folded)) }
  }
}
