import Checks
import Diagnostics
import Files
import Knowledge
import Site
import YAML

/// The stages that every command about a knowledge base goes through: load, parse, link. Read this first.
struct Pipeline {
  let folder: ContentFolder
  let files: FileSystem
  let jobs: Jobs
  let cache: Cache
  /// Where compilers keep their own files; nil where nothing is kept.
  private let compilerFolder: String?
  private let clock: StageClock
  private let console: Console

  /// What comes out of the stages.
  struct Result: Sendable {
    let base: KnowledgeBase
    let strings: StringCatalogs
    /// Of all stages so far; suppressions are not applied.
    let findings: [Diagnostic]
    /// How many files were read.
    let fileCount: Int
  }

  /// The configuration cannot be used: nothing can be done, and the findings say why.
  struct CannotRun: Error, Sendable { let findings: [Diagnostic] }

  init(_ options: CommonOptions, _ console: Console) throws(UsageError) {
    folder = try ContentFolder.find(options.content)
    files = .disk(folder.path)
    cache = options.noCache ? .none : Cache(folder: folder.cacheFolder)
    compilerFolder = options.noCache ? nil : folder.cacheFolder + "/compilers"
    jobs = Jobs(options.jobs ?? Processor.count)
    self.console = console
    clock = StageClock(console: options.timings ? console : nil)
  }

  /// Runs load, parse and link. `baseURL` wins over the configuration's.
  func run(includesDrafts: Bool, baseURL: BaseURL? = nil) async throws(CannotRun) -> Result {
    let read = try readConfiguration()
    var configuration = read.value
    if let baseURL { configuration.baseURL = baseURL }
    let tree = await clock.time("load") {
      await ContentTree.load(
        files, prefix: folder.prefix, languages: configuration.siteLanguages,
        editions: configuration.editionFolders, jobs: jobs)
    }
    let parsed = await clock.time("parse") {
      await tree.value.articles.concurrentMap(jobs: jobs) { file in Article.parse(file) }
    }
    let models = await clock.time("models") { ModelLibrary.read(tree.value, configuration) }
    let linked = await clock.time("link") {
      await Linker(configuration, tree.value, models.value, includesDrafts: includesDrafts)
        .link(parsed.map(\.value), files, jobs: jobs)
    }
    let strings = StringCatalogs(configuration, own: tree.value.strings)
    let stages: [[Diagnostic]] = [
      read.diagnostics, tree.diagnostics, parsed.flatMap { $0.diagnostics }, models.diagnostics,
      linked.diagnostics, strings.diagnostics,
    ]
    let findings = stages.flatMap { $0 }
    return Result(
      base: linked.value, strings: strings, findings: findings, fileCount: tree.value.articles.count + 1)
  }

  /// Times a later stage of a command.
  func time<Value: Sendable>(_ stage: String, _ work: () async -> Value) async -> Value {
    await clock.time(stage, work)
  }

  /// Finds the layouts of all diagrams of the pages.
  func layOut(_ base: KnowledgeBase) async -> DiagramStage.Result {
    await clock.time("lay out", detail: { "layouts tried: \($0.layouts)" }) { DiagramStage(cache: cache).run(base) }
  }

  /// Asks the compilers of this machine about the code of all articles.
  func compile(_ base: KnowledgeBase) async -> CompiledCode {
    await clock.time(
      "compile code",
      detail: { "processes: \($0.processes), blocks known: \($0.summary.cached), compiled: \($0.summary.compiled)" }
    ) {
      await CompilerStage(cache: cache, folder: compilerFolder, content: folder.path).run(base) { compiler, count in
        console.progress("Compiling \(count == 1 ? "1 block" : "\(count) blocks") of code with \(compiler) …")
      }
    }
  }

  /// Asks the dictionaries of this machine about the words of all articles.
  func spell(_ base: KnowledgeBase) async -> CheckedWords {
    await clock.time("spell", detail: { "dictionaries loaded: \($0.loaded.count)" }) {
      await SpellerStage(cache: cache, jobs: jobs).run(base)
    }
  }

  /// The knowledge base alone; nil, with the reason on standard error, where the configuration cannot be used.
  func base(_ console: Console) async -> KnowledgeBase? {
    do throws(CannotRun) {
      return try await run(includesDrafts: true).base
    } catch {
      console.error(Report(error.findings, files: 1).text(.full, colour: console.errorStyle.colour))
      return nil
    }
  }

  /// Reads the machines alone; nil, with the reason on standard error, where the configuration cannot be used.
  func models(_ console: Console) async -> Models? {
    do throws(CannotRun) {
      let read = try readConfiguration()
      let tree = await ContentTree.load(
        files, prefix: folder.prefix, languages: read.value.siteLanguages, jobs: jobs)
      let library = ModelLibrary.read(tree.value, read.value)
      // A machine that cannot be read is not there, which must not look as if all were well.
      let unread = tree.diagnostics.filter { $0.range?.file.path.hasPrefix(folder.prefix + "Models") ?? false }
      return Models(
        library: library.value, configuration: read.value, findings: unread + library.diagnostics,
        files: tree.value.models.map(\.source.path))
    } catch {
      console.error(Report(error.findings, files: 1).text(.full, colour: console.errorStyle.colour))
      return nil
    }
  }

  private func readConfiguration() throws(CannotRun) -> Outcome<Configuration> {
    let name = ContentFolder.configurationName
    let bytes: [UInt8]
    do {
      bytes = try Disk.read(folder.path + "/" + name)
    } catch {
      let place = SourceFile(path: folder.prefix + name, bytes: [])
      throw CannotRun(
        findings: [Diagnostic(.unreadable, "cannot be read: \(error.reason)", at: SourceRange(place, 0..<0))])
    }
    let outcome = Configuration.read(SourceFile(path: folder.prefix + name, bytes: bytes))
    guard let value = outcome.value else { throw CannotRun(findings: outcome.diagnostics) }
    return Outcome(value, outcome.diagnostics)
  }
}
