import Checks
import Diagnostics
import Files
import Knowledge
import Site

/// Writes the site.
package struct BuildCommand: Command {
  package static let name = "build"
  package static let summary = "Write the site"
  package static let discussion = """
    Reports what it finds while it reads, links and renders. The site is written all the same, unless two sources claim \
    one address; it takes the place of the previous one in a single step. No compiler and no speller is started: \
    'phasebook check' does that.
    """
  package static let parameters =
    [output.parameter, baseURL.parameter, drafts.parameter, strict.parameter] + CommonOptions.parameters

  private static let output = Option(
    "output", "DIR", default: "public", help: "Where the site is written", completion: .folders)
  private static let baseURL = Option<String?>(
    "base-url", "URL", help: "Where the site will stand (else as configured)")
  private static let drafts = Flag("drafts", help: "Include drafts")
  private static let strict = Flag("strict", help: "Exit with 1 for warnings too")

  private let options: CommonOptions
  private let output: String
  private let baseURL: BaseURL?
  private let drafts: Bool
  private let strict: Bool

  package init(_ arguments: ParsedArguments) throws(UsageError) {
    options = try CommonOptions(arguments)
    output = try arguments.value(of: Self.output)
    drafts = arguments.has(Self.drafts)
    strict = arguments.has(Self.strict)
    guard let address = try arguments.value(of: Self.baseURL) else {
      baseURL = nil
      return
    }
    guard let url = BaseURL(address) else {
      throw UsageError("“\(address)” is no value for --base-url: expected an absolute http or https address")
    }
    baseURL = url
  }

  package func run(_ console: Console) async throws -> ExitStatus {
    let pipeline = try Pipeline(options, console)
    let writer = try SiteWriter(output, content: pipeline.folder.path)
    let result: Pipeline.Result
    do throws(Pipeline.CannotRun) {
      result = try await pipeline.run(includesDrafts: drafts, baseURL: baseURL)
    } catch {
      console.error(Report(error.findings, files: 1).text(.full, colour: console.errorStyle.colour))
      return .couldNotRun
    }
    let findings = result.findings.without(result.base.suppressions).with(result.base.configuration.severities)
    let report = Report(findings, files: result.fileCount)
    if !findings.isEmpty { console.error(report.text(.full, colour: console.errorStyle.colour)) }
    guard !result.base.hasCollisions else {
      console.error("Nothing is written: some addresses have two sources.")
      return .findings
    }
    let diagrams = await pipeline.layOut(result.base)
    let files = SiteBuilder.files(of: result.base, strings: result.strings, diagrams: diagrams.library)
    let failure = await pipeline.time("render and write") { () -> FileError? in
      do throws(FileError) {
        try await writer.write(files, copyingFrom: pipeline.files, jobs: pipeline.jobs)
        return nil
      } catch {
        return error
      }
    }
    if let failure {
      console.error("error: the site cannot be written: \(failure)")
      return .couldNotRun
    }
    for failure in diagrams.failures { console.note("Skipped: no diagram of \(failure).") }
    for lack in unbuilt(in: result.base) { console.note("Skipped: \(lack.reason) (\(lack.count)).") }
    let pages = files.count { $0.path.hasSuffix(".html") }
    console.note("Wrote \(pages) pages to \(output).")
    return report.exitStatus(strict: strict) == 0 ? .success : .findings
  }
}
