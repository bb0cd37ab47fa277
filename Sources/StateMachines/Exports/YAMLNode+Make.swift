import YAML

/// Values that stand in no file, for writers of machines.
extension YAMLNode {
  typealias Pair = (key: YAMLNode, value: YAMLNode)

  static func text(_ text: String) -> YAMLNode { YAMLNode(.scalar(text, quoted: true), 0..<0) }
  /// A word that may be a number, a truth value or a date.
  static func word(_ text: String) -> YAMLNode { YAMLNode(.scalar(text, quoted: false), 0..<0) }
  static func list(_ items: [YAMLNode]) -> YAMLNode { YAMLNode(.sequence(items), 0..<0) }
  static func texts(_ items: [String]) -> YAMLNode { list(items.map(text)) }

  static func mapping(_ pairs: [Pair]) -> YAMLNode { YAMLNode(.mapping(pairs), 0..<0) }

  /// Without the keys that have no value.
  static func mapping(_ pairs: [(String, YAMLNode?)]) -> YAMLNode {
    mapping(pairs.compactMap { pair in pair.1.map { (key: text(pair.0), value: $0) } })
  }

  /// The keys and values of a mapping; none of anything else.
  var pairs: [Pair] { if case .mapping(let pairs) = kind { pairs } else { [] } }
  /// The items of a list; none of anything else.
  var items: [YAMLNode] { if case .sequence(let items) = kind { items } else { [] } }
  /// The items of a list, or the one value that stands for a list.
  var anyItems: [YAMLNode] {
    switch kind {
    case .sequence(let items): items
    case .null: []
    default: [self]
    }
  }

  /// Whether it is `true`, `false` or a number, and no text that looks so.
  var isLiteral: Bool {
    guard case .scalar(let text, quoted: false) = kind else { return false }
    return text == "true" || text == "false" || Int(text).map { String($0) == text } ?? false
  }

  /// The pairs of a mapping but for those of these keys.
  func pairs(except keys: Set<String>) -> [Pair] { pairs.filter { !keys.contains($0.key.text ?? "") } }
}
