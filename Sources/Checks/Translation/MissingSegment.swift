import Diagnostics
import Markdown
import Translations

extension Rule {
  static let missingSegment = Rule(
    "translation/missing-segment", .warning, "A translation has every element that its source has.",
    why: """
      What a translation leaves out its readers never hear of. Two paragraphs may be one in another language, so this is \
      a warning; a table, an image, a block of code, a footnote or a directive that is missing is an error.
      """,
    bad: ["en/page.md": page("Page", "One.\n\n- Two\n- Three"), "de/page.md": page("Seite", "Eins.\n\n- Zwei")],
    good: [
      "en/page.md": page("Page", "One.\n\n- Two\n- Three"), "de/page.md": page("Seite", "Eins.\n\n- Zwei\n- Drei"),
    ])
}

extension ComparedTranslation {
  /// One finding for all that is missing at one place.
  var missingSegments: [Diagnostic] {
    let blocks = alignment.gaps.compactMap { gap -> Diagnostic? in
      guard let first = gap.source.first, !gap.source.contains(where: { source.blocks[$0].kind == .heading }) else {
        return nil
      }
      let name = Self.name(of: first, in: source)
      let more = gap.source.count > 1 ? " and \(counted(gap.source.count - 1, "block")) after it are" : " is"
      let instead = gap.target.isEmpty ? "" : "; \(counted(gap.target.count, "other block")) in that place"
      var finding = Diagnostic(
        .missingSegment, "\(name)\(more) missing\(instead)", at: place(of: gap),
        notes: [note("here in the source", source: first)], help: "translate it, or say why not with an ignore")
      if gap.source.contains(where: { isNeeded(source.blocks[$0].kind) }) { finding.severity = .error }
      return finding
    }
    return blocks + missingValues + missingTexts
  }

  func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  private func isNeeded(_ kind: TextBlock.Kind) -> Bool {
    switch kind {
    case .code, .table, .row, .figure, .directive, .footnote: true
    default: false
    }
  }

  /// Of the front matter.
  private var missingValues: [Diagnostic] {
    comparison.entries.compactMap { entry in
      let segment = source.segments[entry.source]
      // A title that is missing is a finding of its own.
      guard entry.target == nil, segment.kind == .description else { return nil }
      let start = target.segments.first { $0.kind == .title }?.range ?? 0..<0
      return Diagnostic(
        .missingSegment, "the description is missing", at: SourceRange(target.document.source, start),
        notes: [note("here in the source", segment)])
    }
  }

  /// Blocks that are there and empty, and images without captions.
  private var missingTexts: [Diagnostic] {
    alignment.blocks.flatMap { pair -> [Diagnostic] in
      let (own, other) = (source.blocks[pair.source], target.blocks[pair.target])
      guard own.end == pair.source + 1, other.end == pair.target + 1 else { return [] }
      let images = (imageCount(source, own), imageCount(target, other))
      if images.0 > images.1, own.kind != .figure {
        var finding = Diagnostic(
          .missingSegment, "the \(own.kind.name) has \(counted(images.1, "image")), that of the source \(images.0)",
          at: range(ofTarget: pair.target), notes: [note("here in the source", source: pair.source)])
        finding.severity = .error
        return [finding]
      }
      return own.segments.compactMap { place in
        let segment = source.segments[place]
        // An image without alternative text is a finding of its own.
        guard alignment.targets[place] == nil, segment.kind != .alternative else { return nil }
        return Diagnostic(
          .missingSegment,
          segment.kind == .caption ? "the image has no caption" : "the \(own.kind.name) has no text",
          at: range(ofTarget: pair.target), notes: [note("here in the source", segment)])
      }
    }
  }

  private func imageCount(_ text: ArticleText, _ block: TextBlock) -> Int {
    text.document.nodes[block.node..<Int(text.document.nodes[block.node].end)].count { $0.kind == .image }
  }
}
