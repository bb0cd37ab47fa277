import Foundation
import Testing

/// Translations that leave the repository and come back.
struct ExchangeTests {
  private func contentSandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    for folder in ["Models", "Translations", "Stubs", "Snippets", "en", "de", "ru", "sr"] {
      try sandbox.copy(Program.checkout + "/Content/" + folder, to: "Content/" + folder)
    }
    try sandbox.copy(Program.checkout + "/Content/phasebook.yaml", to: "Content/phasebook.yaml")
    return sandbox
  }

  @Test(arguments: ["po", "xliff"])
  func whatComesBackUnchangedChangesNothing(_ format: String) async throws {
    let sandbox = try contentSandbox()
    let before = try sandbox.snapshot("Content")
    for language in ["de", "ru", "sr"] {
      let export = try await Program.run(["translate", "export", "-l", language, "--format", format], in: sandbox.root)
      #expect(export.status == 0 && export.out.count > 10_000)
      try sandbox.write(export.out, to: "texts.\(format)")
      let run = try await Program.run(["translate", "import", "texts.\(format)", "-l", language], in: sandbox.root)
      #expect(run.status == 0, "\(run.everything)")
    }
    #expect(differences(before, try sandbox.snapshot("Content")) == [])
  }

  @Test(arguments: ["po", "xliff"])
  func oneChangedTextIsOneChangedPlace(_ format: String) async throws {
    let sandbox = try contentSandbox()
    let path = "Content/de/ios/inactive.md"
    let old = try sandbox.text(path)
    let export = try await Program.run(
      ["translate", "export", "ios/inactive", "-l", "de", "--format", format], in: sandbox.root)
    let words = "Versionen"
    let line = try #require(old.split(separator: "\n").first { $0.hasPrefix("## ") && $0.contains(words) })
    try sandbox.write(export.out.replacingOccurrences(of: words, with: "Fassungen & Co"), to: "texts.\(format)")
    #expect(export.out.contains(words))
    let texts = try sandbox.text("texts.\(format)")
    if format == "xliff" {
      try sandbox.write(texts.replacingOccurrences(of: "Fassungen & Co", with: "Fassungen &amp; Co"), to: "texts.xliff")
    }
    let dry = try await Program.run(
      ["translate", "import", "texts.\(format)", "-l", "de", "--dry-run"], in: sandbox.root)
    #expect(dry.out.contains("Would write"))
    #expect(try sandbox.text(path) == old)
    let run = try await Program.run(["translate", "import", "texts.\(format)", "-l", "de"], in: sandbox.root)
    #expect(run.status == 0, "\(run.everything)")
    let new = try sandbox.text(path)
    #expect(new.contains(line.replacingOccurrences(of: words, with: "Fassungen & Co")))
    let lines = (old.components(separatedBy: "\n"), new.components(separatedBy: "\n"))
    #expect(lines.0.count == lines.1.count)
    #expect(zip(lines.0, lines.1).allSatisfy { $0 == $1 || $0.contains(words) })
  }

  @Test func whatHasNoPlaceAnyMoreIsNamed() async throws {
    let sandbox = try contentSandbox()
    let export = try await Program.run(["translate", "export", "ios/active", "-l", "ru"], in: sandbox.root)
    try sandbox.write(export.out, to: "texts.po")
    try sandbox.replace("## ", with: "## Quite new: ", in: "Content/en/ios/active.md")
    let run = try await Program.run(["translate", "import", "texts.po", "-l", "ru"], in: sandbox.root)
    #expect(run.status == 1 && run.err.contains("left out: ios/active "))
    try sandbox.write("msgid \"a\nmsgstr \"\"\n", to: "broken.po")
    let broken = try await Program.run(["translate", "import", "broken.po", "-l", "ru"], in: sandbox.root)
    #expect(broken.status == 2)
    try sandbox.write("<xliff><unit>", to: "broken.xliff")
    let half = try await Program.run(["translate", "import", "broken.xliff", "-l", "ru"], in: sandbox.root)
    #expect(half.status == 2 && half.err.contains("exchange-file"))
  }

  private static let msgfmt = ["/usr/bin/msgfmt", "/opt/homebrew/bin/msgfmt"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  @Test(.enabled(if: msgfmt != nil, "msgfmt (Debian: gettext) is not installed"), arguments: ["de", "ru", "sr"])
  func gettextReadsTheCatalogue(_ language: String) async throws {
    let sandbox = try contentSandbox()
    let export = try await Program.run(["translate", "export", "-l", language], in: sandbox.root)
    try sandbox.write(export.out, to: "texts.po")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(Self.msgfmt))
    process.arguments = ["--check", "-o", "/dev/null", sandbox.path("texts.po")]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  private static let schema = Program.checkout + "/../shared/conformance/xliff_core_2.0.xsd"
  private static let xmllint = ["/usr/bin/xmllint"].first { FileManager.default.isExecutableFile(atPath: $0) }

  @Test(
    .enabled(if: xmllint != nil && FileManager.default.fileExists(atPath: schema), "xmllint or the schema is not here"),
    arguments: ["de", "ru", "sr"])
  func xliffIsValid(_ language: String) async throws {
    let sandbox = try contentSandbox()
    let export = try await Program.run(["translate", "export", "-l", language, "--format", "xliff"], in: sandbox.root)
    try sandbox.write(export.out, to: "texts.xliff")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(Self.xmllint))
    process.arguments = ["--noout", "--schema", Self.schema, sandbox.path("texts.xliff")]
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
