import Diagnostics
import Knowledge
import Languages
import Markdown
import StateMachines
import TestSupport
import Testing
import YAML

@Suite("Serbian in Latin letters, as an edition")
struct EditionTests {
  private static let configuration = """
    phasebook: 1
    title: {en: Book, sr: Књига}
    languages: {en: {}, sr: {editions: [sr-Latn]}, de: {}}
    navigation: [{title: {en: Part, sr: Део, sr-Latn: Drugi deo}, pages: [index]}]

    """

  private static let files = [
    "phasebook.yaml": configuration,
    "sr/index.md": """
    ---
    title: Њега
    description: Опис
    sources: [{title: Извор}, {title: Жизненный цикл}]
    ---

    ## Њ *Твитера* `стање`-у {#стање}

    [Друго](page.md), [исто](../sr/page.md)

    """,
    "sr/page.md": "---\ntitle: Страна\n---\n\nТекст Википедије и Википедија.\n",
    "glossary.yaml":
      "terms: [{id: g, en: [g], sr: {lemmas: [Твитер], latin: {Твитер: Twitter}}}]\nkeep: [Википедија, X]\n",
    "de/only.md": "---\ntitle: Nur\n---\n\nText.\n",
  ]

  private func published() async throws -> KnowledgeBase {
    try #require(await SampleBase.make(Self.files).base).withEditions()
  }

  @Test func anEditionIsALanguageOfItsOwn() async throws {
    let written = try #require(await SampleBase.make(Self.files).base)
    #expect(written.languages.map(\.folder) == ["en", "sr", "de"])
    let base = written.withEditions()
    #expect(base.languages.map(\.folder) == ["en", "sr", "de", "sr-Latn"])
    #expect(base.languageOrder == [0, 1, 3, 2])
    #expect(base.languages.map(\.name) == ["English", "Српски (ћирилица)", "Deutsch", "Srpski (latinica)"])
    #expect(base.languages.map(\.tag.htmlTag) == ["en", "sr-Cyrl", "de", "sr-Latn"])
  }

  @Test func articlesHaveOtherWordsAndTheSameNodes() async throws {
    let base = try await published()
    let topic = try #require(base.topicIndex["index"])
    let (latin, isFallback) = try #require(base.article(topic, in: 3))
    let cyrillic = try #require(base.article(topic, in: 1)).article
    #expect(!isFallback && base.original(of: latin).path == cyrillic.path)
    #expect(latin.title == "Njega" && latin.frontMatter.description?.value == "Opis")
    #expect(latin.frontMatter.sources.map(\.title) == ["Izvor", "Жизненный цикл"])
    #expect(latin.headings.map(\.text) == ["Nj Twittera стање-u"])
    #expect(latin.headingIDs == cyrillic.headingIDs && latin.headingIDs.values.contains("стање"))
    #expect(latin.document.nodes.map(\.kind) == cyrillic.document.nodes.map(\.kind))
    let other = try #require(base.topicIndex["page"])
    let text = try #require(base.article(other, in: 3)).article.opening
    #expect(text == "Tekst Vikipedije i Википедија.")
  }

  /// Links that name the language's own folder are those to the same language, so the edition's lead to the edition.
  @Test func linksStayInTheEdition() async throws {
    let base = try await published()
    let topic = try #require(base.topicIndex["index"])
    let latin = try #require(base.article(topic, in: 3)).article
    let wanted = Article.Target.article(topic: "page", fragment: nil, language: nil)
    #expect(Array(latin.targets.values) == [wanted, wanted])
  }

  @Test func whatIsMissingIsShownFromTheSameSource() async throws {
    let base = try await published()
    let topic = try #require(base.topicIndex["only"])
    let shown = try #require(base.article(topic, in: 3))
    #expect(shown.isFallback && shown.article.title == "Nur")
  }

  @Test func textsOfTheConfiguration() async throws {
    let base = try await published()
    #expect(base.text(base.configuration.title, in: 3) == "Knjiga")
    #expect(base.text(base.sections[0].title, in: 3) == "Drugi deo")
  }

  @Test func machines() async throws {
    let model = DoorModel.text.replacing("title: {en: Door, de: Tür}", with: "title: {en: Door, de: Tür, sr: Врата}")
    let base = try #require(await SampleBase.make(Self.files.merging([DoorModel.path: model]) { $1 }).base)
    let title = try #require(base.models.machines.first).title
    #expect(title.values == ["Door", "Врата", "Tür"] && title[3] == "Vrata")
    // What stands in for a missing text is English.
    #expect(base.models.machines[0].summary?[3] == "What a door does.")
  }

  private static let wrong: [(languages: String, expected: String)] = [
    ("{en: {}, sr: {editions: [sr-Cyrl]}}", "no edition 'sr-Cyrl' can be made of 'sr'"),
    ("{en: {editions: [sr-Latn]}, sr: {}}", "no edition 'sr-Latn' can be made of 'en'"),
    ("{en: {}, sr: {editions: [sr-Latn, sr-Latn]}}", "'sr-Latn' and 'sr-Latn' are one language"),
    ("{en: {}, sr-Latn: {}, sr: {editions: [sr-Latn]}}", "'sr-Latn' and 'sr-Latn' are one language"),
    ("{en: {}, sr-Latn: {editions: [sr-Latn]}}", "no edition 'sr-Latn' can be made of 'sr-Latn'"),
  ]

  @Test(arguments: wrong.indices)
  func wrongEditions(_ index: Int) {
    let (languages, expected) = Self.wrong[index]
    let text = "phasebook: 1\ntitle: {en: A, sr: Б, sr-Latn: B}\nlanguages: \(languages)\n"
    let found = Configuration.read(SourceFile(path: "p.yaml", text: text)).diagnostics.map(\.message)
    #expect(found.count == 1 && found[0].hasPrefix(expected), "\(found)")
  }

  @Test func nobodyWritesAnEdition() async {
    let sample = await SampleBase.make(Self.files.merging(["sr-Latn/index.md": "---\ntitle: X\n---\n"]) { $1 })
    #expect(sample.lines.contains { $0.contains("the folder 'sr-Latn' holds articles, but this edition is made") })
  }
}
