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
  private static let languages = ["en", "de", "ru", "sr"].compactMap { folder in
    LanguageTag(folder).map { SiteLanguage(folder: folder, tag: $0) }
  }
  private let catalogs = StringCatalogs(languages: languages, own: [:])

  private func strings(_ language: String) throws -> (strings: Strings, tag: LanguageTag) {
    let index = try #require(Self.languages.firstIndex { $0.folder == language })
    return (catalogs.strings[index], Self.languages[index].tag)
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
    #expect(same == (language == "de" ? [.code] : []))
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
    #expect(Strings(nil)[.menu] == "Menu")
  }

  @Test func aLanguageWithoutCatalogueSaysSo() throws {
    let tag = try #require(LanguageTag("fr"))
    let catalogs = StringCatalogs(languages: [SiteLanguage(folder: "fr", tag: tag)], own: [:])
    #expect(
      catalogs.diagnostics.map(\.line) == [
        "translation/missing-string: the pages' own words have no catalogue for 'fr', so they are English"
          + " (add theme/strings/fr.po to the content folder)"
      ])
    #expect(catalogs.strings.first?[.menu] == "Menu")
  }

  /// A catalogue of the content folder wins text by text: what it does not have is the theme's.
  @Test func ownCataloguesWinTextByText() throws {
    let own = SourceFile(path: "theme/strings/de.po", text: "msgid \"Menu\"\nmsgstr \"Übersicht\"\n")
    let catalogs = StringCatalogs(languages: Array(Self.languages[1...1]), own: ["de": own])
    #expect(catalogs.diagnostics.map(\.line) == [])
    #expect(catalogs.strings.first?[.menu] == "Übersicht")
    #expect(catalogs.strings.first?[.next] == "Weiter")
  }
}
