import Languages
package import Markdown
import StateMachines
import YAML

extension KnowledgeBase {
  /// The knowledge base as it is published: with the editions as languages of their own, after the others.
  ///
  /// Every article of an edition is the article of its language with other words. Nodes, ids, links and places in the
  /// file are the same, so pages come out the same but for the letters. Checks never see it: the author wrote none of it.
  package func withEditions() -> KnowledgeBase {
    guard !editions.isEmpty else { return self }
    var result = self
    for edition in editions {
      guard let made = edition.edition else { continue }
      let language = result.languages.count
      result.languages.append(edition)
      result.languages[made.origin] = result.languages[made.origin].namingItsScript
      result.languages[language] = edition.namingItsScript
      result.ledgers.append(nil)
      result.topics = topics.indices.map { topic in
        let written = result.topics[topic]
        let own = written.articles[made.origin].map { index in
          result.articles.append(articles[index].edition(language, made))
          return result.articles.count - 1
        }
        return Topic(
          path: written.path, articles: written.articles + [own], fallback: written.fallback,
          translations: written.translations)
      }
    }
    return result
  }

  /// The languages in the order of a menu: each before its editions.
  package var languageOrder: [Int] {
    let own = languages.indices.filter { languages[$0].edition == nil }
    return own.flatMap { language in
      [language] + languages.indices.filter { languages[$0].edition?.origin == language }
    }
  }

  /// The article that an article's words were made of: itself, where its author wrote it.
  package func original(of article: Article) -> Article {
    guard let origin = languages[article.language].edition?.origin, let topic = topicIndex[article.topic],
      let index = topics[topic].articles[origin]
    else { return article }
    return articles[index]
  }
}

extension Article {
  /// The same article in another script.
  fileprivate func edition(_ language: Int, _ edition: SiteLanguage.Edition) -> Article {
    var result = self
    result.language = language
    result.document = document.rewritingProse(edition.rewriting)
    result.headings = zip(headings, result.document.headings).map { $0.with(text: $1.text) }
    let latin = edition.latin
    result.frontMatter.title = frontMatter.title?.map(latin.converted)
    result.frontMatter.description = frontMatter.description?.map(latin.converted)
    result.frontMatter.sources = frontMatter.sources.map { source in
      // What was published in another language is called what it is called.
      let title = SerbianLatin.isForeign(source.title) ? source.title : latin.converted(source.title)
      return FrontMatter.Source(title: title, url: source.url)
    }
    return result
  }
}

extension SiteLanguage.Edition {
  /// The change of words for a Markdown document.
  package var rewriting: ProseRewriting {
    { pieces in
      latin.edits(in: pieces.map { SerbianLatin.Piece($0.text, isFixed: $0.isFixed) }).map { edits in
        edits.map { ProseEdit($0.range, $0.text) }
      }
    }
  }

  /// The same for the texts of machines.
  var ofTexts: TextEdition { TextEdition(of: origin, latin.converted) }
}
