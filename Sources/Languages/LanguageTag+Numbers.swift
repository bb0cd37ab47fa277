extension LanguageTag {
  /// A whole number as the language writes it: 12,345 in English, 12.345 in German, 12 345 in Russian.
  ///
  /// Spaces are no-break ones. An unknown language gets spaces, which nobody takes for a decimal mark (ISO 80000-1).
  package func formatted(_ number: Int) -> String {
    let digits = String(number.magnitude)
    let (separator, shortest) = grouping
    let sign = number < 0 ? "\u{2212}" : ""
    guard digits.count >= shortest else { return sign + digits }
    let first = digits.count % 3
    var groups = first > 0 ? [digits.prefix(first)] : []
    var rest = digits.dropFirst(first)
    while !rest.isEmpty {
      groups.append(rest.prefix(3))
      rest = rest.dropFirst(3)
    }
    return sign + groups.joined(separator: separator)
  }

  /// The separator of groups, and from how many digits on it is used.
  private var grouping: (separator: String, shortest: Int) {
    switch (language, region) {
    case ("pt", "PT"?): return ("\u{A0}", 5)
    case ("de", "CH"?), ("de", "LI"?): return ("’", 4)
    case ("es", "MX"?), ("es", "US"?): return (",", 4)
    default: break
    }
    return switch LanguageFacts.of(language)?.grouping {
    case .comma: (",", 4)
    case .dot: (".", 4)
    case .space, nil: ("\u{A0}", 4)
    case .narrowSpace: ("\u{202F}", 4)
    case .dotFromFiveDigits: (".", 5)
    case .spaceFromFiveDigits: ("\u{A0}", 5)
    }
  }
}
