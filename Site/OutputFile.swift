package import Files

/// A file of the site: its place, and a way to make its bytes.
///
/// Pages are made when they are written, so that the memory of a build does not grow with the site.
package struct OutputFile: Sendable {
  /// Below the output folder, with `/`.
  package let path: String
  package let content: Content

  /// Where the bytes come from.
  package enum Content: Sendable {
    case made(@Sendable () -> [UInt8])
    /// A copy of a file of the content folder.
    case copied(RelativePath)
  }

  init(_ path: String, _ make: @escaping @Sendable () -> [UInt8]) {
    self.path = path
    content = .made(make)
  }

  init(_ path: String, copyOf source: RelativePath) {
    self.path = path
    content = .copied(source)
  }
}
