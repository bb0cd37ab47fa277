import Diagnostics
import Knowledge
import Markdown
import TestSupport
import Testing
import YAML

@Suite("phasebook.yaml")
struct ConfigurationTests {
  private func read(_ text: String) -> Outcome<Configuration?> {
    Configuration.read(SourceFile(path: "p.yaml", text: text))
  }

  @Test func everyKey() throws {
    let text = """
      phasebook: 1
      title: {en: Book, sr-Latn: Knjiga}
      base-url: https://x.org/a
      edit-url: https://x.org/edit/{path}?x
      licence: {text: {en: CC}, url: https://x.org/cc}
      languages:
        en:
        sr: {editions: [sr-Latn]}
      navigation:
        - {title: {en: All}, pages: [index, a/b]}
      raw-html: allow
      snippets: {swift: {mode: 6, stubs: S}, kotlin: {language-version: "2.3", stubs: K, imports: [a.B]}}
      severity: {links/missing-target: note, structure: warning}
      offline: true
      compress: [gz, br]

      """
    let outcome = read(text)
    #expect(outcome.diagnostics.map(\.line) == [])
    let found = try #require(outcome.value)
    #expect(found.title["en"]?.value == "Book")
    #expect(found.baseURL?.string == "https://x.org/a/")
    #expect(found.editURL == "https://x.org/edit/{path}?x")
    #expect(found.licence?.text["en"]?.value == "CC")
    #expect(found.licence?.url == "https://x.org/cc")
    #expect(found.languages.map(\.tag.value) == ["en", "sr"])
    #expect(found.languages.map { $0.editions.map(\.value) } == [[], ["sr-Latn"]])
    #expect(found.siteLanguages.map(\.folder) == ["en", "sr"])
    #expect(found.navigation.map { $0.pages.map(\.value) } == [["index", "a/b"]])
    #expect(found.navigation.first?.title["en"]?.value == "All")
    #expect(found.rawHTML == .allow)
    #expect(
      found.severities.map { "\($0.rule.value) \($0.severity)" } == ["links/missing-target note", "structure warning"])
  }

  @Test func onlyWhatIsRequired() throws {
    let outcome = read("phasebook: 1\ntitle: {en: A}\nlanguages: {en: {}}\n")
    #expect(outcome.diagnostics.map(\.line) == [])
    let found = try #require(outcome.value)
    #expect(found.rawHTML == .safe)
    #expect(found.baseURL == nil && found.editURL == nil && found.licence == nil)
    #expect(found.navigation.isEmpty && found.severities.isEmpty)
  }

  /// What stands after a complete beginning of three lines, and what is said of it; something can still be built.
  @Test(arguments: [
    (
      "base-url: x.org",
      "p.yaml:4:11 structure/unknown-value: the base URL 'x.org' is not an absolute http or https address"
    ),
    (
      "edit-url: https://x.org",
      "p.yaml:4:11 structure/unknown-value: the edit URL has no '{path}'"
        + " (write {path} where the path of an article's file belongs)"
    ),
    (
      "licence: {url: \"https://example.org/x\"}",
      "p.yaml:4:1 structure/missing-key: the key 'text' is missing in 'licence'"
    ),
    (
      "raw-html: Safe",
      "p.yaml:4:11 structure/unknown-value: 'raw-html' cannot be 'Safe'; allowed: safe, escape, allow (did you mean 'safe'?)"
    ),
    (
      "severity: {links: eror}",
      "p.yaml:4:19 structure/unknown-value: 'links' cannot be 'eror'; allowed: note, warning, error (did you mean 'error'?)"
    ),
    ("offline: yes", "p.yaml:4:10 structure/wrong-type: 'offline' must be true or false, not 'yes'"),
    (
      "compress: [zip]",
      "p.yaml:4:12 structure/unknown-value: an item of 'compress' cannot be 'zip'; allowed: gz, br"
    ),
    (
      "snippets: {swift: {mod: 6}}",
      "p.yaml:4:20 structure/unknown-key: the key 'mod' is not known in 'swift' (did you mean 'mode'?)"
    ),
    (
      "snippets: {kotlin: {imports: a}}",
      "p.yaml:4:30 structure/wrong-type: 'imports' must be a list, not 'a' (write [a])"
    ),
    (
      "snippets: {kotlin: {language-version: two}}",
      "p.yaml:4:39 structure/unknown-value: 'two' is no version of the language (write two numbers, as \"2.3\")"
    ),
    (
      "navigation: [{pages: []}]",
      "p.yaml:4:14 structure/missing-key: the key 'title' is missing in an item of 'navigation'"
    ),
    (
      "titel: x",
      "p.yaml:4:1 structure/unknown-key: the key 'titel' is not known in the configuration (did you mean 'title'?)"
    ),
    ("title: {en: B}", "p.yaml:4:1 structure/duplicate-key: the key 'title' is written twice (remove one of them)"),
  ])
  func wrongValues(_ line: String, _ expected: String) {
    let outcome = read("phasebook: 1\ntitle: {en: A}\nlanguages: {en: {}}\n" + line + "\n")
    #expect(outcome.diagnostics.map(\.line) == [expected])
    #expect(outcome.value != nil || line.hasPrefix("title"))
  }

  /// Nothing can be built from these.
  @Test(arguments: [
    ("", ["p.yaml:1:1 structure/missing-key: the configuration is empty (begin it with 'phasebook: 1')"]),
    ("# nothing\n", ["p.yaml:1:1 structure/missing-key: the configuration is empty (begin it with 'phasebook: 1')"]),
    (
      "phasebook: 2\nwhatever: 1\n",
      [
        "p.yaml:1:12 structure/configuration-format: this program reads configurations of format 1, not 2"
          + " (use a newer Phasebook)"
      ]
    ),
    (
      "phasebook: 0\n",
      [
        "p.yaml:1:12 structure/configuration-format: this program reads configurations of format 1, not 0"
          + " (set 'phasebook: 1' and check the file)"
      ]
    ),
    (
      "title: {en: A}\nlanguages: {en: {}}\n",
      ["p.yaml:1:1 structure/missing-key: the key 'phasebook' is missing in the configuration"]
    ),
    (
      "phasebook: \"1\"\ntitle: {en: A}\nlanguages: {en: {}}\n",
      ["p.yaml:1:12 structure/wrong-type: 'phasebook' must be a whole number, not the text '1'"]
    ),
    (
      "phasebook: 1\ntitle: {en: A}\n",
      ["p.yaml:1:1 structure/missing-key: the key 'languages' is missing in the configuration"]
    ),
    (
      "phasebook: 1\nlanguages: {en: {}}\n",
      ["p.yaml:1:1 structure/missing-key: the key 'title' is missing in the configuration"]
    ),
    (
      "phasebook: 1\ntitle: {en: A}\nlanguages: {x_y: {}}\n",
      [
        "p.yaml:3:13 structure/unknown-value: 'x_y' is not a language tag (use a tag of BCP 47, such as 'de' or 'sr-Latn')"
      ]
    ),
  ])
  func unusable(_ text: String, _ expected: [String]) {
    let outcome = read(text)
    #expect(outcome.diagnostics.map(\.line) == expected)
    #expect(outcome.value == nil)
  }

  @Test func noLanguageAtAllIsSaid() {
    let outcome = read("phasebook: 1\ntitle: {en: A}\nlanguages: {}\n")
    #expect(outcome.value == nil)
    #expect(!outcome.diagnostics.isEmpty, "nothing can be built, and nothing says why")
  }

  /// Folders of two languages that differ only by case are one folder on some machines.
  @Test func oneLanguageTwice() {
    let outcome = read("phasebook: 1\ntitle: {en: A}\nlanguages: {en: {}, EN: {}}\n")
    #expect(!outcome.diagnostics.isEmpty)
  }

  @Test func wrongEditionsKeepTheLanguage() {
    let outcome = read("phasebook: 1\ntitle: {en: A}\nlanguages: {sr: {editions: [sr_Latn]}}\n")
    #expect(outcome.diagnostics.map { $0.range.map(place(of:)) } == ["p.yaml:3:29"])
    #expect(outcome.value?.siteLanguages.map(\.folder) == ["sr"])
  }
}
