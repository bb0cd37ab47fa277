/// Paths as text. Bytes are compared, not characters: a slash before a combining mark is one character, and still a slash.
extension String {
  /// What stands between slashes; empty parts are left out.
  package var pathParts: [String] { utf8.split(separator: 0x2F).map { String(Substring($0)) } }

  /// Whether it is absolute.
  package var beginsWithSlash: Bool { utf8.first == 0x2F }

  /// The text before and after its last slash; nil where it has none.
  package var atLastSlash: (before: String, after: String)? { atLast(0x2F) }

  /// The text before and after its last dot; nil where it has none.
  package var atLastDot: (before: String, after: String)? { atLast(0x2E) }

  private func atLast(_ byte: UInt8) -> (before: String, after: String)? {
    guard let place = utf8.lastIndex(of: byte) else { return nil }
    return (String(self[..<place]), String(Substring(utf8[utf8.index(after: place)...])))
  }
}
