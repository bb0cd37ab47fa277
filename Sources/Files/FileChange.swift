/// What a file holds now, and what it shall hold.
package struct FileChange: Sendable {
  /// Absolute.
  package let path: String
  package let old: [UInt8]
  package let new: [UInt8]

  package init(path: String, old: [UInt8], new: [UInt8]) {
    self.path = path
    self.old = old
    self.new = new
  }
}

extension Disk {
  /// Replaces files, each in one step, where none has changed since it was read: whoever edits one of them at this moment
  /// keeps what they wrote, and nothing at all is written.
  package static func replace(_ changes: [FileChange]) throws(FileError) {
    for change in changes {
      guard try read(change.path) == change.old else {
        throw FileError(path: change.path, reason: "it was changed meanwhile, so nothing is written")
      }
    }
    for change in changes { try replace(change.path, with: change.new) }
  }
}
