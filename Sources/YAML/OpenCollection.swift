/// A list or mapping whose end has not been read yet.
struct OpenCollection {
  let start: Int
  /// Whether it may take a key now.
  var awaitsKey: Bool { isMapping && slot == .key }

  private let isMapping: Bool
  private let isFlow: Bool
  private var end: Int
  private var items: [YAMLNode] = []
  private var pairs: [(key: YAMLNode, value: YAMLNode)] = []
  private var slot = Slot.key
  private var firstKeys: [String: Range<Int>] = [:]

  private enum Slot {
    case key
    case value
    /// The value of a key that was refused.
    case refusedValue
  }

  enum Fault {
    case noText, empty, merge
    case duplicate(Range<Int>)
  }

  init(isMapping: Bool, isFlow: Bool, range: Range<Int>) {
    self.isMapping = isMapping
    self.isFlow = isFlow
    start = range.lowerBound
    end = range.upperBound
  }

  /// Takes an item, a key or a value, whichever is due; says what is wrong with a key.
  mutating func add(_ node: YAMLNode) -> Fault? {
    end = max(end, node.range.upperBound)
    guard isMapping else {
      items.append(node)
      return nil
    }
    switch slot {
    case .key:
      let fault = fault(ofKey: node)
      slot = fault == nil ? .value : .refusedValue
      if fault == nil { pairs.append((node, YAMLNode(.null, node.range))) }
      return fault
    case .value: pairs[pairs.count - 1].value = node
    case .refusedValue: break
    }
    slot = .key
    return nil
  }

  private mutating func fault(ofKey node: YAMLNode) -> Fault? {
    guard case .scalar(let key, let isQuoted) = node.kind else { return .noText }
    if key.isEmpty, !isQuoted { return .empty }
    if key == "<<", !isQuoted { return .merge }
    if let first = firstKeys[key] { return .duplicate(first) }
    firstKeys[key] = node.range
    return nil
  }

  /// The finished node. libyaml ends a block where the next token begins, hence its last child counts instead.
  func node(endingAt closing: Int) -> YAMLNode {
    let range = start..<max(start, isFlow ? closing : end)
    return YAMLNode(isMapping ? .mapping(pairs) : .sequence(items), range)
  }
}
