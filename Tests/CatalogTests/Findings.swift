import Diagnostics

/// What was found, as `line:column-line:column id: message`; the end only where it is not the start.
func findings(_ diagnostics: [Diagnostic]) -> [String] {
  diagnostics.map { diagnostic in
    guard let range = diagnostic.range else { return "- \(diagnostic.rule.id): \(diagnostic.message)" }
    let help = diagnostic.help.map { " (\($0))" } ?? ""
    return "\(place(range)) \(diagnostic.rule.id): \(diagnostic.message)\(help)"
  }
}

func place(_ range: SourceRange) -> String {
  let index = LineIndex(range.file)
  let (start, end) = (index.position(at: range.bytes.lowerBound), index.position(at: range.bytes.upperBound))
  let first = "\(start.line):\(start.column)"
  return start == end ? first : "\(first)-\(end.line):\(end.column)"
}
