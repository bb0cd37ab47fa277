package import Diagnostics
package import Files

/// What compilers say of all units: known verdicts from the cache, the others from one call for each language.
package struct SnippetVerdicts: Sendable {
  /// In the order of the units; nil where nobody could be asked.
  package let messages: [[CompilerMessage]?]
  package let counts: Counts
  /// What is wrong with the stubs.
  package let findings: [Diagnostic]
  /// Why units of a language have no verdict.
  package let failures: [(language: String, reason: String)]

  /// How the verdicts came about, in units; translations of one code are one.
  package struct Counts: Sendable, Hashable {
    /// Compiled in this run, with others and alone.
    package var batched = 0
    package var standalone = 0
    /// Known from an earlier run.
    package var cached = 0
    /// Processes that were started.
    package var processes = 0

    package init() {}
  }

  /// Judges all units. Compilers work at the same time, each on units of its own language; `willCompile` is told of how
  /// many, since it may take seconds.
  package static func judge(
    _ units: [SnippetUnit], by compilers: [any SnippetCompiler], cache: Cache,
    willCompile: @escaping @Sendable (_ compiler: String, _ count: Int) -> Void = { _, _ in }
  ) async -> Self {
    let parts = await withTaskGroup(of: Part.self) { group in
      for compiler in compilers {
        let own = units.indices.filter { units[$0].language == compiler.language }
        group.addTask { Part(own, units, compiler, cache, willCompile) }
      }
      return await group.reduce(into: [Part]()) { $0.append($1) }
    }
    var messages = [[CompilerMessage]?](repeating: nil, count: units.count)
    var counts = Counts()
    for part in parts {
      for (index, found) in part.messages { messages[index] = found }
      counts.batched += part.counts.batched
      counts.standalone += part.counts.standalone
      counts.cached += part.counts.cached
      counts.processes += part.counts.processes
    }
    let sorted = parts.sorted { $0.language < $1.language }
    return SnippetVerdicts(
      messages: messages, counts: counts, findings: sorted.flatMap(\.findings),
      failures: sorted.compactMap { part in part.failure.map { (part.language, $0) } })
  }

  /// One language's share.
  private struct Part: Sendable {
    let language: String
    private(set) var messages: [Int: [CompilerMessage]] = [:]
    private(set) var counts = Counts()
    private(set) var findings: [Diagnostic] = []
    private(set) var failure: String?

    init(
      _ indices: [Int], _ units: [SnippetUnit], _ compiler: any SnippetCompiler, _ cache: Cache,
      _ willCompile: (String, Int) -> Void
    ) {
      language = compiler.language
      var verdicts: [Fingerprint: Verdict] = [:]
      var missing: [(key: Fingerprint, unit: Int)] = []
      var asked: Set<Fingerprint> = []
      for index in indices {
        let key = Self.key(units[index], compiler)
        guard asked.insert(key).inserted else { continue }
        if let known = cache.bytes("verdicts", key).flatMap(Verdict.init(bytes:)) {
          verdicts[key] = known
          counts.cached += 1
        } else {
          missing.append((key, index))
        }
      }
      if !missing.isEmpty {
        willCompile(compiler.name, missing.count)
        let run = compiler.compile(missing.map { units[$0.unit].compilationUnit })
        counts.batched = run.batched
        counts.standalone = run.standalone
        counts.processes = run.processes
        findings = run.findings
        failure = run.failure
        for (found, (key, unit)) in zip(run.messages, missing) {
          guard let found else { continue }
          let verdict = Verdict(found, of: units[unit])
          // While something is wrong with the stubs, it is said in every run.
          if run.findings.isEmpty { cache.keep(verdict.bytes, "verdicts", key) }
          verdicts[key] = verdict
        }
      }
      for index in indices {
        messages[index] = verdicts[Self.key(units[index], compiler)]?.messages(for: units[index])
      }
    }

    private static func key(_ unit: SnippetUnit, _ compiler: any SnippetCompiler) -> Fingerprint {
      var key = unit.key
      key.add(Array("\0\(compiler.fingerprint)".utf8))
      return key
    }
  }
}
