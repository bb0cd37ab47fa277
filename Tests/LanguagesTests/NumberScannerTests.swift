import Languages
import Testing

@Suite("Numbers as languages write them")
struct NumberScannerTests {
  private func numbers(_ text: String, _ language: String) throws -> [WrittenNumber] {
    try #require(LanguageTag(language)).numbers(in: Array(text.unicodeScalars))
  }

  private func described(_ number: WrittenNumber) -> String {
    switch number.kind {
    case .version: "version \(number.text)"
    case .date(let parts): "date \(parts)"
    case .ordinal(let value): "ordinal \(value)"
    case .value(_, isForeign: true): "foreign \(number.text)"
    case .value: "value \(number.text)\(number.unit.map { " of \($0.text)" } ?? "")"
    }
  }

  @Test(arguments: [
    ("en", "0.1 s", "de", "0,1 s"), ("en", "0.1 s", "ru", "0,1 с"), ("en", "0.1 s", "sr", "100 мс"),
    ("en", "1,024", "de", "1.024"), ("en", "1,024", "ru", "1 024"), ("en", "1,024", "ru", "1\u{A0}024"),
    ("en", "12,345.5", "de", "12.345,5"), ("en", "12,345.5", "ru", "12\u{202F}345,5"), ("en", "25 %", "de", "25%"),
    ("en", "2 min", "en", "120 s"), ("en", "1.5 MB", "ru", "1,5 МБ"), ("en", "0.50", "sr", "0,5"),
    ("en", "-5", "de", "\u{2212}5"), ("en", "5 seconds", "ru", "5 секунд"), ("de-CH", "12’345.5", "en", "12,345.5"),
  ])
  func sameAmount(_ language: String, _ text: String, _ other: String, _ same: String) throws {
    let (first, second) = (try numbers(text, language), try numbers(same, other))
    #expect(first.count == 1 && second.count == 1, "\(first.map(described)) \(second.map(described))")
    #expect(first.first?.amount != nil && first.first?.amount == second.first?.amount)
  }

  @Test(arguments: [
    ("en", "1.024", "de", "1.024"), ("en", "100 ms", "en", "100 s"), ("en", "1", "en", "-1"),
    ("ru", "1 24", "ru", "124"),
  ])
  func otherAmount(_ language: String, _ text: String, _ other: String, _ different: String) throws {
    #expect(try numbers(text, language).map(\.amount) != numbers(different, other).map(\.amount))
  }

  @Test(arguments: [
    ("en", "Android 4.0.3", ["version 4.0.3"]), ("en", "since GHES 3.18", ["version 3.18"]),
    ("ru", "в версии 1.2.3", ["version 1.2.3"]),
    ("en", "In 2.5 seconds", ["value 2.5 of seconds"]), ("en", "After 2.5 turns", ["value 2.5"]),
    ("de", "in 0.1 Runden", ["foreign 0.1"]), ("en", "iOS 13+", ["value 13"]),
    ("en", "1–3 and 1-3", ["value 1", "value 3", "value 1", "value 3"]),
    ("de", "am 3. Mai", ["value 3"]), ("en", "the 3rd", ["ordinal 3"]), ("ru", "3-й раз", ["ordinal 3"]),
    ("en", "on 2025-11-03.", ["date [2025, 11, 3]"]), ("en", "x86, 3D and H264, iPhone 5s", []),
    ("en", "a 2x zoom", ["value 2"]),
    ("en", "5s later", ["value 5 of s"]), ("ru", "100мс", ["value 100 of мс"]), ("en", "TN3187", []),
    ("en", "step 2.", ["value 2"]),
    ("en", "99999999999999999999", []),
  ])
  func kinds(_ language: String, _ text: String, _ expected: [String]) throws {
    #expect(try numbers(text, language).map(described) == expected)
  }

  @Test func placesAreThoseOfTheDigits() throws {
    let number = try #require(numbers("über 1.024,5 MB", "de").first)
    #expect(number.range == 5..<12 && number.text == "1.024,5" && number.unit?.range == 13..<15)
  }
}
