import Diagnostics
import Knowledge
import Languages
import Markdown
import YAML

extension Rule {
  static let forbiddenTerm = Rule(
    "translation/forbidden-term", .warning, "A term goes by none of the names that the glossary forbids.",
    why: """
      A word that was given up comes back with every new translator. It is found in all its forms, but not where it is \
      a part of a longer term that is right.
      """,
    bad: [
      "glossary.yaml": "terms:\n  - {id: window, en: [window], de: {lemmas: [Fenster], forbidden: [Tür]}}\n",
      "en/page.md": page("Page", "Two windows close."), "de/page.md": page("Seite", "Zwei Türen schließen sich."),
    ],
    good: [
      "glossary.yaml": "terms:\n  - {id: window, en: [window], de: {lemmas: [Fenster], forbidden: [Tür]}}\n",
      "en/page.md": page("Page", "Two windows close."), "de/page.md": page("Seite", "Zwei Fenster schließen sich."),
    ])
}

extension TermSearch {
  /// One finding for each word of an article that a term must not be called by.
  func forbidden(in article: Article) -> [Diagnostic] {
    let language = article.language
    guard let lexicon = lexicons[language], forbidden[language].contains(where: { !$0.isEmpty }) else { return [] }
    return article.prose.flatMap { text -> [Diagnostic] in
      let words = TermWord.all(in: text.bytes)
      return forbidden[language].indices.flatMap { term in
        forbidden[language][term].flatMap { phrase -> [Diagnostic] in
          places(of: phrase, in: words, lexicon).filter { !isInAllowed($0, words, lexicon, language) }.map { place in
            let bytes = words[place.lowerBound].range.lowerBound..<words[place.upperBound - 1].range.upperBound
            let wanted = lemmas[language][term].map { "'\($0.text)'" }.joined(separator: " or ")
            let source = base.glossary.terms[term].names[0]?.lemmas.first?.value ?? ""
            return Diagnostic(
              .forbiddenTerm, "'\(source)' is not called '\(phrase.text)'",
              at: article.document.range(of: bytes, in: text), help: "write \(wanted)")
          }
        }
      }
    }
  }

  private func places(of phrase: TermPhrase, in words: [TermWord], _ lexicon: Lexicon) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    while start < words.count, let found = phrase.range(in: Array(words[start...]), lexicon, loosely: false) {
      result.append(found.lowerBound + start..<found.upperBound + start)
      start += found.upperBound
    }
    return result
  }

  /// Whether a forbidden word is a part of a longer term that is right.
  private func isInAllowed(_ place: Range<Int>, _ words: [TermWord], _ lexicon: Lexicon, _ language: Int) -> Bool {
    lemmas[language].contains { phrases in
      phrases.contains { phrase in
        places(of: phrase, in: words, lexicon).contains {
          $0.lowerBound <= place.lowerBound && place.upperBound <= $0.upperBound && $0.count > place.count
        }
      }
    }
  }
}
