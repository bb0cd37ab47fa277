import Diagnostics
import Foundation
import Knowledge
import Languages
import Site
import TestSupport
import Testing
import Translations
import YAML

@Suite("The pages' own words")
struct StringTests {
  private static let languages = ["en", "de", "ru", "sr"]
  private let catalogs: StringCatalogs

  init() throws { catalogs = try Self.catalogs(Self.languages) }

  /// The catalogues of a knowledge base in some languages, with one of its own for the first of them.
  private static func catalogs(_ languages: [String], own: String? = nil) throws -> StringCatalogs {
    let list = languages.map { "\($0): {}" }.joined(separator: ", ")
    let text = "phasebook: 1\ntitle: {en: A}\nlanguages: {\(list)}\n"
    let configuration = try #require(Configuration.read(SourceFile(path: "phasebook.yaml", text: text)).value)
    let path = "theme/strings/\(languages[0]).po"
    return StringCatalogs(configuration, own: own.map { [languages[0]: SourceFile(path: path, text: $0)] } ?? [:])
  }

  private func strings(_ language: String) throws -> (strings: Strings, tag: LanguageTag) {
    let index = try #require(Self.languages.firstIndex(of: language))
    return (catalogs.strings[index], try #require(LanguageTag(language)))
  }

  /// What a catalogue of the theme holds, and what the program asks for: the same, in both directions.
  @Test(arguments: ["de", "ru", "sr"])
  func cataloguesHaveExactlyTheTextsThatAreUsed(_ language: String) throws {
    let path = "Site/Assets/Strings/\(language).po"
    let read = POReader.read(SourceFile(path: path, text: try #require(Repository.text(path))))
    #expect(read.diagnostics.map(\.line) == [])
    func key(_ id: String, _ plural: String?, _ context: String?) -> String {
      [context, id, plural].map { $0 ?? "-" }.joined(separator: " | ")
    }
    let translated = Set(read.value.messages.map { key($0.id.value, $0.pluralID?.value, $0.context?.value) })
    let used = Set(UIString.entries.map { key($0.id, $0.plural, $0.context) })
    #expect(translated.subtracting(used).sorted() == [], "nobody uses these")
    #expect(used.subtracting(translated).sorted() == [], "these are not translated")
    #expect(read.value.messages.allSatisfy { !$0.isFuzzy })
    #expect(read.value.header["Language"] == language)
  }

  @Test func theThemeIsComplete() {
    #expect(catalogs.diagnostics.map(\.line) == [])
    #expect(catalogs.strings.count == 4)
  }

  /// A text that equals the English one was forgotten, but for the few that are the same word.
  @Test(arguments: ["de", "ru", "sr"])
  func textsAreTranslated(_ language: String) throws {
    let (strings, _) = try strings(language)
    let same = UIString.allCases.filter { strings[$0] == $0.rawValue }
    #expect(same == (language == "de" ? [.code, .callbacks, .callback] : []))
  }

  @Test func everyTextIsUsed() throws {
    let code = try Repository.swiftFiles(below: "Site").filter { $0 != "Site/UIString.swift" }
      .map { try #require(Repository.text($0)) }.joined()
    let names = UIString.allCases.map { "\($0)" } + UIString.Plural.allCases.map { "\($0)" }
    #expect(names.filter { !code.contains(".\($0)") } == [])
  }

  @Test(arguments: [
    ("en", "2026-11-30", "30 November 2026"), ("de", "2026-11-30", "30. November 2026"),
    ("de", "2024-03-01", "1. März 2024"),
    ("ru", "2026-11-30", "30 ноября 2026 г."), ("ru", "2024-05-09", "9 мая 2024 г."),
    ("sr", "2026-11-30", "30. новембра 2026."),
    ("sr", "2024-02-29", "29. фебруара 2024."), ("en", "0999-01-02", "2 January 999"),
  ])
  func dates(_ language: String, _ day: String, _ expected: String) throws {
    let (strings, _) = try strings(language)
    #expect(strings.date(try #require(CalendarDay(iso: day))) == expected)
  }

  @Test(arguments: [
    ("en", 1, "1 page is"), ("en", 0, "0 pages are"), ("en", 2, "2 pages are"), ("de", 1, "1 Seite ist"),
    ("de", 5, "5 Seiten sind"), ("de", 0, "0 Seiten sind"), ("de", 1_234, "1.234 Seiten"),
    ("de", 12_345, "12.345 Seiten"), ("ru", 1, "1 страница "), ("ru", 3, "3 страницы "), ("ru", 5, "5 страниц "),
    ("ru", 11, "11 страниц "), ("ru", 21, "21 страница "), ("ru", 112, "112 страниц "), ("ru", 122, "122 страницы "),
    ("sr", 1, "1 страница још није преведена"), ("sr", 2, "2 странице још нису преведене"),
    ("sr", 5, "5 страница још није преведено"), ("sr", 11, "11 страница још није преведено"),
    ("sr", 21, "21 страница још није преведена"), ("sr", 22, "22 странице "),
    ("sr", 101, "101 страница још није преведена"),
  ])
  func plurals(_ language: String, _ count: Int, _ start: String) throws {
    let (strings, tag) = try strings(language)
    #expect(strings.plural(.untranslated, count, in: tag).hasPrefix(start))
  }

  @Test(arguments: [
    ("en", "de", "You are reading the German text."), ("de", "en", "Sie lesen den englischen Text."),
    ("de", "fr", "Sie lesen den Originaltext."), ("en", "fr", "You are reading the original text."),
    ("de", "sr-Latn", "Sie lesen den serbischen Text."),
  ])
  func fallbacks(_ language: String, _ source: String, _ expected: String) throws {
    let (strings, _) = try strings(language)
    #expect(strings.fallback(try #require(LanguageTag(source))).hasSuffix(expected))
  }

  @Test(arguments: ["de", "ru", "sr"], ["en", "de", "ru", "sr"])
  func fallbacksNameEachLanguage(_ language: String, _ source: String) throws {
    let (strings, _) = try strings(language)
    let text = strings.fallback(try #require(LanguageTag(source)))
    #expect(!text.contains("%") && text != strings[.fallbackOriginal])
    #expect(["English", "German", "Russian", "Serbian"].allSatisfy { !text.contains($0) })
  }

  @Test func argumentsAreFilledIn() throws {
    let (strings, _) = try strings("de")
    #expect(strings.text(.backToReference, "2-1") == "Zurück zum Text, Verweis 2-1")
    #expect(strings.text(.updated, "%1") == "Aktualisiert am %1")
    #expect(Strings([], isEnglish: false)[.menu] == "Menu")
  }

  @Test func aLanguageWithoutCatalogueSaysSo() throws {
    let catalogs = try Self.catalogs(["fr"])
    #expect(
      catalogs.diagnostics.map(\.line) == [
        "phasebook.yaml:3:13 translation/missing-string: the pages' own words have no catalogue for 'fr',"
          + " so they are English (add theme/strings/fr.po to the content folder)"
      ])
    #expect(catalogs.strings.first?[.menu] == "Menu")
  }

  /// A catalogue of the content folder wins text by text: what it does not have is the theme's.
  @Test(arguments: ["de", "en"])
  func ownCataloguesWinTextByText(_ language: String) throws {
    let catalogs = try Self.catalogs([language], own: "msgid \"Menu\"\nmsgstr \"Übersicht\"\n")
    #expect(catalogs.diagnostics.map(\.line) == [])
    let strings = try #require(catalogs.strings.first)
    #expect(strings[.menu] == "Übersicht")
    #expect(strings[.next] == (language == "de" ? "Weiter" : "Next"))
    let day = strings.date(try #require(CalendarDay(iso: "2026-11-30")))
    #expect(day == (language == "de" ? "30. November 2026" : "30 November 2026"))
    let source = try #require(LanguageTag("ru"))
    #expect(strings.fallback(source).contains(language == "de" ? "den russischen Text" : "the Russian text"))
  }

  /// Where the theme has nothing, an own catalogue must be complete.
  @Test func anOwnCatalogueAloneMustBeComplete() throws {
    let catalogs = try Self.catalogs(["fr"], own: "msgid \"Menu\"\nmsgstr \"Sommaire\"\n")
    #expect(catalogs.diagnostics.count { $0.rule.id == "translation/missing-string" } > 40)
    #expect(catalogs.strings.first?[.menu] == "Sommaire")
    #expect(catalogs.strings.first?[.next] == "Next")
  }
}
