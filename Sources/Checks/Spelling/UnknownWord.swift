import Diagnostics
import Knowledge
import Languages
import Markdown

extension Rule {
  static let unknownWord = Rule(
    "spelling/unknown-word", .warning, "Every word is in the dictionary, or is one of the knowledge base's own.",
    why: """
      A slip of the pen makes readers doubt the facts beside it. Names belong under `keep:` in glossary.yaml, words of \
      the trade under `words:`, each with a word that is inflected alike; what machines call their elements is known. \
      Without a dictionary of the language nothing is checked, and the report says so.
      """,
    bad: [
      "en/page.md": page("Page", "The windoww closes."), "de/page.md": page("Seite", "Das Fenster schließt sich."),
    ],
    good: [
      "glossary.yaml": "keep: [Phasebook]\nwords: {de: {Snippet: Auto}}\n",
      "en/page.md": page("Page", "The window of Phasebook closes."),
      "de/page.md": page("Seite", "Das Fenster mit den Snippets schließt sich."),
    ])
}

/// The unknown words of one article.
struct UnknownWords {
  private(set) var findings: [Diagnostic] = []
  /// For each finding, which word it is about.
  private(set) var words: [SourceRange: String] = [:]

  init(_ article: Article, _ suppressions: [Suppression], _ speller: inout Speller, more: KnownNames) {
    var found: [Key: Occurrences] = [:]
    for text in article.prose {
      for word in ProseWord.all(in: text.bytes) {
        for part in speller.unknownParts(of: word, more: more) {
          let block = text.node.map { article.document.nodes[$0].kind.isInline ? article.document.leaf(of: $0) : $0 }
          let start = block.map { Int(article.document.nodes[$0].lower) } ?? -1
          let silence = suppressions.firstIndex { start >= 0 && $0.block.bytes.contains(start) }
          let key = Key(word: part.text, suppression: silence)
          found[key, default: Occurrences(text: text, range: part.range)].count += 1
        }
      }
    }
    for (key, occurrences) in found {
      let place = article.document.range(of: occurrences.range, in: occurrences.text)
      let count = occurrences.count
      findings.append(
        Diagnostic(
          .unknownWord, "the word '\(key.word)' is not known" + (count > 1 ? " (\(count) times in this article)" : ""),
          at: place))
      words[place] = key.word
    }
  }

  /// A word, and the comment that silences it, so that one block can be silenced and no other.
  private struct Key: Hashable {
    let word: String
    let suppression: Int?
  }

  /// The first place of a word, and how many there are.
  private struct Occurrences {
    let text: ProseText
    let range: Range<Int>
    var count = 0
  }
}
