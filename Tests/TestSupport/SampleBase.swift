import Checks
package import Diagnostics
package import Files
package import Knowledge
package import Site
import YAML

/// A small knowledge base in memory, taken through the stages of `Commands/Pipeline.swift` and all checks.
package struct SampleBase: Sendable {
  /// Nil where the configuration cannot be used.
  package let base: KnowledgeBase?
  package let strings: StringCatalogs?
  /// Of all stages and checks, sorted, with suppressions and severities applied.
  package let findings: [Diagnostic]

  /// What every sample begins with: two languages, a start page in both, no navigation.
  package static let files = [
    "phasebook.yaml": "phasebook: 1\ntitle: {en: Book, de: Buch}\nlanguages: {en: {}, de: {}}\n",
    "en/index.md": "---\ntitle: Book\n---\n\nText.\n",
    "de/index.md": "---\ntitle: Buch\n---\n\nText.\n",
  ]

  /// Runs all stages on the files that every sample has, and those given, which win.
  ///
  /// `onRequest`: with the checks that only run where somebody asks for them, and with drawings.
  package static func make(
    _ files: [String: String], includesDrafts: Bool = true, onRequest: Bool = false
  ) async -> SampleBase {
    let all = Self.files.merging(files) { _, given in given }
    return await make(
      .sample(all.mapValues { Array($0.utf8) }), includesDrafts: includesDrafts, onRequest: onRequest)
  }

  /// Runs all stages on a content folder.
  package static func make(
    _ files: FileSystem, includesDrafts: Bool = true, onRequest: Bool = false
  ) async -> SampleBase {
    let jobs = Jobs(2)
    let bytes = RelativePath("phasebook.yaml").flatMap { try? files.read($0) }
    let read = Configuration.read(SourceFile(path: "phasebook.yaml", bytes: bytes ?? []))
    guard let configuration = read.value else {
      return SampleBase(base: nil, strings: nil, findings: read.diagnostics.sorted())
    }
    let tree = await ContentTree.load(
      files, prefix: "", languages: configuration.siteLanguages,
      editions: configuration.editionFolders, jobs: jobs)
    let parsed = tree.value.articles.map { Article.parse($0) }
    let models = ModelLibrary.read(tree.value, configuration)
    let linked = await Linker(configuration, tree.value, models.value, includesDrafts: includesDrafts)
      .link(parsed.map(\.value), files, jobs: jobs)
    let base = linked.value
    let strings = StringCatalogs(configuration, own: tree.value.strings)
    var found = read.diagnostics + tree.diagnostics + parsed.flatMap(\.diagnostics)
    found += models.diagnostics + linked.diagnostics + strings.diagnostics
    let input =
      onRequest
      ? CheckInput(
        base, strings: strings, diagrams: SampleDiagrams.library(of: base),
        comparedSince: CalendarDay(year: 2020, month: 1, day: 1), answers: answers(base))
      : CheckInput(base, strings: strings)
    found += await Check.run(on: input, jobs: jobs)
    found = applySuppressions(of: input, to: found, groups: Set(Rule.groups)).with(base.configuration.severities)
    return SampleBase(base: base, strings: strings, findings: found.sorted())
  }

  /// Every server has everything but what is called gone.
  private static func answers(_ base: KnowledgeBase) -> [String: LinkAnswer] {
    Dictionary(
      ExternalLinks(of: base).addresses.map { ($0, .status($0.contains("/gone") ? 404 : 200)) }
    ) { first, _ in first }
  }

  /// The findings as lines.
  package var lines: [String] { findings.map(\.line) }

  /// The article of a path such as `en/page.md`.
  package func article(_ path: String) -> Article? { base?.articles.first { $0.path.string == path } }
}

extension FileSystem {
  /// Files in memory, and the folders that they stand in, as a disk lists them.
  package static func sample(_ files: [String: [UInt8]]) -> FileSystem {
    let plain = FileSystem.memory(files)
    return FileSystem(
      list: {
        let listed = plain.list()
        var folders: Set<RelativePath> = []
        for entry in listed {
          var folder = entry.path.parent
          while !folder.isRoot, folders.insert(folder).inserted { folder = folder.parent }
        }
        return (listed + folders.map { Entry(path: $0, kind: .folder) }).sorted { $0.path < $1.path }
      }, read: plain.read)
  }
}
