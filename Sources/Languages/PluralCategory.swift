/// The kind of plural form that a count needs (CLDR, Language Plural Rules).
package enum PluralCategory: String, Sendable, Hashable, CaseIterable, Comparable {
  case zero, one, two, few, many, other

  private var rank: Int {
    switch self {
    case .zero: 0
    case .one: 1
    case .two: 2
    case .few: 3
    case .many: 4
    case .other: 5
    }
  }

  /// In the order of CLDR: zero, one, two, few, many, other.
  package static func < (left: PluralCategory, right: PluralCategory) -> Bool { left.rank < right.rank }
}

extension LanguageTag {
  /// How whole numbers choose a plural form; nil where it is not known, so that callers can say so.
  package var pluralRule: PluralRule? {
    // European Portuguese says "0 dias", Brazilian "0 dia".
    if language == "pt", region != nil, region != "BR" { return .oneManyOther }
    return LanguageFacts.of(language)?.plurals
  }
}
