import Foundation

/// The checkout that the tests were built from.
package enum Repository {
  /// Its absolute path, found from this file's own.
  package static let root: String = {
    var url = URL(filePath: #filePath)
    for _ in 0..<3 { url.deleteLastPathComponent() }
    return url.path.hasSuffix("/") ? String(url.path.dropLast()) : url.path
  }()

  /// The names of what stands at the root and belongs to the project; everything else there is made.
  private static let top = [
    "Content", "Makefile", "Package.swift", "README.md", "Scripts", "Site", "Sources", "Tests", ".ci", ".gitattributes",
    ".gitignore", ".swift-format",
  ]

  /// Every file of the project, sorted, relative to the root; links are not followed.
  package static let files: [String] = top.flatMap { name -> [String] in
    var isFolder: ObjCBool = false
    let path = root + "/" + name
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
    guard isFolder.boolValue else { return [name] }
    let below = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return below.map { name + "/" + $0 }.filter { file in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: root + "/" + file, isDirectory: &isFolder) && !isFolder.boolValue
        && !file.contains("__pycache__")
    }
  }.sorted()

  /// The Swift files below some folders.
  package static func swiftFiles(below folders: String...) -> [String] {
    files.filter { file in file.hasSuffix(".swift") && folders.contains { file.hasPrefix($0 + "/") } }
  }

  /// The text of a file; nil where it is no UTF-8.
  package static func text(_ file: String) -> String? {
    FileManager.default.contents(atPath: root + "/" + file).flatMap { String(data: $0, encoding: .utf8) }
  }

  /// The articles of the project's own knowledge base.
  package static let articles: [String] = files.filter { $0.hasPrefix("Content/") && $0.hasSuffix(".md") }
}
