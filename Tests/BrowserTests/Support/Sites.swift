import Foundation
import Testing

/// The sites under test, built by the program for one run: the knowledge base of this repository, and the sample.
struct Sites: Sendable {
  /// What a web server would serve: each site in a folder of its own.
  let folder: URL
  let real: Site
  let sample: Site

  @TaskLocal static var built: Sites?

  static var current: Sites {
    get throws { try #require(built, "outside of the suite that builds the sites") }
  }

  /// One page of each kind in every language, of both sites.
  var kindsInAllLanguages: [Page] {
    get throws {
      try real.kinds + sample.kinds + sample.languages.map { sample.page("\($0)/only-english/index.html") } + kinds
    }
  }

  /// One page of each kind, in one language or another: articles, one with a diagram, machines, a start page, a text in place of its translation, the
  /// choice of a language, pages for what is not there, an earlier address.
  var kinds: [Page] {
    get throws {
      try [
        real.article("en"), real.article("ru"), real.start("sr"), real.page("index.html"), real.page("404.html"),
        real.page("de/models/ios-app/index.html"), real.article("sr-Latn"),
        real.page("sr-Latn/models/android-activity/index.html"),
      ]
        + [
          "de/everything/index.html", "de/index.html", "sr/only-english/index.html", "ru/404.html",
          "en/old/everything/index.html", "en/puzzle/index.html",
        ].map { try sample.page($0).still }
    }
  }

  static func build(below folder: URL) throws -> Sites {
    let sources = folder.appendingPathComponent("Sample")
    try SampleContent.write(into: sources)
    let served = folder.appendingPathComponent("served")
    func site(_ name: String, from content: URL) throws -> Site {
      let output = served.appendingPathComponent(name)
      let made = try Repository.output(
        of: Repository.program,
        [
          "build", "--no-cache", "--content", content.path, "--output", output.path, "--base-url",
          "https://example.org/\(name)/",
        ])
      guard made.status == 0 else { throw Browser.Failure(description: made.out + made.err) }
      return try Site(name: name, folder: output)
    }
    let real = try site("lifecycles", from: Repository.root.appendingPathComponent("Content"))
    return Sites(folder: served, real: real, sample: try site("handbook", from: sources))
  }
}

/// Builds the sites before a suite and removes them after it.
struct SitesTrait: SuiteTrait, TestScoping {
  func provideScope(for test: Test, testCase: Test.Case?, performing body: @Sendable () async throws -> Void)
    async throws
  {
    let folder = try Repository.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try await Sites.$built.withValue(Sites.build(below: folder)) { try await body() }
  }
}

extension Trait where Self == SitesTrait {
  static var sites: Self { Self() }
}

/// What is checked here is what readers get; everything is in suites below this one.
@Suite(.sites) enum GeneratedSite {}
