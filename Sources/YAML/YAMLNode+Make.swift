/// Values that stand in no file, for writers.
extension YAMLNode {
  package typealias Pair = (key: YAMLNode, value: YAMLNode)

  package static func text(_ text: String) -> YAMLNode { YAMLNode(.scalar(text, quoted: true), 0..<0) }
  /// A word that may be a number, a truth value or a date.
  package static func word(_ text: String) -> YAMLNode { YAMLNode(.scalar(text, quoted: false), 0..<0) }
  package static func list(_ items: [YAMLNode]) -> YAMLNode { YAMLNode(.sequence(items), 0..<0) }
  package static func texts(_ items: [String]) -> YAMLNode { list(items.map(text)) }

  package static func mapping(_ pairs: [Pair]) -> YAMLNode { YAMLNode(.mapping(pairs), 0..<0) }

  /// Without the keys that have no value.
  package static func mapping(_ pairs: [(String, YAMLNode?)]) -> YAMLNode {
    mapping(pairs.compactMap { pair in pair.1.map { (key: text(pair.0), value: $0) } })
  }

  /// The keys and values of a mapping; none of anything else.
  package var pairs: [Pair] { if case .mapping(let pairs) = kind { pairs } else { [] } }
  /// The items of a list; none of anything else.
  package var items: [YAMLNode] { if case .sequence(let items) = kind { items } else { [] } }
  /// The items of a list, or the one value that stands for a list.
  package var anyItems: [YAMLNode] {
    switch kind {
    case .sequence(let items): items
    case .null: []
    default: [self]
    }
  }

  /// Whether it is `true`, `false` or a number, and no text that looks so.
  package var isLiteral: Bool {
    guard case .scalar(let text, quoted: false) = kind else { return false }
    return text == "true" || text == "false" || Int(text).map { String($0) == text } ?? false
  }

  /// The pairs of a mapping but for those of these keys.
  package func pairs(except keys: Set<String>) -> [Pair] { pairs.filter { !keys.contains($0.key.text ?? "") } }
}
