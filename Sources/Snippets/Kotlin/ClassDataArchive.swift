internal import Files

/// The compiler's classes as Java has them in memory, kept in a file, so that the next start need not read them again.
///
/// It is made by the first call and makes the others about twice as fast. Whatever is wrong with it, it is deleted and
/// made anew: a damaged one can end Java itself, so its size is part of its name, and Java is told to check its sums and to
/// stop where it cannot use it.
struct ClassDataArchive: Sendable {
  private let folder: String
  /// Stands for the compiler and the Java that can use the archive.
  private let key: String

  init(folder: String, for toolchain: KotlinToolchain) {
    self.folder = folder
    var key = Fingerprint()
    for text in [toolchain.home, toolchain.version, toolchain.java, toolchain.javaVersion] {
      key.add(Array(text.utf8) + [0])
    }
    self.key = "\(key)"
  }

  /// Options that use the archive, or that make one where there is none.
  var options: [String] {
    if let path { return ["-XX:SharedArchiveFile=\(path)", "-XX:+VerifySharedSpaces", "-Xshare:on"] }
    guard (try? Disk.makeFolder(folder)) != nil else { return [] }
    return ["-XX:ArchiveClassesAtExit=\(draft)"]
  }

  /// Keeps what a run has made; `isSound` says whether it went as it should. Archives of other compilers are deleted.
  func keep(isSound: Bool) {
    guard case .file(let size) = Disk.kind(of: draft) else { return }
    if isSound, size > 0 {
      discard()
      try? Disk.rename(draft, to: "\(folder)/\(key)-\(size).jsa")
    } else {
      try? Disk.remove(draft)
    }
  }

  /// Deletes all archives in the folder.
  func discard() {
    for name in names where name.hasSuffix(".jsa") && !name.hasPrefix("draft") {
      try? Disk.remove("\(folder)/\(name)")
    }
  }

  /// Whether the options are those that use an archive.
  var isThere: Bool { path != nil }

  private var names: [String] { (try? Disk.names(in: folder)) ?? [] }

  /// The archive, if it is as large as it was when it was made.
  private var path: String? {
    for name in names where name.hasPrefix(key) {
      guard case .file(let size) = Disk.kind(of: "\(folder)/\(name)") else { continue }
      if name == "\(key)-\(size).jsa" { return "\(folder)/\(name)" }
    }
    return nil
  }

  private var draft: String { "\(folder)/draft-\(key)-\(Disk.processID).jsa" }
}
