import Files
import Knowledge
import Site

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Puts a site in place of the previous one in one step: whoever looks sees either, and always a whole one.
///
/// The files are made in a folder beside the output folder, which then change names (`Disk.exchange`). A build that is
/// stopped leaves that folder behind; the next one removes it.
struct SiteWriter {
  /// Absolute, without links.
  private let output: String
  private let staging: String
  private let parent: String

  /// The file by which an output folder is known to be ours.
  static let mark = ".phasebook-site"
  private static let markText = "This folder is written by Phasebook. Each build replaces all of it.\n"

  /// Throws where the folder must not be replaced.
  init(_ folder: String, content: String) throws(UsageError) {
    let parts = "/" + folder.pathParts.joined(separator: "/")
    let absolute = folder.beginsWithSlash ? parts : Disk.workingFolder + parts
    let real = Disk.realPath(absolute) ?? Self.resolvingParent(absolute)
    guard let (above, name) = real.atLastSlash, real != "/" else {
      throw UsageError("“\(folder)” cannot be an output folder")
    }
    output = real
    parent = above.isEmpty ? "/" : above
    staging = above + "/." + name + ".phasebook-new"
    guard !(content + "/").hasPrefix(output + "/") else {
      throw UsageError("the output folder “\(folder)” holds the content folder, which it would replace")
    }
    switch Disk.kind(of: output, following: false) {
    case .missing: break
    case .folder:
      let names = (try? Disk.names(in: output)) ?? []
      guard names.isEmpty || names.contains(Self.mark) else {
        throw UsageError(
          "the output folder “\(folder)” holds files that Phasebook did not write",
          help: "choose another folder, or empty it")
      }
      if names.contains(".git") {
        throw UsageError("the output folder “\(folder)” is a git repository", help: "build elsewhere and copy the site")
      }
    default: throw UsageError("the output folder “\(folder)” is a file")
    }
  }

  /// The real path of what does not exist yet, as far as the folders above it exist.
  private static func resolvingParent(_ path: String) -> String {
    guard let (before, name) = path.atLastSlash else { return path }
    let above = before.isEmpty ? "/" : before
    let real = Disk.realPath(above) ?? resolvingParent(above)
    if name == "." || name.isEmpty { return real }
    if name == ".." { return Disk.realPath(path) ?? real }
    return (real == "/" ? "" : real) + "/" + name
  }

  /// Writes all files; throws, with the previous site untouched, where one cannot be written.
  func write(_ files: [OutputFile], copyingFrom content: FileSystem, jobs: Jobs) async throws(FileError) {
    try Disk.makeFolder(parent)
    let lock = try lockParent()
    defer { close(lock) }
    try Disk.remove(staging)
    try Disk.makeFolder(staging)
    do throws(FileError) {
      try Disk.write(Array(Self.markText.utf8), to: staging + "/" + Self.mark)
      for folder in folders(of: files) { try Disk.makeFolder(staging + "/" + folder) }
      let hasPrevious = Disk.kind(of: output) == .folder
      let (output, staging) = (output, staging)
      let failures = await files.concurrentMap(jobs: jobs) { file -> FileError? in
        do throws(FileError) {
          let bytes: [UInt8]
          switch file.content {
          case .made(let make): bytes = make()
          case .copied(let path): bytes = try content.read(path)
          }
          try Self.place(bytes, file.path, staging, previous: hasPrevious ? output : nil)
          return nil
        } catch {
          return error
        }
      }
      if let failure = failures.lazy.compactMap({ $0 }).first { throw failure }
      try swap()
    } catch {
      try? Disk.remove(staging)
      throw error
    }
    try? Disk.remove(staging)
  }

  /// A file that has not changed stays the same file, with its times, so that copying tools skip it.
  private static func place(
    _ bytes: [UInt8], _ path: String, _ staging: String, previous: String?
  ) throws(FileError) {
    if let previous, case .file(let size) = Disk.kind(of: previous + "/" + path, following: false), size == bytes.count,
      let old = try? Disk.read(previous + "/" + path), old == bytes,
      Disk.link(previous + "/" + path, as: staging + "/" + path)
    {
      return
    }
    try Disk.write(bytes, to: staging + "/" + path)
  }

  /// All folders, those above before those below.
  private func folders(of files: [OutputFile]) -> [String] {
    var folders: Set<String> = []
    for file in files {
      var path = file.path
      while let above = path.atLastSlash?.before {
        path = above
        guard folders.insert(path).inserted else { break }
      }
    }
    return folders.sorted()
  }

  private func swap() throws(FileError) {
    if Disk.kind(of: output) == .missing { return try Disk.rename(staging, to: output) }
    do throws(FileError) {
      try Disk.exchange(staging, output)
    } catch {
      // A file system without exchange: two steps instead of one.
      let old = staging + "-old"
      try Disk.remove(old)
      try Disk.rename(output, to: old)
      try Disk.rename(staging, to: output)
      try? Disk.remove(old)
    }
  }

  /// Two builds beside each other wait for each other; the lock goes with the process.
  private func lockParent() throws(FileError) -> Int32 {
    let descriptor = open(parent, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0, flock(descriptor, LOCK_EX) == 0 else {
      throw FileError(path: parent, reason: String(cString: strerror(errno)))
    }
    return descriptor
  }
}
