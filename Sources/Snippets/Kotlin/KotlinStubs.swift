import Diagnostics
import Files

/// Files of declarations that stand for libraries which are not here, as a root of source code.
///
/// The compiler reads Java as well as Kotlin in it, and only what it needs, so nothing is compiled beforehand.
struct KotlinStubs: Sendable {
  /// Of the root, relative to the folder that the compiler is started in.
  static let folder = "stubs"

  /// By their path below the root, which follows from the package that they declare.
  private let files: [String: SourceFile]

  /// `packages` are those that are left out with all below them, since the real thing is there.
  init(_ files: [SourceFile], without packages: [String]) {
    var placed: [String: SourceFile] = [:]
    for file in files {
      let name = file.path.atLastSlash?.after ?? file.path
      let package = KotlinHeader(of: file.bytes).package?.split(separator: ".").joined(separator: "/")
      let path = [package, name].compactMap { $0 }.joined(separator: "/")
      if !packages.contains(where: { path.hasPrefix($0 + "/") }) { placed[path] = file }
    }
    self.files = placed
  }

  /// Stands for every byte of them.
  var fingerprint: Fingerprint {
    var fingerprint = Fingerprint()
    for (path, file) in files.sorted(by: { $0.key < $1.key }) {
      fingerprint.add(Array("\(path)\0".utf8))
      fingerprint.add(file.bytes)
    }
    return fingerprint
  }

  func write(below scratch: String) throws(FileError) {
    let root = "\(scratch)/\(Self.folder)"
    try Disk.makeFolder(root)
    for folder in Set(files.keys.compactMap { $0.atLastSlash?.before }) { try Disk.makeFolder("\(root)/\(folder)") }
    for (path, file) in files { try Disk.write(file.bytes, to: "\(root)/\(path)") }
  }

  /// What the compiler says of a stub, in the author's own file; nil where it is about another file.
  func finding(_ entry: KotlinReport.Entry) -> Diagnostic? {
    guard let path = entry.file?.components(after: "/\(Self.folder)/"), let file = files[path] else { return nil }
    let starts = LineIndex(file).starts
    let line = starts[min(max(entry.line, 1), starts.count) - 1]
    return Diagnostic(.snippetStub, "the stub does not compile: \(entry.text)", at: SourceRange(file, line..<line))
  }
}

extension String {
  fileprivate func components(after marker: String) -> String? {
    ranges(of: marker).last.map { String(self[$0.upperBound...]) }
  }
}
