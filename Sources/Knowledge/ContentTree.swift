package import Diagnostics
package import Files
import Languages
import Markdown
import Translations

/// Everything that was read from the content folder, before anything is made of it.
package struct ContentTree: Sendable {
  package let articles: [ArticleFile]
  /// What is put before paths in messages.
  let prefix: String
  /// All other files, by their path in NFC: what links may lead to.
  package let files: [String: RelativePath]
  /// The files of machines, `Models/<machine>.yaml`, sorted by path.
  package let models: [ModelFile]
  /// `Models/equivalences.yaml`
  package let equivalences: SourceFile?
  /// `Models/scenarios.yaml`
  package let scenarios: SourceFile?
  /// Folders, by their path in NFC.
  package let folders: Set<String>
  /// Catalogues of the pages' own words, `theme/strings/<language>.po`, by language.
  package let strings: [String: SourceFile]
  /// What is known of translations, `Translations/<language>.ledger`, by language.
  package let ledgers: [Int: SourceFile]
  /// `glossary.yaml`
  let glossary: Glossary

  /// The text of one article, with what its path says of it.
  package struct ArticleFile: Sendable {
    package let path: RelativePath
    package let language: Int
    package let topic: String
    package let source: SourceFile
  }

  /// The file of one machine.
  package struct ModelFile: Sendable {
    package let path: RelativePath
    package let source: SourceFile
  }

  /// Files of `Models/` that describe no machine.
  private static let shared: Set<String> = ["scenarios", "equivalences"]

  /// Lists the folder and reads its articles. What cannot be read is reported and left out.
  ///
  /// `prefix` is put before paths in messages: the content folder as seen from the current one. `editions` are the folders
  /// that the site makes itself, in which nobody may write.
  package static func load(
    _ files: FileSystem, prefix: String, languages: [SiteLanguage], editions: [String] = [], jobs: Jobs
  ) async -> Outcome<ContentTree> {
    var loader = Loader(prefix: prefix, languages: languages, editions: editions)
    for entry in files.list() { loader.sort(entry) }
    let read = await loader.found.concurrentMap(jobs: jobs) { found -> Outcome<ArticleFile?> in
      do throws(FileError) {
        let source = SourceFile(path: prefix + found.path.string, bytes: try files.read(found.path))
        return Outcome(ArticleFile(path: found.path, language: found.language, topic: found.topic, source: source))
      } catch {
        let place = SourceFile(path: prefix + found.path.string, bytes: [])
        return Outcome(nil, [Diagnostic(.unreadable, "cannot be read: \(error.reason)", at: SourceRange(place, 0..<0))])
      }
    }
    var strings: [String: SourceFile] = [:]
    for language in languages {
      guard let path = loader.files["theme/strings/\(language.folder).po"], let bytes = try? files.read(path) else {
        continue
      }
      strings[language.folder] = SourceFile(path: prefix + path.string, bytes: bytes)
    }
    let ledgers = loader.readLedgers(files)
    var models: [ModelFile] = []
    var equivalences: SourceFile?
    var scenarios: SourceFile?
    for path in loader.files.values.sorted() where isModel(path) {
      do throws(FileError) {
        let source = SourceFile(path: prefix + path.string, bytes: try files.read(path))
        if path.withoutExtension.name == "equivalences" { equivalences = source }
        if path.withoutExtension.name == "scenarios" { scenarios = source }
        if !shared.contains(path.withoutExtension.name) { models.append(ModelFile(path: path, source: source)) }
      } catch {
        loader.report(path, "cannot be read: \(error.reason)")
      }
    }
    for path in loader.files.values.sorted() where isMisplacedModel(path) {
      loader.report(path, "is not read: a machine is described in 'Models/<machine>.yaml'")
    }
    let glossary = loader.readGlossary(files)
    let tree = ContentTree(
      articles: read.compactMap(\.value), prefix: prefix, files: loader.files, models: models,
      equivalences: equivalences,
      scenarios: scenarios,
      folders: loader.folders, strings: strings, ledgers: ledgers, glossary: glossary)
    return Outcome(tree, loader.diagnostics + read.flatMap(\.diagnostics))
  }
}

extension ContentTree {
  /// Directly in `Models/`, and YAML.
  private static func isModel(_ path: RelativePath) -> Bool {
    path.parts.count == 2 && path.parts[0] == "Models" && path.fileExtension == "yaml"
  }

  /// Below `Models/` and YAML by its name, but not where machines are looked for.
  private static func isMisplacedModel(_ path: RelativePath) -> Bool {
    path.parts.count > 1 && path.parts[0] == "Models" && !isModel(path)
      && ["yaml", "yml"].contains(path.fileExtension.lowercased())
  }
}

/// Sorts the entries of the content folder by what they are.
private struct Loader {
  let prefix: String
  let languages: [SiteLanguage]
  let editions: [String]
  var found: [(path: RelativePath, language: Int, topic: String)] = []
  var files: [String: RelativePath] = [:]
  var folders: Set<String> = []
  var diagnostics: [Diagnostic] = []
  private var unknownLanguages: Set<String> = []

  init(prefix: String, languages: [SiteLanguage], editions: [String]) {
    self.prefix = prefix
    self.editions = editions
    self.languages = languages
  }

