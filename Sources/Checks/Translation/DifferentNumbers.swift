import Diagnostics
import Languages
import Markdown

extension Rule {
  static let differentNumbers = Rule(
    "translation/different-numbers", .error, "A translation has the numbers of its source.",
    why: """
      A wrong number is the mistake that no reader can notice. Numbers are compared by what they mean in each language: \
      '1,024' in English is '1.024' in German and '1 024' in Russian; a small one may be a word.
      """,
    bad: ["en/page.md": page("Page", "Wait 10 s."), "de/page.md": page("Seite", "Warte 20 s.")],
    good: ["en/page.md": page("Page", "Wait 1,024 s."), "de/page.md": page("Seite", "Warte 1.024 s.")])

  static let differentVersion = Rule(
    "translation/different-version", .error, "A version is written as in the source.",
    why: "Versions are names: '3.18' with a comma is the number of no release, and nobody finds it.",
    bad: ["en/page.md": page("Page", "Since Foo 4.0.3."), "de/page.md": page("Seite", "Seit Foo 4,0,3.")],
    good: ["en/page.md": page("Page", "Since Foo 4.0.3."), "de/page.md": page("Seite", "Seit Foo 4.0.3.")])

  static let differentUnit = Rule(
    "translation/different-unit", .warning, "An amount has the unit of its source, as the language writes it.",
    why: """
      Readers who compare two languages, or search for the number, find another one. In Russian, units have Cyrillic \
      symbols.
      """,
    bad: ["en/page.md": page("Page", "It takes 0.1 s."), "de/page.md": page("Seite", "Es dauert 100 ms.")],
    good: ["en/page.md": page("Page", "It takes 0.1 s."), "de/page.md": page("Seite", "Es dauert 0,1 s.")])

  static let numberFormat = Rule(
    "translation/number-format", .warning, "A decimal number has the mark of its language.",
    why: "In most languages of Europe a full stop parts thousands, so that '1.025' is read as more than a thousand.",
    bad: ["en/page.md": page("Page", "It takes 0.1 s."), "de/page.md": page("Seite", "Es dauert 0.1 s.")],
    good: ["en/page.md": page("Page", "It takes 0.1 s."), "de/page.md": page("Seite", "Es dauert 0,1 s.")])
}

extension ComparedTranslation {
  var differentNumbers: [Diagnostic] {
    prose.flatMap { source, target -> [Diagnostic] in
      let wanted = NumbersOfText(source, tags.source) { _ in true }
      // Names of products are the same in all languages.
      let names = Set(CompoundWord.all(in: source.text).flatMap(\.parts).map(source.string))
      let own = NumbersOfText(target, tags.target, isName: names.contains)
      guard !own.numbers.isEmpty || !wanted.numbers.isEmpty else { return [] }
      return NumberComparison(wanted, own).findings
    }
  }
}

/// The numbers of one segment, in digits and in words.
struct NumbersOfText {
  let prose: SegmentProse
  let tag: LanguageTag
  let numbers: [WrittenNumber]
  /// What words spell; any of them may stand for a number of the other text.
  let words: [Int]

  init(_ prose: SegmentProse, _ tag: LanguageTag, isName: @escaping (String) -> Bool) {
    self.prose = prose
    self.tag = tag
    let all = tag.numbers(in: prose.text, isName: isName)
    // The number of a heading is a name of its section.
    numbers = all.map { number in
      guard prose.segment.kind == .heading, number.range.lowerBound == 0 else { return number }
      return number.asName
    }
    words = CompoundWord.all(in: prose.text).flatMap { word -> [Int] in
      let whole = tag.number(spelled: prose.string(word.range))
      return whole.map { [$0] } ?? word.parts.compactMap { tag.number(spelled: prose.string($0)) }
    }
  }

  func place(_ number: WrittenNumber) -> SourceRange {
    prose.place(number.range.lowerBound..<(number.unit?.range.upperBound ?? number.range.upperBound))
  }

  /// A number as a message names it, with its unit.
  func name(_ number: WrittenNumber) -> String {
    let range = number.range.lowerBound..<(number.unit?.range.upperBound ?? number.range.upperBound)
    return "'\(prose.string(range).split { $0.isWhitespace }.joined(separator: " "))'"
  }

  func fix(_ number: WrittenNumber, _ text: String) -> [Replacement] {
    prose.exactBytes(number.range).map { [Replacement($0, text)] } ?? []
  }
}
