import Diagnostics
import Foundation
import Testing
import Translations

/// gettext itself as the judge. Skipped by name where `msgfmt` is not installed: Scripts/bootstrap installs it.
@Suite(.enabled(if: Msgfmt.path != nil, "msgfmt (gettext) is not installed"))
struct OracleTests {
  private static let header =
    "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\nPlural-Forms: nplurals=2; plural=(n != 1);\\n\"\n\n"

  /// Each with whether it is well formed.
  @Test(arguments: [
    ("msgid \"a\"\nmsgstr \"b\"\n", true),
    ("msgid\"a\"\nmsgstr\t\"b\"", true),
    ("  msgid \"a\"\n  \"c\"\n\nmsgstr \"b\"\n", true),
    ("msgctxt \"x\"\nmsgid \"a\"\nmsgstr \"b\"\nmsgid \"a\"\nmsgstr \"b\"\n", true),
    ("msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"c\"\nmsgstr[1] \"d\"\n", true),
    ("msgid \"a\"\nmsgid_plural \"b\"\nmsgstr [ 0 ] \"c\"\nmsgstr[1] \"d\"\n", true),
    ("#, fuzzy\nmsgid \"a\"\nmsgstr \"b\"\n#~ msgid \"z\"\n#~ msgstr \"c\"\n", true),
    ("msgid \"a\\x41\\101\\\\\"\nmsgstr \"b\"\n", true),
    ("msgid \"a\"\nmsgstr \"b\"\nmsgid \"a\"\nmsgstr \"b\"\n", false),
    ("msgid \"a\nmsgstr \"b\"\n", false),
    ("msgid \"a\" b\nmsgstr \"b\"\n", false),
    ("msgid \"a\\q\"\nmsgstr \"b\"\n", false),
    ("msgid \"a\"\n", false),
    ("msgstr \"a\"\n", false),
    ("msgid \"a\"\nmsgstr[0] \"b\"\n", false),
    ("msgid \"a\"\nmsgid_plural \"b\"\nmsgstr \"c\"\n", false),
    ("msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[1] \"c\"\nmsgstr[0] \"c\"\n", false),
    ("msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"c\"\nmsgstr[1] \"d\"\nmsgstr[2] \"e\"\n", false),
    ("msgid \"a\"\nmsgctxt \"x\"\nmsgstr \"b\"\n", false),
    ("msgword \"a\"\n", false),
    ("\n\"A: b\"\n", true),
    ("msgid \"a\"\n# comment\nmsgstr \"b\"\n", false),
  ])
  func sameVerdict(_ text: String, _ isValid: Bool) throws {
    let text = Self.header + text
    let ours = POReader.read(SourceFile(path: "a.po", text: text)).diagnostics
    #expect(ours.isEmpty == isValid, "\(ours.map(\.message))")
    #expect(try Msgfmt.accepts(text) == isValid)
  }

  @Test(arguments: [
    ("nplurals=2; plural=n != 1;", true), ("nplurals=2; plural=(n;", false), ("nplurals=2; plural=n;", false),
    ("nplurals=2; plural=1/n;", false), ("nplurals=0; plural=0;", false), ("nplurals=1; plural=0", true),
    ("nplurals=2; plural=n=1;", false), ("nplurals=2; plural=!n;", true), ("plural=0; nplurals=2;", true),
  ])
  func samePluralForms(_ forms: String, _ isValid: Bool) throws {
    let text =
      "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\nPlural-Forms: \(forms)\\n\"\n\n"
      + "msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"c\"\n" + (forms.contains("=2") ? "msgstr[1] \"d\"\n" : "")
    let ours = POReader.read(SourceFile(path: "a.po", text: text)).diagnostics
    #expect(ours.isEmpty == isValid, "\(ours.map(\.message))")
    #expect(try Msgfmt.accepts(text) == isValid)
  }

  @Test func completeCatalogue() throws {
    #expect(try Msgfmt.accepts(POReaderTests.complete))
  }
}

private enum Msgfmt {
  static let path = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/msgfmt" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  static func accepts(_ text: String) throws -> Bool {
    let file = FileManager.default.temporaryDirectory.appending(path: "phasebook-\(UUID().uuidString).po")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: try #require(path))
    process.arguments = ["--check", "--output-file=/dev/null", file.path]
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
