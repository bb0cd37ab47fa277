import Foundation
import Testing

/// Columns are counted in code points, whatever stands before the finding in its line.
struct PositionTests {
  /// What stands before the link in its line, and how many code points that is.
  static let beginnings: [(String, Int)] = [
    ("", 0), ("Текст с буквами ", 16), ("Smile 😀 ", 8), ("Family 👩‍👩‍👧‍👦 ", 15), ("e\u{301}a\u{308} ", 5), ("a\tb\tc ", 6),
    ("中文，", 3), ("שלום ", 5), ("\u{200B}x ", 3), ("🇩🇪 ", 3), ("\\* &amp; `x` ", 13), ("𝒳 ", 2), ("x\u{A0}y ", 4),
  ]

  @Test(arguments: beginnings) func inALine(_ beginning: (text: String, length: Int)) async throws {
    try #require(beginning.text.unicodeScalars.count == beginning.length)
    let sandbox = try Book.sandbox()
    let line = try sandbox.append(beginning.text + "[on](gone.md)", to: Fault.start)
    // Some of the beginnings are findings themselves.
    try await expect(
      [Place(Fault.start, line, beginning.length + 6, "links/missing-target")], of: sandbox, ["--only", "links"])
  }

  @Test(arguments: beginnings) func inATableAndAQuote(_ beginning: (text: String, length: Int)) async throws {
    let sandbox = try Book.sandbox()
    let table = try sandbox.append("| A | B |\n|---|---|\n| \(beginning.text)[on](gone.md) | b |", to: Fault.start)
    let quote = try sandbox.append("> - \(beginning.text)[on](gone.md)", to: Fault.start)
    // In a quote's list item, a tab stays one code point.
    try await expect(
      [
        Place(Fault.start, table + 2, beginning.length + 8, "links/missing-target"),
        Place(Fault.start, quote, beginning.length + 10, "links/missing-target"),
      ], of: sandbox, ["--only", "links"], formats: [.concise, .json])
  }

  /// What ends the lines, and how much later the first line's columns begin.
  @Test(arguments: ["\r\n", "\r", "\n"], [false, true]) func lineEnds(_ end: String, _ hasMark: Bool) async throws {
    let text = Book.page("Start", "Ж [a](gone.md)\n\n## One\n\n#### Three 😀\n\n- 😀 ![b](gone.png)")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let sandbox = try Book.sandbox()
    try sandbox.write((hasMark ? "\u{FEFF}" : "") + lines.joined(separator: end), to: Fault.start)
    try await expect(
      [
        Place(Fault.start, 5, 7, "links/missing-target"), Place(Fault.start, 9, 1, "structure/heading-order"),
        Place(Fault.start, 11, 10, "links/missing-asset"),
      ], of: sandbox)
  }

  @Test(arguments: [false, true]) func frontMatter(_ hasMark: Bool) async throws {
    let sandbox = try Book.sandbox()
    let text = "---\ntitle: Start\ndescription: \"Ж 😀\"\nsources: [{title: \"Ж😀\", urll: x}]\n---\n\nText.\n"
    try sandbox.write((hasMark ? "\u{FEFF}" : "") + text, to: Fault.start)
    try await expect([Place(Fault.start, 4, 25, "structure/unknown-key")], of: sandbox)
  }

  /// A byte order mark is no column.
  @Test func markBeforeAFinding() async throws {
    let sandbox = try Book.sandbox()
    try sandbox.write("\u{FEFF}[on](gone.md)\n", to: Fault.start)
    try await expect(
      [Place(Fault.start, 1, 1, "structure/missing-key"), Place(Fault.start, 1, 6, "links/missing-target")],
      of: sandbox)
  }

  @Test func endsAreExclusive() async throws {
    let sandbox = try Book.sandbox()
    let line = try sandbox.append("Ж [on](gone.md) 😀", to: Fault.start)
    let run = try await Program.run(["check", "--only", "links", "--format", "json"], in: sandbox.root)
    let first = try #require(run.out.split(separator: "\n").first)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(first.utf8)) as? [String: Any])
    #expect(object["line"] as? Int == line && object["endLine"] as? Int == line)
    #expect(object["column"] as? Int == 8 && object["endColumn"] as? Int == 15)
  }

  /// In `full` the line is quoted and the place is marked below it.
  @Test func excerpt() async throws {
    let sandbox = try Book.sandbox()
    try sandbox.append("Жук [on](gone.md) end", to: Fault.start)
    let run = try await Program.run(["check", "--only", "links"], in: sandbox.root)
    let lines = run.out.split(separator: "\n").map(String.init)
    let quoted = try #require(lines.firstIndex { $0.hasSuffix("| Жук [on](gone.md) end") })
    let place = try #require(lines[quoted].firstRange(of: "gone.md"))
    let column = lines[quoted].distance(from: lines[quoted].startIndex, to: place.lowerBound)
    #expect(lines[quoted + 1].hasSuffix(String(repeating: " ", count: 9) + "^^^^^^^"))
    #expect(lines[quoted + 1].count == column + "gone.md".count)
  }

  /// Relative to the current folder, with `/`; absolute outside it.
  @Test func pathsInReports() async throws {
    let sandbox = try Book.sandbox(["en/part/two.md": Book.page("Two", "## Begin\n\n## End\n\n[on](gone.md)")])
    let finding = (line: 9, column: 6)
    for (folder, path) in [
      ("", "Content/en/part/two.md"), ("Content", "en/part/two.md"),
      ("Content/en", sandbox.path("Content/en/part/two.md")),
    ] {
      try await expect(
        [Place(path, finding.line, finding.column, "links/missing-target")], of: sandbox, in: folder)
    }
    try sandbox.folder("elsewhere")
    try await expect(
      [Place(sandbox.path("Content/en/part/two.md"), finding.line, finding.column, "links/missing-target")],
      of: sandbox, in: "elsewhere", ["--content", "../Content"])
  }
}
