package import Diagnostics

extension Diagnostic {
  /// `path:line:column id: message (help)`; without place where it has none.
  package var line: String {
    let help = help.map { " (\($0))" } ?? ""
    return (range.map { "\(place(of: $0)) " } ?? "") + "\(rule.id): \(message)\(help)"
  }
}

/// `path:line:column`
package func place(of range: SourceRange) -> String {
  let position = LineIndex(range.file).position(at: range.bytes.lowerBound)
  return "\(range.file.path):\(position.line):\(position.column)"
}
