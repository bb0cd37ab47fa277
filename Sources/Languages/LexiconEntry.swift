/// What a dictionary answered about one word, as far as it was asked; and how such answers are kept.
struct LexiconEntry: Sendable, Equatable {
  var isKnown: Bool?
  var stems: [String]?
  var suggestions: [String]?

  /// One line for a word: the word, 1 or 0, its stems, suggestions, between tabs; `-` for what was never asked.
  static func bytes(of entries: [String: LexiconEntry]) -> [UInt8] {
    var text = header
    for (word, entry) in entries.sorted(by: { $0.key < $1.key }) {
      let parts = [word, entry.isKnown.map { $0 ? "1" : "0" } ?? "-", list(entry.stems), list(entry.suggestions)]
      if !parts.contains(where: { $0.contains { $0.isNewline || $0 == "\t" } }) {
        text += parts.joined(separator: "\t") + "\n"
      }
    }
    return Array((text + footer).utf8)
  }

  /// Nothing where the bytes are not such a file as a whole.
  static func read(_ bytes: [UInt8]) -> [String: LexiconEntry] {
    guard bytes.starts(with: header.utf8), bytes.suffix(footer.utf8.count).elementsEqual(footer.utf8) else {
      return [:]
    }
    var result: [String: LexiconEntry] = [:]
    let lines = bytes.dropFirst(header.utf8.count).dropLast(footer.utf8.count).split(separator: 0x0A)
    result.reserveCapacity(lines.count)
    for line in lines {
      let parts = line.split(separator: 0x09, omittingEmptySubsequences: false)
      guard parts.count == 4 else { return [:] }
      let known: Bool? = parts[1].elementsEqual("-".utf8) ? nil : parts[1].elementsEqual("1".utf8)
      result[String(decoding: parts[0], as: UTF8.self)] = LexiconEntry(
        isKnown: known, stems: list(parts[2]), suggestions: list(parts[3]))
    }
    return result
  }

  private static let header = "phasebook words 1\n"
  private static let footer = "end\n"

  private static func list(_ words: [String]?) -> String { words.map { "=" + $0.joined(separator: "|") } ?? "-" }

  private static func list(_ text: ArraySlice<UInt8>) -> [String]? {
    guard text.first == UInt8(ascii: "=") else { return nil }
    return text.dropFirst().split(separator: UInt8(ascii: "|")).map { String(decoding: $0, as: UTF8.self) }
  }
}
