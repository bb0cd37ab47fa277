internal import CStemmer
internal import Synchronization

/// A Snowball stemmer: cuts the endings off words by rules, so that it needs no dictionary and knows no word.
///
/// The library keeps its answer inside the stemmer, so one lock holds that.
package final class Stemmer: Sendable {
  private let handle: Mutex<Handle>

  private struct Handle: ~Copyable {
    let pointer: OpaquePointer

    deinit { sb_stemmer_delete(pointer) }
  }

  /// Nil where the library has no rules for the language.
  package init?(_ tag: LanguageTag) {
    guard let pointer = sb_stemmer_new(tag.language, nil) else { return nil }
    handle = Mutex(Handle(pointer: pointer))
  }

  /// What is left of a word without its ending. Stems are no words: they are only good for comparing.
  package func stem(of word: String) -> String {
    let bytes = Array(word.lowercased().withoutMarks.utf8)
    return handle.withLock { handle in
      guard let result = sb_stemmer_stem(handle.pointer, bytes, Int32(clamping: bytes.count)) else { return word }
      let count = Int(sb_stemmer_length(handle.pointer))
      return String(decoding: UnsafeBufferPointer(start: result, count: count), as: UTF8.self)
    }
  }

  /// The names of the languages that the library has rules for.
  package static var languages: [String] {
    guard let list = sb_stemmer_list() else { return [] }
    var names: [String] = []
    while let name = list[names.count] { names.append(String(cString: name)) }
    return names
  }
}

extension String {
  /// Without what only guides pronunciation or hyphenation, and with ё as е, which most texts write for it.
  fileprivate var withoutMarks: String {
    var result = ""
    for scalar in unicodeScalars where scalar != "\u{301}" && scalar != "\u{AD}" {
      result.unicodeScalars.append(scalar == "ё" ? "е" : scalar)
    }
    return result
  }
}
