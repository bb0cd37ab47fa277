import Foundation
import Testing

/// What `check` looks at, what it reports, and with which exit status.
struct CheckOptionTests {
  /// One finding in each of several files, groups and severities.
  static func faulty(_ more: [String: String] = [:]) throws -> Sandbox {
    let faults = [
      "en/index.md": Book.page("Start", "[One](part/one.md)\n\n## A\n\n#### B"),
      "en/part/two.md": Book.page("Two", "## Begin\n\n<iframe></iframe>\n\n## End"),
      "de/part/one.md": Book.page("Eins", "## Anfang\n\n[Zurück](../gone.md)\n\n## Ende\n\n![](../../en/part/dot.svg)"),
    ]
    return try Book.sandbox(faults.merging(more) { $1 })
  }

  static let order = Place("Content/en/index.md", 9, 1, "structure/heading-order")
  static let html = Place("Content/en/part/two.md", 7, 1, "structure/raw-html", severity: "warning")
  static let target = Place("Content/de/part/one.md", 7, 10, "links/missing-target")
  static let image = Place("Content/de/part/one.md", 11, 1, "accessibility/missing-alternative-text")

  static let selections: [(arguments: [String], places: [Place])] = [
    ([], [order, html, target, image]), (["--only", "links"], [target]), (["--only=structure"], [order, html]),
    (["--only", "links,accessibility"], [target, image]),
    (["--only", "links", "--only", "structure"], [target, order, html]),
    (["--only", "models"], []), (["-l", "de"], [target, image]), (["-l", "en"], [order, html]),
    (["-len,de"], [order, html, target, image]), (["--language=en", "--only", "links"], []),
    (["Content/de"], [target, image]), (["Content/en/index.md"], [order]), (["Content"], [order, html, target, image]),
    (["Content/en/part", "Content/de/index.md"], [html]), (["./Content/../Content/en/part/two.md"], [html]),
    (["Content/en/part"], [html]), (["Content/phasebook.yaml"], []),
    (["--", "Content/de"], [target, image]),
  ]

  @Test(arguments: selections) func selection(_ selection: (arguments: [String], places: [Place])) async throws {
    try await expect(selection.places, of: Self.faulty(), selection.arguments, formats: [.concise, .json])
  }

  @Test func strict() async throws {
    let sandbox = try Book.sandbox(["en/part/two.md": Book.page("Two", "## Begin\n\n<iframe></iframe>\n\n## End")])
    #expect(try await Program.run(["check"], in: sandbox.root).status == 0)
    #expect(try await Program.run(["check", "--strict"], in: sandbox.root).status == 1)
    let german = ["check", "--strict", "--only", "structure", "-l", "de"]
    #expect(try await Program.run(german, in: sandbox.root).status == 0)
    #expect(try await Program.run(["build", "--output", "site"], in: sandbox.root).status == 0)
    try sandbox.write(Book.page("Two", "## Begin\n\n## End"), to: "Content/en/part/two.md")
    #expect(try await Program.run(["check", "--strict"], in: sandbox.root).status == 0)
  }

  @Test func severities() async throws {
    let severity =
      "severity: {structure/raw-html: error, links: warning, accessibility/missing-alternative-text: note}\n"
    let sandbox = try Self.faulty(["phasebook.yaml": Book.configuration + severity])
    try await expect(
      [
        Self.order, Place("Content/en/part/two.md", 7, 1, "structure/raw-html"),
        Place("Content/de/part/one.md", 7, 10, "links/missing-target", severity: "warning"),
        Place("Content/de/part/one.md", 11, 1, "accessibility/missing-alternative-text", severity: "note"),
      ], of: sandbox)
    #expect(try await Program.run(["check", "--only", "links"], in: sandbox.root).status == 0)
    #expect(try await Program.run(["check", "--only", "links", "--strict"], in: sandbox.root).status == 1)
  }

  /// A rule's own severity wins over its group's, whichever stands first.
  @Test(arguments: ["{links: note, links/missing-target: warning}", "{links/missing-target: warning, links: note}"])
  func ruleBeforeGroup(_ severity: String) async throws {
    let sandbox = try Book.sandbox(["phasebook.yaml": Book.configuration + "severity: \(severity)\n"])
    let line = try sandbox.append("[a](gone.md) ![b](gone.png)", to: Fault.start)
    try await expect(
      [
        Place(Fault.start, line, 5, "links/missing-target", severity: "warning"),
        Place(Fault.start, line, 19, "links/missing-asset", severity: "note"),
      ], of: sandbox)
  }

  @Test(arguments: ["links/mising-target: note", "links/missing-target: nota"])
  func wrongSeverity(_ entry: String) async throws {
    let sandbox = try Book.sandbox(["phasebook.yaml": Book.configuration + "severity:\n  \(entry)\n"])
    let line = try sandbox.lines(of: "Content/phasebook.yaml")
    let isRule = entry.hasSuffix(": note")
    try await expect(
      [
        Place(
          "Content/phasebook.yaml", line, isRule ? 3 : 25,
          isRule ? "structure/unknown-rule" : "structure/unknown-value")
      ], of: sandbox)
  }

  // MARK: Suppressions

