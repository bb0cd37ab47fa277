extension LanguageTag {
  /// The numbers that a text has in digits, read as the language writes them: `1.024` is 1024 in German, 1 and 24
  /// thousandths in English. Digits inside names, as those of `x86` and `3D`, are no numbers.
  ///
  /// A word with a capital before a number may be the name of a product, whose number is a version; whether it is one
  /// `isName` can tell, since German nouns have capitals too.
  package func numbers(
    in text: [Unicode.Scalar], isName: @escaping (String) -> Bool = { _ in true }
  ) -> [WrittenNumber] {
    var scanner = NumberScanner(text, self, isName)
    return scanner.scan()
  }

  /// The mark before decimals; a comma in most of Europe.
  package var decimalMark: Unicode.Scalar { LanguageFacts.of(language)?.grouping == .comma ? "." : "," }

  fileprivate var groupMarks: Set<Unicode.Scalar> {
    var marks: Set<Unicode.Scalar> = ["\u{A0}", "\u{202F}", "’", "'"]
    switch LanguageFacts.of(language)?.grouping {
    case .comma: marks.insert(",")
    case .dot, .dotFromFiveDigits: marks.insert(".")
    case .space, .narrowSpace, .spaceFromFiveDigits: marks.insert(" ")
    case nil: break
    }
    return marks
  }
}

private struct NumberScanner {
  private let text: [Unicode.Scalar]
  private let language: LanguageTag
  private let groups: Set<Unicode.Scalar>
  private let isName: (String) -> Bool
  private var index = 0

  init(_ text: [Unicode.Scalar], _ language: LanguageTag, _ isName: @escaping (String) -> Bool) {
    self.text = text
    self.isName = isName
    self.language = language
    groups = language.groupMarks
  }

  mutating func scan() -> [WrittenNumber] {
    var result: [WrittenNumber] = []
    while index < text.count {
      guard text[index].isDigit else {
        index += 1
        continue
      }
      let start = index
      let parts = readParts()
      if isInName(start) {
        skipName()
      } else if let number = number(start, parts) {
        result.append(number)
      }
    }
    return result
  }

  private func scalar(_ place: Int) -> Unicode.Scalar { text.indices.contains(place) ? text[place] : "\n" }

  /// Runs of digits, with the marks between them.
  private mutating func readParts() -> [(mark: Unicode.Scalar?, digits: String)] {
    var parts: [(mark: Unicode.Scalar?, digits: String)] = []
    var mark: Unicode.Scalar?
    while true {
      let start = index
      while scalar(index).isDigit { index += 1 }
      parts.append((mark, String(String.UnicodeScalarView(text[start..<index]))))
      let next = scalar(index)
      guard scalar(index + 1).isDigit else { return parts }
      switch next {
      case ".", ",": break
      case _ where groups.contains(next):
        // A blank parts thousands only where three digits follow it, and no more than three stand before.
        let following = text[(index + 1)...].prefix { $0.isDigit }.count
        guard following == 3, (parts.last?.digits.count ?? 0) <= 3,
          parts.allSatisfy({ $0.mark == nil || $0.mark == next })
        else { return parts }
      default: return parts
      }
      mark = next
      index += 1
    }
  }

  /// Whether letters stand directly before it.
  private func isInName(_ start: Int) -> Bool {
    let before = scalar(start - 1)
    return before.letterScript != nil || before == "_" || before == "#" || before == "\u{FFFC}"
  }

  private mutating func skipName() {
    while scalar(index).letterScript != nil || scalar(index).isDigit { index += 1 }
  }

  private mutating func number(
    _ start: Int, _ parts: [(mark: Unicode.Scalar?, digits: String)]
  ) -> WrittenNumber? {
    let range = start..<index
    let written = String(String.UnicodeScalarView(text[range]))
    if let date = date(parts) {
      return WrittenNumber(range: start..<index, text: string(start..<index), kind: .date(date), unit: nil)
    }
    let suffix = word(at: index)
    var unit: WrittenNumber.Unit?
    if !suffix.isEmpty {
      let isOrdinal = ["st", "nd", "rd", "th"].contains(suffix)
      if isOrdinal, let value = Int(parts[0].digits), parts.count == 1 {
        index += suffix.unicodeScalars.count
        return WrittenNumber(range: range, text: written, kind: .ordinal(value), unit: nil)
      }
      let isProduct = product(before: start) != nil
      guard suffix == "x", !isProduct else {
        guard !isProduct, let measure = MeasureUnit(suffix) else {
          skipName()
          return nil
        }
        let place = index..<index + suffix.unicodeScalars.count
        return value(range, parts, WrittenNumber.Unit(measure: measure, text: suffix, range: place))
      }
    } else if scalar(index) == "-" || scalar(index) == "\u{2011}" {
      let ending = word(at: index + 1)
      if !ending.isEmpty, language.isOrdinalEnding(ending), parts.count == 1, let value = Int(parts[0].digits) {
        return WrittenNumber(range: range, text: written, kind: .ordinal(value), unit: nil)
      }
    }
    unit = unitBehind(index)
    if parts.count > 1, parts.allSatisfy({ $0.mark == nil || $0.mark == "." }) {
      if parts.count > 2, !isGrouped(parts) {
        return WrittenNumber(range: range, text: written, kind: .version, unit: nil)
      }
      if unit == nil, product(before: start) != nil {
        return WrittenNumber(range: range, text: written, kind: .version, unit: nil)
      }
    }
    return value(range, parts, unit)
  }

