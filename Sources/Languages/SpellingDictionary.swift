internal import CHunspell
internal import Synchronization

/// A Hunspell dictionary in memory: which words there are, and what they are forms of.
///
/// Loading takes up to a second and tens of megabytes, so ask a `Lexicon`, which loads only where it must. The library is
/// not safe for threads: one lock holds its handle.
package final class SpellingDictionary: Sendable {
  private let handle: Mutex<Handle>
  private let encoding: DictionaryEncoding

  private struct Handle: ~Copyable {
    let pointer: OpaquePointer

    deinit { Hunspell_destroy(pointer) }
  }

  /// Loads a dictionary. Throws where its character set is not known.
  package init(_ files: DictionaryFiles) throws(DictionaryProblem) {
    guard let pointer = Hunspell_create(files.rules, files.words) else {
      throw DictionaryProblem(reason: "the dictionary '\(files.name)' cannot be loaded")
    }
    let handle = Handle(pointer: pointer)
    let name = Hunspell_get_dic_encoding(pointer).map { String(cString: $0) } ?? ""
    guard let encoding = DictionaryEncoding(named: name) else {
      throw DictionaryProblem(reason: "the dictionary '\(files.name)' is in '\(name)', which is not known")
    }
    self.encoding = encoding
    self.handle = Mutex(handle)
  }

  /// Whether the word is spelt right.
  package func knows(_ word: String) -> Bool {
    guard let bytes = encoding.bytes(of: word) else { return false }
    return handle.withLock { Hunspell_spell($0.pointer, bytes) != 0 }
  }

  /// The words that it may be a form of; none where it is not known.
  package func stems(of word: String) -> [String] { list(word, Hunspell_stem) }

  /// Words that may have been meant, the likeliest first. Takes up to a quarter of a second: only for words that are shown.
  package func suggestions(for word: String) -> [String] { list(word, Hunspell_suggest) }

  /// Makes a word known, with the forms that its model has; alone where it has none.
  package func add(_ word: String, inflectedAs model: String?) {
    guard let bytes = encoding.bytes(of: word) else { return }
    let example = model.flatMap { encoding.bytes(of: $0) }
    handle.withLock {
      if let example {
        _ = Hunspell_add_with_affix($0.pointer, bytes, example)
      } else {
        _ = Hunspell_add($0.pointer, bytes)
      }
    }
  }

  private typealias Strings = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  private func list(
    _ word: String, _ ask: (OpaquePointer?, UnsafeMutablePointer<Strings?>?, UnsafePointer<CChar>?) -> Int32
  ) -> [String] {
    guard let bytes = encoding.bytes(of: word) else { return [] }
    let found = handle.withLock { handle -> [[UInt8]] in
      var strings: Strings?
      let count = ask(handle.pointer, &strings, bytes)
      defer { Hunspell_free_list(handle.pointer, &strings, count) }
      guard let strings else { return [] }
      return (0..<Int(count)).compactMap { index in
        strings[index].map { Array(UnsafeBufferPointer(start: $0, count: length(of: $0))).map(UInt8.init(bitPattern:)) }
      }
    }
    return found.compactMap(encoding.text)
  }

  private func length(of text: UnsafePointer<CChar>) -> Int {
    var end = 0
    while text[end] != 0 { end += 1 }
    return end
  }
}

/// Why a dictionary cannot be used.
package struct DictionaryProblem: Error, Sendable {
  /// A few words without a full stop.
  package let reason: String
}
