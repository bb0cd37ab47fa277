import Files
import Markdown

/// What a ledger says about two articles: which of their segments are each other's translations, and which are others'.
struct KnownFacts {
  private let ledger: Ledger
  /// Segments of either article whose counterpart stands in the other one now.
  private let placed: (source: Set<Fingerprint>, target: Set<Fingerprint>)

  init(_ ledger: Ledger, _ source: ArticleText, _ target: ArticleText) {
    self.ledger = ledger
    let hashes = (source: Set(source.segments.map(\.hash)), target: Set(target.segments.map(\.hash)))
    placed = (
      hashes.source.filter { ledger.targets(of: $0).contains(where: hashes.target.contains) },
      hashes.target.filter { ledger.sources(of: $0).contains(where: hashes.source.contains) }
    )
  }

  /// What is known of two texts.
  enum Verdict { case attested, contradicted, unknown }

  /// Attested where half of the segments are; contradicted where none is, and one of them has its counterpart elsewhere
  /// in the other article.
  func verdict(_ source: [Segment], _ target: [Segment]) -> Verdict {
    guard !source.isEmpty, !target.isEmpty else { return .unknown }
    let attested: Int
    if source.count == 1, target.count == 1 {
      attested = ledger.attests(source[0].hash, target[0].hash) ? 1 : 0
    } else {
      let hashes = Set(target.map(\.hash))
      attested = source.count { ledger.targets(of: $0.hash).contains(where: hashes.contains) }
    }
    if attested * 2 >= max(source.count, target.count) { return .attested }
    if attested > 0 { return .unknown }
    let isElsewhere =
      source.contains { placed.source.contains($0.hash) } || target.contains { placed.target.contains($0.hash) }
    return isElsewhere ? .contradicted : .unknown
  }
}
