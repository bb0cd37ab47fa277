import Files
import TestSupport
import Testing

@Suite("Files that are replaced together")
struct FileChangeTests {
  @Test func replacesAllOrNothing() throws {
    let folder = try TemporaryFolder()
    let paths = ["a", "b"].map { folder.path + "/" + $0 }
    for path in paths { try Disk.write([1], to: path) }
    let changes = paths.map { FileChange(path: $0, old: [1], new: [2]) }
    // Somebody edits the second one after it was read.
    try Disk.write([3], to: paths[1])
    #expect {
      try Disk.replace(changes)
    } throws: { error in
      (error as? FileError)?.path == paths[1] && (error as? FileError)?.reason.contains("meanwhile") == true
    }
    #expect(try paths.map(Disk.read) == [[1], [3]])
    try Disk.write([1], to: paths[1])
    try Disk.replace(changes)
    #expect(try paths.map(Disk.read) == [[2], [2]])
    #expect(try Disk.names(in: folder.path).sorted() == ["a", "b"])
  }
}
