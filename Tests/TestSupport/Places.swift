package import Diagnostics

/// What was found, as `line:column-line:column id: message`; the end only where it is not the start.
package func findings(_ diagnostics: [Diagnostic]) -> [String] {
  diagnostics.map { diagnostic in
    guard let range = diagnostic.range else { return "- \(diagnostic.rule.id): \(diagnostic.message)" }
    let help = diagnostic.help.map { " (\($0))" } ?? ""
    return "\(place(range)) \(diagnostic.rule.id): \(diagnostic.message)\(help)"
  }
}

package func place(_ range: SourceRange) -> String {
  let index = LineIndex(range.file)
  let (start, end) = (index.position(at: range.bytes.lowerBound), index.position(at: range.bytes.upperBound))
  let first = "\(start.line):\(start.column)"
  return start == end ? first : "\(first)-\(end.line):\(end.column)"
}

/// A text with `«` and `»` around a part, as the file without them and the part's bytes.
package func marked(_ text: String) -> (file: SourceFile, range: Range<Int>) {
  let parts = text.split(separator: /[«»]/, omittingEmptySubsequences: false).map { Array($0.utf8) }
  let file = SourceFile(path: "a.yaml", bytes: parts.flatMap { $0 })
  return (file, parts[0].count..<parts[0].count + (parts.count > 1 ? parts[1].count : 0))
}
