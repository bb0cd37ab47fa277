internal import Diagnostics
package import Files

/// Kotlin's own compiler, which judges all units in one process.
///
/// Its start costs seconds and a block hundredths of one, so each unit becomes a file of one module. There is no option
/// to check code without generating any: a file with a known error, the sentinel, makes it stop after its checks. That
/// error is also the proof that it got as far; without it no unit counts as judged.
package struct KotlinCompiler: SnippetCompiler {
  package let language = "kotlin"
  package var name: String { "Kotlin \(version)" }
  /// Of the language: the compiler's own tells nothing to who reads the code.
  package var version: String { "\(settings.languageVersion)" }
  package let fingerprint: Fingerprint

  private let toolchain: KotlinToolchain
  private let settings: KotlinSettings
  private let stubs: KotlinStubs
  private let archive: ClassDataArchive?

  /// `cache` is a folder for what makes later runs faster; nil for none.
  package init(_ toolchain: KotlinToolchain, _ settings: KotlinSettings = KotlinSettings(), cache: String?) {
    self.toolchain = toolchain
    self.settings = settings
    stubs = KotlinStubs(settings.stubs, without: settings.platform == nil ? [] : ["android"])
    archive = cache.map { ClassDataArchive(folder: $0 + "/kotlin", for: toolchain) }
    var fingerprint = stubs.fingerprint
    let platform = settings.platform.map { "\($0.level)" } ?? ""
    for text in [toolchain.version, "\(settings.languageVersion)", platform] + settings.imports + Self.flags {
      fingerprint.add(Array(text.utf8) + [0])
    }
    self.fingerprint = fingerprint
  }

  package func compile(_ units: [CompilationUnit]) -> CompilationRun {
    var run = CompilationRun(messages: Array(repeating: nil, count: units.count))
    for start in stride(from: 0, to: units.count, by: settings.batch) {
      var waiting = Array(start..<min(start + settings.batch, units.count))
      // A unit that the compiler breaks on is left out, and the others are asked again; not without end.
      for _ in 0..<4 where !waiting.isEmpty {
        let batch = KotlinBatch(waiting.map { ($0, units[$0]) }, imports: settings.imports)
        switch judge(batch, processes: &run.processes) {
        case .judged(let messages):
          for (index, found) in messages { run.messages[index] = found }
          run.batched += waiting.count
          waiting = []
        case .stubs(let findings):
          run.findings = findings
          run.failure = "the stubs do not compile"
          return run
        case .failed(let reason, let culprit):
          run.failure = run.failure ?? reason
          waiting = culprit.map { culprit in waiting.filter { $0 != culprit } } ?? []
        }
      }
    }
    return run
  }

  private static let flags = [
    "-no-stdlib", "-no-reflect", "-Xrender-internal-diagnostic-names", "-Xreport-all-warnings",
    "-Xsuppress-version-warnings", "-Xdisable-default-scripting-plugin",
  ]

  private func judge(_ batch: KotlinBatch, processes: inout Int) -> KotlinBatch.Verdict {
    let scratch: String
    do throws(FileError) {
      scratch = try Disk.makeTemporaryFolder()
    } catch {
      return .failed("\(error.path): \(error.reason)", nil)
    }
    defer { try? Disk.remove(scratch) }
    do throws(FileError) {
      try batch.write(below: scratch)
      try stubs.write(below: scratch)
    } catch {
      return .failed("\(error.path): \(error.reason)", nil)
    }
    while true {
      let usesArchive = archive?.isThere == true
      processes += 1
      guard let outcome = start(archive?.options ?? [], units: batch.count, scratch: scratch) else {
        return .failed("\(toolchain.java) cannot be started", nil)
      }
      let verdict = batch.verdict(on: outcome, stubs)
      switch verdict {
      case .judged, .stubs: archive?.keep(isSound: true)
      case .failed:
        archive?.keep(isSound: false)
        if usesArchive, !outcome.ranOutOfTime {
          // Java refuses a damaged archive, or breaks on it; without one, the next try makes it anew.
          archive?.discard()
          continue
        }
      }
      return verdict
    }
  }

  private func start(_ options: [String], units: Int, scratch: String) -> Subprocess.Outcome? {
    let classPath = toolchain.libraries + [settings.platform?.jar].compactMap { $0 }
    // The JVM reads the names of files, and we its output, as the locale says, which is often none.
    var program = Subprocess(
      "/usr/bin/env",
      ["LC_ALL=C.UTF-8", toolchain.java, "-Xmx\(settings.memory)m"] + Self.options + options
        + ["-cp", toolchain.compilerJar, "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler"] + Self.flags
        + ["-language-version", "\(settings.languageVersion)", "-cp", classPath.joined(separator: ":")]
        + ["-d", "classes", KotlinBatch.folder, KotlinStubs.folder], folder: scratch)
    program.limit = settings.limit + Double(units) / 2
    return program.run(scratch: scratch)
  }

  /// Of Java: what makes a short life fast, and its output readable.
  private static let options = [
    "-Xss8m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-XX:+IgnoreUnrecognizedVMOptions",
    "-XX:-CreateCoredumpOnCrash", "-Xlog:disable", "-Djava.awt.headless=true", "-Dfile.encoding=UTF-8",
    "-Dsun.stdout.encoding=UTF-8",
    "-Dsun.stderr.encoding=UTF-8", "-Dstdout.encoding=UTF-8", "-Dstderr.encoding=UTF-8",
    "-Dorg.jetbrains.kotlin.cliMessageRenderer=XML",
  ]
}
