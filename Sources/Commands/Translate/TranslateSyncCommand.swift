import Diagnostics
import Files
import Knowledge
import Markdown
import Translations

/// Carries what is no prose from sources into translations, and tidies ledgers.
package struct TranslateSyncCommand: Command {
  package static let name = "sync"
  package static let summary = "Carry changed code and addresses into translations, and tidy the ledgers"
  package static let discussion = """
    Code in the text, addresses and lines of code blocks that changed in the source are replaced in a translation where \
    it still has them as they were, by the history of the article. Nothing else is written: no word, no line break. \
    Ledgers are sorted, and lines that stand twice are joined. A second run changes nothing.
    """
  package static let parameters = TranslationSelection.parameters + CommonOptions.parameters

  private let options: CommonOptions
  private let selection: TranslationSelection

  package init(_ arguments: ParsedArguments) throws(UsageError) {
    options = try CommonOptions(arguments)
    selection = try TranslationSelection(arguments)
  }

  package func run(_ console: Console) async throws -> ExitStatus {
    guard let desk = try await TranslationDesk(options, selection, console) else { return .couldNotRun }
    var wrote = false
    for language in desk.languages {
      guard let ledger = desk.base.ledgers[language] else { continue }
      guard !desk.isBroken(language) else {
        console.error("error: \(desk.ledgerName(language)) has lines that cannot be read; see 'phasebook check'")
        return .couldNotRun
      }
      let bytes = ledger.bytes()
      guard bytes != desk.ledgerBytes(language) else { continue }
      if let reason = desk.write(bytes, ledgerOf: language) {
        console.error("error: \(desk.ledgerName(language)) cannot be written: \(reason)")
        return .couldNotRun
      }
      console.write("Tidied \(desk.ledgerName(language))\n")
      wrote = true
    }
    let history = HistoryShelf(desk)
    for language in desk.languages {
      for sheet in desk.sheets(in: language) {
        let edits = PartCarrier(sheet.comparison) { history.versions(of: sheet.topic) }.edits
        guard let changed = sheet.comparison.applying(edits) else { continue }
        let file = sheet.comparison.target.document.source
        do throws(FileError) {
          let path = desk.pipeline.folder.path + "/" + file.path.dropFirst(desk.pipeline.folder.prefix.count)
          // Whoever edits the file at this moment keeps what they wrote.
          guard try Disk.read(path) == file.bytes else {
            throw FileError(path: path, reason: "it was changed meanwhile; run sync again")
          }
          try Disk.replace(path, with: changed)
          console.write("Wrote \(file.path): \(counted(edits.count, "part")) carried over\n")
          wrote = true
        } catch {
          console.error("error: \(file.path) cannot be written: \(error.reason)")
          return .couldNotRun
        }
      }
    }
    for lack in history.lacks { console.note("Nothing is carried into translations of \(lack)") }
    if !wrote { console.note("Everything is up to date.") }
    return .success
  }
}

/// The old versions of articles, each looked for once.
private final class HistoryShelf {
  private let desk: TranslationDesk
  private let history: SourceHistory
  private var found: [Int: [ArticleText]] = [:]
  /// Articles whose old texts were wanted and could not be had, and why.
  private(set) var lacks: [String] = []

  init(_ desk: TranslationDesk) {
    self.desk = desk
    history = SourceHistory(folder: desk.pipeline.folder.path)
  }

  func versions(of topic: Int) -> [ArticleText] {
    if let known = found[topic] { return known }
    var versions: [ArticleText] = []
    if let source = desk.base.topics[topic].articles[0] {
      switch history.versions(of: desk.base.articles[source]) {
      case .success(let all): versions = all
      case .failure(let lack): lacks.append("\(desk.base.topics[topic].path): \(lack)")
      }
    }
    found[topic] = versions
    return versions
  }
}

extension TranslationComparison {
  /// The translation's file with the edits; nil where there are none, or where any word would become another.
  fileprivate func applying(_ edits: [PartCarrier.Edit]) -> [UInt8]? {
    guard !edits.isEmpty else { return nil }
    let file = target.document.source
    var bytes = file.bytes
    for edit in edits.reversed() { bytes.replaceSubrange(edit.range, with: edit.bytes) }
    let changed = Document.parse(file: SourceFile(path: file.path, bytes: bytes)).value.document
    let words = { (document: Document) in document.segments(hiding: []).map(\.hash) }
    return words(changed) == words(target.document) ? bytes : nil
  }
}
