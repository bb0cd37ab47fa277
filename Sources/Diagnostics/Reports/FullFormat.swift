/// The report for people: each finding with its source line, the place marked, and what to do.
struct FullFormat {
  let style: Style

  func text(of report: Report) -> String {
    var places = Places()
    var text = ""
    for finding in report.findings { text += self.text(of: finding, &places) + "\n" }
    for skipped in report.skipped {
      text += style(.note, "skipped") + ": \(DisplayText.line(skipped.summary))\n"
      if let help = skipped.help { text += "  = " + style(.help, "help") + ": \(DisplayText.line(help))\n" }
    }
    if !report.skipped.isEmpty { text += "\n" }
    return text + summary(of: report) + "\n"
  }

  private func text(of finding: Diagnostic, _ places: inout Places) -> String {
    let ranges = ([finding.range] + finding.notes.map(\.range)).compactMap { $0 }
    let excerpts = ranges.map { Excerpt($0, places.index(of: $0.file)) }
    let gutter = excerpts.map { String($0.number).count }.max() ?? 1

    let rule = style(.gutter, "[\(finding.rule.id)]")
    var text = style(finding.severity.role, finding.severity.rawValue)
    text += style(.strong, ": " + DisplayText.line(finding.message)) + " \(rule)\n"
    var rest = excerpts[...]
    if let range = finding.range, let excerpt = rest.popFirst() {
      text += place(range, excerpt, gutter, finding.severity.role, &places)
    }
    for (note, excerpt) in zip(finding.notes, rest) {
      text += style(.note, "note") + ": \(DisplayText.line(note.message))\n"
      text += place(note.range, excerpt, gutter, .note, &places)
    }
    if let help = finding.help {
      let indent = String(repeating: " ", count: gutter + 1)
      text += indent + style(.gutter, "=") + " " + style(.help, "help") + ": \(DisplayText.line(help))\n"
    }
    return text
  }

  /// Path and position, then the line between two rules of the gutter.
  private func place(
    _ range: SourceRange, _ excerpt: Excerpt, _ gutter: Int, _ role: Style.Role, _ places: inout Places
  ) -> String {
    let start = places.span(of: range).start
    let blank = String(repeating: " ", count: gutter)
    let number = String(repeating: " ", count: gutter - String(excerpt.number).count) + String(excerpt.number)
    let indent = String(repeating: " ", count: excerpt.indent)
    let carets = String(repeating: "^", count: excerpt.width)
    return """
      \(blank)\(style(.gutter, "-->")) \(DisplayText.line(range.file.path)):\(start.line):\(start.column)
      \(style(.gutter, blank + " |"))
      \(style(.gutter, number + " |"))\(excerpt.line.isEmpty ? "" : " " + excerpt.line)
      \(style(.gutter, blank + " |")) \(indent)\(style(role, carets))

      """
  }

  /// For example: 2 errors, 1 warning in 12 files.
  private func summary(of report: Report) -> String {
    let counts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = report.count(of: severity)
      return count == 0 ? nil : style(severity.role, counted(count, severity.rawValue))
    }
    let found = counts.isEmpty ? "No findings" : counts.joined(separator: ", ")
    return "\(found) in \(counted(report.files, "file"))" + (report.code.map { "\n" + code($0) } ?? "")
  }

  /// For example: Code: 12 blocks compiled (10 together, 2 alone), 30 known from before, 1 illustrative, 0 skipped.
  private func code(_ code: CodeSummary) -> String {
    let compiled = counted(code.compiled, "block")
    return """
      Code: \(compiled) compiled (\(code.batched) together, \(code.standalone) alone), \(code.cached) known from before, \
      \(code.illustrative) illustrative, \(code.skipped) skipped
      """
  }
}

extension Skipped {
  /// For example: spelling (12): no dictionary was found.
  var summary: String { "\(group) (\(count)): \(reason)" }
}

private func counted(_ count: Int, _ noun: String) -> String { count == 1 ? "1 \(noun)" : "\(count) \(noun)s" }
