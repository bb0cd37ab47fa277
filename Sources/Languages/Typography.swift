/// A pair of quotation marks.
package struct QuotationMarks: Sendable, Hashable {
  package let opening: Unicode.Scalar
  package let closing: Unicode.Scalar

  package init(_ opening: Unicode.Scalar, _ closing: Unicode.Scalar) {
    self.opening = opening
    self.closing = closing
  }

  /// The pair as a message shows it: „…“.
  package var sample: String { "\(Character(opening))…\(Character(closing))" }
}

/// How a language quotes and breaks off (CLDR, delimiters; DIN 5008; Мильчин, «Справочник издателя и автора»).
package struct Typography: Sendable {
  /// Pairs that are right around a quotation; the first is what others are replaced by.
  package let quotations: [QuotationMarks]
  /// Pairs that are right inside a quotation.
  package let innerQuotations: [QuotationMarks]
  /// Dashes that are right between words, with blanks around them; the first is what others are replaced by.
  package let dashes: [Unicode.Scalar]

  fileprivate static let known: [String: Typography] = [
    "en": Typography(
      quotations: [QuotationMarks("“", "”")], innerQuotations: [QuotationMarks("‘", "’")], dashes: ["—", "–"]),
    "de": Typography(
      quotations: [QuotationMarks("„", "“")], innerQuotations: [QuotationMarks("‚", "‘")], dashes: ["–"]),
    "ru": Typography(
      quotations: [QuotationMarks("«", "»")], innerQuotations: [QuotationMarks("„", "“")], dashes: ["—"]),
    "sr": Typography(
      quotations: [QuotationMarks("„", "“"), QuotationMarks("„", "”"), QuotationMarks("»", "«")],
      innerQuotations: [QuotationMarks("‚", "‘"), QuotationMarks("’", "’")], dashes: ["–", "—"]),
  ]
}

extension LanguageTag {
  /// How the language quotes and breaks off; nil where it is not known.
  package var typography: Typography? {
    // Swiss German quotes as French does.
    language == "de" && (region == "CH" || region == "LI") ? nil : Typography.known[language]
  }
}
