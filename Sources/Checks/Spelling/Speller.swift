import Languages
import Markdown

/// Decides which parts of a word are spelt wrong, by what a language does to words: hyphens, endings, compounds.
struct Speller {
  let tag: LanguageTag
  let lexicon: Lexicon
  let names: KnownNames
  /// The glossary's words of the language, in the forms that it has them in.
  private let own: Set<String>
  /// By word: whether it is known.
  private var verdicts: [String: Bool] = [:]

  init(_ tag: LanguageTag, _ lexicon: Lexicon, _ names: KnownNames, own: Set<String>) {
    self.tag = tag
    self.lexicon = lexicon
    self.names = names
    self.own = own
  }

  /// The parts of a word that nothing knows; `more` are further names of the article.
  mutating func unknownParts(of word: ProseWord, more: KnownNames) -> [ProseWord] {
    if isKnown(word.text) || word.hasStop && isKnown(word.text + ".") { return [] }
    let parts = word.parts
    return parts.enumerated().compactMap { index, part in
      let before = index > 0 ? parts[index - 1].text : nil
      return isFine(part, after: before) || more.has(part.text, tag) ? nil : part.withoutObjects
    }
  }

  private mutating func isFine(_ part: ProseWord, after before: String?) -> Bool {
    let text = part.text
    if text.isEmpty || text.contains(where: \.isNumber) { return true }
    if let before, isForeign(before), tag.hyphenEndings.contains(text.lowercased()) { return true }
    if text.contains(ProseText.object) {
      // An ending, or a word, that is glued to code.
      let rest = text.replacing(ProseText.object, with: "")
      return rest.count <= 3 || isKnown(rest)
    }
    if isKnown(text) || part.hasStop && isKnown(text + ".") { return true }
    // A word that goes on behind a hyphen may have the form that it has in compounds.
    return part.isPrefix && tag.compoundLinks != nil && isFirstMember(text)
  }

  /// Whether an ending may follow behind a hyphen: after code, a number, a name, an abbreviation, another script.
  private func isForeign(_ text: String) -> Bool {
    if text.contains(ProseText.object) || text.contains(where: \.isNumber) || names.has(text, tag) { return true }
    if text.count > 1, text.allSatisfy(\.isUppercase) { return true }
    return tag.writtenScript != "Latn" && text.unicodeScalars.allSatisfy(\.isASCII)
  }

  private func knows(_ word: String) -> Bool {
    own.contains(word) || own.contains(word.prefix(1).lowercased() + word.dropFirst()) || lexicon.knows(word)
  }

  private mutating func isKnown(_ word: String) -> Bool {
    if let verdict = verdicts[word] { return verdict }
    let verdict = judge(word)
    verdicts[word] = verdict
    return verdict
  }

  private func judge(_ word: String) -> Bool {
    let letters = word.count
    if letters == 1 || names.has(word, tag) { return true }
    if isAbbreviation(word) || knows(word) { return true }
    // Dictionaries have the genitive of some words only.
    if let ending = tag.directEndings.first(where: { $0.contains("'") && word.hasSuffix($0) }) {
      return judge(String(word.dropLast(ending.count)))
    }
    if let links = tag.compoundLinks, letters >= 8 { return isCompound(word, links, members: 4) }
    return false
  }

  /// Up to five capitals, and an `s` for several of what they stand for.
  private func isAbbreviation(_ word: String) -> Bool {
    let stem = word.hasSuffix("s") && word.count > 2 ? word.dropLast() : word[...]
    return (2...5).contains(stem.count) && stem.allSatisfy(\.isUppercase)
  }

  private func isFirstMember(_ word: String) -> Bool {
    (tag.compoundLinks ?? []).contains { link in
      word.hasSuffix(link) && word.count >= link.count + 3 && isMember(word.dropLast(link.count))
    }
  }

  /// Words of four letters and more, since nearly everything can be cut into shorter ones.
  private func isMember(_ word: Substring) -> Bool {
    guard word.count >= 4 else { return false }
    let capital = word.prefix(1).uppercased() + word.dropFirst()
    return knows(capital) || names.has(String(capital), tag)
  }

  private func isCompound(_ word: String, _ links: [String], members: Int) -> Bool {
    guard members > 1, word.count >= 8 else { return false }
    let isNoun = word.first?.isUppercase == true
    return (4...word.count - 4).contains { length in
      let (first, rest) = (word.prefix(length), word.dropFirst(length))
      guard links.contains(where: { first.hasSuffix($0) && isMember(first.dropLast($0.count)) }) else { return false }
      if isNoun {
        let noun = rest.prefix(1).uppercased() + rest.dropFirst()
        return isMember(rest) || isCompound(noun, links, members: members - 1)
      }
      return knows(String(rest))
    }
  }
}
