package import Files
internal import Synchronization

/// What is known of the words of one language: a dictionary with a knowledge base's own words, asked as seldom as can be.
///
/// Each answer is kept in the cache, so that a dictionary is loaded only when a word turns up that was never asked about.
package final class Lexicon: Sendable {
  private let files: DictionaryFiles
  private let words: [Addition]
  private let stemmer: Stemmer?
  private let cache: Cache
  private let key: Fingerprint
  private let state: Mutex<State>

  /// A word that the dictionary does not have.
  package struct Addition: Sendable, Hashable {
    package let word: String
    /// A word of the dictionary that it is inflected as; nil where it has one form.
    package let model: String?

    package init(_ word: String, inflectedAs model: String? = nil) {
      self.word = word
      self.model = model
    }
  }

  private struct State: Sendable {
    var answers: [String: LexiconEntry]
    /// Words asked about in this run: only their answers are kept.
    var asked: Set<String> = []
    var isChanged = false
    var dictionary: SpellingDictionary?
    var problem: DictionaryProblem?
  }

  package init(_ tag: LanguageTag, _ files: DictionaryFiles, words: [Addition], cache: Cache) {
    self.files = files
    self.words = words
    self.cache = cache
    stemmer = Stemmer(tag)
    var key = Fingerprint(Array("lexicon 1 \(files.stamp.map(\.description) ?? "")".utf8))
    for addition in words { key.add(Array("\0\(addition.word)\0\(addition.model ?? "")".utf8)) }
    self.key = key
    let kept = cache.bytes("words", key).map(LexiconEntry.read) ?? [:]
    state = Mutex(State(answers: kept))
  }

  /// Why the dictionary could not be loaded, where that was tried: then no answer means anything.
  package var problem: DictionaryProblem? { state.withLock { $0.problem } }

  /// Whether a dictionary was loaded, and not every answer known from before.
  package var isLoaded: Bool { state.withLock { $0.dictionary != nil } }

  /// Whether a word is spelt right.
  package func knows(_ word: String) -> Bool {
    answer(word, \.isKnown) { $0.knows(word) } ?? true
  }

  /// The words that a word may be a form of, in lower case. What the dictionary does not know is cut by rules instead, and
  /// comes with a `~`, which no word has.
  package func stems(of word: String) -> [String] {
    let found = answer(word, \.stems) { dictionary in
      var stems: [String] = []
      for stem in dictionary.stems(of: word).map({ $0.lowercased() }) where !stems.contains(stem) { stems.append(stem) }
      return stems
    }
    guard let found, found.isEmpty else { return found ?? [] }
    return roughStem(of: word).map { [$0] } ?? []
  }

  /// The stem that rules cut out, with its `~`; nil where the language has none.
  package func roughStem(of word: String) -> String? { stemmer.map { "~" + $0.stem(of: word) } }

  /// Words that may have been meant. Slow: only for words that are shown.
  package func suggestions(for word: String) -> [String] {
    answer(word, \.suggestions) { Array($0.suggestions(for: word).prefix(3)) } ?? []
  }

  /// Keeps the answers to what was asked, where there are new ones.
  package func save() {
    let answers = state.withLock { state -> [String: LexiconEntry]? in
      guard state.isChanged, state.problem == nil else { return nil }
      return state.answers.filter { state.asked.contains($0.key) }
    }
    if let answers { cache.keep(LexiconEntry.bytes(of: answers), "words", key) }
  }

  private func answer<Value: Sendable>(
    _ word: String, _ part: WritableKeyPath<LexiconEntry, Value?>, ask: (SpellingDictionary) -> Value
  ) -> Value? {
    state.withLock { state in
      state.asked.insert(word)
      if let known = state.answers[word]?[keyPath: part] { return known }
      guard let dictionary = load(&state) else { return nil }
      let value = ask(dictionary)
      state.answers[word, default: LexiconEntry()][keyPath: part] = value
      state.isChanged = true
      return value
    }
  }

  private func load(_ state: inout State) -> SpellingDictionary? {
    if state.dictionary != nil || state.problem != nil { return state.dictionary }
    do throws(DictionaryProblem) {
      let dictionary = try SpellingDictionary(files)
      for addition in words where addition.model != nil || !dictionary.knows(addition.word) {
        dictionary.add(addition.word, inflectedAs: addition.model)
      }
      state.dictionary = dictionary
    } catch {
      state.problem = error
    }
    return state.dictionary
  }
}
