import Diagnostics
import Translations

extension Rule {
  static let extraSegment = Rule(
    "translation/extra-segment", .note, "A translation says what its source says, with nothing added.",
    why: """
      A paragraph of a translation's own is often welcome, but nobody sees when it stops being true, since it has no \
      source that could change.
      """,
    bad: ["en/page.md": page("Page", "One."), "de/page.md": page("Seite", "Eins.\n\nZwei.")],
    good: ["en/page.md": page("Page", "One.\n\nTwo."), "de/page.md": page("Seite", "Eins.\n\nZwei.")])
}

extension ComparedTranslation {
  /// One finding for all that is of the translation's own at one place.
  var extraSegments: [Diagnostic] {
    alignment.gaps.compactMap { gap in
      guard gap.source.isEmpty, let first = gap.target.first,
        !gap.target.contains(where: { target.blocks[$0].kind == .heading })
      else { return nil }
      let name = Self.name(of: first, in: target)
      let more = gap.target.count > 1 ? " and \(counted(gap.target.count - 1, "block")) after it have" : " has"
      return Diagnostic(
        .extraSegment, "\(name)\(more) no counterpart in the source", at: range(ofTarget: first))
    }
  }
}
