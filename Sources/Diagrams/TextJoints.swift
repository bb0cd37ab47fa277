/// Where a word may be parted.
enum TextJoints {
  /// A part of a word, and whether a hyphen shows that it goes on.
  typealias Part = (text: Substring, hyphen: Bool)

  /// At soft hyphens, behind hyphens and slashes between longer parts, between ideographs; a long word also at humps.
  static func prose(_ word: Substring, isLong: Bool) -> [Part] {
    let soft = word.split(separator: "\u{AD}")
    return soft.enumerated().flatMap { index, part -> [Part] in
      var parts = cut(part, where: isProseJoint)
      if isLong, parts.count == 1, soft.count == 1 { parts = cut(part, where: isHump) }
      return parts.enumerated().map { ($1, $0 == parts.count - 1 && index < soft.count - 1) }
    }
  }

  /// Before a hump, behind a full stop, a colon and a low line, before parentheses that are not empty.
  static func code(_ word: Substring) -> [Part] {
    cut(word) { start, word, place in
      if isHump(start, word, place) { return true }
      if word[place] == "(" { return word[place...].count > 3 }
      return word[place].isLetter && ".:_".contains(word[word.index(before: place)])
    }.map { ($0, false) }
  }

  /// Parts of a word, cut where `isJoint` accepts a place.
  private static func cut(
    _ word: Substring, where isJoint: (_ start: String.Index, _ word: Substring, _ place: String.Index) -> Bool
  ) -> [Substring] {
    var parts: [Substring] = []
    var start = word.startIndex
    var place = start
    while place < word.endIndex {
      if place > start, isJoint(start, word, place) {
        parts.append(word[start..<place])
        start = place
      }
      place = word.index(after: place)
    }
    if start < word.endIndex { parts.append(word[start...]) }
    return parts
  }

  private static func isProseJoint(_ start: String.Index, _ word: Substring, _ place: String.Index) -> Bool {
    let before = word[word.index(before: place)]
    let after = word[place]
    if isIdeograph(before) || isIdeograph(after) { return !"、。，．）」』】！？：；".contains(after) && !"（「『【".contains(before) }
    guard before == "-" || before == "/" || before == "–" else { return false }
    return word[start..<place].count > 3 && word[place...].count > 2
  }

  private static func isHump(_ start: String.Index, _ word: Substring, _ place: String.Index) -> Bool {
    let before = word[word.index(before: place)]
    return before.isLowercase && word[place].isUppercase && word[start..<place].count > 2 && word[place...].count > 2
  }

  private static func isIdeograph(_ character: Character) -> Bool {
    character.unicodeScalars.first?.isIdeograph ?? false
  }
}
