import Checks
import Diagnostics
import Files
import Knowledge
import Markdown
import Site
import YAML

/// Finds what is wrong; writes only where `--fix` asks for it.
package struct CheckCommand: Command {
  package static let name = "check"
  package static let summary = "Find what is wrong in the articles"
  package static let discussion = """
    Checks all articles, or those below each PATH. The report is on standard output; 'phasebook explain RULE' tells more \
    about a finding. Nothing is asked of the network without --external, and the day of today is only looked at with \
    --stale-after (SOURCE_DATE_EPOCH, where it is set, stands for it). With --fix, what can only be meant in one way is \
    put right in the articles: letters of the wrong alphabet, quotation marks, dashes, versions and the like.
    """
  package static let parameters =
    [
      paths.parameter, only.parameter, languages.parameter, format.parameter, strict.parameter, external.parameter,
      staleAfter.parameter, fix.parameter, dryRun.parameter,
    ]
    + CommonOptions.parameters

  private static let paths = Positional<[String]>("PATH", help: "Files and folders to report on (else all)")
  private static let only = Option<[String]>(
    "only", "GROUP", help: "Groups of rules: \(Rule.groups.joined(separator: ", "))", completion: .words(Rule.groups))
  private static let languages = Option<[String]>("language", short: "l", "LANGUAGE", help: "Languages to report on")
  private static let format = Option(
    "format", "FORMAT", default: ReportFormat.full, help: "full, concise, json or github")
  private static let strict = Flag("strict", help: "Exit with 1 for warnings too")

  private static let external = Flag("external", help: "Ask servers whether links to other hosts are dead (by curl)")
  private static let staleAfter = Option<Int?>(
    "stale-after", "DAYS", help: "Report machines whose facts were compared with their sources longer ago")
  private static let fix = Flag("fix", help: "Put right what can only be meant in one way")
  private static let dryRun = Flag("dry-run", help: "With --fix: write nothing, print what would change as a diff")

  private let options: CommonOptions
  private let paths: [String]
  private let groups: Set<String>
  private let languages: [String]
  private let format: ReportFormat
  private let strict: Bool
  private let isExternal: Bool
  private let staleAfter: Int?
  private let fixes: FixStage.Mode?

  package init(_ arguments: ParsedArguments) throws(UsageError) {
    options = try CommonOptions(arguments)
    paths = try arguments.value(of: Self.paths)
    let only = try arguments.value(of: Self.only)
    if let unknown = only.first(where: { !Rule.groups.contains($0) }) {
      throw UsageError(
        "there is no group “\(unknown)”", help: UsageError.didYouMean(suggestion(for: unknown, among: Rule.groups)))
    }
    groups = Set(only.isEmpty ? Rule.groups : only)
    languages = try arguments.value(of: Self.languages)
    format = try arguments.value(of: Self.format)
    strict = arguments.has(Self.strict)
    isExternal = arguments.has(Self.external)
    staleAfter = try arguments.value(of: Self.staleAfter)
    let isDryRun = arguments.has(Self.dryRun)
    fixes = arguments.has(Self.fix) ? isDryRun ? .print : .write : nil
    if isDryRun, fixes == nil {
      throw UsageError("--dry-run is a way to fix", help: "write --fix --dry-run")
    }
  }

  package func run(_ console: Console) async throws -> ExitStatus {
    let pipeline = try Pipeline(options, console)
    let scope = try Scope(paths, languages, pipeline.folder)
    let result: Pipeline.Result
    do throws(Pipeline.CannotRun) {
      result = try await pipeline.run(includesDrafts: true)
    } catch {
      console.write(Report(error.findings, files: 1).text(format, colour: console.style.colour))
      return .couldNotRun
    }
    let known = result.base.languages.map(\.folder)
    if let unknown = languages.first(where: { !known.contains($0) }) {
      throw UsageError(
        "there is no language “\(unknown)”", help: UsageError.didYouMean(suggestion(for: unknown, among: known)))
    }
    var skipped = unchecked(in: result.base, groups: groups)
    let input = await input(of: result, pipeline, console, &skipped)
    let checked = await pipeline.time("check") { await Check.run(on: input, groups: Set(groups), jobs: pipeline.jobs) }
    let code = groups.contains("snippets") ? await pipeline.compile(result.base) : nil
    let needsWords = groups.contains("spelling") || groups.contains("translation")
    let words = needsWords ? await pipeline.spell(result.base) : nil
    let found = (result.findings + checked + (code?.findings ?? []) + (words?.findings ?? [])).filter {
      groups.contains($0.rule.group)
    }
    var findings = applySuppressions(of: input, to: found, groups: groups, notRun: words?.notRun ?? [])
      .with(result.base.configuration.severities).filter(scope.contains)
    if let fixes {
      switch FixStage(pipeline, result).run(findings, fixes, console) {
      case .printed:
        return Report(findings, files: result.fileCount).exitStatus(strict: strict) == 0 ? .success : .findings
      case .refused: return .couldNotRun
      case .fixed(let fixed): findings.removeAll(where: fixed.contains)
      }
    }
    let report = Report(
      words?.withSuggestions(findings) ?? findings,
      skipped: skipped + (code?.skipped ?? []) + (words?.skipped ?? []).filter { groups.contains($0.group) },
      files: result.fileCount, code: code?.summary)
    console.write(report.text(format, colour: console.style.colour))
    return report.exitStatus(strict: strict) == 0 ? .success : .findings
  }

  /// What the checks look at, as far as their groups were chosen; what could not be had is skipped.
  private func input(
    of result: Pipeline.Result, _ pipeline: Pipeline, _ console: Console, _ skipped: inout [Skipped]
  ) async -> CheckInput {
    let looksAtModels = groups.contains("models")
    let layouts = looksAtModels ? await pipeline.layOut(result.base) : nil
    if let failures = layouts?.failures, let first = failures.first {
      skipped.append(
        Skipped(
          group: "models", count: failures.count, reason: "diagrams cannot be drawn: \(first)", help: "phasebook doctor"
        ))
    }
    if looksAtModels, staleAfter != nil { skipped += undated(in: result.base) }
    var answers: [String: LinkAnswer]?
    if isExternal, groups.contains("links") {
      let links = ExternalLinks(of: result.base)
      answers = await pipeline.time("ask servers") { () -> [String: LinkAnswer]? in
        console.progress("Asking for \(links.addresses.count) addresses")
        return Curl.found.map { $0.answers(links.addresses) }
      }
      skipped +=
        answers.map { links.unverified($0) }
        ?? [
          Skipped(
            group: "links", count: links.addresses.count, reason: "external links: there is no curl to ask by",
            help: Tool.curl.howToGet)
        ].filter { $0.count > 0 }
    }
    return CheckInput(
      result.base, strings: result.strings, diagrams: layouts?.library ?? DiagramLibrary([]),
      comparedSince: staleAfter.flatMap { CalendarDay.daysAgo($0) }, answers: answers)
  }

  /// What is reported on.
  private struct Scope {
    private let files: [String]
    private let languages: [String]
    private let prefix: String

    init(_ paths: [String], _ languages: [String], _ folder: ContentFolder) throws(UsageError) {
      prefix = folder.prefix
      self.languages = languages
      var files: [String] = []
      for path in paths {
        guard let real = Disk.realPath(path) else { throw UsageError("there is no file “\(path)”") }
        guard real == folder.path || real.hasPrefix(folder.path + "/") else {
          throw UsageError("“\(path)” is not in the content folder")
        }
        files.append(folder.prefix + real.dropFirst(folder.path.count + 1))
      }
      self.files = files
    }

    func contains(_ finding: Diagnostic) -> Bool {
      let path = finding.range?.file.path ?? ""
      let isNamed = files.isEmpty || files.contains { $0 == path || $0 == prefix || path.hasPrefix($0 + "/") }
      return isNamed && (languages.isEmpty || languages.contains { path.hasPrefix(prefix + $0 + "/") })
    }
  }
}
