/// How many plural forms a catalogue has, and which one a count takes.
package struct PluralForms: Sendable {
  /// Arabic, with the most of all languages, has 6.
  static let countLimit = 10

  package let count: Int
  private let expression: PluralExpression

  struct Fault: Error {
    let message: String
  }

  /// The form for a count, from 0; nil where the expression divides by zero or names a form that does not exist.
  package func index(of number: Int) -> Int? {
    guard let result = expression.value(at: number.magnitude), result < UInt(count) else { return nil }
    return Int(result)
  }

  /// From the header's `nplurals=3; plural=EXPRESSION;`. The expression must answer for every count to 1000.
  static func parse(_ text: String) -> Result<PluralForms, Fault> {
    var (numbers, expressions): ([Substring], [Substring]) = ([], [])
    for part in text.filter({ !$0.isWhitespace }).split(separator: ";") {
      if part.hasPrefix("nplurals=") {
        numbers.append(part.dropFirst(9))
      } else if part.hasPrefix("plural=") {
        expressions.append(part.dropFirst(7))
      } else {
        return .failure(Fault(message: "'\(part.prefix(40))' is neither nplurals= nor plural="))
      }
    }
    guard numbers.count == 1, expressions.count == 1 else {
      return .failure(Fault(message: "it must have nplurals= and plural=, each once"))
    }
    guard let count = Int(numbers[0]), (1...countLimit).contains(count) else {
      return .failure(Fault(message: "nplurals must be from 1 to \(countLimit), not '\(numbers[0].prefix(40))'"))
    }
    do {
      let forms = PluralForms(count: count, expression: try PluralExpression(String(expressions[0])))
      if let number = (0...1000).first(where: { forms.index(of: $0) == nil }) {
        return .failure(Fault(message: "it gives no form below nplurals=\(count) for the count \(number)"))
      }
      return .success(forms)
    } catch {
      return .failure(Fault(message: error.message))
    }
  }
}
