/// Serbian as it is written in Latin letters, made from Cyrillic.
///
/// Only this way: `инјекција` and `ињекција` are one word in Latin, so nothing leads back. A mapper of our own, since the
/// system's transliterators write initials as `LJ.`, and have no room for words whose Latin spelling is not their sound.
package struct SerbianLatin: Sendable {
  /// Words with a Latin spelling of their own, and words that stay; the longest first.
  private let terms: [Term]

  /// `forms` gives the Latin spelling of single terms, as `Твитер: Twitter`, which keep their endings: `Твитера` becomes
  /// `Twittera`. The terms of `keep` are not touched at all.
  package init(forms: [String: String] = [:], keep: Set<String> = []) {
    let kept = keep.filter { $0.unicodeScalars.contains(where: SerbianLetters.isCyrillic) }.map { Term($0, latin: nil) }
    let spelled = forms.map { Term($0.key, latin: $0.value) }
    terms = (kept + spelled).filter { !$0.letters.isEmpty }.sorted { left, right in
      if left.letters.count != right.letters.count { return left.letters.count > right.letters.count }
      return left.written < right.written
    }
  }

  /// A part of a text that is read as a whole, for instance between two changes of markup.
  package struct Piece: Sendable {
    package let text: String
    /// Not to be changed, as code and addresses are; the words beside it are still read beside it.
    package let isFixed: Bool

    package init(_ text: String, isFixed: Bool = false) {
      self.text = text
      self.isFixed = isFixed
    }
  }

  /// What takes the place of some bytes of a piece.
  package struct Edit: Sendable, Hashable {
    package internal(set) var range: Range<Int>
    package internal(set) var text: String

    package init(range: Range<Int>, text: String) {
      self.range = range
      self.text = text
    }
  }

  /// A text in Latin letters.
  package func converted(_ text: String) -> String { converted([Piece(text)])[0] }

  /// The pieces of one text in Latin letters.
  package func converted(_ pieces: [Piece]) -> [String] {
    zip(pieces, edits(in: pieces)).map { piece, edits in
      guard !edits.isEmpty else { return piece.text }
      var bytes: [UInt8] = []
      let old = Array(piece.text.utf8)
      var position = 0
      for edit in edits {
        bytes += old[position..<edit.range.lowerBound]
        bytes += edit.text.utf8
        position = edit.range.upperBound
      }
      return String(decoding: bytes + old[position...], as: UTF8.self)
    }
  }

  /// What has to change in each piece, in order. Edits rather than texts, so that they can be made in a file too, whose
  /// bytes differ from the text by escapes.
  package func edits(in pieces: [Piece]) -> [[Edit]] {
    var edits = [[Edit]](repeating: [], count: pieces.count)
    // The first bytes of all Cyrillic letters.
    guard pieces.contains(where: { !$0.isFixed && $0.text.utf8.contains { (0xD0...0xD3).contains($0) } }) else {
      return edits
    }
    let text = LetterSequence(pieces)
    var position = 0
    while position < text.letters.count {
      guard text.letters[position].isWordPart else {
        position += 1
        continue
      }
      let end = text.endOfWord(position)
      if let match = term(at: position, in: text) {
        if let latin = match.latin {
          text.replace(position..<match.stem, by: latin, &edits)
          text.transliterate(match.stem..<match.word, &edits)
        }
        position = match.word
      } else {
        if !text.isForeign(position..<end) { text.transliterate(position..<end, &edits) }
        position = end
      }
    }
    return edits
  }

  /// A term that was found: its Latin spelling, where its ending begins, and where the word ends.
  private struct Match {
    let latin: String?
    let stem: Int
    let word: Int
  }

  /// The longest term that stands at a place.
  private func term(at start: Int, in text: LetterSequence) -> Match? {
    for term in terms {
      for reading in term.readings {
        let stem = start + reading.letters.count
        guard text.spells(reading.letters, at: start, exactly: term.latin == nil), !text.isFixed(start..<stem) else {
          continue
        }
        let word = stem < text.letters.count && text.letters[stem].isWordPart ? text.endOfWord(stem) : stem
        guard reading.endings.contains(text.lowercased(stem..<word)) else { continue }
        return Match(latin: reading.latin.map { text.cased($0, like: start..<stem) }, stem: stem, word: word)
      }
    }
    return nil
  }

  /// Whether a text has letters that Serbian does not: then it is a quotation of another language, and stays whole.
  package static func isForeign(_ text: String) -> Bool {
    let letters = LetterSequence([Piece(text)])
    return letters.isForeign(0..<letters.letters.count)
  }
}
