import Files
import Foundation
import TestSupport
import Testing

@Suite("The disk")
struct DiskTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private func reason(_ work: () throws(FileError) -> Void) -> String? {
    do throws(FileError) {
      try work()
      return nil
    } catch {
      return error.reason
    }
  }

  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 300_000])
  func readsWhatItWrote(_ count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    try Disk.write(bytes, to: folder["a"])
    #expect(try Disk.read(folder["a"]) == bytes)
    #expect(Disk.kind(of: folder["a"]) == .file(size: count))
    try Disk.write([1, 2], to: folder["a"])
    #expect(try Disk.read(folder["a"]) == [1, 2])
  }

  @Test func saysWhyInTheSystemsWords() throws {
    try Disk.makeFolder(folder["d"])
    let missing = reason { () throws(FileError) in _ = try Disk.read(folder["x"]) }
    #expect(missing == "no such file or directory")
    #expect(reason { () throws(FileError) in _ = try Disk.read(folder["d"]) } == "not a regular file")
    #expect(reason { () throws(FileError) in try Disk.write([], to: folder["x/y"]) } == "no such file or directory")
    #expect(reason { () throws(FileError) in try Disk.write([], to: folder["d"]) } == "is a directory")
    #expect(reason { () throws(FileError) in _ = try Disk.names(in: folder["x"]) } == "no such file or directory")
    #expect(reason { () throws(FileError) in try Disk.rename(folder["x"], to: folder["y"]) } != nil)
    let error = FileError(path: "a", reason: "b")
    #expect("\(error)" == "a: b")
  }

  /// A pipe without a writer would hold a reader for ever.
  @Test(.timeLimit(.minutes(1))) func doesNotWaitForPipes() {
    #expect(mkfifo(folder["pipe"], 0o644) == 0)
    #expect(Disk.kind(of: folder["pipe"]) == .special)
    #expect(reason { () throws(FileError) in _ = try Disk.read(folder["pipe"]) } == "not a regular file")
  }

  @Test func makesFoldersAndListsNames() throws {
    try Disk.makeFolder(folder["a/b/c"])
    try Disk.makeFolder(folder["a/b/c"])
    try folder.write(["a/z": "", "a/ä": "", "a/.x": "", "a/Z": ""])
    #expect(try Disk.names(in: folder["a"]) == [".x", "Z", "b", "z", "ä"])
    #expect(reason { () throws(FileError) in try Disk.makeFolder(folder["a/z"]) } != nil)
    #expect(reason { () throws(FileError) in try Disk.makeFolder(folder["a/z/y"]) } != nil)
  }

  @Test func removesWithoutFollowingLinks() throws {
    try folder.write(["keep/a": "1", "gone/b/c": "2", "gone/d": "3"])
    #expect(symlink(folder["keep"], folder["gone/link"]) == 0)
    #expect(Disk.kind(of: folder["gone/link"]) == .folder)
    #expect(Disk.kind(of: folder["gone/link"], following: false) == .link)
    try Disk.remove(folder["gone"])
    try Disk.remove(folder["gone"])
    #expect(Disk.kind(of: folder["gone"]) == .missing)
    #expect(try Disk.read(folder["keep/a"]) == Array("1".utf8))
  }

  @Test func exchangesFoldersInOneStep() throws {
    try folder.write(["a/x": "1", "b/y": "2"])
    try Disk.exchange(folder["a"], folder["b"])
    #expect(try Disk.names(in: folder["a"]) == ["y"])
    #expect(try Disk.names(in: folder["b"]) == ["x"])
    #expect(reason { () throws(FileError) in try Disk.exchange(folder["a"], folder["missing"]) } != nil)
    #expect(try Disk.names(in: folder["a"]) == ["y"])
  }

  @Test func renamesAndLinks() throws {
    try folder.write(["a": "1", "b": "2"])
    #expect(Disk.link(folder["a"], as: folder["c"]))
    #expect(!Disk.link(folder["a"], as: folder["b"]))
    try Disk.rename(folder["a"], to: folder["b"])
    #expect(try Disk.names(in: folder.path) == ["b", "c"])
    #expect(try Disk.read(folder["b"]) == Array("1".utf8))
    #expect(try Disk.read(folder["c"]) == Array("1".utf8))
  }

  @Test func resolvesLinks() throws {
    try Disk.makeFolder(folder["a"])
    #expect(symlink("a", folder["l"]) == 0)
    #expect(Disk.realPath(folder["l/../l"]) == folder["a"])
    #expect(Disk.realPath(folder["missing"]) == nil)
    #expect(Disk.workingFolder.hasPrefix("/"))
  }
}