  private func string(_ range: Range<Int>) -> String { String(String.UnicodeScalarView(text[range])) }

  /// A percent sign, or the word behind one blank, or behind a hyphen, where it is a unit.
  private func unitBehind(_ start: Int) -> WrittenNumber.Unit? {
    var place = start
    if scalar(place).properties.isWhitespace || scalar(place) == "-" { place += 1 }
    if scalar(place) == "%" {
      return MeasureUnit("%").map { WrittenNumber.Unit(measure: $0, text: "%", range: place..<place + 1) }
    }
    let word = word(at: place)
    guard place > start, !word.isEmpty, let measure = MeasureUnit(word) else { return nil }
    return WrittenNumber.Unit(measure: measure, text: word, range: place..<place + word.unicodeScalars.count)
  }

  private func word(at place: Int) -> String {
    guard place < text.count else { return "" }
    return string(place..<place + text[place...].prefix { $0.letterScript != nil }.count)
  }

  /// Whether the parts are thousands: at most three digits, then groups of three behind the language's mark.
  private func isGrouped(_ parts: [(mark: Unicode.Scalar?, digits: String)]) -> Bool {
    guard parts.count > 1, let mark = parts[1].mark, groups.contains(mark), (1...3).contains(parts[0].digits.count)
    else {
      return false
    }
    return parts.dropFirst().allSatisfy { $0.mark == mark && $0.digits.count == 3 }
  }

  private func value(
    _ range: Range<Int>, _ parts: [(mark: Unicode.Scalar?, digits: String)], _ unit: WrittenNumber.Unit?
  ) -> WrittenNumber? {
    let isNegative =
      scalar(range.lowerBound - 1) == "\u{2212}"
      || scalar(range.lowerBound - 1) == "-" && !isJoined(range.lowerBound - 2)
    func make(_ whole: ArraySlice<(mark: Unicode.Scalar?, digits: String)>, _ fraction: String, foreign: Bool)
      -> WrittenNumber?
    {
      ExactNumber(whole.map(\.digits).joined(), fraction: fraction, isNegative: isNegative).map {
        WrittenNumber(range: range, text: string(range), kind: .value($0, isForeign: foreign), unit: unit)
      }
    }
    if parts.count == 1 || isGrouped(parts) { return make(parts[...], "", foreign: false) }
    guard let last = parts.last, last.mark == "." || last.mark == "," else {
      return make(parts[...], "", foreign: false)
    }
    let whole = parts.dropLast()
    guard whole.count == 1 || isGrouped(Array(whole)) else {
      return WrittenNumber(range: range, text: string(range), kind: .version, unit: nil)
    }
    return make(whole, last.digits, foreign: last.mark != language.decimalMark)
  }

  private func isJoined(_ place: Int) -> Bool {
    let before = scalar(place)
    return !(before.properties.isWhitespace || before == "(" || before == "[")
  }

  /// A day as machines write it; reads on behind the year.
  private mutating func date(_ parts: [(mark: Unicode.Scalar?, digits: String)]) -> [Int]? {
    guard parts.count == 1, parts[0].digits.count == 4, scalar(index) == "-" else { return nil }
    let rest = text[index...].prefix(6)
    guard rest.count == 6, let month = Int(string(index + 1..<index + 3)), scalar(index + 3) == "-",
      let day = Int(string(index + 4..<index + 6)), !scalar(index + 6).isDigit, let year = Int(parts[0].digits)
    else { return nil }
    index += 6
    return [year, month, day]
  }

  /// The name of a product, or a word such as "version", directly before a number.
  private func product(before start: Int) -> String? {
    guard start >= 2, scalar(start - 1).properties.isWhitespace else { return nil }
    var first = start - 1
    while first > 0, text[first - 1].letterScript != nil { first -= 1 }
    let word = string(first..<start - 1)
    guard let capital = word.unicodeScalars.first, capital.letterScript == .latin else { return nil }
    if ["v", "version", "versions", "Version", "Versions"].contains(word) { return word }
    guard word.unicodeScalars.contains(where: { $0.properties.isUppercase }), isName(word) else { return nil }
    return language.isFunctionWord(word.lowercased()) || Self.openings.contains(word) ? nil : word
  }

  /// Words that are capitals only since a sentence begins with them, and names of parts of a text.
  private static let openings: Set = [
    "About", "After", "Before", "Each", "Every", "Over", "Roughly", "Section", "Step", "Table", "Under", "Until", "Up",
    "Within", "Nach", "Etwa", "Rund", "Schritt", "Abschnitt", "Tabelle", "Unter", "Über",
  ]
}

extension LanguageTag {
  fileprivate func isOrdinalEnding(_ ending: String) -> Bool {
    switch language {
    case "ru": ["й", "я", "е", "го", "му", "м", "ю", "х", "ой", "ая", "ое", "ый", "ым", "ых"].contains(ending)
    case "de": ["te", "ten", "ter", "tes"].contains(ending)
    default: false
    }
  }
}
