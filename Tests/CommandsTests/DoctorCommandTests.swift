import Commands
import Foundation
import Snippets
import TestSupport
import Testing

struct DoctorCommandTests {
  private static let there = DoctorCommand.Finding(
    "libyaml", version: "0.2.5", purpose: "reads YAML", howToGet: "apt install libyaml-dev", isNeeded: true)
  private static let notThere = DoctorCommand.Finding(
    "java", version: nil, purpose: "runs the Kotlin compiler", howToGet: "apt install default-jre-headless")
  private static let needed = DoctorCommand.Finding(
    "cmark-gfm", version: nil, purpose: "reads Markdown", howToGet: "apt install libcmark-gfm-dev", isNeeded: true)

  @Test func text() {
    #expect(
      DoctorCommand.text(of: [Self.there, Self.notThere, Self.needed]) == """
        found    libyaml    0.2.5
                            reads YAML
        missing  java       not needed for most work
                            runs the Kotlin compiler
                            get it: apt install default-jre-headless
        missing  cmark-gfm  needed
                            reads Markdown
                            get it: apt install libcmark-gfm-dev

        """)
  }

  @Test func status() {
    #expect(DoctorCommand.status(of: [Self.there, Self.notThere]) == .success)
    #expect(DoctorCommand.status(of: [Self.there, Self.needed]) == .findings)
  }

  @Test func programsAreLookedForOnThePath() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("phasebook-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let tool = try #require(Tool.all.first { $0.name == "msgfmt" })
    let path = folder.appendingPathComponent("msgfmt").path
    let folders = "/nowhere::\(folder.path)"
    #expect(tool.finding(in: folders).version == nil)
    #expect(FileManager.default.createFile(atPath: path, contents: Data()))
    #expect(tool.finding(in: folders).version == nil)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    #expect(tool.finding(in: folders).version == path)
  }

  @Test func kotlinIsFoundWithItsJava() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("phasebook-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let missing = DoctorCommand.finding(of: KotlinToolchain.find(in: ["JAVA_HOME": folder.path], from: [folder.path]))
    #expect(missing.version == nil)
    #expect(!missing.isNeeded)
    #expect(missing.purpose.hasPrefix("compiles the Kotlin code of articles: no "))
    #expect(!missing.howToGet.isEmpty)
    let files = [
      "bin/java": "", "release": "JAVA_VERSION=\"21.0.1\"", "lib/kotlin-compiler.jar": "", "build.txt": "2.3.0",
    ]
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
    let environment = ["JAVA_HOME": folder.path, "KOTLIN_HOME": folder.path]
    let found = DoctorCommand.finding(of: KotlinToolchain.find(in: environment, from: [folder.path]))
    #expect(found.version == "2.3.0 in \(folder.path), run by Java 21.0.1")
  }

  @Test func dictionariesAreFoundByLanguageAndScript() throws {
    let lists = try WordLists(["de_AT": ["Haus"], "sr_Latn_RS": ["reč"]])
    let found = DoctorCommand.dictionaries(in: [lists.folder.path])
    #expect(found.map(\.name) == ["en", "de", "ru", "sr", "sr-Latn"].map { "dictionary \($0)" })
    #expect(
      found.map(\.version) == [nil, lists.folder["de_AT.dic"], nil, nil, lists.folder["sr_Latn_RS.dic"]])
    #expect(found.allSatisfy { !$0.isNeeded && $0.howToGet.contains("hunspell-") })
  }

  @Test func runs() async {
    let printed = await Program.phasebook.printed("doctor")
    #expect(printed.out.contains("msgfmt"))
    #expect(printed.err == "")
  }
}
