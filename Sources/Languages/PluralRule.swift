/// How the whole numbers of a language fall into plural categories (CLDR 46, cardinals without decimals).
package enum PluralRule: Sendable, Hashable, CaseIterable {
  /// Japanese: one form for all.
  case otherOnly
  /// German: 1 apart.
  case oneOther
  /// Spanish: 1 apart, and whole millions, after which comes a "de".
  case oneManyOther
  /// Persian: 0 and 1 alike.
  case zeroOrOne
  /// French: 0 and 1 alike, and whole millions.
  case zeroOrOneManyOther
  /// Hebrew: a dual.
  case oneTwoOther
  /// Russian: 1, 21, 31; 2–4, 22–24; the rest.
  case eastSlavic
  /// Serbian: as Russian, but its rest is `other`.
  case southSlavic
  /// Macedonian and Icelandic: 1, 21, 31; the rest.
  case macedonian
  case polish
  /// Czech and Slovak: 1; 2–4; the rest.
  case czech
  case slovenian
  case lithuanian
  case latvian
  case romanian
  case arabic

  /// The category of a count from 0.
  package func category(of count: Int) -> PluralCategory {
    let number = count.magnitude
    let (tens, hundreds) = (number % 10, number % 100)
    switch self {
    case .otherOnly: return .other
    case .oneOther: return number == 1 ? .one : .other
    case .oneManyOther: return number == 1 ? .one : isWholeMillions(number) ? .many : .other
    case .zeroOrOne: return number <= 1 ? .one : .other
    case .zeroOrOneManyOther: return number <= 1 ? .one : isWholeMillions(number) ? .many : .other
    case .oneTwoOther: return number == 1 ? .one : number == 2 ? .two : .other
    case .eastSlavic: return slavic(number, rest: .many)
    case .southSlavic: return slavic(number, rest: .other)
    case .macedonian: return tens == 1 && hundreds != 11 ? .one : .other
    case .polish:
      return number == 1 ? .one : (2...4).contains(tens) && !(12...14).contains(hundreds) ? .few : .many
    case .czech: return number == 1 ? .one : (2...4).contains(number) ? .few : .other
    case .slovenian: return hundreds == 1 ? .one : hundreds == 2 ? .two : (3...4).contains(hundreds) ? .few : .other
    case .lithuanian:
      if (11...19).contains(hundreds) { return .other }
      return tens == 1 ? .one : tens >= 2 ? .few : .other
    case .latvian:
      if tens == 0 || (11...19).contains(hundreds) { return .zero }
      return tens == 1 ? .one : .other
    case .romanian: return number == 1 ? .one : number == 0 || (1...19).contains(hundreds) ? .few : .other
    case .arabic: return arabic(number)
    }
  }

  /// The categories of the counts from 0 to 200, for each of which a text needs a form.
  ///
  /// Romance `many` is not among them: it begins at a million, and no catalogue in use has a form for it.
  package var requiredCategories: [PluralCategory] { Set((0...200).map(category)).sorted() }

  private func isWholeMillions(_ number: UInt) -> Bool { number != 0 && number.isMultiple(of: 1_000_000) }

  private func slavic(_ number: UInt, rest: PluralCategory) -> PluralCategory {
    let (tens, hundreds) = (number % 10, number % 100)
    if (11...14).contains(hundreds) { return rest }
    return tens == 1 ? .one : (2...4).contains(tens) ? .few : rest
  }

  private func arabic(_ number: UInt) -> PluralCategory {
    switch (number, number % 100) {
    case (0, _): .zero
    case (1, _): .one
    case (2, _): .two
    case (_, 3...10): .few
    case (_, 11...): .many
    default: .other
    }
  }
}
