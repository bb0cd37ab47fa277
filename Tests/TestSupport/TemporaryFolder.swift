import Files
import Foundation

/// A folder of one test on the disk; it vanishes with the value. A class, since only a class has a moment of vanishing.
package final class TemporaryFolder: Sendable {
  /// Absolute, without links.
  package let path: String

  package init() throws {
    let made = FileManager.default.temporaryDirectory.appending(path: "phasebook-test-\(UUID().uuidString)").path
    try Disk.makeFolder(made)
    path = Disk.realPath(made) ?? made
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The absolute path of `name` in the folder.
  package subscript(name: String) -> String { path + "/" + name }

  /// Writes files, with the folders that they stand in.
  package func write(_ files: [String: String]) throws {
    for (name, text) in files {
      if let slash = name.lastIndex(of: "/") { try Disk.makeFolder(self[String(name[..<slash])]) }
      try Disk.write(Array(text.utf8), to: self[name])
    }
  }
}
