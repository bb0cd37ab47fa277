import Diagnostics
import Knowledge
import Languages
import Markdown
import YAML

/// An article's prose as the rules about letters and signs see it: words joined across links and emphasis, no code.
struct ArticleProse {
  let tag: LanguageTag
  /// Names whose letters may be those of another language.
  let keptWords: Set<String>
  let texts: [Text]
  /// Of the article that this one is a translation of; nil where there is none.
  private let source: Article?

  /// One segment with its words.
  struct Text {
    let prose: SegmentProse
    let words: [CompoundWord]
  }

  init(_ article: Article, _ base: KnowledgeBase) {
    tag = base.languages[article.language].tag
    keptWords = Set(base.glossary.keep.map(\.value))
    let segments = article.frontMatterSegments + article.document.segments(hiding: [])
    texts = SegmentProse.all(of: segments, in: article.document).compactMap { prose in
      prose.map { Text(prose: $0, words: CompoundWord.all(in: $0.text)) }
    }
    let index = base.topicIndex[article.topic].flatMap { base.topics[$0].articles[0] }
    source = article.language == 0 ? nil : index.map { base.articles[$0] }
  }

  /// Whether a word stands in the source, in its code and addresses too.
  func isInSource(_ word: String) -> Bool {
    source.map { $0.document.source.text(0..<$0.source.bytes.count).contains(word) } ?? false
  }

  /// Whether the language is written in Cyrillic.
  var isCyrillic: Bool { tag.writtenScript == "Cyrl" }

  /// "'a'" or "'a' and 'e'", with the numbers by which editors tell them.
  static func list(_ letters: [Unicode.Scalar]) -> String {
    let names = letters.map { letter in
      let number = String(letter.value, radix: 16, uppercase: true)
      return "'\(Character(letter))' (U+\(String(repeating: "0", count: max(0, 4 - number.count)))\(number))"
    }
    return names.count < 2
      ? names.joined() : names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
  }
}

extension ArticleProse.Text {
  func string(_ range: Range<Int>) -> String { prose.string(range) }

  /// A change of a part, where the file has exactly the part's characters.
  func fix(_ range: Range<Int>, _ text: String) -> [Replacement] {
    prose.exactBytes(range).map { [Replacement($0, text)] } ?? []
  }
}

extension Rule.Example {
  /// A start page of one paragraph in English and in another language.
  static func one(_ language: String, _ text: String) -> Rule.Example {
    let languages = ["en", "de"] + (language == "de" ? [] : [language])
    let titles = languages.map { "\($0): Book" }.joined(separator: ", ")
    return [
      "phasebook.yaml":
        "phasebook: 1\ntitle: {\(titles)}\nlanguages: {\(languages.map { "\($0): {}" }.joined(separator: ", "))}\n",
      "\(language)/index.md": "---\ntitle: Book\n---\n\n\(text)\n",
    ]
  }
}

extension Check {
  /// All rules about the letters and signs of one text, so that it is taken apart once.
  static let prose = Check(
    [
      .mixedLetters, .lookalikeWord, .foreignLetters, .foreignEnding, .mixedVariants, .invisibleCharacter,
      .quotationMarks, .dash, .blanks, .ellipsis,
    ],
    article: { article, base in
      let prose = ArticleProse(article, base)
      let letters = prose.mixedLetters + prose.lookalikeWords + prose.foreignLetters + prose.foreignEndings
      let signs = prose.wrongQuotationMarks + prose.wrongDashes + prose.wrongBlanks + prose.threeDots
      return letters + prose.mixedVariants + prose.invisibleCharacters + signs
    })
}
