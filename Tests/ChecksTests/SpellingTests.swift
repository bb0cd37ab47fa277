import Checks
import Diagnostics
import Files
import Knowledge
import TestSupport
import Testing

@Suite("Words that no dictionary knows")
struct SpellingTests {
  private let lists: WordLists
  init() throws {
    lists = try WordLists([
      "en_US": [
        "text", "book", "page/S", "window/S", "close/S", "ready", "made", "the", "is", "and", "of", "on", "in",
      ],
      "de_DE": [
        "Text", "Buch", "Seite", "Zustand/S", "Fenster/S", "Wechsel", "Szene", "Auto/S", "bereit", "und", "die", "der",
        "das",
        "ist", "usw.",
      ],
      "sr_RS": ["текст", "књига", "прозор", "стање", "и", "у", "је"],
      "ru_RU": ["текст", "книга", "окно", "по-русски", "по", "компонент"],
    ])
  }

  private func check(_ files: [String: String], cache: Cache = .none) async throws -> CheckedWords {
    let base = try #require(await SampleBase.make(files).base)
    return await CheckedWords.check(base, folders: [lists.folder.path], cache: cache, jobs: Jobs(2))
  }

  private func lines(_ files: [String: String]) async throws -> [String] {
    try await check(files).findings.sorted().map(\.line)
  }

  /// The words of a text that are not known, in the order of their places.
  private func unknown(_ text: String, _ language: String = "en", glossary: String? = nil) async throws -> [String] {
    var files = [
      "phasebook.yaml": "phasebook: 1\ntitle: {en: Book, \(language): B}\nlanguages: {en: {}, \(language): {}}\n",
      "\(language)/page.md": "---\ntitle: ''\n---\n\n\(text)\n",
    ]
    if language == "en" { files["phasebook.yaml"] = nil }
    if let glossary { files["glossary.yaml"] = glossary }
    let words = try await check(files)
    return words.findings.filter { $0.range?.file.path == "\(language)/page.md" }.sorted().map {
      $0.range.map { $0.file.text($0.bytes) } ?? ""
    }
  }

  @Test(arguments: [
    ("The windows close.", []), ("The windoww closes.", ["windoww"]), ("THE WINDOWS close", []),
    // Code, addresses, HTML, ids and numbers are no prose.
    ("`cde` [page](https://a.example/xyzzy) <b>page</b> https://a.example/xyzzy 12ths 3.14", []),
    ("## Page {#xyzzy}", []), ("The file xyzzy.yaml, a path a/xyzzy.md, and some_name", ["file", "path"]),
    // Words go on over the borders of inlines.
    ("win*dow* and win**dowx**", ["win**dowx"]), ("[win](page.md)dow", []),
    // An ending at code.
    ("The `page`s and `page`-s and the `page` s", []), ("The `page`windows and `page`xyzzy", ["xyzzy"]),
    ("ready-made ready-maed", ["maed"]), ("the window's page", []), ("API and APIs and xyzzys", ["xyzzys"]),
    ("a e.g. b", []),
  ])
  func english(_ text: String, _ expected: [String]) async throws {
    #expect(try await unknown(text) == expected)
  }

  @Test(arguments: [
    // Compounds, with what joins them; each part is a word.
    ("Zustandswechsel Fensterwechsel Szenenwechsel", []), ("Zustandswecsel", ["Zustandswecsel"]),
    ("Zustands-Wechsel und Fenster- und Szenenwechsel", []), ("Zustand-Wecsel", ["Wecsel"]), ("usw.", []),
    ("zustand", ["zustand"]),
    ("Der 64-Bit-Zustand", ["Bit"]),
  ])
  func german(_ text: String, _ expected: [String]) async throws {
    #expect(try await unknown(text, "de") == expected)
  }

  @Test(arguments: [
    ("ru", "по-русски, UI-компонент, 5-й, текст", []), ("ru", "по-русске", ["русске"]), ("ru", "те\u{301}кст", []),
    ("sr", "UI-ја и `стањ`-у је у API-јем", []), ("sr", "прозор-ја", ["ја"]), ("sr", "Tab-ом", ["Tab"]),
  ])
  func cyrillic(_ language: String, _ text: String, _ expected: [String]) async throws {
    #expect(try await unknown(text, language) == expected)
  }

