package import Diagnostics
package import Files

/// What is known of the translations into one language: facts about texts, addressed by their content.
///
/// A fact says that one segment is the translation of another. It names neither file nor place nor time, so it stays true
/// when texts move and histories are rewritten; two ledgers are merged by taking all facts of both.
package struct Ledger: Sendable {
  /// In the order of the file.
  package let facts: [Fact]
  private let bySource: [Fingerprint: [Fingerprint]]
  private let byTarget: [Fingerprint: [Fingerprint]]

  package init(_ facts: [Fact]) {
    self.facts = facts
    var bySource: [Fingerprint: [Fingerprint]] = [:]
    var byTarget: [Fingerprint: [Fingerprint]] = [:]
    for fact in facts where fact.mark.attests {
      if bySource[fact.source]?.contains(fact.target) == true { continue }
      bySource[fact.source, default: []].append(fact.target)
      byTarget[fact.target, default: []].append(fact.source)
    }
    self.bySource = bySource
    self.byTarget = byTarget
  }

  /// Whether the one is known to be the translation of the other.
  package func attests(_ source: Fingerprint, _ target: Fingerprint) -> Bool {
    bySource[source]?.contains(target) == true
  }

  /// Known translations of a segment.
  package func targets(of source: Fingerprint) -> [Fingerprint] { bySource[source] ?? [] }
  /// What a segment is known to be a translation of.
  package func sources(of target: Fingerprint) -> [Fingerprint] { byTarget[target] ?? [] }

  /// The facts and some more, as a tidy file: sorted by bytes, each line once, LF.
  package func bytes(adding more: [Fact] = []) -> [UInt8] {
    let lines = Set((facts + more).map { Array($0.line.utf8) }).sorted { $0.lexicographicallyPrecedes($1) }
    return lines.flatMap { $0 + [0x0A] }
  }
}

extension Ledger {
  /// One line of a ledger.
  package struct Fact: Sendable {
    package let source: Fingerprint
    package let target: Fingerprint
    package let mark: Mark
    /// The line, where it was read from a file.
    package let range: SourceRange?

    package init(_ source: Fingerprint, _ target: Fingerprint, _ mark: Mark, range: SourceRange? = nil) {
      self.source = source
      self.target = target
      self.mark = mark
      self.range = range
    }

    /// As it stands in the file.
    package var line: String { "\(source) \(target) \(mark.word)" }
  }

  /// What a fact says.
  package enum Mark: Sendable, Hashable {
    /// Translated, by somebody who read both.
    case translated
    /// The source changed, and somebody who read both found that the translation need not.
    case confirmed
    /// A finding of a rule about this pair is known and meant.
    case ignored(rule: String, reason: String)

    var attests: Bool {
      switch self {
      case .translated, .confirmed: true
      case .ignored: false
      }
    }

    var word: String {
      switch self {
      case .translated: "t"
      case .confirmed: "c"
      case .ignored(let rule, let reason): "i:\(rule) \(reason)"
      }
    }
  }
}
