/// One line a finding: `path:line:column: severity: message [rule/id]`, which editors and compilers' readers know.
///
/// A finding about the project as a whole has no place, so its line begins with the severity.
struct ConciseFormat {
  func text(of report: Report) -> String {
    var places = Places()
    var text = ""
    for finding in report.findings {
      if let range = finding.range {
        let start = places.span(of: range).start
        text += "\(DisplayText.line(range.file.path)):\(start.line):\(start.column): "
      }
      text += "\(finding.severity.rawValue): \(DisplayText.line(finding.message)) [\(finding.rule.id)]\n"
    }
    for skipped in report.skipped { text += "skipped: \(DisplayText.line(skipped.summary))\n" }
    return text
  }
}
