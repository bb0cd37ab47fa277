/// An expression in C over the unsigned number `n`, as `Plural-Forms` has it.
struct PluralExpression: Sendable {
  /// Both are far above what any language needs, and low enough for the stack.
  static let lengthLimit = 1000
  static let depthLimit = 50

  private let root: Node

  indirect enum Node: Sendable {
    case count
    case number(UInt)
    case not(Node)
    case binary(Operator, Node, Node)
    case conditional(Node, Node, Node)
  }

  enum Operator: String, Sendable, CaseIterable {
    case or = "||"
    case and = "&&"
    case equal = "=="
    case notEqual = "!="
    case lessOrEqual = "<="
    case greaterOrEqual = ">="
    case less = "<"
    case greater = ">"
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divided = "/"
    case modulo = "%"

    /// The higher, the tighter it binds.
    var precedence: Int {
      switch self {
      case .or: 1
      case .and: 2
      case .equal, .notEqual: 3
      case .less, .lessOrEqual, .greater, .greaterOrEqual: 4
      case .plus, .minus: 5
      case .times, .divided, .modulo: 6
      }
    }
  }

  init(_ text: String) throws(PluralForms.Fault) {
    root = try PluralExpressionParser.parse(text)
  }

  /// The value for a count; nil where it divides by zero. Overflow wraps, as in C.
  func value(at count: UInt) -> UInt? { Self.value(of: root, count) }

  private static func value(of node: Node, _ count: UInt) -> UInt? {
    switch node {
    case .count: return count
    case .number(let number): return number
    case .not(let operand): return value(of: operand, count).map { $0 == 0 ? 1 : 0 }
    case .conditional(let condition, let first, let second):
      guard let condition = value(of: condition, count) else { return nil }
      return value(of: condition != 0 ? first : second, count)
    case .binary(let operation, let left, let right):
      guard let left = value(of: left, count) else { return nil }
      if operation == .and, left == 0 { return 0 }
      if operation == .or, left != 0 { return 1 }
      guard let right = value(of: right, count) else { return nil }
      return apply(operation, left, right)
    }
  }

  private static func apply(_ operation: Operator, _ left: UInt, _ right: UInt) -> UInt? {
    switch operation {
    case .or, .and: right != 0 ? 1 : 0
    case .equal: left == right ? 1 : 0
    case .notEqual: left != right ? 1 : 0
    case .less: left < right ? 1 : 0
    case .lessOrEqual: left <= right ? 1 : 0
    case .greater: left > right ? 1 : 0
    case .greaterOrEqual: left >= right ? 1 : 0
    case .plus: left &+ right
    case .minus: left &- right
    case .times: left &* right
    case .divided: right == 0 ? nil : left / right
    case .modulo: right == 0 ? nil : left % right
    }
  }
}
