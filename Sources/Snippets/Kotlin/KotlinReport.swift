/// What the Kotlin compiler wrote, in its XML form: the only one in which texts and places cannot be confused.
struct KotlinReport: Sendable {
  struct Entry: Sendable, Hashable {
    /// `error`, `strong_warning`, `warning`, `exception`, `info`.
    let severity: String
    /// Nil where the message is about no file.
    let file: String?
    let line: Int
    let column: Int
    /// `UNRESOLVED_REFERENCE`; empty where the message has none.
    let id: String
    /// Several lines where candidates are listed.
    let text: String
  }

  let entries: [Entry]
  /// Whether the report was written to its end.
  let isWhole: Bool

  init(_ output: String) {
    isWhole = output.contains("</MESSAGES>")
    // Texts and attributes are escaped, so an angle bracket always begins an element or ends it.
    entries = output.split(separator: "<").compactMap { piece in
      guard let end = piece.firstIndex(of: ">"),
        let tag = piece[..<end].wholeMatch(of: /([a-z_]+)(?: path="([^"]*)")?(?: line="(\d+)")?(?: column="(\d+)")?/)
      else { return nil }
      let text = Self.unescaped(piece[piece.index(after: end)...])
      let named = text.prefixMatch(of: /\[([A-Z][A-Z0-9_]*)\]\s/)
      return Entry(
        severity: String(tag.1), file: tag.2.map { Self.unescaped($0) }, line: tag.3.flatMap { Int($0) } ?? 0,
        column: tag.4.flatMap { Int($0) } ?? 0, id: named.map { String($0.1) } ?? "",
        text: named.map { String(text[$0.range.upperBound...]) } ?? text)
    }
  }

  private static func unescaped(_ text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    return String(text).replacing(/&(?:#(\d{1,7})|([a-z]+));/) { match in
      if let number = match.1 { return UInt32(number).flatMap(Unicode.Scalar.init).map { String($0) } ?? "" }
      return ["lt": "<", "gt": ">", "quot": "\"", "apos": "'"][match.2 ?? ""] ?? "&"
    }
  }
}
