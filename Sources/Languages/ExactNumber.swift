/// A decimal number without rounding, so that 0.1 s and 100 ms are the same.
package struct ExactNumber: Sendable, Hashable {
  private let digits: Int
  private let exponent: Int

  private init(_ digits: Int, exponent: Int) {
    var (digits, exponent) = (digits, exponent)
    while digits != 0, digits.isMultiple(of: 10) { (digits, exponent) = (digits / 10, exponent + 1) }
    self.digits = digits
    self.exponent = digits == 0 ? 0 : exponent
  }

  /// A whole number.
  package init(_ value: Int) { self.init(value, exponent: 0) }

  /// Digits before and after the decimal mark; nil where they are more than a number holds.
  package init?(_ whole: String, fraction: String, isNegative: Bool = false) {
    guard let value = Int(whole + fraction) else { return nil }
    self.init(isNegative ? -value : value, exponent: -fraction.utf8.count)
  }

  /// The product; nil where it is too large.
  package func times(_ factor: ExactNumber) -> ExactNumber? {
    let (product, overflow) = digits.multipliedReportingOverflow(by: factor.digits)
    return overflow ? nil : ExactNumber(product, exponent: exponent + factor.exponent)
  }

  /// The number where it is a whole one that fits.
  package var whole: Int? {
    guard (0...18).contains(exponent) else { return nil }
    var result = digits
    for _ in 0..<exponent {
      let (next, overflow) = result.multipliedReportingOverflow(by: 10)
      guard !overflow else { return nil }
      result = next
    }
    return result
  }
}
