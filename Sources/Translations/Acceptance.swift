import Markdown

extension TranslationComparison {
  /// The facts that somebody states who has read these segments beside each other; none for what is attested already.
  ///
  /// Where the translation was attested for another source text, it is now confirmed without a change of its own, which
  /// is marked as such: it is the one statement that can be made without any work.
  package func acceptance(of entries: [Entry]) -> [Ledger.Fact] {
    entries.compactMap { entry in
      guard entry.status != .fresh, let pair = pair(entry) else { return nil }
      return Ledger.Fact(pair.source.hash, pair.target.hash, entry.status == .stale ? .confirmed : .translated)
    }
  }
}
