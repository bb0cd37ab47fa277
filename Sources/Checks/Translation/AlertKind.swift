import Diagnostics
import Markdown
import Translations

extension Rule {
  static let alertKind = Rule(
    "translation/alert-kind", .error, "An alert is of the same kind as in the source.",
    why: """
      The word between the brackets is syntax and stays in English; the page shows it in the reader's language. \
      Translated, or with text behind it on its line, it makes a plain quotation.
      """,
    bad: [
      "en/page.md": page("Page", "> [!WARNING]\n> Stop."), "de/page.md": page("Seite", "> [!WARNUNG]\n> Halt."),
    ],
    good: [
      "en/page.md": page("Page", "> [!WARNING]\n> Stop."), "de/page.md": page("Seite", "> [!WARNING]\n> Halt."),
    ])
}

extension ComparedTranslation {
  var differentAlerts: [Diagnostic] {
    alignment.blocks.compactMap { pair in
      guard target.blocks[pair.target].kind == .quote else { return nil }
      let own = target.document.nodes[target.blocks[pair.target].node].alert
      let wanted = source.document.nodes[source.blocks[pair.source].node].alert
      guard own != wanted else { return nil }
      let name = { (alert: Node.Alert?) in alert.map { "an alert '[!\($0.marker)]'" } ?? "a plain quotation" }
      return Diagnostic(
        .alertKind, "this is \(name(own)), in the source \(name(wanted))", at: range(ofTarget: pair.target),
        notes: [note("here in the source", source: pair.source)],
        fix: wanted.map { fix($0, range(ofTarget: pair.target)) } ?? [])
    }
  }

  /// The word between the brackets of a first line `> [!WORD]`, and a line end where text stands behind it.
  private func fix(_ alert: Node.Alert, _ place: SourceRange) -> [Replacement] {
    let line = place.file.bytes[place.bytes].prefix { $0 != 0x0A && $0 != 0x0D }
    guard let open = line.firstIndex(of: 0x5B), open + 1 < line.endIndex, line[open + 1] == 0x21,
      let close = line[open...].firstIndex(of: 0x5D), line[..<open].allSatisfy({ $0 == 0x3E || $0 == 0x20 })
    else { return [] }
    let word = Replacement(open + 2..<close, alert.marker)
    let text = line[(close + 1)...].drop { $0 == 0x20 || $0 == 0x09 }
    guard !text.isEmpty else { return [word] }
    // What stands before the quotation on its line belongs to the next one too, unless that is the mark of an item.
    let bytes = place.file.bytes
    let start = bytes[..<line.startIndex].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
    let before = bytes[start..<line.startIndex].map { $0 == 0x3E ? $0 : 0x20 }
    let prefix = String(decoding: before + line[..<open], as: UTF8.self)
    return [word, Replacement(close + 1..<text.startIndex, "\n\(prefix)")]
  }
}
