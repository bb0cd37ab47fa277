import Diagnostics
import Languages
import Markdown

/// The numbers of a segment beside those of its source: which stand for which, and what is left.
struct NumberComparison {
  private let source: NumbersOfText
  private let target: NumbersOfText
  private var pairs: [(source: WrittenNumber, target: WrittenNumber)] = []
  private var missing: [WrittenNumber]
  private var extra: [WrittenNumber]

  init(_ source: NumbersOfText, _ target: NumbersOfText) {
    self.source = source
    self.target = target
    missing = source.numbers
    extra = target.numbers
    pair(Self.isSame)
    pair { first, second in
      guard let one = first.amount, let other = second.amount else { return false }
      return one == other && first.unit?.measure.quantity == second.unit?.measure.quantity
    }
    pairWords()
    pairDates()
    // "The 3rd" may be "the third", which is a word of its own.
    missing.removeAll { if case .ordinal = $0.kind { true } else { false } }
    extra.removeAll { if case .ordinal = $0.kind { true } else { false } }
    // A number may be said once where the source repeats it, and the other way round.
    if extra.isEmpty { missing.removeAll { number in pairs.contains { Self.isSame(number, $0.target) } } }
    if missing.isEmpty { extra.removeAll { number in pairs.contains { Self.isSame($0.source, number) } } }
  }

  private mutating func pair(_ isPair: (WrittenNumber, WrittenNumber) -> Bool) {
    missing.removeAll { number in
      guard let place = extra.firstIndex(where: { isPair(number, $0) }) else { return false }
      pairs.append((number, extra.remove(at: place)))
      return true
    }
  }

  private static func isSame(_ source: WrittenNumber, _ target: WrittenNumber) -> Bool {
    switch (source.kind, target.kind) {
    case (.version, .value(_, let isForeign)):
      // A whole number, or one with the very same marks.
      source.text == target.text && (isForeign || !source.text.contains("."))
    case (.version, _), (_, .version): source.text == target.text
    case (.value(let one, _), .value(let other, _)):
      one == other && (source.unit == nil || target.unit == nil || source.unit?.measure == target.unit?.measure)
    case (.ordinal(let one), .value(let other, _)), (.value(let other, _), .ordinal(let one)): ExactNumber(one) == other
    default: source.kind == target.kind
    }
  }

  /// Numbers that the other text has in words.
  private mutating func pairWords() {
    let words = (source.words, target.words)
    missing.removeAll { number in Self.whole(number).map(words.1.contains) ?? false }
    extra.removeAll { number in Self.whole(number).map(words.0.contains) ?? false }
  }

  private static func whole(_ number: WrittenNumber) -> Int? {
    if case .value(let value, _) = number.kind { value.whole } else { nil }
  }

  /// A day that one text writes with the name of its month.
  private mutating func pairDates() {
    func parts(_ number: WrittenNumber) -> [Int]? { if case .date(let parts) = number.kind { parts } else { nil } }
    func isPart(_ number: WrittenNumber, _ date: [Int]) -> Bool {
      Self.whole(number).map { $0 == date[0] || $0 == date[2] || $0 == date[1] } ?? false
    }
    for date in missing.compactMap(parts) where extra.count(where: { isPart($0, date) }) >= 2 {
      missing.removeAll { parts($0) == date }
      extra.removeAll { isPart($0, date) }
    }
    for date in extra.compactMap(parts) where missing.count(where: { isPart($0, date) }) >= 2 {
      extra.removeAll { parts($0) == date }
      missing.removeAll { isPart($0, date) }
    }
  }

  // MARK: Findings

  /// One for each number: wrong ones first, then those that are too few or too many.
  var findings: [Diagnostic] {
    var (left, right) = (missing, extra)
    var result = pairs.flatMap(spelling)
    left.removeAll { number in
      guard case .version = number.kind,
        let place = right.firstIndex(where: { Self.digits($0.text) == Self.digits(number.text) })
      else { return false }
      result.append(version(number, right.remove(at: place)))
      return true
    }
    while !left.isEmpty, !right.isEmpty {
      let (wanted, own) = (left.removeFirst(), right.removeFirst())
      result.append(
        Diagnostic(
          .differentNumbers, "\(target.name(own)) is \(source.name(wanted)) in the source", at: target.place(own),
          notes: [note(wanted)]))
    }
    for wanted in left {
      result.append(
        Diagnostic(
          .differentNumbers, "the number \(source.name(wanted)) of the source is missing",
          at: SourceRange(target.prose.file, target.prose.segment.range), notes: [note(wanted)]))
    }
    for own in right {
      var finding = Diagnostic(
        .differentNumbers, "the source does not have the number \(target.name(own))", at: target.place(own),
        notes: [Diagnostic.Note("its source", SourceRange(source.prose.file, source.prose.segment.range))])
      finding.severity = .warning
      result.append(finding)
    }
    return result
  }

  private static func digits(_ text: String) -> String { text.filter(\.isNumber) }

  private func note(_ number: WrittenNumber) -> Diagnostic.Note {
    Diagnostic.Note("here in the source", source.place(number))
  }

  private func version(_ wanted: WrittenNumber, _ own: WrittenNumber) -> Diagnostic {
    Diagnostic(
      .differentVersion, "the version '\(own.text)' is written '\(wanted.text)' in the source", at: target.place(own),
      notes: [note(wanted)], help: "write '\(wanted.text)'", fix: target.fix(own, wanted.text))
  }

  /// How a number is written that is the right one.
  private func spelling(_ wanted: WrittenNumber, _ own: WrittenNumber) -> [Diagnostic] {
    if let one = wanted.unit, let other = own.unit, one.measure != other.measure {
      return [
        Diagnostic(
          .differentUnit, "\(target.name(own)) is \(source.name(wanted)) in the source", at: target.place(own),
          notes: [note(wanted)], help: "write the amount in the same unit")
      ]
    }
    if case .value(_, isForeign: true) = own.kind, case .value(_, isForeign: false) = wanted.kind {
      let decimals = own.text.reversed().prefix { $0.isNumber }.count
      let mark = String(Character(target.tag.decimalMark))
      let text = String(own.text.dropLast(decimals + 1)) + mark + String(own.text.suffix(decimals))
      return [
        Diagnostic(
          .numberFormat, "'\(own.text)' has the decimal mark of another language", at: target.place(own),
          notes: [note(wanted)], help: "write '\(text)'", fix: target.fix(own, text))
      ]
    }
    if let unit = own.unit, MeasureUnit.isForeign(unit.text, in: target.tag) {
      return [
        Diagnostic(
          .differentUnit, "the unit '\(unit.text)' is written in Latin letters", at: target.prose.place(unit.range),
          notes: [note(wanted)], help: "write it as the language does, as in '5 с' and '20 МБ'")
      ]
    }
    return []
  }
}
