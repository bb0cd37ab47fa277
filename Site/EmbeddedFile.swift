import Diagnostics
import SiteAssets

/// The theme's files, as they were when the program was built.
enum EmbeddedFile {
  /// The bytes of `name` below `Site/Assets`; empty where there is no such file.
  static func bytes(_ name: String) -> [UInt8] { all[name] ?? [] }

  /// The style sheet: the parts in the order of their names.
  static let styles: [UInt8] = all.keys.filter { $0.hasPrefix("Styles/") }.sorted().flatMap { bytes($0) }

  /// The catalogue of a language, by its primary subtag.
  static func catalog(_ language: String) -> SourceFile? {
    all["Strings/\(language).po"].map { SourceFile(path: "Site/Assets/Strings/\(language).po", bytes: $0) }
  }

  private static let all: [String: [UInt8]] = {
    var files: [String: [UInt8]] = [:]
    var index = 0
    while let asset = site_asset(index) {
      let bytes = UnsafeBufferPointer(start: asset.pointee.bytes, count: asset.pointee.length)
      files[String(cString: asset.pointee.name)] = Array(bytes)
      index += 1
    }
    return files
  }()
}
