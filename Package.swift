// swift-tools-version: 6.2
import PackageDescription

// One set of rules for every Swift target: language mode 6, no warning survives.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A Swift target that may import only what is listed here, all of which stands above it.
func module(_ name: String, _ dependencies: [Target.Dependency] = [], path: String? = nil, exclude: [String] = [])
  -> Target
{
  .target(name: name, dependencies: dependencies, path: path, exclude: exclude, swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: strict)
}

let package = Package(
  name: "phasebook",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "phasebook", targets: ["phasebook"])],
  targets: [
    // C libraries: a module map and a shim each, no logic; exactly one Swift file imports each of them.
    .systemLibrary(
      name: "CMarkGFM", path: "Sources/CMarkGFM", pkgConfig: "libcmark-gfm",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"])]),
    .systemLibrary(
      name: "CYAML", path: "Sources/CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "CGraphviz", path: "Sources/CGraphviz", pkgConfig: "libgvc",
      providers: [.apt(["libgraphviz-dev"]), .brew(["graphviz"])]),
    .systemLibrary(
      name: "CHunspell", path: "Sources/CHunspell", pkgConfig: "hunspell",
      providers: [.apt(["libhunspell-dev"]), .brew(["hunspell"])]),
    .systemLibrary(
      name: "CStemmer", path: "Sources/CStemmer", providers: [.apt(["libstemmer-dev"]), .brew(["snowball"])]),

    // Paths, the file system and parallel work: everything else stands on it, it stands on nothing.
    module("Files"),
    // What can be said about a file, at which place, and how it is printed.
    module("Diagnostics"),
    // HTML as bytes, escaped by construction; knows no page.
    module("Markup"),
    // YAML with positions; the only target that sees libyaml.
    module("YAML", ["Diagnostics", "CYAML"]),
    // What is known of a human language: tags, names, plurals, dictionaries; knows no document.
    module("Languages", ["Files", "CHunspell", "CStemmer"]),
    // State machines as authors describe them: typed, resolved, looked over; knows no article.
    module("StateMachines", ["Diagnostics", "YAML"]),
    // Markdown documents with source ranges; the only target that sees cmark-gfm.
    module("Markdown", ["Files", "Diagnostics", "Markup", "CMarkGFM"]),
    // Drawings of machines: sizes, places, SVG; the only target that sees Graphviz.
    module("Diagrams", ["Files", "Markup", "StateMachines", "CGraphviz"]),
    // Code in articles: tokens for colours and comparison, and compilers that are asked about many blocks at once.
    module("Snippets", ["Files", "Diagnostics", "Markdown"]),
    // One text in several languages: segments paired and compared, ledgers, PO catalogues.
    module("Translations", ["Files", "Diagnostics", "Languages", "Markdown"]),
    // Everything read, parsed and linked: one immutable knowledge base.
    module(
      "Knowledge",
      ["Files", "Diagnostics", "YAML", "Languages", "StateMachines", "Markdown", "Snippets", "Translations"]),
    // The theme's files, embedded, so that the binary works alone.
    .target(name: "SiteAssets", path: "Site/Assets"),
    // Pages from the knowledge base; reads no file and writes none.
    module(
      "Site",
      [
        "Files", "Diagnostics", "Markup", "YAML", "Languages", "StateMachines", "Markdown", "Diagrams", "Snippets",
        "Translations", "Knowledge", "SiteAssets",
      ], path: "Site", exclude: ["Assets"]),
    // Rules that read the knowledge base and report; one a file.
    module(
      "Checks",
      [
        "Files", "Diagnostics", "YAML", "Languages", "StateMachines", "Markdown", "Diagrams", "Snippets",
        "Translations", "Knowledge", "Site",
      ]),
    // The command line: arguments in, exit status out.
    module(
      "Commands",
      [
        "Files", "Diagnostics", "YAML", "Languages", "StateMachines", "Markdown", "Markup", "Diagrams", "Snippets",
        "Translations", "Knowledge", "Checks", "Site",
      ]),
    .executableTarget(name: "phasebook", dependencies: ["Commands"], swiftSettings: strict),

    // What tests share: small knowledge bases in memory, folders that vanish, random numbers that repeat.
    module(
      "TestSupport", ["Files", "Diagnostics", "YAML", "Diagrams", "Knowledge", "Checks", "Site"],
      path: "Tests/TestSupport"),
    tests("FilesTests", ["Files", "TestSupport"]),
    tests("MarkupTests", ["Markup"]),
    tests("TranslationsTests", ["Files", "Diagnostics", "Markdown", "Translations", "TestSupport"]),
    tests(
      "KnowledgeTests",
      ["Files", "Diagnostics", "YAML", "Languages", "StateMachines", "Markdown", "Knowledge", "TestSupport"]),
    tests(
      "ChecksTests",
      [
        "Files", "Diagnostics", "Languages", "StateMachines", "Markdown", "Snippets", "Translations", "Knowledge",
        "Checks", "TestSupport",
      ]),
    tests(
      "SiteTests",
      [
        "Files", "Diagnostics", "YAML", "Languages", "Translations", "Diagrams", "Snippets", "Knowledge", "Site",
        "TestSupport",
      ]),
    tests("ArchitectureTests", ["TestSupport"]),
    tests("DiagnosticsTests", ["Diagnostics"]),
    tests("YAMLTests", ["Diagnostics", "YAML", "TestSupport"]),
    tests("LanguagesTests", ["Files", "Languages", "TestSupport"]),
    tests("MarkdownTests", ["Files", "Diagnostics", "Markdown", "Markup", "TestSupport"]),
    tests("DiagramsTests", ["Files", "Diagnostics", "Markup", "StateMachines", "Diagrams", "TestSupport"]),
    tests("SnippetsTests", ["Files", "Diagnostics", "Markdown", "Snippets", "TestSupport"]),
    tests("StateMachinesTests", ["Diagnostics", "YAML", "StateMachines", "TestSupport"]),
    tests("CatalogTests", ["Diagnostics", "Languages", "Translations", "TestSupport"]),
    tests("CommandsTests", ["Checks", "Commands", "Diagnostics", "Snippets", "TestSupport"]),
    // The program as it is run, and its pages in a browser.
    tests("EndToEndTests", ["phasebook"]),
    tests("BrowserTests", ["phasebook"]),
  ]
)
