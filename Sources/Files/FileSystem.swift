/// The outside world of files, as a value: the disk in the program, a dictionary in tests.
///
/// Only the first and the last stage of a build hold one. Paths are relative to the root that the value was made for.
package struct FileSystem: Sendable {
  /// Everything below the root, in byte order of the paths; folders stand before what they hold.
  package let list: @Sendable () -> [Entry]
  /// The bytes of a file. Throws `FileError`.
  package let read: @Sendable (RelativePath) throws(FileError) -> [UInt8]

  package init(
    list: @escaping @Sendable () -> [Entry],
    read: @escaping @Sendable (RelativePath) throws(FileError) -> [UInt8]
  ) {
    self.list = list
    self.read = read
  }

  /// One thing found below the root.
  package struct Entry: Sendable, Hashable {
    /// What an entry is, and why it cannot be used where that is so.
    package enum Kind: Sendable, Hashable {
      case file(size: Int)
      case folder
      /// A symbolic link that leads out of the root, nowhere, or round in a circle; it is never followed.
      case badLink(reason: String)
      /// A socket, a pipe, a device: nothing that can be read to its end.
      case special
      case unreadable(reason: String)
    }
    package let path: RelativePath
    package let kind: Kind

    package init(path: RelativePath, kind: Kind) {
      self.path = path
      self.kind = kind
    }
  }

  /// Files held in memory, by path; for tests.
  package static func memory(_ files: [String: [UInt8]]) -> FileSystem {
    FileSystem(
      list: {
        files.compactMap { path, bytes in
          RelativePath(path).map { Entry(path: $0, kind: .file(size: bytes.count)) }
        }.sorted { $0.path < $1.path }
      },
      read: { path throws(FileError) in
        guard let bytes = files[path.string] else { throw FileError(path: path.string, reason: "no such file") }
        return bytes
      })
  }
}

/// Why a file could not be read or written, in the words of the operating system.
package struct FileError: Error, Sendable, CustomStringConvertible {
  package let path: String
  package let reason: String

  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  package var description: String { "\(path): \(reason)" }
}
