/// One JSON object a line, told apart by `type`: `finding`, `skipped`, and at the end one `summary`.
///
/// Keys are always there; what does not apply is `null`. Positions as in the other formats, ends exclusive.
struct JSONFormat {
  func text(of report: Report) -> String {
    var places = Places()
    var text = ""
    func add(_ members: [(key: String, value: JSONText)]) {
      JSONText.object(members).write(to: &text)
      text += "\n"
    }
    for finding in report.findings { add(members(of: finding, &places)) }
    for skipped in report.skipped {
      add([
        ("type", .string("skipped")), ("group", .string(skipped.group)), ("count", .number(skipped.count)),
        ("reason", .string(skipped.reason)), ("help", .string(skipped.help)),
      ])
    }
    add([
      ("type", .string("summary")), ("errors", .number(report.count(of: .error))),
      ("warnings", .number(report.count(of: .warning))), ("notes", .number(report.count(of: .note))),
      ("files", .number(report.files)), ("code", code(report.code)),
    ])
    return text
  }

  private func code(_ code: CodeSummary?) -> JSONText {
    guard let code else { return .string(nil) }
    return .object([
      ("batched", .number(code.batched)), ("standalone", .number(code.standalone)), ("cached", .number(code.cached)),
      ("illustrative", .number(code.illustrative)), ("skipped", .number(code.skipped)),
    ])
  }

  private func members(of finding: Diagnostic, _ places: inout Places) -> [(key: String, value: JSONText)] {
    let notes = finding.notes.map { note in
      JSONText.object(place(note.range, &places) + [("message", .string(note.message))])
    }
    return [
      ("type", .string("finding")), ("rule", .string(finding.rule.id)),
      ("severity", .string(finding.severity.rawValue)),
    ] + place(finding.range, &places) + [
      ("message", .string(finding.message)), ("help", .string(finding.help)), ("notes", .array(notes)),
    ]
  }

  private func place(_ range: SourceRange?, _ places: inout Places) -> [(key: String, value: JSONText)] {
    let span = range.map { places.span(of: $0) }
    return [
      ("path", .string(range?.file.path)), ("line", .number(span?.start.line)),
      ("column", .number(span?.start.column)), ("endLine", .number(span?.end.line)),
      ("endColumn", .number(span?.end.column)),
    ]
  }
}