  /// What stands in the article, and the lines of the findings that are left.
  static let suppressions: [(text: String, lines: [Int])] = [
    ("<!-- phasebook:ignore links/missing-target \"why\" -->\n\n[a](gone.md)\n\n[b](gone.md)", [9]),
    ("<!-- phasebook:ignore links/missing-target \"why\" -->\n[a](gone.md)\n\n[b](gone.md)", [8]),
    ("[a](gone.md)\n\n<!-- phasebook:ignore links \"why\" -->\n\n[b](gone.md)", [5]),
    (
      "<!-- phasebook:ignore links/missing-target \"why\" -->\n\n- [a](gone.md)\n\n- [b](gone.md)\n\n[c](gone.md)", [11]
    ),
    ("<!-- phasebook:ignore links/missing-target \"why\" -->\n\n| A |\n|---|\n| [a](gone.md) |\n\n[b](gone.md)", [11]),
    (
      "<!-- phasebook:ignore links/missing-target \"a\" -->\n<!-- phasebook:ignore links/missing-asset \"b\" -->\n\n"
        + "[a](gone.md) ![b](gone.png)\n\n[c](gone.md)", [10]
    ),
    ("> <!-- phasebook:ignore links/missing-target \"why\" -->\n>\n> [a](gone.md)\n\n[b](gone.md)", [9]),
  ]

  @Test(arguments: suppressions) func ignore(_ suppression: (text: String, lines: [Int])) async throws {
    let sandbox = try Book.sandbox(["en/part/two.md": Book.page("Two", suppression.text + "\n\n## Begin\n\n## End")])
    let run = try await Program.run(
      ["check", "--only", "links,structure", "--format", "concise"], in: sandbox.root)
    let places = try Place.all(in: run.out, .concise)
    #expect(places.map(\.line) == suppression.lines, "\(run.out)")
    #expect(places.allSatisfy { $0.rule == "links/missing-target" && $0.path == "Content/en/part/two.md" })
  }

  /// `build` heeds the same words.
  @Test func ignoreInBuild() async throws {
    let text = "<!-- phasebook:ignore links/missing-target \"why\" -->\n\n[a](gone.md)\n\n## Begin\n\n## End"
    let sandbox = try Book.sandbox(["en/part/two.md": Book.page("Two", text)])
    let run = try await Program.run(["build", "--output", "site"], in: sandbox.root)
    #expect(run.status == 0 && !run.err.contains("missing-target"), "\(run.err)")
  }

  // MARK: What cannot run

  static let badUsage: [[String]] = [
    ["check", "--nonsense"], ["check", "--only", "nonsense"], ["check", "-l", "xx"], ["check", "Content/gone.md"],
    ["check", "/"], ["check", "--format", "xml"], ["check", "--jobs", "0"], ["check", "--jobs", "many"],
    ["check", "--content", "gone"], ["check", "--content"], ["check", "--only"], ["check", "--color", "pink"],
    ["build", "extra"], ["build", "--base-url", "nonsense"], ["build", "--output"], ["nonsense"], [],
    ["explain", "nonsense"],
    ["completions"], ["completions", "tcsh"], ["render", "gone.md"], ["check", "--strict=yes"], ["check", ""],
  ]

  @Test(arguments: badUsage) func misuse(_ arguments: [String]) async throws {
    let sandbox = try Book.sandbox()
    let before = try sandbox.snapshot()
    let run = try await Program.run(arguments, in: sandbox.root)
    #expect(run.status == 2, "\(run.command)\n\(run.everything)")
    #expect(run.err.hasPrefix("error: ") && run.outBytes.isEmpty, "\(run.command)\n\(run.everything)")
    #expect(differences(before, try sandbox.snapshot()) == [])
  }

  /// What stands in phasebook.yaml, and the place of what is found.
  static let badConfigurations: [(text: String, place: Place)] = [
    (
      "phasebook: 9\ntitle: {en: A}\nlanguages: {en: {}}\n",
      Place("Content/phasebook.yaml", 1, 12, "structure/configuration-format")
    ),
    ("", Place("Content/phasebook.yaml", 1, 1, "structure/missing-key")),
    ("title: {en: A}\nlanguages: {en: {}}\n", Place("Content/phasebook.yaml", 1, 1, "structure/missing-key")),
    ("phasebook: 1\ntitle: {en: A}\nlanguages: {}\n", Place("Content/phasebook.yaml", 3, 12, "structure/missing-key")),
    ("phasebook: 1\n\ttitle: {en: A}\n", Place("Content/phasebook.yaml", 2, 1, "structure/yaml-syntax")),
    ("[1, 2]\n", Place("Content/phasebook.yaml", 1, 1, "structure/wrong-type")),
    (
      "phasebook: one\ntitle: {en: A}\nlanguages: {en: {}}\n",
      Place("Content/phasebook.yaml", 1, 12, "structure/wrong-type")
    ),
  ]

  @Test(arguments: badConfigurations) func configuration(_ configuration: (text: String, place: Place)) async throws {
    let sandbox = try Book.sandbox()
    try sandbox.write(configuration.text, to: "Content/phasebook.yaml")
    let before = try sandbox.snapshot()
    let check = try await Program.run(["check", "--format", "concise"], in: sandbox.root)
    #expect(check.status == 2, "\(check.everything)")
    #expect(Set(try Place.all(in: check.out, .concise)) == [configuration.place], "\(check.out)")
    let build = try await Program.run(["build"], in: sandbox.root)
    #expect(build.status == 2 && build.err.contains("Content/phasebook.yaml"), "\(build.everything)")
    #expect(differences(before, try sandbox.snapshot()) == [])
  }

  @Test(arguments: ["check", "build"]) func noConfiguration(_ command: String) async throws {
    let sandbox = try Sandbox(["en/index.md": Book.page("A", "B")])
    let run = try await Program.run([command], in: sandbox.root)
    #expect(run.status == 2 && run.err.contains("phasebook.yaml"), "\(run.everything)")
    #expect(try sandbox.names() == ["en"])
  }
}
