import Checks
import Diagnostics
import Files
import Knowledge
import Snippets

/// Compiles all blocks and writes down which of them compile, and with what.
package struct SnippetsRecordCommand: Command {
  package static let name = "record"
  package static let summary = "Compile all blocks of code and record the result for the site"
  package static let discussion = """
    Writes Snippets/verified.ledger in the content folder, from which pages say with which compiler a block was compiled. \
    Facts of other compilers stay as long as their code is there. Where a block does not compile, it is reported and \
    nothing is recorded of it.
    """
  package static let parameters = CommonOptions.parameters

  private let options: CommonOptions

  package init(_ arguments: ParsedArguments) throws(UsageError) { options = try CommonOptions(arguments) }

  package func run(_ console: Console) async throws -> ExitStatus {
    let pipeline = try Pipeline(options, console)
    guard let base = await pipeline.base(console) else { return .couldNotRun }
    let code = await pipeline.compile(base)
    let keys = Set(base.articles.flatMap { base.snippetUnits(of: $0) }.map { $0.key.description })
    let refuted = Set(code.refuted)
    let kept = base.code.ledger.facts.filter {
      keys.contains($0.key) && !refuted.contains($0)
    }
    let ledger = SnippetLedger(code.facts.union(kept))
    let report = Report(
      code.findings.filter { $0.rule.id != "snippets/record" }, skipped: code.skipped, files: base.articles.count)
    if !report.findings.isEmpty || !report.skipped.isEmpty {
      console.error(report.text(.full, colour: console.errorStyle.colour))
    }
    let path = pipeline.folder.path + "/" + CodeLibrary.ledgerPath
    do throws(FileError) {
      if let folder = path.atLastSlash?.before { try Disk.makeFolder(folder) }
      try Disk.replace(path, with: Array(ledger.text.utf8))
    } catch {
      console.error("error: the record cannot be written: \(error)")
      return .couldNotRun
    }
    console.note("Recorded \(code.facts.count) units of code in \(pipeline.folder.prefix)\(CodeLibrary.ledgerPath).")
    return report.exitStatus(strict: false) == 0 ? .success : .findings
  }
}
