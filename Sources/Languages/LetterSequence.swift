/// A text in pieces, letter by letter, so that words can be read across the pieces' borders.
struct LetterSequence {
  /// One character of Unicode, and where it stands.
  struct Letter {
    let scalar: Unicode.Scalar
    let piece: Int
    /// Of the piece, in UTF-8.
    let offset: Int
    let isFixed: Bool
    let kind: Kind

    enum Kind { case upper, lower, mark, other }

    var isLetter: Bool { kind == .upper || kind == .lower }
    var isWordPart: Bool { kind != .other }
    var width: Int { UTF8.width(scalar) }
  }

  let letters: [Letter]

  init(_ pieces: [SerbianLatin.Piece]) {
    var letters: [Letter] = []
    for (index, piece) in pieces.enumerated() {
      var offset = 0
      for scalar in piece.text.unicodeScalars {
        letters.append(
          Letter(scalar: scalar, piece: index, offset: offset, isFixed: piece.isFixed, kind: Self.kind(of: scalar)))
        offset += UTF8.width(scalar)
      }
    }
    self.letters = letters
  }

  private static func kind(of scalar: Unicode.Scalar) -> Letter.Kind {
    switch scalar.value {
    case 0x30...0x39, 0..<0x41: .other
    case 0x41...0x5A, 0x400...0x42F: .upper
    case 0x61...0x7A, 0x430...0x45F: .lower
    default:
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .titlecaseLetter: .upper
      case .lowercaseLetter, .modifierLetter, .otherLetter: .lower
      case .nonspacingMark: .mark
      default: .other
      }
    }
  }

  // MARK: Words

  func endOfWord(_ start: Int) -> Int { letters[start...].firstIndex { !$0.isWordPart } ?? letters.count }

  func isFixed(_ range: Range<Int>) -> Bool {
    letters[range].contains { $0.isFixed || $0.piece != letters[range.lowerBound].piece }
  }

  func isForeign(_ range: Range<Int>) -> Bool {
    range.contains { index in
      let letter = letters[index].scalar
      if SerbianLetters.isCyrillic(letter), SerbianLetters.latin(letter) == nil { return true }
      guard letters[index].kind == .mark, index > range.lowerBound else { return false }
      let before = letters[index - 1].scalar
      return SerbianLetters.isCyrillic(before) && SerbianLetters.isForeign(before, with: letter)
    }
  }

  func lowercased(_ range: Range<Int>) -> String {
    letters[range].reduce(into: "") { $0 += $1.scalar.properties.lowercaseMapping }
  }

  func spells(_ text: ArraySlice<Unicode.Scalar>, at start: Int, exactly: Bool) -> Bool {
    guard start + text.count <= letters.count else { return false }
    return zip(letters[start...], text).allSatisfy { letter, wanted in
      letter.scalar == wanted
        || !exactly && letter.scalar.properties.lowercaseMapping == wanted.properties.lowercaseMapping
    }
  }

  /// A term's spelling as its word is written here: in capitals, with a capital, or as the table has it.
  func cased(_ latin: String, like range: Range<Int>) -> String {
    let written = letters[range].filter(\.isLetter)
    if written.count > 1, written.allSatisfy({ $0.kind == .upper }) { return latin.uppercased() }
    // A term that begins with a small letter and has a capital inside is written so everywhere.
    guard let first = latin.first, !latin.dropFirst().contains(where: \.isUppercase) else { return latin }
    let begin = written.first?.kind == .upper ? first.uppercased() : first.lowercased()
    return begin + latin.dropFirst()
  }

  // MARK: Edits

  func replace(_ range: Range<Int>, by text: String, _ edits: inout [[SerbianLatin.Edit]]) {
    guard let first = range.first, let last = range.last else { return }
    let bytes = letters[first].offset..<letters[last].offset + letters[last].width
    append(SerbianLatin.Edit(range: bytes, text: text), letters[first].piece, &edits)
  }

  /// Letter by letter, where a piece may be changed.
  func transliterate(_ range: Range<Int>, _ edits: inout [[SerbianLatin.Edit]]) {
    for index in range where !letters[index].isFixed {
      guard let latin = SerbianLetters.latin(letters[index].scalar) else { continue }
      let text: String
      if letters[index].kind == .lower {
        text = latin
      } else if latin.count == 1 || isAmongCapitals(index) {
        text = latin.uppercased()
      } else {
        text = latin.prefix(1).uppercased() + String(latin.dropFirst())
      }
      replace(index..<index + 1, by: text, &edits)
    }
  }

  private func append(_ edit: SerbianLatin.Edit, _ piece: Int, _ edits: inout [[SerbianLatin.Edit]]) {
    if let last = edits[piece].indices.last, edits[piece][last].range.upperBound == edit.range.lowerBound {
      edits[piece][last].range = edits[piece][last].range.lowerBound..<edit.range.upperBound
      edits[piece][last].text += edit.text
    } else {
      edits[piece].append(edit)
    }
  }

  // MARK: Capitals

  /// Whether both letters of a digraph are capitals: as the next letter is, at a word's end as the one before. A letter
  /// alone, an initial or a number in a list, goes with the words around it, if all of them are in capitals.
  private func isAmongCapitals(_ index: Int) -> Bool {
    let after = letters[(index + 1)...].prefix { $0.isWordPart }.first { $0.isLetter }
    let before = letters[..<index].reversed().prefix { $0.isWordPart }.first { $0.isLetter }
    if let neighbour = after ?? before { return neighbour.kind == .upper }
    let words = [wordBefore(index), wordAfter(index)].compactMap { $0 }
    return !words.isEmpty && words.allSatisfy { word in letters[word].allSatisfy { $0.kind != .lower } }
  }

  private func wordAfter(_ index: Int) -> Range<Int>? {
    var start = index + 1
    while start < letters.count {
      let end = letters[start].isWordPart ? endOfWord(start) : start + 1
      if decides(start..<end) { return start..<end }
      start = end
    }
    return nil
  }

  private func wordBefore(_ index: Int) -> Range<Int>? {
    var end = index
    while end > 0 {
      let start = letters[..<end].lastIndex { !$0.isWordPart }.map { $0 + 1 } ?? 0
      if decides(start..<end) { return start..<end }
      end = max(start - 1, 0)
    }
    return nil
  }

  /// Words of our own of at least two letters; an abbreviation in Latin letters is always in capitals.
  private func decides(_ word: Range<Int>) -> Bool {
    letters[word].count { $0.isLetter && !$0.isFixed && SerbianLetters.isCyrillic($0.scalar) } > 1
  }
}