  @Test func theGlossary() async throws {
    let glossary = """
      terms: [{id: pod, en: [pod], de: {lemmas: [Pod]}}]
      keep: [Stage Manager, UIKit]
      words: {de: {Snippet: Auto, Mindest: }}

      """
    #expect(
      try await unknown("Die Snippets der Stage Manager und UIKits, Mindestzustand, Pod", "de", glossary: glossary)
        == [])
    #expect(try await unknown("UIkit, Snippeten, Pods", "de", glossary: glossary) == ["UIkit", "Snippeten", "Pods"])
  }

  @Test func whatMachinesCallTheirElements() async throws {
    let files = [DoorModel.path: DoorModel.text]
    let page = { (text: String) in ["en/page.md": "---\ntitle: ''\nmodels: [door]\n---\n\n\(text)\n"] }
    #expect(
      try await lines(files.merging(page("The doorDidOpen closes.")) { $1 }).filter { $0.contains("en/page") } == [])
    #expect(
      try await lines(files.merging(page("The doorDidOpne closes.")) { $1 }).filter { $0.contains("en/page") }
        == ["en/page.md:6:5 spelling/unknown-word: the word 'doorDidOpne' is not known"])
  }

  @Test func titlesOfSources() async throws {
    let text = "---\ntitle: ''\nsources: [{title: Xyzzy}]\n---\n\nThe xyzzy of the page\n"
    #expect(try await lines(["en/page.md": text]) == [])
    let other = "---\ntitle: ''\n---\n\nThe xyzzy\n"
    #expect(try await lines(["en/page.md": text, "en/other.md": other]).map { $0.prefix(11) } == ["en/other.md"])
  }

  @Test func oneFindingForAWordAndAnArticle() async throws {
    let page = "---\ntitle: The wndow\n---\n\nText wndow.\n\n- wndow\n- widnow\n"
    #expect(
      try await lines(["en/a.md": page, "en/b.md": "---\ntitle: wndow\n---\n"]) == [
        "en/a.md:2:12 spelling/unknown-word: the word 'wndow' is not known (3 times in this article)",
        "en/a.md:8:3 spelling/unknown-word: the word 'widnow' is not known",
        "en/b.md:2:8 spelling/unknown-word: the word 'wndow' is not known",
      ])
  }

  /// One block is silenced, and the rest of the article is not.
  @Test func silence() async throws {
    let page = """
      ---
      title: ''
      ---

      <!-- phasebook:ignore spelling/unknown-word "a name" -->

      The wndow

      The wndow

      """
    let sample = await SampleBase.make(["en/a.md": page])
    let base = try #require(sample.base)
    let input = CheckInput(base, strings: try #require(sample.strings))
    let words = await CheckedWords.check(base, folders: [lists.folder.path], cache: .none, jobs: Jobs(1))
    let left = applySuppressions(of: input, to: words.findings, groups: ["spelling", "structure"])
    #expect(left.map(\.line) == ["en/a.md:9:5 spelling/unknown-word: the word 'wndow' is not known"])
  }

  /// What nobody asked about may be there.
  @Test func silenceWithoutDictionary() async throws {
    let page = "---\ntitle: ''\n---\n\n<!-- phasebook:ignore C-51 \"a name\" -->\n\nText\n"
    let sample = await SampleBase.make(["en/a.md": page])
    let base = try #require(sample.base)
    let input = CheckInput(base, strings: try #require(sample.strings))
    let groups: Set = ["spelling", "structure"]
    #expect(applySuppressions(of: input, to: [], groups: groups).map(\.rule.id) == ["structure/unused-ignore"])
    let words = await CheckedWords.check(base, folders: [], cache: .none, jobs: Jobs(1))
    #expect(applySuppressions(of: input, to: [], groups: groups, notRun: words.notRun) == [])
  }

  @Test func suggestionsForWhatIsPrinted() async throws {
    let words = try await check([
      "glossary.yaml": "keep: [UIKit]\n", "en/a.md": "---\ntitle: ''\n---\n\nThe windos of UIKti and qqqqqq\n",
    ])
    #expect(words.findings.allSatisfy { $0.help == nil })
    let helps = words.withSuggestions(words.findings).map { $0.help ?? "" }
    #expect(helps.count == 3)
    #expect(helps[0].contains("'windows'") && helps[1].hasPrefix("did you mean 'UIKit'"))
    #expect(helps[2] == "where it is right, put it under 'words' or 'keep' in glossary.yaml")
  }

  @Test func noDictionaryIsSaid() async throws {
    let files = [
      "phasebook.yaml": "phasebook: 1\ntitle: {en: Book, fr: Livre}\nlanguages: {en: {}, fr: {}}\n",
      "fr/index.md": "---\ntitle: Livre\n---\n\nXyzzy.\n",
      "glossary.yaml": "terms: [{id: a, en: [page], fr: [page]}]\n",
    ]
    let words = try await check(files)
    #expect(words.findings.map(\.line) == [])
    #expect(words.skipped.map(\.group) == ["spelling", "translation"])
    #expect(words.notRun.map(\.id).contains("spelling/unknown-word"))
    for skipped in words.skipped {
      #expect(
        skipped.count == 1 && skipped.isMissingTool && skipped.reason == "there is no dictionary of fr (Français)")
      #expect(skipped.help?.contains("hunspell-fr") == true)
    }
  }

  @Test func aDictionaryThatCannotBeReadIsSaid() async throws {
    try lists.add("de_DE", Array("1\nText".utf8), characterSet: "EBCDIC")
    let words = try await check(["de/page.md": "---\ntitle: ''\n---\n\nXyzzy.\n"])
    #expect(words.findings.filter { $0.range?.file.path.hasPrefix("de/") == true } == [])
    #expect(words.skipped.map(\.reason) == ["the dictionary 'de_DE' is in 'EBCDIC', which is not known"])
    #expect(words.skipped.map(\.count) == [2])
  }

  @Test func anUnchangedArticleLoadsNoDictionary() async throws {
    let folder = try TemporaryFolder()
    let cache = Cache(folder: folder.path)
    let files = ["en/a.md": "---\ntitle: ''\n---\n\nThe wndow\n"]
    let first = try await check(files, cache: cache)
    #expect(Set(first.loaded) == ["en_US", "de_DE"])
    let second = try await check(files, cache: cache)
    #expect(second.loaded == [] && second.findings == first.findings)
    let changed = try await check(["en/a.md": "---\ntitle: ''\n---\n\nThe wndow page\n"], cache: cache)
    #expect(changed.loaded == ["en_US"])
  }
}
