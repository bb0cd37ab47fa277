import Files
import Foundation
import TestSupport
import Testing

@Suite("File systems")
struct FileSystemTests {
  private func lines(_ files: FileSystem) -> [String] {
    files.list().map { entry in
      switch entry.kind {
      case .file(let size): "\(entry.path) \(size)"
      case .folder: "\(entry.path)/"
      case .badLink(let reason): "\(entry.path) badLink: \(reason)"
      case .special: "\(entry.path) special"
      case .unreadable(let reason): "\(entry.path) unreadable: \(reason)"
      }
    }
  }

  @Test func memory() throws {
    let files = FileSystem.memory(["b/c": [1], "a": [1, 2], "../x": [3]])
    #expect(lines(files) == ["a 2", "b/c 1"])
    #expect(try files.read(#require(RelativePath("b/c"))) == [1])
    #expect(throws: FileError.self) { try files.read(#require(RelativePath("nothing"))) }
  }

  @Test func diskInTheOrderOfBytes() throws {
    let folder = try TemporaryFolder()
    try folder.write(["b.md": "1", "a/c.md": "22", "a/é": "", "a-b": "", ".hidden/x": "", "a/.git": ""])
    let files = FileSystem.disk(folder.path)
    #expect(lines(files) == ["a/", "a-b 0", "a/c.md 2", "a/é 0", "b.md 1"])
    #expect(try files.read(#require(RelativePath("a/c.md"))) == Array("22".utf8))
    #expect(throws: FileError.self) { try files.read(#require(RelativePath("a"))) }
  }

  @Test(.timeLimit(.minutes(1))) func linksLoopsAndPipes() throws {
    let folder = try TemporaryFolder()
    let other = try TemporaryFolder()
    try other.write(["secret": "1"])
    try folder.write(["real/file": "1", "deep/below/x": "2"])
    let links = [
      ("good", "real"), ("file", "real/file"), ("out", other["secret"]), ("outFolder", other.path),
      ("nowhere", "nothing"),
      ("self", "self"), ("real/up", ".."), ("real/here", "."), ("deep/below/back", "../../deep"),
    ]
    for (name, target) in links { #expect(symlink(target, folder[name]) == 0) }
    #expect(mkfifo(folder["pipe"], 0o644) == 0)
    let out = "badLink: leads out of the content folder"
    let circle = "badLink: leads to a folder that holds it"
    let nowhere = "badLink: leads nowhere or round in a circle"
    #expect(
      lines(.disk(folder.path)) == [
        "deep/", "deep/below/", "deep/below/back \(circle)", "deep/below/x 1", "file 1", "good/", "good/file 1",
        "good/here \(circle)", "good/up \(circle)", "nowhere \(nowhere)", "out \(out)", "outFolder \(out)",
        "pipe special",
        "real/", "real/file 1", "real/here \(circle)", "real/up \(circle)", "self \(nowhere)",
      ])
  }

  /// Two folders that lead into each other must end, whatever way the walk goes.
  @Test(.timeLimit(.minutes(1))) func foldersThatLeadIntoEachOther() throws {
    let folder = try TemporaryFolder()
    try folder.write(["a/x": "", "b/y": ""])
    #expect(symlink("../b", folder["a/b"]) == 0)
    #expect(symlink("../a", folder["b/a"]) == 0)
    let found = FileSystem.disk(folder.path).list()
    #expect(found.count < 20)
    #expect(found.contains { if case .badLink = $0.kind { true } else { false } })
  }

  @Test func aRootThatIsALink() throws {
    let folder = try TemporaryFolder()
    try folder.write(["real/a": "1"])
    #expect(symlink("real", folder["root"]) == 0)
    #expect(lines(.disk(folder["root"])) == ["a 1"])
    #expect(lines(.disk(folder["missing"])) == [". unreadable: no such file or directory"])
  }
}
