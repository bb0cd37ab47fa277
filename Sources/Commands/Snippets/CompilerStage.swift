import Checks
import Files
import Foundation
import Knowledge
import Snippets

/// The stage that asks compilers about the code of articles.
struct CompilerStage {
  let cache: Cache
  /// Where compilers may keep their own files; nil where nothing is kept.
  let folder: String?
  /// The content folder, above which an installed compiler may be.
  let content: String

  /// What the compilers of this machine say; nothing is started where all is known from before.
  func run(
    _ base: KnowledgeBase, willCompile: @escaping @Sendable (_ compiler: String, _ count: Int) -> Void
  ) async -> CompiledCode {
    let found = compilers(for: base)
    var code = await CompiledCode.check(
      base, by: found.compilers, missing: found.missing, cache: cache, willCompile: willCompile)
    code.processes += found.processes
    return code
  }

  /// Looks for the compilers of the languages that the articles have code in.
  func compilers(for base: KnowledgeBase) -> (
    compilers: [any SnippetCompiler], missing: [CompiledCode.Missing], processes: Int
  ) {
    let languages = Set(base.articles.flatMap(\.snippets).filter(\.isCompiled).map(\.language))
    var compilers: [any SnippetCompiler] = []
    var missing: [CompiledCode.Missing] = []
    var processes = 0
    if languages.contains("swift") {
      if let toolchain = SwiftToolchain.find(cache) {
        compilers.append(SwiftCompiler(toolchain, stubs: base.code.swiftStubs, keepingIn: folder))
        processes += toolchain.processes
      } else {
        missing.append(
          CompiledCode.Missing(
            language: "swift", reason: "no Swift compiler was found", help: "see swift.org/install"))
      }
    }
    if languages.contains("kotlin") {
      let settings = base.configuration.snippets
      let version = KotlinVersion(settings.kotlinVersion) ?? .default
      let environment = ProcessInfo.processInfo.environment
      switch KotlinToolchain.find(in: environment, from: [content, Disk.workingFolder], knowing: version) {
      case .success(let toolchain):
        let kotlin = KotlinSettings(
          languageVersion: version, stubs: base.code.kotlinStubs, imports: settings.kotlinImports,
          platform: AndroidPlatform.find(in: environment))
        compilers.append(KotlinCompiler(toolchain, kotlin, cache: folder))
      case .failure(let absent):
        missing.append(CompiledCode.Missing(language: "kotlin", reason: absent.reason, help: absent.howToGet))
      }
    }
    return (compilers, missing, processes)
  }
}
