/// A word or a phrase that is not written by its sound in Latin letters, or not touched at all.
struct Term: Sendable {
  /// In Cyrillic, as the author has it in the list.
  let written: String
  let letters: [Unicode.Scalar]
  /// Nil where it stays.
  let latin: String?

  init(_ written: String, latin: String?) {
    self.written = written
    self.letters = Array(written.unicodeScalars)
    self.latin = latin
  }

  /// A beginning of the word, what it is in Latin, and the endings that may follow.
  struct Reading {
    let letters: ArraySlice<Unicode.Scalar>
    let latin: String?
    let endings: Set<String>
  }

  /// The whole word with its endings; a feminine one also without its `а`, which its endings replace.
  var readings: [Reading] {
    guard let latin else { return [Reading(letters: letters[...], latin: nil, endings: [""])] }
    var result = [Reading(letters: letters[...], latin: latin, endings: Self.endings)]
    if letters.last == "а", latin.hasSuffix("a") {
      result.append(
        Reading(letters: letters.dropLast(), latin: String(latin.dropLast()), endings: Self.feminineEndings))
    }
    return result
  }

  /// A closed list, so that a short term is not found at the beginning of another word.
  private static let endings: Set<String> = [
    "", "а", "у", "е", "и", "ом", "ем", "има", "ови", "ова", "ове", "овима", "еви", "ева", "еве", "евима", "ов", "овог",
    "ову", "овом", "овој", "ових", "ја", "ју", "је", "јем", "ји", "јима", "ски", "ска", "ско", "ског", "ском",
    "ској", "ску", "ске", "ским", "ских",
  ]

  private static let feminineEndings: Set<String> = ["а", "е", "и", "у", "о", "ом", "ама", "ин", "ина", "ину"]
}
