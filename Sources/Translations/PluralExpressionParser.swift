/// Reads an expression from left to right, by the precedence of its operators.
struct PluralExpressionParser {
  private var rest: Substring
  private var depth = 0

  static func parse(_ text: String) throws(PluralForms.Fault) -> PluralExpression.Node {
    guard text.utf8.count <= PluralExpression.lengthLimit else {
      throw PluralForms.Fault(message: "it is longer than \(PluralExpression.lengthLimit) characters")
    }
    var parser = PluralExpressionParser(rest: Substring(text))
    let node = try parser.conditional()
    guard parser.rest.isEmpty else { throw parser.unexpected() }
    return node
  }

  private init(rest: Substring) { self.rest = rest }

  private mutating func conditional() throws(PluralForms.Fault) -> PluralExpression.Node {
    depth += 1
    defer { depth -= 1 }
    guard depth <= PluralExpression.depthLimit else {
      throw PluralForms.Fault(message: "it is nested more than \(PluralExpression.depthLimit) deep")
    }
    let condition = try binary(above: 0)
    guard take("?") else { return condition }
    let first = try conditional()
    guard take(":") else { throw unexpected() }
    return .conditional(condition, first, try conditional())
  }

  private mutating func binary(above precedence: Int) throws(PluralForms.Fault) -> PluralExpression.Node {
    var left = try operand()
    while let operation = PluralExpression.Operator.allCases.first(where: { rest.hasPrefix($0.rawValue) }),
      operation.precedence > precedence
    {
      rest.removeFirst(operation.rawValue.count)
      left = .binary(operation, left, try binary(above: operation.precedence))
    }
    return left
  }

  private mutating func operand() throws(PluralForms.Fault) -> PluralExpression.Node {
    var negations = 0
    while !rest.hasPrefix("!="), take("!") { negations += 1 }
    var node: PluralExpression.Node
    if take("n") {
      node = .count
    } else if take("(") {
      node = try conditional()
      guard take(")") else { throw unexpected() }
    } else {
      let digits = rest.prefix { ("0"..."9").contains($0) }
      guard let number = UInt(digits) else { throw unexpected() }
      rest = rest.dropFirst(digits.count)
      node = .number(number)
    }
    // Two negations make a truth value; more add nothing.
    for _ in 0..<(negations > 2 ? 2 - negations % 2 : negations) { node = .not(node) }
    return node
  }

  private mutating func take(_ token: Character) -> Bool {
    guard rest.first == token else { return false }
    rest.removeFirst()
    return true
  }

  private func unexpected() -> PluralForms.Fault {
    guard let first = rest.first else { return PluralForms.Fault(message: "it ends too early") }
    return PluralForms.Fault(message: "'\(first)' cannot stand there")
  }
}
