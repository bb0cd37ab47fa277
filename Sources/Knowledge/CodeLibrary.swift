package import Diagnostics
import Files
package import Snippets

/// What code in articles leans on without showing it: hidden declarations, stubs, and what was once compiled.
package struct CodeLibrary: Sendable {
  /// `Content/Snippets/<name>.<swift|kt>`, by `name.ending`.
  package let contexts: [String: SourceFile]
  /// Modules of `Stubs/Swift/<Module>/*.swift`, sorted by name.
  package let swiftStubs: [(module: String, files: [SourceFile])]
  /// `Stubs/Kotlin/**`, sorted by path.
  package let kotlinStubs: [SourceFile]
  /// What `Content/Snippets/verified.ledger` says; empty where nothing was recorded.
  package let ledger: SnippetLedger

  package static let ledgerPath = "Snippets/verified.ledger"

  /// The hidden declarations that a block names; nil where it names none, or there are none.
  package func context(of snippet: Snippet) -> SourceFile? {
    guard let name = snippet.context?.text else { return nil }
    return contexts["\(name).\(Self.ending(of: snippet.language))"]
  }

  /// Names of functions that the stubs declare, with labels where these are a part of them.
  package func declaredFunctions(language: String) -> Set<String> {
    guard language == "swift" else {
      return Set(kotlinStubs.flatMap { DeclaredFunction.calls(in: $0.bytes, language: language) })
    }
    let files = swiftStubs.flatMap(\.files)
    return Set(files.flatMap { DeclaredFunction.all(in: $0.bytes, language: language) }.map(\.fullName))
  }

  /// The ending of files with code in a language.
  package static func ending(of language: String) -> String { language == "kotlin" ? "kt" : language }

  /// Reads the files below the folders that the settings name; what cannot be read is reported.
  static func load(_ tree: ContentTree, _ files: FileSystem, _ settings: SnippetSettings) -> Outcome<CodeLibrary> {
    var findings: [Diagnostic] = []
    func read(_ path: RelativePath) -> SourceFile? {
      do throws(FileError) {
        return SourceFile(path: tree.prefix + path.string, bytes: try files.read(path))
      } catch {
        let place = SourceRange(SourceFile(path: tree.prefix + path.string, bytes: []), 0..<0)
        findings.append(Diagnostic(.unreadable, "cannot be read: \(error.reason)", at: place))
        return nil
      }
    }
    var contexts: [String: SourceFile] = [:]
    var modules: [String: [SourceFile]] = [:]
    var kotlin: [SourceFile] = []
    for path in tree.files.values.sorted() {
      let (name, ending) = (path.string, path.fileExtension)
      if name.hasPrefix("Snippets/"), path.parts.count == 2, ["swift", "kt"].contains(ending) {
        contexts[path.parts[1]] = read(path)
      } else if name.hasPrefix(settings.swiftStubs + "/"), ending == "swift" {
        let rest = path.parts.dropFirst(settings.swiftStubs.split(separator: "/").count)
        if rest.count == 2, let module = rest.first, let file = read(path) { modules[module, default: []].append(file) }
      } else if name.hasPrefix(settings.kotlinStubs + "/"), ["kt", "java"].contains(ending) {
        if let file = read(path) { kotlin.append(file) }
      }
    }
    let library = CodeLibrary(
      contexts: contexts, swiftStubs: modules.sorted { $0.key < $1.key }.map { (module: $0.key, files: $0.value) },
      kotlinStubs: kotlin,
      ledger: tree.files[ledgerPath].flatMap { read($0) }.map { SnippetLedger($0) } ?? SnippetLedger())
    return Outcome(library, findings)
  }
}
