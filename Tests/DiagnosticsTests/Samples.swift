import Diagnostics

let brokenLink = Rule(
  "links/missing-target", .error, "A link leads to a file that does not exist.", why: "Readers get lost.",
  bad: ["en/a.md": "[x](y.md)"], good: ["en/a.md": "[x](index.md)"])

let longTitle = Rule(
  "structure/long-title", .warning, "A title is longer than a line.", why: "Search results cut it.",
  bad: ["en/a.md": "# x"], good: ["en/a.md": "# y"])

let hint = Rule(
  "spelling/unknown-word", .note, "A word is in no dictionary.", why: "It may be a typing error.",
  bad: ["en/a.md": "wrod"], good: ["en/a.md": "word"])

extension SourceFile {
  /// The range of the first place where `part` stands.
  func range(of part: String) -> SourceRange {
    let wanted = Array(part.utf8)
    let start = bytes.indices.first { bytes[$0...].starts(with: wanted) } ?? 0
    return SourceRange(self, start..<start + wanted.count)
  }
}

/// What `text` says in `full` about `part` of it, without the closing summary.
func full(_ text: String, at part: String) -> String {
  let file = SourceFile(path: "a.md", text: text)
  let report = Report([Diagnostic(brokenLink, "wrong", at: file.range(of: part))], files: 1)
  return report.text(.full).split(separator: "\n", omittingEmptySubsequences: false).dropLast(3).joined(separator: "\n")
}
