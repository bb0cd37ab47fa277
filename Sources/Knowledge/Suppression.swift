package import Diagnostics
package import Markdown
package import YAML

/// An author's word that a finding at one block is known: `<!-- phasebook:ignore RULE "reason" -->`, or a line of a
/// ledger, which holds for a pair of texts and ends with either of them.
package struct Suppression: Sendable {
  /// The rule's id, or a group of rules.
  package let rule: Directive.Word
  /// The block that follows the comment, or the segment that the line of the ledger is about.
  package let block: SourceRange
  /// The comment or the line.
  package let directive: SourceRange
  /// Whether it stands in a ledger.
  package let isFact: Bool

  /// Whether the finding is of that rule or group, and begins in the block or right behind it.
  ///
  /// What a comparison of languages finds can be silenced at either text.
  package func covers(_ finding: Diagnostic) -> Bool {
    guard finding.rule.isCalled(rule.text) || rule.text == finding.rule.group else { return false }
    let notes = finding.rule.group == "translation" ? finding.notes.map(\.range) : []
    return ([finding.range].compactMap { $0 } + notes).contains { range in
      guard range.file.path == block.file.path else { return false }
      return block.bytes.contains(range.bytes.lowerBound) || block.bytes == range.bytes
        || range.bytes.isEmpty && range.bytes.lowerBound == block.bytes.upperBound
    }
  }

  /// All of an article.
  static func all(in article: Article) -> [Suppression] {
    let document = article.document
    return article.directives.compactMap { directive in
      guard directive.name.text == "ignore", let rule = directive.arguments.first else { return nil }
      let place = SourceRange(document.source, directive.range.bytes.upperBound..<directive.range.bytes.upperBound)
      let block = article.block(after: directive).map { document.range(ofBlock: $0) } ?? place
      return Suppression(rule: rule, block: block, directive: directive.range, isFact: false)
    }
  }
}

extension Article {
  /// The node of the block that a comment stands before, other comments that steer the checks left out.
  package func block(after directive: Directive) -> Int? {
    let controls = Set(directives.filter { Directive.Known.control.contains($0.name.text) }.map(\.node))
    var next = Int(document.nodes[directive.node].end)
    while next < document.nodes.count, controls.contains(next) { next = Int(document.nodes[next].end) }
    return next < document.nodes.count && !document.nodes[next].kind.isInline ? next : nil
  }
}

extension Diagnostic {
  /// The files that it and its notes are about.
  package var places: Set<String> { Set(notes.map(\.range.file.path) + [range?.file.path].compactMap { $0 }) }
}

extension [Diagnostic] {
  /// The findings without those that authors said are known.
  package func without(_ suppressions: [Suppression]) -> [Diagnostic] {
    guard !suppressions.isEmpty else { return self }
    let byFile = Dictionary(grouping: suppressions) { $0.block.file.path }
    return filter { finding in
      !finding.places.contains { file in byFile[file]?.contains { $0.covers(finding) } ?? false }
    }
  }

  /// The findings with the severities that the configuration gives to their rules.
  package func with(_ severities: [(rule: Located<String>, severity: Severity)]) -> [Diagnostic] {
    guard !severities.isEmpty else { return self }
    let changed = Dictionary(severities.map { ($0.rule.value, $0.severity) }) { first, _ in first }
    return map { finding in
      guard !Rule.ofFixedSeverity.contains(finding.rule),
        let severity = changed[finding.rule.id] ?? changed[finding.rule.group]
      else { return finding }
      var finding = finding
      finding.severity = severity
      return finding
    }
  }
}
