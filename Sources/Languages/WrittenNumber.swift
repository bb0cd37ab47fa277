/// A number as it stands in a text, with what it means in the text's language.
package struct WrittenNumber: Sendable, Hashable {
  /// Places among the text's scalars: the digits and what is between them.
  package let range: Range<Int>
  package let text: String
  package let kind: Kind
  /// The word behind it, where that is a unit.
  package let unit: Unit?

  /// What kind of number it is.
  package enum Kind: Sendable, Hashable {
    /// An amount. `isForeign` where its decimal mark is not the language's.
    case value(ExactNumber, isForeign: Bool)
    /// A name made of numbers, which is the same in every language: 4.0.3, or the 5.9 of a product.
    case version
    /// A day in the form 2026-11-30: year, month and day.
    case date([Int])
    /// A place in an order: 3rd, 3-й.
    case ordinal(Int)
  }

  /// A unit and how it is written.
  package struct Unit: Sendable, Hashable {
    package let measure: MeasureUnit
    package let text: String
    package let range: Range<Int>
  }

  /// The same digits as a name, as the number of a section is one.
  package var asName: WrittenNumber { WrittenNumber(range: range, text: text, kind: .version, unit: nil) }

  /// How much it is in the unit's base, where it has one.
  package var amount: ExactNumber? {
    guard case .value(let value, _) = kind else { return nil }
    return unit.map { value.times($0.measure.factor) } ?? value
  }
}
