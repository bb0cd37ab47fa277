import Diagnostics
package import Markdown

/// What kind of edit lies between two states of one segment: only some kinds need a translator.
package enum EditTriage: String, Sendable, CaseIterable {
  case prose
  /// Numbers, and nothing else of the words.
  case number
  case code
  /// Of links and images.
  case address
  /// Emphasis, links, tags, marks of lists.
  case markup
  /// Blanks and line ends.
  case whitespace

  /// All kinds that are part of an edit, in the order of the cases; empty where nothing changed.
  package static func kinds(
    from old: (text: ArticleText, segment: Segment), to new: (text: ArticleText, segment: Segment)
  ) -> [EditTriage] {
    var kinds: Set<EditTriage> = []
    if old.segment.text != new.segment.text {
      let (before, after) = (plain(old.segment.text), plain(new.segment.text))
      if before == after {
        kinds.insert(.markup)
      } else {
        kinds.insert(before.filter { !$0.isNumber } == after.filter { !$0.isNumber } ? .number : .prose)
      }
    }
    if parts(old, [.code]) != parts(new, [.code]) { kinds.insert(.code) }
    if parts(old, [.link, .image]) != parts(new, [.link, .image]) { kinds.insert(.address) }
    if parts(old, [.html]) != parts(new, [.html]) { kinds.insert(.markup) }
    if kinds.isEmpty {
      let written = { (side: (text: ArticleText, segment: Segment)) in
        side.text.document.source.text(side.segment.range)
      }
      if written(old) != written(new) {
        kinds.insert(old.text.written(old.segment) == new.text.written(new.segment) ? .whitespace : .markup)
      }
    }
    return allCases.filter(kinds.contains)
  }

  /// Whether a translator must look at it.
  package var needsTranslator: Bool { self == .prose || self == .number }

  /// Without the marks of slots.
  private static func plain(_ text: String) -> String {
    text.unicodeScalars.filter { $0.value >= 0x20 }.reduce(into: "") { $0.unicodeScalars.append($1) }
      .split { $0.isWhitespace }.joined(separator: " ")
  }

  private static func parts(
    _ side: (text: ArticleText, segment: Segment), _ kinds: Set<Segment.Slot.Kind>
  ) -> [String] {
    let document = side.text.document
    return side.segment.slots.filter { kinds.contains($0.kind) }.map {
      document.string(document.nodes[$0.node].literal)
    }
  }
}
