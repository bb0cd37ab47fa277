/// A unit behind a number: how much it is of what.
package struct MeasureUnit: Sendable, Hashable {
  /// What is measured.
  package enum Quantity: Sendable, Hashable { case time, data, share }

  package let quantity: Quantity
  /// In seconds, bytes or hundredths.
  package let factor: ExactNumber

  private init(_ quantity: Quantity, _ factor: ExactNumber) {
    self.quantity = quantity
    self.factor = factor
  }

  /// The unit that a word spells, whatever the language; nil where it spells none.
  package init?(_ word: String) {
    if let unit = Self.symbols[word] {
      self = unit
      return
    }
    let plain = word.lowercased()
    guard let unit = Self.words[plain] ?? Self.beginnings.first(where: { plain.hasPrefix($0.0) })?.1 else { return nil }
    self = unit
  }

  private static func time(_ whole: String, _ fraction: String = "") -> MeasureUnit {
    MeasureUnit(.time, ExactNumber(whole, fraction: fraction) ?? ExactNumber(1))
  }

  private static func data(_ bytes: Int) -> MeasureUnit { MeasureUnit(.data, ExactNumber(bytes)) }

  private static let share = MeasureUnit(.share, ExactNumber(1))

  private static let symbols: [String: MeasureUnit] = [
    "ms": time("0", "001"), "мс": time("0", "001"), "µs": time("0", "000001"), "μs": time("0", "000001"),
    "мкс": time("0", "000001"), "s": time("1"), "sec": time("1"), "с": time("1"), "сек": time("1"), "min": time("60"),
    "мин": time("60"), "h": time("3600"), "ч": time("3600"), "%": share, "B": data(1), "kB": data(1_000),
    "KB": data(1_000), "КБ": data(1_000), "кБ": data(1_000), "MB": data(1_000_000), "МБ": data(1_000_000),
    "Мб": data(1_000_000), "GB": data(1_000_000_000), "ГБ": data(1_000_000_000), "Гб": data(1_000_000_000),
    "KiB": data(1 << 10), "КиБ": data(1 << 10), "MiB": data(1 << 20), "МиБ": data(1 << 20), "GiB": data(1 << 30),
  ]

  private static let words: [String: MeasureUnit] = [
    "hour": time("3600"), "hours": time("3600"), "час": time("3600"), "часа": time("3600"), "часов": time("3600"),
    "часу": time("3600"), "часам": time("3600"), "часах": time("3600"), "сат": time("3600"), "сата": time("3600"),
    "сати": time("3600"), "минут": time("60"), "percent": share, "prozent": share, "посто": share, "одсто": share,
    "byte": data(1), "bytes": data(1), "байт": data(1), "байта": data(1), "байтов": data(1),
  ]

  private static let beginnings: [(String, MeasureUnit)] = [
    ("millisec", time("0", "001")), ("millisek", time("0", "001")), ("миллисек", time("0", "001")),
    ("милисек", time("0", "001")), ("second", time("1")), ("sekund", time("1")), ("секунд", time("1")),
    ("секунад", time("1")), ("minute", time("60")), ("минут", time("60")), ("stunde", time("3600")),
    ("процент", share),
  ]

  /// Whether a symbol is written in the letters of a language that has symbols of its own: `мс` in Russian. Serbian
  /// takes either.
  package static func isForeign(_ symbol: String, in language: LanguageTag) -> Bool {
    language.language == "ru" && symbols[symbol] != nil && symbol != "%"
      && symbol.unicodeScalars.allSatisfy { $0.letterScript != .cyrillic }
  }
}
