import Checks
import Diagnostics
import Files
import Knowledge
import Translations

/// What all commands about translations work with: the knowledge base, and the articles and languages that were chosen.
struct TranslationDesk {
  let pipeline: Pipeline
  let result: Pipeline.Result
  let topics: [Int]
  let languages: [Int]

  var base: KnowledgeBase { result.base }

  /// Nil, with the reason on standard error, where the configuration cannot be used.
  init?(_ options: CommonOptions, _ selection: TranslationSelection, _ console: Console) async throws {
    pipeline = try Pipeline(options, console)
    do throws(Pipeline.CannotRun) {
      result = try await pipeline.run(includesDrafts: true)
    } catch {
      console.error(Report(error.findings, files: 1).text(.full, colour: console.errorStyle.colour))
      return nil
    }
    (topics, languages) = try selection.resolved(in: result.base, pipeline.folder)
  }

  /// One article beside its translation.
  struct Sheet {
    let topic: Int
    let path: String
    let comparison: TranslationComparison
  }

  /// The chosen articles beside their translations into one language.
  func sheets(in language: Int) -> [Sheet] {
    topics.flatMap { topic in
      base.comparisons(of: topic, in: [language]).map {
        Sheet(topic: topic, path: base.topics[topic].path, comparison: $0.comparison)
      }
    }
  }

  func folder(of language: Int) -> String { base.languages[language].folder }

  /// The path of a language's ledger as messages name it.
  func ledgerName(_ language: Int) -> String { pipeline.folder.prefix + "Translations/\(folder(of: language)).ledger" }

  /// A ledger as it stands in its file.
  func ledgerBytes(_ language: Int) -> [UInt8]? {
    try? Disk.read(pipeline.folder.path + "/Translations/\(folder(of: language)).ledger")
  }

  /// Whether a ledger has lines that cannot be read, which writing it would lose.
  func isBroken(_ language: Int) -> Bool {
    result.findings.contains { $0.rule == .ledgerLine && $0.range?.file.path == ledgerName(language) }
  }

  /// Writes a ledger; the reason where it cannot be written.
  func write(_ bytes: [UInt8], ledgerOf language: Int) -> String? {
    let path = pipeline.folder.path + "/Translations/\(folder(of: language)).ledger"
    do throws(FileError) {
      if Disk.kind(of: path) == .missing {
        try Disk.makeFolder(pipeline.folder.path + "/Translations")
        try Disk.write(bytes, to: path)
      } else {
        try Disk.replace(path, with: bytes)
      }
      return nil
    } catch {
      return error.reason
    }
  }

  /// What is wrong with the elements of translations, with what authors ignore left out.
  func differences() async -> [Diagnostic] {
    let input = CheckInput(base, strings: result.strings)
    let found = await Check.run(on: input, jobs: pipeline.jobs)
    return applySuppressions(of: input, to: result.findings + found, groups: ["translation"]).filter { finding in
      finding.severity >= .warning && Rules.aboutElements.contains(finding.rule)
    }
  }
}
