import Diagnostics
import Files
import Knowledge
import Markdown
import Translations

/// Writes what findings propose into their files, and keeps what the ledgers say of the texts true.
struct FixStage {
  /// What becomes of the changes.
  enum Mode: Sendable { case write, print }

  /// What came of it.
  enum Outcome {
    case printed
    /// Something could not be written, for a reason that was given.
    case refused
    /// The findings that are no more.
    case fixed(Set<Diagnostic>)
  }

  private let pipeline: Pipeline
  private let base: KnowledgeBase
  /// Languages whose ledgers have lines that cannot be read, which writing them would lose.
  private let broken: Set<String>

  init(_ pipeline: Pipeline, _ result: Pipeline.Result) {
    self.pipeline = pipeline
    base = result.base
    broken = Set(result.findings.filter { $0.rule == .ledgerLine }.compactMap { $0.range?.file.path })
  }

  /// Applies the fixes of the findings. Every file is read again before the first one is written.
  func run(_ findings: [Diagnostic], _ mode: Mode, _ console: Console) -> Outcome {
    let articles = Dictionary(base.articles.map { ($0.source.path, $0) }) { first, _ in first }
    let files = FixPlan(findings).files.filter { file in
      let isKept = articles[file.source.path].map { hasSameBlocks($0, file) } ?? false
      if !isKept {
        console.note("\(file.source.path) is left as it is: the changes would make other blocks of its text")
      }
      return isKept
    }
    let ledgers = renewedLedgers(files)
    if mode == .print {
      for file in files { console.write(UnifiedDiff.text(file.source.path, from: file.source.bytes, to: file.bytes)) }
      for ledger in ledgers { console.write(UnifiedDiff.text(ledger.path, from: ledger.old, to: ledger.new)) }
      console.note(
        "\(counted(files.flatMap(\.fixed).count, "finding")) in \(counted(files.count, "file")) can be fixed")
      return .printed
    }
    let changes = files.map { FileChange(path: disk($0.source.path), old: $0.source.bytes, new: $0.bytes) }
    do throws(FileError) {
      try Disk.replace(changes + ledgers.map { FileChange(path: disk($0.path), old: $0.old, new: $0.new) })
    } catch {
      console.error("error: \(shown(error.path)) cannot be written: \(error.reason)")
      return .refused
    }
    for file in files { console.note("Fixed \(counted(file.fixed.count, "finding")) in \(file.source.path)") }
    return .fixed(Set(files.flatMap(\.fixed)))
  }

  private func disk(_ path: String) -> String {
    pipeline.folder.path + "/" + path.dropFirst(pipeline.folder.prefix.count)
  }

  /// A path as messages name it.
  private func shown(_ path: String) -> String {
    let start = pipeline.folder.path + "/"
    return path.hasPrefix(start) ? pipeline.folder.prefix + path.dropFirst(start.count) : path
  }

  /// Whether the text still has the blocks, code and links that it had: a sign must not become markup.
  private func hasSameBlocks(_ article: Article, _ file: FixPlan.File) -> Bool {
    let isShape = { (node: Node) in ![.text, .softBreak].contains(node.kind) }
    let changed = Document.parse(file: SourceFile(path: file.source.path, bytes: file.bytes)).value.document
    let kinds = { (document: Document) in document.nodes.filter(isShape).map(\.kind) }
    // An alert whose first line was mended is one only now.
    let alerts = { (document: Document) in document.nodes.count { $0.alert != nil } }
    return kinds(changed) == kinds(article.document) || alerts(changed) > alerts(article.document)
  }

  // MARK: Ledgers

  /// A pair of texts that was attested stays attested in its new words: a fix changes signs, and no meaning.
  private func renewedLedgers(_ files: [FixPlan.File]) -> [(path: String, old: [UInt8], new: [UInt8])] {
    let changed = Dictionary(files.map { ($0.source.path, $0.bytes) }) { first, _ in first }
    return base.languages.indices.dropFirst().compactMap { language -> (path: String, old: [UInt8], new: [UInt8])? in
      let path = pipeline.folder.prefix + "Translations/\(base.languages[language].folder).ledger"
      guard let ledger = base.ledgers[language], !broken.contains(path), let old = try? Disk.read(disk(path)) else {
        return nil
      }
      let facts = base.topics.indices.flatMap { attested(of: $0, in: language, ledger, changed) }
      let new = ledger.bytes(adding: facts)
      return facts.isEmpty || new == old ? nil : (path, old, new)
    }
  }

  private func attested(
    of topic: Int, in language: Int, _ ledger: Ledger, _ changed: [String: [UInt8]]
  ) -> [Ledger.Fact] {
    let places = base.topics[topic].articles
    guard let source = places[0].map({ base.articles[$0] }), let target = places[language].map({ base.articles[$0] }),
      changed[source.source.path] != nil || changed[target.source.path] != nil
    else { return [] }
    let segments = (renewed(source, changed), renewed(target, changed))
    return base.comparisons(of: topic, in: [language]).flatMap { _, comparison -> [Ledger.Fact] in
      guard segments.0.count == comparison.source.segments.count,
        segments.1.count == comparison.target.segments.count
      else { return [] }
      return comparison.entries.compactMap { entry in
        guard entry.status == .fresh, let place = entry.target else { return nil }
        let (first, second) = (segments.0[entry.source].hash, segments.1[place].hash)
        return ledger.attests(first, second) ? nil : Ledger.Fact(first, second, .translated)
      }
    }
  }

  private func renewed(_ article: Article, _ changed: [String: [UInt8]]) -> [Segment] {
    guard let bytes = changed[article.source.path] else { return article.translationText.segments }
    return article.version(SourceFile(path: article.source.path, bytes: bytes)).translationText.segments
  }
}
