/// Workflow commands of GitHub Actions: each finding becomes an annotation at its line.
///
/// GitHub refuses columns where a range spans several lines, so only lines are given there.
struct GitHubFormat {
  func text(of report: Report) -> String {
    var places = Places()
    var text = ""
    for finding in report.findings {
      var properties: [String] = []
      if let range = finding.range {
        let (start, end) = places.span(of: range)
        properties = ["file=\(property(range.file.path))", "line=\(start.line)"]
        if start.line == end.line { properties.append("col=\(start.column)") }
        properties.append("endLine=\(end.line)")
        if start.line == end.line { properties.append("endColumn=\(end.column)") }
      }
      properties.append("title=\(property(finding.rule.id))")
      let lines = [finding.message] + (finding.help.map { ["help: \($0)"] } ?? [])
      text += command(finding.severity, properties, lines)
    }
    for skipped in report.skipped {
      let lines = [skipped.summary] + (skipped.help.map { ["help: \($0)"] } ?? [])
      text += command(.note, ["title=skipped"], lines)
    }
    return text
  }

  private func command(_ severity: Severity, _ properties: [String], _ lines: [String]) -> String {
    let name =
      switch severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "notice"
      }
    return "::\(name) \(properties.joined(separator: ","))::\(data(lines.joined(separator: "\n")))\n"
  }

  private func data(_ text: String) -> String {
    escaped(text) { $0 == "%" || $0 == "\n" || $0 == "\r" }
  }

  private func property(_ text: String) -> String {
    escaped(text) { $0 == "%" || $0 == "\n" || $0 == "\r" || $0 == ":" || $0 == "," }
  }

  /// Per cent escapes for what would end a command or one of its properties.
  private func escaped(_ text: String, _ isSpecial: (Unicode.Scalar) -> Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      guard isSpecial(scalar) else {
        result.unicodeScalars.append(scalar)
        continue
      }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      result += "%" + (digits.count == 1 ? "0" : "") + digits
    }
    return result
  }
}
