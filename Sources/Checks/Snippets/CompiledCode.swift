package import Diagnostics
package import Files
package import Knowledge
package import Snippets

/// What compilers say of the code of all articles, as findings in the authors' files.
package struct CompiledCode: Sendable {
  package let findings: [Diagnostic]
  package let skipped: [Skipped]
  package let summary: CodeSummary
  /// How many processes were started.
  package var processes: Int
  /// That units compile as their authors say.
  package let facts: Set<SnippetLedger.Fact>
  /// Recorded facts that a compiler of this machine contradicts.
  package let refuted: [SnippetLedger.Fact]

  /// A compiler that this machine does not have.
  package struct Missing: Sendable {
    package let language: String
    package let reason: String
    package let help: String

    package init(language: String, reason: String, help: String) {
      self.language = language
      self.reason = reason
      self.help = help
    }
  }

  /// Compiles what is not known yet; blocks of languages without a compiler are reported as skipped.
  package static func check(
    _ base: KnowledgeBase, by compilers: [any SnippetCompiler], missing: [Missing], cache: Cache,
    willCompile: @escaping @Sendable (_ compiler: String, _ count: Int) -> Void = { _, _ in }
  ) async -> CompiledCode {
    let units = base.articles.indices.flatMap { article in
      base.snippetUnits(of: base.articles[article]).map { (article: article, unit: $0) }
    }
    let verdicts = await SnippetVerdicts.judge(units.map(\.unit), by: compilers, cache: cache, willCompile: willCompile)
    let search = NearMissSearch(base)
    var findings = verdicts.findings
    var facts: Set<SnippetLedger.Fact> = []
    var refuted: [SnippetLedger.Fact] = []
    var seen: Set<SourceRange> = []
    for ((article, unit), messages) in zip(units, verdicts.messages) {
      guard let messages, let compiler = compilers.first(where: { $0.language == unit.language }) else { continue }
      let verdict = UnitFindings(unit, messages, of: base.articles[article], search)
      for finding in verdict.findings {
        // A mistake in hidden declarations is one, however many blocks lean on them.
        let isHidden = finding.range?.file.path != unit.snippets[0].range.file.path
        if isHidden, let range = finding.range, !seen.insert(range).inserted { continue }
        findings.append(finding)
      }
      let fact = SnippetLedger.Fact(key: unit.key, compiler: unit.language, version: compiler.version)
      if verdict.compiles {
        facts.insert(fact)
      } else if let line = base.code.ledger.place(of: fact) {
        refuted.append(fact)
        findings.append(
          Diagnostic(
            .snippetRecord,
            "'\(base.name(of: unit.snippets[0], in: base.articles[article]))' does not compile with \(compiler.name)",
            at: line, help: "'phasebook snippets record' writes the file anew"))
      }
    }
    let snippets = base.articles.flatMap(\.snippets)
    var summary = CodeSummary(
      batched: verdicts.counts.batched, standalone: verdicts.counts.standalone, cached: verdicts.counts.cached,
      illustrative: snippets.count { $0.isIllustrative })
    var skipped = missing.compactMap { missing -> Skipped? in
      let count = snippets.count { $0.isCompiled && $0.language == missing.language }
      guard count > 0 else { return nil }
      return Skipped(
        group: "snippets", count: count, reason: missing.reason, help: missing.help, isMissingTool: true)
    }
    for (language, reason) in verdicts.failures {
      let count = zip(units, verdicts.messages).count { $0.0.unit.language == language && $0.1 == nil }
      guard count > 0 else { continue }
      skipped.append(
        Skipped(
          group: "snippets", count: count, reason: "\(language): \(reason)", help: "see 'phasebook doctor'",
          isMissingTool: true))
    }
    summary.skipped = skipped.reduce(0) { $0 + $1.count }
    return CompiledCode(
      findings: findings, skipped: skipped, summary: summary, processes: verdicts.counts.processes, facts: facts,
      refuted: refuted)
  }
}
