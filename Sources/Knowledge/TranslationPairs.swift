import Diagnostics
package import Markdown
package import Translations
import YAML

/// Articles beside their translations, compared where somebody asks: a build without ledgers never does.
struct TranslationPairs {
  let articles: [Article]
  let topics: [KnowledgeBase.Topic]
  let ledgers: [Ledger?]

  /// The article and its translations, each with its language; empty where there is no source, or it is a draft.
  func comparisons(of topic: Int, in languages: [Int]) -> [(language: Int, comparison: TranslationComparison)] {
    guard let index = topics[topic].articles[0], !articles[index].frontMatter.isDraft else { return [] }
    let others = languages.compactMap { language -> (Int, Article)? in
      guard language > 0, let other = topics[topic].articles[language], !articles[other].frontMatter.isDraft else {
        return nil
      }
      return (language, articles[other])
    }
    guard !others.isEmpty else { return [] }
    let source = articles[index].translationText
    return others.map { language, article in
      (language, TranslationComparison(source, article.translationText, ledgers[language]))
    }
  }

  /// What the ledgers say about findings. A line whose two texts stand beside each other nowhere covers nothing.
  var suppressions: [Suppression] {
    ledgers.indices.flatMap { language -> [Suppression] in
      let ignored = (ledgers[language]?.facts ?? []).filter { $0.ruleRange != nil }
      guard !ignored.isEmpty else { return [] }
      let pairs = topics.indices.flatMap { topic in
        comparisons(of: topic, in: [language]).flatMap { _, comparison in
          comparison.entries.compactMap { entry in
            comparison.pair(entry).map { ($0, comparison.target.document.source) }
          }
        }
      }
      return ignored.flatMap { fact -> [Suppression] in
        guard let line = fact.range, let range = fact.ruleRange else { return [] }
        let word = Directive.Word(text: range.file.text(range.bytes), range: range)
        let places = pairs.filter { $0.0.source.hash == fact.source && $0.0.target.hash == fact.target }
        let blocks = places.map { SourceRange($0.1, $0.0.target.range) }
        return (blocks.isEmpty ? [SourceRange(line.file, 0..<0)] : blocks).map {
          Suppression(rule: word, block: $0, directive: line, isFact: true)
        }
      }
    }
  }
}

extension KnowledgeBase {
  /// An article of the source language beside its translations into some languages.
  package func comparisons(
    of topic: Int, in languages: [Int]
  ) -> [(language: Int, comparison: TranslationComparison)] {
    TranslationPairs(articles: articles, topics: topics, ledgers: ledgers).comparisons(of: topic, in: languages)
  }
}

extension Article {
  /// The article as something that is translated.
  package var translationText: ArticleText {
    ArticleText(document, frontMatter: frontMatterSegments, headingIDs: headingIDs, hidden: repeatedTitle)
  }

  /// The title and the description as segments.
  package var frontMatterSegments: [Segment] {
    let values = [(Segment.Kind.title, frontMatter.title), (.description, frontMatter.description)]
    return values.compactMap { kind, value in value.map { Segment(kind, plain: $0.value, range: $0.range.bytes) } }
  }

  /// All prose that a person wrote: title, description and text.
  package var prose: [ProseText] {
    let values = [(Segment.Kind.title, frontMatter.title), (.description, frontMatter.description)]
    let matter = values.compactMap { kind, value in
      value.map { ProseText(kind, plain: $0.value, range: $0.range.bytes) }
    }
    return matter + document.proseTexts(hiding: Set([repeatedTitle].compactMap { $0 }))
  }
}
