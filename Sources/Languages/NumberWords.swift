extension LanguageTag {
  /// The whole number from 0 to 99 that a text spells, in words or digits, in any case of the language; nil where it
  /// spells none, or where the language's words are not known.
  package func number(spelled text: String) -> Int? {
    let plain = text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let digits = plain.filter { !"\u{A0}\u{202F}.,’".contains($0) }
    if !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) { return Int(digits) }
    guard let words = NumberWords.of(language) else { return nil }
    if let number = words.simple[plain] { return number }
    // The tens and the units, in the order and with the link that the language has.
    for link in words.links {
      let parts = link.isEmpty ? [] : plain.split(separator: link, maxSplits: 1).map(String.init)
      guard parts.count == 2 else { continue }
      let (tens, units) = words.hasUnitsFirst ? (parts[1], parts[0]) : (parts[0], parts[1])
      guard let ten = words.simple[tens] ?? words.bound[tens], ten >= 20, ten.isMultiple(of: 10),
        let unit = words.simple[units] ?? words.bound[units], (1...9).contains(unit)
      else { continue }
      return ten + unit
    }
    return nil
  }

  /// Whether `number(spelled:)` knows the language's words, so that nil means that a text is no number.
  package var hasNumberWords: Bool { NumberWords.of(language) != nil }
}

/// The number words of a language, with their inflected forms.
private struct NumberWords {
  let simple: [String: Int]
  /// Forms that stand in compounds only.
  let bound: [String: Int]
  let links: [String]
  let hasUnitsFirst: Bool

  /// `forms` has the numbers 0 to 20, then 30 to 90 by tens; the forms of each between blanks.
  private init(_ forms: [String], bound: [String: Int] = [:], links: [String], hasUnitsFirst: Bool = false) {
    var simple: [String: Int] = [:]
    for (index, words) in forms.enumerated() {
      let number = index <= 20 ? index : (index - 18) * 10
      for word in words.split(separator: " ") { simple[String(word)] = number }
    }
    self.simple = simple
    self.bound = bound
    self.links = links
    self.hasUnitsFirst = hasUnitsFirst
  }

  static func of(_ language: String) -> NumberWords? { known[language] }

  private static let known: [String: NumberWords] = ["en": english, "de": german, "ru": russian, "sr": serbian]

  private static let english = NumberWords(
    [
      "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
      "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty", "thirty", "forty",
      "fifty", "sixty", "seventy", "eighty", "ninety",
    ], links: ["-", " "])

  private static let german = NumberWords(
    [
      "null", "eins ein eine einen einem einer eines", "zwei zweien zweier", "drei dreien dreier", "vier vieren",
      "fünf fünfen", "sechs sechsen", "sieben", "acht achten", "neun", "zehn zehnen", "elf elfen", "zwölf zwölfen",
      "dreizehn", "vierzehn", "fünfzehn", "sechzehn", "siebzehn", "achtzehn", "neunzehn", "zwanzig", "dreißig",
      "vierzig",
      "fünfzig", "sechzig", "siebzig", "achtzig", "neunzig",
    ], links: ["und"], hasUnitsFirst: true)

  private static let russian = NumberWords(
    [
      "ноль нуль ноля нуля нулю нулём", "один одна одно одного одной одному одним одном одну",
      "два две двух двум двумя двое",
      "три трёх трех трём трем тремя трое", "четыре четырёх четырех четырём четырем четырьмя четверо",
      "пять пяти пятью пятеро", "шесть шести шестью шестеро", "семь семи семью семеро", "восемь восьми восемью восьмью",
      "девять девяти девятью", "десять десяти десятью", "одиннадцать одиннадцати одиннадцатью",
      "двенадцать двенадцати двенадцатью", "тринадцать тринадцати тринадцатью",
      "четырнадцать четырнадцати четырнадцатью", "пятнадцать пятнадцати пятнадцатью",
      "шестнадцать шестнадцати шестнадцатью", "семнадцать семнадцати семнадцатью",
      "восемнадцать восемнадцати восемнадцатью", "девятнадцать девятнадцати девятнадцатью",
      "двадцать двадцати двадцатью", "тридцать тридцати тридцатью", "сорок сорока", "пятьдесят пятидесяти",
      "шестьдесят шестидесяти", "семьдесят семидесяти", "восемьдесят восьмидесяти", "девяносто девяноста",
    ], links: [" "])

  private static let serbian = NumberWords(
    [
      "нула нуле", "један једна једно једног једне једном једној једну", "два две двају двеју двама двоје",
      "три трију трима троје", "четири четирију четирма четворо", "пет петоро", "шест шесторо", "седам седморо",
      "осам осморо", "девет", "десет", "једанаест", "дванаест", "тринаест", "четрнаест", "петнаест", "шеснаест",
      "седамнаест", "осамнаест", "деветнаест", "двадесет", "тридесет", "четрдесет", "педесет", "шездесет", "седамдесет",
      "осамдесет", "деведесет",
    ], links: [" и ", " "])
}
