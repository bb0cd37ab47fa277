import Files
package import Markdown

/// One article beside its translation: what stands for what, and what is known of each pair.
package struct TranslationComparison: Sendable {
  package let source: ArticleText
  package let target: ArticleText
  package let alignment: TextAlignment
  /// One for each segment of the source, in its order.
  package let entries: [Entry]

  /// A segment of the source with its translation.
  package struct Entry: Sendable {
    /// The place among the source's segments.
    package let source: Int
    /// The place among the target's segments; nil where it is missing.
    package let target: Int?
    package let status: SegmentStatus
  }

  package init(_ source: ArticleText, _ target: ArticleText, _ ledger: Ledger?) {
    self.source = source
    self.target = target
    let alignment = TextAlignment(source, target, ledger)
    self.alignment = alignment
    entries = source.segments.indices.map { place in
      guard let match = alignment.targets[place] else { return Entry(source: place, target: nil, status: .missing) }
      let status = SegmentStatus(source.segments[place], target.segments[match], ledger)
      return Entry(source: place, target: match, status: status)
    }
  }

  /// The segment of an entry in both articles; nil where it has no translation.
  package func pair(_ entry: Entry) -> (source: Segment, target: Segment)? {
    entry.target.map { (source.segments[entry.source], target.segments[$0]) }
  }
}

/// What is known of a segment of the source in one language.
package enum SegmentStatus: String, Sendable, CaseIterable {
  /// The translation is attested to be one of this very source text.
  case fresh
  /// The translation is attested to be one of another source text.
  case stale
  /// A translation of this source text is attested, but not this one.
  case edited
  /// Nothing is attested of either.
  case untracked
  /// There is no translation.
  case missing

  /// The status of a pair, which depends on nothing but the two texts and the ledger.
  package init(_ source: Segment, _ target: Segment, _ ledger: Ledger?) {
    guard let ledger else {
      self = .untracked
      return
    }
    if ledger.attests(source.hash, target.hash) {
      self = .fresh
    } else if !ledger.sources(of: target.hash).isEmpty {
      self = .stale
    } else {
      self = ledger.targets(of: source.hash).isEmpty ? .untracked : .edited
    }
  }
}
