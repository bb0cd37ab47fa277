import Languages
import Markdown

/// A term as it is looked for in a text: its words in order, each in any of its forms.
struct TermPhrase: Sendable {
  /// As the glossary has it.
  let text: String
  /// In lower case.
  private let words: [String]
  private let stems: [Set<String>]
  /// How words are written whose compounds may hold the term; nil where the language makes no compounds, or the term has
  /// several words or is too short.
  private let folded: String?
  /// What compounds may begin with instead.
  private let beginnings: [String]

  init(_ text: String, _ lexicon: Lexicon, _ tag: LanguageTag) {
    self.text = text
    let words = ProseWord.all(in: Array(text.utf8)).flatMap(\.parts).map(\.text)
    self.words = words.map { $0.lowercased() }
    stems = words.map { word in
      Set(lexicon.stems(of: word) + [word.lowercased()] + [lexicon.roughStem(of: word)].compactMap { $0 })
    }
    folded =
      tag.compoundLinks != nil && words.count == 1 && text.count >= 4 ? Self.fold(words[0].lowercased()) : nil
    beginnings = folded.map(tag.compoundForms) ?? []
  }

  /// The first place of the term among some words. `loosely` lets one word stand between two of the term, takes words that
  /// share a stem with it, and compounds: right for a translation, of which some form is enough.
  func range(in text: [TermWord], _ lexicon: Lexicon, loosely: Bool) -> Range<Int>? {
    guard !words.isEmpty else { return nil }
    for start in text.indices where fits(0, text[start], lexicon, loosely) {
      var next = start + 1
      var isWhole = true
      for place in words.indices.dropFirst() {
        let limit = min(text.count, next + (loosely ? 2 : 1))
        guard let found = (next..<limit).first(where: { fits(place, text[$0], lexicon, loosely) }) else {
          isWhole = false
          break
        }
        next = found + 1
      }
      if isWhole { return start..<next }
    }
    return nil
  }

  private func fits(_ place: Int, _ word: TermWord, _ lexicon: Lexicon, _ loosely: Bool) -> Bool {
    if word.folded == words[place] { return true }
    if loosely, let folded {
      let text = Self.fold(word.folded)
      if text.contains(folded) || beginnings.contains(where: text.hasPrefix) { return true }
      if word.isCut, text.count >= 4, folded.hasPrefix(text) { return true }
    }
    let found = lexicon.stems(of: word.text)
    if loosely { return !stems[place].isDisjoint(with: found) }
    return found.contains(words[place]) || found.contains { $0.hasPrefix("~") && stems[place].contains($0) }
  }

  /// Umlauts come and go with the ending: Zustand, Zustände.
  private static func fold(_ word: String) -> String {
    guard !word.utf8.allSatisfy({ $0 < 0x80 }) else { return word }
    return word.replacing("ä", with: "a").replacing("ö", with: "o").replacing("ü", with: "u")
  }
}

/// A word of a text in which terms are looked for.
struct TermWord: Sendable {
  let text: String
  /// In lower case.
  let folded: String
  /// Bytes of the prose.
  let range: Range<Int>
  /// Whether its end stands at a later word: “Vorder- und Hintergrund”.
  let isCut: Bool

  static func all(in prose: [UInt8]) -> [TermWord] {
    ProseWord.all(in: prose).flatMap { word in
      word.parts.compactMap { part in
        let text = part.text.replacing(ProseText.object, with: "")
        let isCut = word.isPrefix && part.range.upperBound == word.range.upperBound
        return text.isEmpty ? nil : TermWord(text: text, folded: text.lowercased(), range: part.range, isCut: isCut)
      }
    }
  }

  /// Of a segment, whose slots are control characters.
  static func all(in segment: Segment) -> [TermWord] {
    var bytes: [UInt8] = []
    for byte in segment.text.utf8 {
      switch byte {
      case 1, 4, 5, 6: bytes += Array(ProseText.object.utf8)
      case 2, 3: break
      default: bytes.append(byte)
      }
    }
    return all(in: bytes)
  }
}
