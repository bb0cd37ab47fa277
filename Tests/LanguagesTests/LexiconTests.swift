import Files
import Languages
import TestSupport
import Testing

@Suite("Answers of dictionaries are kept")
struct LexiconTests {
  private let lists: WordLists
  private let kept: TemporaryFolder
  init() throws {
    lists = try WordLists(["en_US": ["state/S", "begin"]])
    kept = try TemporaryFolder()
  }

  private func lexicon(_ words: [Lexicon.Addition] = [], keeping: Bool = true) throws -> Lexicon {
    let tag = try #require(LanguageTag("en"))
    let files = try #require(DictionaryFiles.find(for: tag, in: [lists.folder.path]))
    return Lexicon(tag, files, words: words, cache: keeping ? Cache(folder: kept.path) : .none)
  }

  private func ask(_ lexicon: Lexicon) -> [String] {
    defer { lexicon.save() }
    return ["\(lexicon.knows("states"))", "\(lexicon.knows("stat"))"] + lexicon.stems(of: "States")
      + lexicon.suggestions(for: "stat")
  }

  @Test func whatWasAskedBeforeNeedsNoDictionary() throws {
    let first = try lexicon()
    let answers = ask(first)
    #expect(answers.starts(with: ["true", "false", "state", "state"]) && first.isLoaded)
    let second = try lexicon()
    #expect(ask(second) == answers && !second.isLoaded)
    #expect(!second.knows("ending") && second.isLoaded)
  }

  @Test func otherWordsOrFilesAreAskedAnew() throws {
    _ = ask(try lexicon())
    let changed = try lexicon([Lexicon.Addition("stat")])
    #expect(ask(changed)[1] == "true" && changed.isLoaded)
    try lists.add("en_US", Array("1\nstat/S".utf8), characterSet: "UTF-8")
    let replaced = try lexicon()
    #expect(ask(replaced).prefix(2) == ["false", "true"])
  }

  @Test func aDamagedFileIsNoHarm() throws {
    let answers = ask(try lexicon())
    let names = try Disk.names(in: kept["words"])
    #expect(names.count == 1)
    for damage in ["", "phasebook words 1\nstates\t0", "phasebook words 1\nstates\nend\n"] {
      try Disk.write(Array(damage.utf8), to: kept["words/\(names[0])"])
      #expect(ask(try lexicon()) == answers)
    }
  }

  @Test func onlyWordsOfTheLastRunAreKept() throws {
    let first = try lexicon()
    _ = (first.knows("begin"), first.knows("state"))
    first.save()
    let second = try lexicon()
    _ = (second.knows("state"), second.knows("states"))
    second.save()
    let third = try lexicon()
    #expect(third.knows("states") && !third.isLoaded)
    #expect(third.knows("begin") && third.isLoaded)
  }

  /// No dictionary, no cache: the answers mean nothing, and say so.
  @Test func aDictionaryThatCannotBeLoaded() throws {
    try lists.add("en_US", Array("1\nstate".utf8), characterSet: "EBCDIC")
    let lexicon = try lexicon()
    #expect(lexicon.problem == nil)
    _ = lexicon.knows("state")
    #expect(lexicon.problem != nil)
    lexicon.save()
    #expect(Disk.kind(of: kept["words"]) == .missing)
  }

  @Test func unknownWordsAreCutByRules() throws {
    #expect(try lexicon(keeping: false).stems(of: "repaints") == ["~repaint"])
  }
}
