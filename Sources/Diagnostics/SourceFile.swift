/// A file's text as its bytes, and where it is.
///
/// Always UTF-8: whoever loads a file reports and refuses other bytes, so that every later stage may rely on it.
package struct SourceFile: Sendable, Hashable {
  /// As it is printed: relative to the current folder where the file is below it, else absolute; `/` as separator.
  package let path: String
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// Length of the byte order mark at the start: 3 or 0. It belongs to no line's columns.
  package var byteOrderMark: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// The text of a range, as far as the file has it.
  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}

/// Bytes of one file, half-open.
package struct SourceRange: Sendable, Hashable {
  package let file: SourceFile
  package let bytes: Range<Int>

  package init(_ file: SourceFile, _ bytes: Range<Int>) {
    self.file = file
    self.bytes = bytes
  }

  package static func == (left: SourceRange, right: SourceRange) -> Bool {
    left.bytes == right.bytes && left.file.path == right.file.path
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(file.path)
    hasher.combine(bytes)
  }
}
