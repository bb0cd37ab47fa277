/// A value as it stands in a file.
package struct YAMLNode: Sendable {
  package let kind: Kind
  /// Where the value is written: byte offsets in the file, without the blanks and comments around it.
  package let range: Range<Int>

  /// What a value is.
  package enum Kind: Sendable {
    /// Text; `quoted` where it stands in quotes or in a block (`|`, `>`), so that it can be nothing but text.
    case scalar(String, quoted: Bool)
    case sequence([YAMLNode])
    /// In the order of the file; each key is a scalar, and no two keys are equal.
    case mapping([(key: YAMLNode, value: YAMLNode)])
    /// Nothing, `~` or `null`.
    case null
  }

  package init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }

  /// The text of a scalar.
  package var text: String? {
    if case .scalar(let text, _) = kind { text } else { nil }
  }

  /// The value of a key; nil where this is no mapping or has no such key.
  package subscript(key: String) -> YAMLNode? {
    guard case .mapping(let pairs) = kind else { return nil }
    return pairs.first { $0.key.text == key }?.value
  }

  package subscript(index: Int) -> YAMLNode? {
    guard case .sequence(let items) = kind, items.indices.contains(index) else { return nil }
    return items[index]
  }
}
