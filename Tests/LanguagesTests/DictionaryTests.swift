import Files
import Languages
import TestSupport
import Testing

@Suite("Dictionaries")
struct DictionaryTests {
  private func tag(_ text: String) throws -> LanguageTag { try #require(LanguageTag(text)) }

  private func dictionary(_ name: String, in lists: WordLists) throws -> SpellingDictionary {
    let language = try tag(String(name.prefix(2)))
    return try SpellingDictionary(#require(DictionaryFiles.find(for: language, in: [lists.folder.path])))
  }

  @Test func wordsAndTheirForms() throws {
    let dictionary = try dictionary("en_US", in: WordLists(["en_US": ["state/S", "begin"]]))
    #expect(dictionary.knows("state") && dictionary.knows("States") && !dictionary.knows("begins"))
    #expect(dictionary.stems(of: "states") == ["state"])
    #expect(dictionary.stems(of: "unheard") == [])
    #expect(dictionary.suggestions(for: "stat").contains("state"))
    #expect(!dictionary.knows("callbacks"))
    dictionary.add("callback", inflectedAs: "state")
    dictionary.add("onward", inflectedAs: nil)
    #expect(dictionary.knows("callbacks") && dictionary.stems(of: "callbacks") == ["callback"])
    #expect(dictionary.knows("onward") && !dictionary.knows("onwards"))
    dictionary.add("ledger", inflectedAs: "states")
    #expect(!dictionary.knows("ledger"), "a model that is no entry gives nothing")
  }

  /// The word Größe, and Предмет, in the sets that old dictionaries are in.
  @Test(arguments: [
    ("de_DE", "ISO8859-1", [0x47, 0x72, 0xF6, 0xDF, 0x65] as [UInt8], "Größe"),
    ("sr_RS", "ISO8859-5", [0xBF, 0xE0, 0xD5, 0xD4, 0xDC, 0xD5, 0xE2], "Предмет"),
    ("ru_RU", "KOI8-R", [0xF0, 0xD2, 0xC5, 0xC4, 0xCD, 0xC5, 0xD4], "Предмет"),
    ("ru_RU", "microsoft-cp1251", [0xCF, 0xF0, 0xE5, 0xE4, 0xEC, 0xE5, 0xF2], "Предмет"),
  ])
  func characterSets(_ name: String, _ set: String, _ bytes: [UInt8], _ word: String) throws {
    let lists = try WordLists([:])
    try lists.add(name, Array("1\n".utf8) + bytes, characterSet: set)
    let dictionary = try dictionary(name, in: lists)
    #expect(dictionary.knows(word))
    #expect(dictionary.stems(of: word) == [word])
    #expect(!dictionary.knows("中"), "a letter that the set has not")
  }

  @Test func unknownCharacterSet() throws {
    let lists = try WordLists([:])
    try lists.add("de_DE", Array("1\nAuto".utf8), characterSet: "EBCDIC")
    let error = #expect(throws: DictionaryProblem.self) { try dictionary("de_DE", in: lists) }
    #expect(error?.reason == "the dictionary 'de_DE' is in 'EBCDIC', which is not known")
  }

  private static let searches: [(language: String, names: [String], found: String?)] = [
    ("de", ["de_AT", "de_CH", "de_DE"], "de_DE"), ("de-AT", ["de_AT", "de_DE"], "de_AT"),
    ("de", ["de_CH", "de_AT"], "de_AT"), ("en", ["en_GB", "en_US"], "en_US"), ("en", ["en", "en_GB"], "en"),
    ("sr", ["sr_Latn_RS", "sr_RS"], "sr_RS"), ("sr-Latn", ["sr_Latn_RS", "sr_RS"], "sr_Latn_RS"),
    ("sr", ["sr_Latn_RS"], nil), ("fr", ["de_DE"], nil), ("de", ["de_DE_frami"], "de_DE_frami"),
  ]

  @Test(arguments: searches)
  func search(_ search: (language: String, names: [String], found: String?)) throws {
    let lists = try WordLists(Dictionary(uniqueKeysWithValues: search.names.map { ($0, ["a"]) }))
    let folders = [lists.folder["missing"], lists.folder.path]
    #expect(DictionaryFiles.find(for: try tag(search.language), in: folders)?.name == search.found)
  }

  @Test func bothFilesMustBeThere() throws {
    let lists = try WordLists(["de_DE": ["a"]])
    try Disk.remove(lists.folder["de_DE.dic"])
    #expect(DictionaryFiles.find(for: try tag("de"), in: [lists.folder.path]) == nil)
  }

  @Test func folders() {
    let folders = DictionaryFiles.folders(in: ["DICPATH": "/a:/b", "HOME": "/h"])
    #expect(folders.prefix(3) == ["/a", "/b", "/h/Library/Spelling"])
    #expect(folders.contains("/usr/share/hunspell") && folders.contains("/usr/share/myspell/dicts"))
  }

  @Test(arguments: [
    ("en", "closing", "close", true), ("de", "Häuser", "haus", true), ("ru", "сцены", "сцена", true),
    ("ru", "ещё", "еще", true), ("sr", "сцене", "scena", true), ("ru", "СЦЕНЫ", "сцена", true),
    ("en", "state", "scene", false),
  ])
  func stems(_ language: String, _ first: String, _ second: String, _ areAlike: Bool) throws {
    let stemmer = try #require(Stemmer(try tag(language)))
    #expect((stemmer.stem(of: first) == stemmer.stem(of: second)) == areAlike)
  }

  @Test func languagesWithStems() throws {
    #expect(Set(["english", "german", "russian", "serbian"]).isSubset(of: Stemmer.languages))
    #expect(Stemmer(try tag("ja")) == nil)
  }
}
