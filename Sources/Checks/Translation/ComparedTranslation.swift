import Diagnostics
import Knowledge
import Languages
import Markdown
import Translations

/// One translation beside its source, with the words in which rules speak of their blocks and segments.
struct ComparedTranslation {
  let comparison: TranslationComparison
  /// The path of the article, as commands take it.
  let topic: String
  /// The folder of the translation's language.
  let language: String
  /// Whether anything was ever noted about that language.
  let isTracked: Bool
  let articles: (source: Article, target: Article)
  let tags: (source: LanguageTag, target: LanguageTag)
  /// The prose of segments beside that of their sources.
  let prose: [(source: SegmentProse, target: SegmentProse)]

  init?(_ comparison: TranslationComparison, topic: Int, language: Int, in base: KnowledgeBase) {
    let found = base.topics[topic].articles
    guard let source = found[0], let target = found[language] else { return nil }
    self.comparison = comparison
    self.topic = base.topics[topic].path
    self.language = base.languages[language].folder
    isTracked = base.ledgers[language] != nil
    articles = (base.articles[source], base.articles[target])
    tags = (base.languages[0].tag, base.languages[language].tag)
    let all = (
      SegmentProse.all(of: comparison.source.segments, in: comparison.source.document),
      SegmentProse.all(of: comparison.target.segments, in: comparison.target.document)
    )
    prose = comparison.entries.compactMap { entry in
      guard let place = entry.target, let source = all.0[entry.source], let target = all.1[place] else { return nil }
      return (source, target)
    }
  }

  var source: ArticleText { comparison.source }
  var target: ArticleText { comparison.target }
  var alignment: TextAlignment { comparison.alignment }

  /// The bytes of a block of the translation.
  func range(ofTarget block: Int) -> SourceRange { target.document.range(ofBlock: target.blocks[block].node) }

  /// A second place: where the source has what a finding is about.
  func note(_ message: String, source block: Int) -> Diagnostic.Note {
    Diagnostic.Note(message, source.document.range(ofBlock: source.blocks[block].node))
  }

  /// The same for a segment.
  func note(_ message: String, _ segment: Segment) -> Diagnostic.Note {
    Diagnostic.Note(message, SourceRange(source.document.source, segment.range))
  }

  /// The segment of the translation that a finding is in.
  func block(of finding: Diagnostic) -> Range<Int>? {
    guard let bytes = finding.range?.bytes else { return nil }
    return prose.first { $0.target.segment.range.contains(bytes.lowerBound) }?.target.segment.range
  }

  /// Where in the translation something that is missing should stand: behind the block before it.
  func place(of gap: TextAlignment.Gap) -> SourceRange {
    let file = target.document.source
    let parent = target.blocks[gap.parents.target]
    if let before = gap.predecessor {
      let end = range(ofTarget: before).bytes.upperBound
      return SourceRange(file, end..<end)
    }
    let first = gap.parents.target + 1
    let start =
      first < parent.end
      ? range(ofTarget: first).bytes.lowerBound
      : parent.kind == .document
        ? target.document.body.upperBound : range(ofTarget: gap.parents.target).bytes.upperBound
    return SourceRange(file, start..<start)
  }

  /// "the paragraph 'An app that is…'"
  static func name(of block: Int, in text: ArticleText) -> String {
    let kind = text.blocks[block].kind
    let first = text.blocks[block].segments.first.flatMap { text.segments[$0].node } ?? text.blocks[block].node
    let words = text.document.plainText(of: first)
      .split { $0.isWhitespace }.joined(separator: " ")
    if words.isEmpty || kind == .code { return "the \(kind.name)" }
    return "the \(kind.name) '\(shortened(words))'"
  }

  static func shortened(_ words: String) -> String {
    guard words.count > 40 else { return words }
    let cut = words.prefix(40)
    return (cut.lastIndex(of: " ").map { String(cut[..<$0]) } ?? String(cut)) + "…"
  }
}

extension Segment.Kind {
  /// The segment in the words of a message.
  var name: String {
    switch self {
    case .title: "title"
    case .description: "description"
    case .heading: "heading"
    case .paragraph: "paragraph"
    case .cell: "cell"
    case .alternative: "alternative text"
    case .caption: "caption"
    case .html: "block of HTML"
    }
  }
}

extension Check {
  /// All rules about one translation beside its source, so that the two are compared once.
  static let comparedTranslations = Check(
    [
      .staleSegment, .unconfirmedSegment, .missingSegment, .extraSegment, .headingTree, .listShape, .tableShape,
      .alertKind, .differentNumbers, .differentVersion, .differentUnit, .numberFormat, .inlineCode, .differentLinks,
      .differentImages, .literalMarkup, .untranslated, .placeholders,
    ],
    topic: { topic, base in
      base.comparisons(of: topic, in: Array(base.languages.indices)).flatMap { language, comparison in
        guard let compared = ComparedTranslation(comparison, topic: topic, language: language, in: base) else {
          return [Diagnostic]()
        }
        let statuses = compared.staleSegments + compared.unconfirmedSegments
        let elements = compared.differentHeadings + compared.missingSegments + compared.extraSegments
        let shapes = compared.differentLists + compared.differentTables + compared.differentAlerts
        let untranslated = compared.untranslatedSegments
        // What is still in the source's language has its numbers in that language's form.
        let texts =
          compared.differentNumbers + compared.differentCode + compared.differentLinks(base) + compared.differentImages
          + compared.literalMarkup + compared.differentPlaceholders
        let isUntranslated = { (finding: Diagnostic) in
          untranslated.contains { $0.range?.bytes == compared.block(of: finding) }
        }
        return statuses + elements + shapes + untranslated + texts.filter { !isUntranslated($0) }
      }
    })
}

extension [Diagnostic] {
  /// Without findings that a text is not confirmed where something is wrong with it anyway.
  var withoutFollowUps: [Diagnostic] {
    let isAsked = { (finding: Diagnostic) in finding.rule == .unconfirmedSegment }
    guard contains(where: isAsked) else { return self }
    let wrong = Dictionary(
      grouping: filter { $0.severity == .error && $0.rule.group == "translation" }
    ) { $0.range?.file.path ?? "" }
    return filter { finding in
      guard isAsked(finding), let range = finding.range else { return true }
      return !(wrong[range.file.path] ?? []).contains { $0.range?.bytes.overlaps(range.bytes) ?? false }
    }
  }
}
