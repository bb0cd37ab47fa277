import Diagnostics
import Foundation
import Testing

struct ReportTests {
  private static let file = SourceFile(path: "Content/de/a.md", text: "# Titel\n\nSiehe [Inaktiv](inaktv.md).\n")
  private static let other = SourceFile(
    path: "Content/en/a.md", text: String(repeating: "\n", count: 11) + "See [it](inactive.md)\n")

  private static let report = Report(
    [
      Diagnostic(hint, "nothing is translated", at: nil, help: "run `phasebook translate start`"),
      Diagnostic(
        brokenLink, "no file “inaktv.md”", at: file.range(of: "inaktv.md"),
        notes: [.init("the source links here", other.range(of: "inactive.md"))], help: "did you mean “inaktiv.md”?"),
      Diagnostic(longTitle, "100 % too long, or: more", at: file.range(of: "Titel\n\nSiehe")),
    ],
    skipped: [Skipped(group: "snippets", count: 12, reason: "no Kotlin compiler", help: "put kotlinc on the PATH")],
    files: 12)

  @Test func full() {
    #expect(
      Self.report.text(.full) == """
        note: nothing is translated [spelling/unknown-word]
          = help: run `phasebook translate start`

        warning: 100 % too long, or: more [structure/long-title]
         --> Content/de/a.md:1:3
          |
        1 | # Titel
          |   ^^^^^

        error: no file “inaktv.md” [links/missing-target]
          --> Content/de/a.md:3:17
           |
         3 | Siehe [Inaktiv](inaktv.md).
           |                 ^^^^^^^^^
        note: the source links here
          --> Content/en/a.md:12:10
           |
        12 | See [it](inactive.md)
           |          ^^^^^^^^^^^
           = help: did you mean “inaktiv.md”?

        skipped: snippets (12): no Kotlin compiler
          = help: put kotlinc on the PATH

        1 error, 1 warning, 1 note in 12 files

        """)
  }

  @Test func concise() {
    #expect(
      Self.report.text(.concise) == """
        note: nothing is translated [spelling/unknown-word]
        Content/de/a.md:1:3: warning: 100 % too long, or: more [structure/long-title]
        Content/de/a.md:3:17: error: no file “inaktv.md” [links/missing-target]
        skipped: snippets (12): no Kotlin compiler

        """)
  }

  @Test func github() {
    #expect(
      Self.report.text(.github) == """
        ::notice title=spelling/unknown-word::nothing is translated%0Ahelp: run `phasebook translate start`
        ::warning file=Content/de/a.md,line=1,endLine=3,title=structure/long-title::100 %25 too long, or: more
        ::error file=Content/de/a.md,line=3,col=17,endLine=3,endColumn=26,title=links/missing-target::\
        no file “inaktv.md”%0Ahelp: did you mean “inaktiv.md”?
        ::notice title=skipped::snippets (12): no Kotlin compiler%0Ahelp: put kotlinc on the PATH

        """)
  }

  @Test func githubEscapesItsOwnMarks() {
    let file = SourceFile(path: "a,b:c%.md", text: "x")
    let text = Report([Diagnostic(brokenLink, "a\r\nb::c", at: SourceRange(file, 0..<1))], files: 1).text(.github)
    #expect(
      text
        == "::error file=a%2Cb%3Ac%25.md,line=1,col=1,endLine=1,endColumn=2,title=links/missing-target::a%0D%0Ab::c\n")
  }

  @Test func json() {
    #expect(
      Self.report.text(.json).split(separator: "\n")[1] == """
        {"type":"finding","rule":"structure/long-title","severity":"warning","path":"Content/de/a.md","line":1,\
        "column":3,"endLine":3,"endColumn":6,"message":"100 % too long, or: more","help":null,"notes":[]}
        """)
  }

  @Test func jsonReadBack() throws {
    let lines = try Self.report.text(.json).split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(lines.map { $0["type"] as? String } == ["finding", "finding", "finding", "skipped", "summary"])
    #expect(lines[0]["path"] is NSNull)
    #expect(lines[0]["line"] is NSNull)
    let notes = try #require(lines[2]["notes"] as? [[String: Any]])
    #expect(notes.first?["path"] as? String == "Content/en/a.md")
    #expect(notes.first?["line"] as? Int == 12)
    #expect(notes.first?["endColumn"] as? Int == 21)
    #expect(lines[3]["count"] as? Int == 12)
    #expect(lines[4]["errors"] as? Int == 1)
    #expect(lines[4]["files"] as? Int == 12)
  }

  @Test func jsonCarriesEveryCharacter() throws {
    let message = String(
      String.UnicodeScalarView((0...0x2FF).compactMap(Unicode.Scalar.init) + ["\u{2028}", "\u{1F469}", "\\", "\""]))
    let text = Report([Diagnostic(brokenLink, message, at: nil)], files: 1).text(.json)
    let line = try #require(text.split(separator: "\n").first)
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    #expect((object?["message"] as? String)?.unicodeScalars.elementsEqual(message.unicodeScalars) == true)
    #expect(!text.utf8.contains { $0 < 32 && $0 != 10 })
  }

  @Test func coloursOnlyWhenAsked() {
    #expect(!Self.report.text(.full).contains("\u{1B}"))
    #expect(Self.report.text(.full, colour: true).contains("\u{1B}[1;31merror\u{1B}[0m"))
    for format in [ReportFormat.concise, .json, .github] {
      #expect(Self.report.text(format, colour: true) == Self.report.text(format))
    }
  }

  @Test func coloursTakeNoPlace() {
    let plain = Self.report.text(.full, colour: true).replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(plain == Self.report.text(.full))
  }

  @Test func nothingFound() {
    #expect(Report([], files: 12).text(.full) == "No findings in 12 files\n")
    #expect(Report([], files: 1).text(.full) == "No findings in 1 file\n")
    #expect(Report([], files: 1).text(.concise) == "")
    let skipped = Report([], skipped: [Skipped(group: "snippets", count: 1, reason: "no compiler")], files: 1)
    #expect(skipped.text(.full) == "skipped: snippets (1): no compiler\n\nNo findings in 1 file\n")
  }

  @Test(
    arguments: [
      ([], 0, 0), ([hint], 0, 0), ([longTitle], 0, 1), ([brokenLink], 1, 1), ([hint, longTitle, brokenLink], 1, 1),
    ] as [([Rule], Int32, Int32)])
  func exitStatus(rules: [Rule], lenient: Int32, strict: Int32) {
    let report = Report(rules.map { Diagnostic($0, "x", at: nil) }, files: 1)
    #expect(report.exitStatus(strict: false) == lenient)
    #expect(report.exitStatus(strict: true) == strict)
  }

  @Test func severityOfTheConfigurationCounts() {
    var finding = Diagnostic(brokenLink, "x", at: nil)
    finding.severity = .note
    #expect(Report([finding], files: 1).exitStatus(strict: true) == 0)
    #expect(Report([finding], files: 1).text(.concise) == "note: x [links/missing-target]\n")
  }

  @Test func orderDoesNotDependOnTheInput() {
    let findings = Self.report.findings
    for shuffled in [Array(findings.reversed()), findings] {
      #expect(Report(shuffled, files: 12).text(.json) == Report(findings, files: 12).text(.json))
    }
  }
}
