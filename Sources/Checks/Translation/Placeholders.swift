import Diagnostics
import Markdown

extension Rule {
  static let placeholders = Rule(
    "translation/placeholders", .error, "A translation has the placeholders of its source.",
    why: "A placeholder that was translated or lost is never filled in; whoever copies the text gets a wrong one.",
    bad: ["en/page.md": page("Page", "Hello, {name}."), "de/page.md": page("Seite", "Hallo, {Name}.")],
    good: ["en/page.md": page("Page", "Hello, {name}."), "de/page.md": page("Seite", "Hallo, {name}.")])
}

extension ComparedTranslation {
  var differentPlaceholders: [Diagnostic] {
    prose.flatMap { source, target -> [Diagnostic] in
      var extra = placeholders(target)
      var missing: [(range: Range<Int>, text: String)] = []
      for placeholder in placeholders(source) {
        if let place = extra.firstIndex(where: { $0.text == placeholder.text }) {
          extra.remove(at: place)
        } else {
          missing.append(placeholder)
        }
      }
      var result: [Diagnostic] = []
      for placeholder in missing {
        let note = Diagnostic.Note("here in the source", source.place(placeholder.range))
        let other = extra.isEmpty ? nil : extra.removeFirst()
        result.append(
          Diagnostic(
            .placeholders,
            other.map { "the placeholder '\($0.text)' is '\(placeholder.text)' in the source" }
              ?? "the placeholder '\(placeholder.text)' of the source is missing",
            at: other.map { target.place($0.range) } ?? SourceRange(target.file, target.segment.range), notes: [note]))
      }
      return result
        + extra.map { placeholder in
          Diagnostic(
            .placeholders, "the source does not have the placeholder '\(placeholder.text)'",
            at: target.place(placeholder.range), notes: [note("its source", source.segment)])
        }
    }
  }

  /// `{name}`, `{{name}}`, `${name}`, `%{name}`, `%@`, `%1$d`.
  private func placeholders(_ prose: SegmentProse) -> [(range: Range<Int>, text: String)] {
    guard prose.text.contains(where: { $0 == "{" || $0 == "%" }) else { return [] }
    let text = prose.string(prose.text.indices)
    let pattern = /[$%]?\{\{? ?[\p{L}\d_.]+ ?\}?\}|%(\d+\$)?[@dsfiu]\b|%(\d+\$)?@/
    return text.matches(of: pattern).map { match in
      let start = text.unicodeScalars.distance(from: text.startIndex, to: match.range.lowerBound)
      let length = text[match.range].unicodeScalars.count
      return (start..<start + length, String(text[match.range]))
    }
  }
}
