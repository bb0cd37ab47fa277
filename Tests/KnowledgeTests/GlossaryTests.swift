import Diagnostics
import Knowledge
import TestSupport
import Testing
import YAML

@Suite("The glossary")
struct GlossaryTests {
  private func sample(_ yaml: String) async throws -> (glossary: Glossary, lines: [String]) {
    let sample = await SampleBase.make(["glossary.yaml": yaml])
    return (try #require(sample.base).glossary, sample.lines)
  }

  @Test func everyKey() async throws {
    let (glossary, lines) = try await sample(
      """
      terms:
        - {id: state, en: [state], de: {lemmas: [Zustand], forbidden: [Status], latin: {Zustand: Zust}}}
        - {id: name, en: {lemmas: [name], forbidden: [title]}}
      keep: [Phasebook, Stage Manager]
      words:
        en: {cancelled: labeled}
        de: {Snippet: Auto, Mindest: }

      """)
    #expect(lines == [])
    #expect(glossary.terms.map(\.id.value) == ["state", "name"])
    #expect(glossary.terms[0].names[0]?.lemmas.map(\.value) == ["state"])
    #expect(glossary.terms[0].names[1]?.forbidden.map(\.value) == ["Status"])
    #expect(glossary.terms[0].names[1]?.latin.map(\.text.value) == ["Zust"])
    #expect(glossary.terms[1].names[0]?.forbidden.map(\.value) == ["title"] && glossary.terms[1].names[1] == nil)
    #expect(glossary.keep.map(\.value) == ["Phasebook", "Stage Manager"])
    #expect(glossary.keep.first.map { place(of: $0.range) } == "glossary.yaml:4:8")
    #expect(glossary.words.map { $0.map(\.text.value) } == [["cancelled"], ["Snippet", "Mindest"]])
    #expect(glossary.words[1].map { $0.model?.value } == ["Auto", nil])
  }

  @Test func noGlossaryIsAnEmptyOne() async throws {
    let base = try #require(await SampleBase.make([:]).base)
    #expect(base.glossary.terms.isEmpty && base.glossary.keep.isEmpty && base.glossary.words.count == 2)
    #expect(try await sample("# nothing yet\n").lines == [])
  }

  @Test(arguments: [
    (
      "term: []\n",
      "glossary.yaml:1:1 structure/unknown-key: the key 'term' is not known in the glossary (did you mean 'terms'?)"
    ),
    (
      "terms: [{id: a, en: [a], der: [b]}]\n",
      "glossary.yaml:1:26 structure/unknown-key: the key 'der' is not known in an item of 'terms' (did you mean 'de'?)"
    ),
    (
      "words: {ru: {a: b}}\n",
      "glossary.yaml:1:9 structure/unknown-key: the key 'ru' is not known in 'words' (known keys: en, de)"
    ),
    (
      "terms: [{id: a, en: [a], de: {lemma: [b], lemmas: [c]}}]\n",
      "glossary.yaml:1:31 structure/unknown-key: the key 'lemma' is not known in 'de' (did you mean 'lemmas'?)"
    ),
    (
      "terms: [{id: a, de: [b]}]\n",
      "glossary.yaml:1:9 structure/missing-key: the key 'en' is missing in an item of 'terms'"
    ),
    (
      "terms: [{id: a, en: [a], de: {lemmas: [Haus], latin: {Haas: H}}}]\n",
      "glossary.yaml:1:55 structure/unknown-value: 'Haas' is none of the lemmas (did you mean 'Haus'?)"
    ),
    (
      "terms: [{id: a, en: [a], de: {lemmas: [b], forbidden: [b]}}]\n",
      "glossary.yaml:1:56 structure/unknown-value: 'b' cannot be both a lemma and forbidden"
    ),
    ("terms: [{id: a, en: [a]}, {id: a, en: [b]}]\n", "glossary.yaml:1:32 structure/unknown-value: 'a' is there twice"),
    ("keep: [a, a]\n", "glossary.yaml:1:11 structure/unknown-value: 'a' is there twice"),
    ("keep: ['']\n", "glossary.yaml:1:8 structure/unknown-value: a word is empty"),
  ])
  func faults(_ yaml: String, _ line: String) async throws {
    #expect(try await sample(yaml).lines == [line])
  }

  @Test func theOtherEnding() async {
    let lines = await SampleBase.make(["glossary.yml": "keep: [a]\n"]).lines
    #expect(lines == ["glossary.yml:1:1 structure/unreadable: is not read: the file is called 'glossary.yaml'"])
  }
}
