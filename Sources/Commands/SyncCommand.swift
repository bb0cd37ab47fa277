import Checks
import Diagnostics
import Files
import Knowledge
import Site

/// Writes what stands between directives and their closing comments anew.
package struct SyncCommand: Command {
  package static let name = "sync"
  package static let summary = "Renew the fallbacks inside articles"
  package static let discussion = """
    Between a directive and its closing comment <!-- /phasebook --> stands the same in plain Markdown: a Mermaid diagram \
    or a table, for GitHub and for editors. This command writes it anew where it is not what the model says; every other \
    byte of the article stays. A directive without a closing comment has no fallback.
    """
  package static let parameters = [check.parameter] + CommonOptions.parameters

  private static let check = Flag("check", help: "Write nothing; exit with 1 where something is not up to date")

  private let options: CommonOptions
  private let isCheck: Bool

  package init(_ arguments: ParsedArguments) throws(UsageError) {
    options = try CommonOptions(arguments)
    isCheck = arguments.has(Self.check)
  }

  package func run(_ console: Console) async throws -> ExitStatus {
    let pipeline = try Pipeline(options, console)
    let result: Pipeline.Result
    do throws(Pipeline.CannotRun) {
      result = try await pipeline.run(includesDrafts: true)
    } catch {
      console.error(Report(error.findings, files: 1).text(.full, colour: console.errorStyle.colour))
      return .couldNotRun
    }
    let stale = result.base.articles.compactMap { article -> (Article, [Fallback])? in
      let fallbacks = Fallback.all(in: article, result.base, result.strings).filter { $0.edit != nil }
      return fallbacks.isEmpty ? nil : (article, fallbacks)
    }
    if isCheck {
      let findings = stale.flatMap { $0.1.compactMap(\.finding) }
      let report = Report(findings, files: result.fileCount)
      console.write(report.text(.full, colour: console.style.colour))
      return findings.isEmpty ? .success : .findings
    }
    for (article, fallbacks) in stale {
      do throws(FileError) {
        let path = pipeline.folder.path + "/" + article.path.string
        // Whoever edits the file at this moment keeps what they wrote.
        guard try Disk.read(path) == article.source.bytes else {
          throw FileError(path: article.source.path, reason: "it was changed meanwhile; run sync again")
        }
        try Disk.replace(path, with: edited(article, fallbacks.compactMap(\.edit)))
        console.write("Wrote \(article.source.path)\n")
      } catch {
        console.error("error: \(article.source.path) cannot be written: \(error.reason)")
        return .couldNotRun
      }
    }
    if stale.isEmpty { console.note("Everything is up to date.") }
    return .success
  }

  private func edited(_ article: Article, _ edits: [(range: Range<Int>, bytes: [UInt8])]) -> [UInt8] {
    var bytes = article.source.bytes
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: edit.bytes)
    }
    return bytes
  }
}
