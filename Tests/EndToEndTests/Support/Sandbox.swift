import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// A folder of its own for one test, removed with the value.
final class Sandbox: Sendable {
  /// Absolute, without links.
  let root: String

  /// Files by path, below the sandbox.
  init(_ files: [String: String] = [:]) throws {
    root = try Self.makeFolder()
    for (path, text) in files { try write(text, to: path) }
  }

  deinit {
    Self.open(root)
    try? FileManager.default.removeItem(atPath: root)
  }

  static func makeFolder() throws -> String {
    let parent = realpath(NSTemporaryDirectory(), nil)
    defer { free(parent) }
    let above = parent.map { String(cString: $0) } ?? "/tmp"
    let path = above + "/phasebook-e2e-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return path
  }

  func path(_ path: String) -> String { root + "/" + path }

  func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

  func write(_ bytes: Data, to path: String) throws {
    let path = self.path(path)
    if let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) { try folder(absolute: String(path[..<slash])) }
    guard FileManager.default.createFile(atPath: path, contents: bytes) else { throw Failure(path: path) }
  }

  func folder(_ path: String) throws { try folder(absolute: self.path(path)) }

  private func folder(absolute path: String) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: self.path(path), withDestinationPath: target)
  }

  func remove(_ path: String) throws { try FileManager.default.removeItem(atPath: self.path(path)) }

  func data(_ path: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: self.path(path))) }

  func text(_ path: String) throws -> String { String(decoding: try data(path), as: UTF8.self) }

  func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: self.path(path)) }

  /// Replaces the first `old`; fails where it is not there, so that no fault is lost.
  func replace(_ old: String, with new: String, in path: String) throws {
    let text = try text(path)
    let range = try #require(text.range(of: old), "'\(old)' is not in \(path)")
    try write(text.replacingCharacters(in: range, with: new), to: path)
  }

  /// Copies a folder into the sandbox.
  func copy(_ source: String, to path: String) throws {
    try FileManager.default.copyItem(atPath: source, toPath: self.path(path))
  }

  func names(in path: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: self.path(path)).sorted()
  }

  struct Failure: Error { let path: String }

  /// All that stands below a folder: what each entry is and holds, by its path.
  ///
  /// Bytes above ASCII are written as `%XX`, because Swift takes names that differ in Unicode form for equal.
  func snapshot(_ folder: String = "") throws -> [String: Data] {
    var result: [String: Data] = [:]
    try Self.visit(folder.isEmpty ? root : path(folder), "", &result)
    return result
  }

  private static func visit(_ folder: String, _ prefix: String, _ result: inout [String: Data]) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      let path = folder + "/" + name
      let key = prefix + escaped(name)
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR:
        result[key + "/"] = Data()
        try visit(path, key + "/", &result)
      case S_IFREG: result[key] = try Data(contentsOf: URL(fileURLWithPath: path))
      case S_IFLNK: result[key] = Data(try FileManager.default.destinationOfSymbolicLink(atPath: path).utf8)
      default: result[key] = Data("special".utf8)
      }
    }
  }

  static func escaped(_ name: String) -> String {
    name.utf8.map { byte in
      byte < 0x80 ? String(UnicodeScalar(byte)) : "%" + String(byte, radix: 16, uppercase: true)
    }.joined()
  }

  /// Makes what a test has locked removable again.
  private static func open(_ folder: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      var status = stat()
      let path = folder + "/" + name
      if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
        chmod(path, 0o755)
        open(path)
      }
    }
  }
}

/// The paths at which two snapshots differ, for messages.
func differences(_ first: [String: Data], _ second: [String: Data]) -> [String] {
  Set(first.keys).union(second.keys).filter { first[$0] != second[$0] }.sorted()
}
