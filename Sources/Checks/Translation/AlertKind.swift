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
        notes: [note("here in the source", source: pair.source)])
    }
  }
}