  mutating func sort(_ entry: FileSystem.Entry) {
    switch entry.kind {
    case .badLink(let reason): report(entry.path, "is a symbolic link that \(reason)")
    case .special: report(entry.path, "is neither a file nor a folder")
    case .unreadable(let reason): report(entry.path, "cannot be read: \(reason)")
    case .folder:
      folders.insert(entry.path.string.normalized)
      if isMarkdown(entry.path), languages.index(of: entry.path) != nil {
        report(entry.path, "is a folder, not an article")
      }
    case .file(let size): file(entry.path, size)
    }
  }

  private mutating func file(_ path: RelativePath, _ size: Int) {
    guard isMarkdown(path), path.parts.count > 1 else {
      files[path.string.normalized] = path
      return
    }
    guard let language = languages.index(of: path) else {
      unknownLanguage(path)
      files[path.string.normalized] = path
      return
    }
    guard size <= Limits.fileSize else {
      let place = SourceRange(SourceFile(path: prefix + path.string, bytes: []), 0..<0)
      diagnostics.append(
        Diagnostic(
          .markdownLimit, "file has \(size) bytes, more than the limit of \(Limits.fileSize)", at: place,
          help: "split it into several articles"))
      return
    }
    let topic = path.withoutExtension.parts.dropFirst().joined(separator: "/").normalized
    found.append((path, language, topic))
  }

  private func isMarkdown(_ path: RelativePath) -> Bool { path.fileExtension.lowercased() == "md" }

  /// A folder with articles whose name is a language tag, but none of the configuration's.
  private mutating func unknownLanguage(_ path: RelativePath) {
    let folder = path.parts.first ?? ""
    // Longer subtags are reserved by BCP 47, and would make a language of every `Assets` and `notes`.
    guard let tag = LanguageTag(folder), tag.language.count <= 3, unknownLanguages.insert(folder).inserted else {
      return
    }
    let known = languages.map(\.folder)
    let place = SourceRange(SourceFile(path: prefix + path.string, bytes: []), 0..<0)
    guard !editions.contains(folder) else {
      diagnostics.append(
        Diagnostic(
          .unknownLanguage, "the folder '\(folder)' holds articles, but this edition is made of another language's",
          at: place, help: "remove the articles, which are not published, or the edition in phasebook.yaml"))
      return
    }
    diagnostics.append(
      Diagnostic(
        .unknownLanguage, "the folder '\(folder)' holds articles, but no such language is configured", at: place,
        help: suggestion(for: folder, among: known).map { "did you mean '\($0)'?" }
          ?? "add it under 'languages' in phasebook.yaml"))
  }

  /// Reads the ledgers of all languages but the source; reports those of none.
  mutating func readLedgers(_ disk: FileSystem) -> [Int: SourceFile] {
    var result: [Int: SourceFile] = [:]
    for path in files.values.sorted() where path.parts.count == 2 && path.parts[0] == "Translations" {
      guard path.fileExtension == "ledger" else { continue }
      let language = path.withoutExtension.name
      do throws(FileError) {
        let source = SourceFile(path: prefix + path.string, bytes: try disk.read(path))
        guard let index = languages.firstIndex(where: { $0.folder == language }), index > 0 else {
          let isSource = languages.first?.folder == language
          diagnostics.append(
            Diagnostic(
              .ledgerLine, isSource ? "'\(language)' is the source language" : "there is no language '\(language)'",
              at: SourceRange(source, 0..<0), help: "remove the file, or give it the name of a translated language"))
          continue
        }
        result[index] = source
      } catch {
        report(path, "cannot be read: \(error.reason)")
      }
    }
    return result
  }

  /// Reads the glossary; reports one by a name that is not looked for.
  mutating func readGlossary(_ disk: FileSystem) -> Glossary {
    for path in files.values.sorted() where path.parts.count == 1 && path.withoutExtension.name == "glossary" {
      guard path.fileExtension == "yaml" else {
        if path.fileExtension == "yml" { report(path, "is not read: the file is called 'glossary.yaml'") }
        continue
      }
      do throws(FileError) {
        let file = SourceFile(path: prefix + path.string, bytes: try disk.read(path))
        let read = Glossary.read(file, languages: languages.map(\.folder))
        diagnostics += read.diagnostics
        return read.value
      } catch {
        report(path, "cannot be read: \(error.reason)")
      }
    }
    return Glossary.empty(languages: languages.count)
  }

  mutating func report(_ path: RelativePath, _ message: String) {
    let place = SourceFile(path: path.isRoot ? String(prefix.dropLast()) : prefix + path.string, bytes: [])
    diagnostics.append(Diagnostic(.unreadable, message, at: SourceRange(place, 0..<0)))
  }
}

extension Rule {
  package static let unreadable = Rule(
    "structure/unreadable", .error, "Everything in the content folder can be read.",
    why: "What cannot be read is missing on the site, and nobody would notice.",
    bad: ["en/folder.md/page.md": "---\ntitle: Page\n---\n\nText.\n"],
    good: ["en/folder/page.md": "---\ntitle: Page\n---\n\nText.\n"])

  package static let unknownLanguage = Rule(
    "structure/unknown-language", .warning, "Articles stand in the folder of a configured language.",
    why: "Articles of a language that the configuration does not name are not published.",
    bad: ["fr/page.md": "---\ntitle: Page\n---\n\nTexte.\n"],
    good: ["de/page.md": "---\ntitle: Seite\n---\n\nText.\n", "en/page.md": "---\ntitle: Page\n---\n\nText.\n"])
}
