#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The operating system's file calls, by absolute or working-directory paths.
///
/// POSIX directly: Foundation's `FileManager` costs several times as much a file, and its errors lose the reason.
package enum Disk {
  /// What can stand at a path.
  package enum Kind: Sendable, Equatable { case file(size: Int), folder, link, special, missing }

  /// What stands at `path`; a symbolic link is reported as such unless `following`.
  package static func kind(of path: String, following: Bool = true) -> Kind {
    var status = stat()
    guard (following ? stat(path, &status) : lstat(path, &status)) == 0 else { return .missing }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file(size: Int(status.st_size))
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .special
    }
  }

  /// All bytes of a regular file.
  package static func read(_ path: String) throws(FileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(path) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw FileError(path: path, reason: "not a regular file") }
    return try readAll(descriptor, path, expecting: Int(status.st_size))
  }

  /// All bytes of standard input.
  package static func readStandardInput() throws(FileError) -> [UInt8] {
    try readAll(STDIN_FILENO, "standard input", expecting: 1 << 16)
  }

  private static func readAll(_ descriptor: Int32, _ path: String, expecting size: Int) throws(FileError) -> [UInt8] {
    var bytes = [UInt8]()
    var capacity = size + 1
    while true {
      let chunk: [UInt8]
      do {
        chunk = try [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
          count = 0
          while count < capacity {
            #if canImport(Glibc)
              let got = Glibc.read(descriptor, buffer.baseAddress! + count, capacity - count)
            #else
              let got = Darwin.read(descriptor, buffer.baseAddress! + count, capacity - count)
            #endif
            if got < 0 { throw failure(path) }
            if got == 0 { break }
            count += got
          }
        }
      } catch {
        throw error as? FileError ?? FileError(path: path, reason: "\(error)")
      }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      if chunk.count < capacity { return bytes }
      capacity = 1 << 16
    }
  }

  /// Makes or replaces a file; its folder must exist.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw failure(path) }
    let failed = bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        #if canImport(Glibc)
          let wrote = Glibc.write(descriptor, buffer.baseAddress! + done, buffer.count - done)
        #else
          let wrote = Darwin.write(descriptor, buffer.baseAddress! + done, buffer.count - done)
        #endif
        if wrote < 0 { return true }
        done += wrote
      }
      return false
    }
    let error = failed ? failure(path) : nil
    guard close(descriptor) == 0, error == nil else { throw error ?? failure(path) }
  }

  /// Replaces a file in one step, so that a crash leaves either the old bytes or the new ones; its permissions stay.
  package static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    let real = realPath(path) ?? path
    guard let (folder, name) = real.atLastSlash else { throw FileError(path: path, reason: "not an absolute path") }
    // Another process that replaces the same file at the same time has a draft of its own.
    let draft = "\(folder)/.\(name).phasebook-\(processID)"
    var status = stat()
    let mode = stat(real, &status) == 0 ? status.st_mode & 0o7777 : 0o644
    do throws(FileError) {
      try write(bytes, to: draft)
      guard chmod(draft, mode) == 0 else { throw failure(draft) }
      try rename(draft, to: real)
    } catch {
      try? remove(draft)
      throw error
    }
  }

  /// The names in a folder, without `.` and `..`, in byte order.
  package static func names(in path: String) throws(FileError) -> [String] {
    guard let folder = opendir(path) else { throw failure(path) }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Makes a folder and those above it that are missing.
  package static func makeFolder(_ path: String) throws(FileError) {
    if mkdir(path, 0o755) == 0 { return }
    let error = errno
    if error == EEXIST, kind(of: path) == .folder { return }
    guard error == ENOENT, let above = path.atLastSlash?.before, !above.isEmpty else {
      throw FileError(path: path, reason: reason(error))
    }
    try makeFolder(above)
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw failure(path) }
  }

  /// Removes a file, a link, or a folder with all it holds; never follows a link. What is missing is no error.
  package static func remove(_ path: String) throws(FileError) {
    switch kind(of: path, following: false) {
    case .missing: return
    case .folder:
      for name in try names(in: path) { try remove(path + "/" + name) }
      guard rmdir(path) == 0 else { throw failure(path) }
    default:
      guard unlink(path) == 0 else { throw failure(path) }
    }
  }

  /// Gives `path` the name `target`, replacing a file or an empty folder of that name in one step.
  package static func rename(_ path: String, to target: String) throws(FileError) {
    #if canImport(Glibc)
      guard Glibc.rename(path, target) == 0 else { throw failure(path) }
    #else
      guard Darwin.rename(path, target) == 0 else { throw failure(path) }
    #endif
  }

  /// A second name for the bytes of a file, on the same volume.
  package static func link(_ path: String, as target: String) -> Bool {
    #if canImport(Glibc)
      Glibc.link(path, target) == 0
    #else
      Darwin.link(path, target) == 0
    #endif
  }

  /// Lets two folders change their names in one step, so that no moment exists in which either is absent.
  ///
  /// `renameat2(2)` with `RENAME_EXCHANGE` on Linux, `renamex_np(2)` with `RENAME_SWAP` on macOS.
  package static func exchange(_ first: String, _ second: String) throws(FileError) {
    #if canImport(Glibc)
      // The declaration is behind `_GNU_SOURCE`, which Swift's Glibc module does not set; the function is there.
      typealias RenameAt2 = @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32
      guard let symbol = dlsym(nil, "renameat2") else {
        throw FileError(path: second, reason: "this system cannot exchange two folders in one step")
      }
      let exchangeFlag: UInt32 = 1 << 1
      let renameAt2 = unsafeBitCast(symbol, to: RenameAt2.self)
      guard renameAt2(AT_FDCWD, first, AT_FDCWD, second, exchangeFlag) == 0 else { throw failure(second) }
    #else
      guard renamex_np(first, second, UInt32(RENAME_SWAP)) == 0 else { throw failure(second) }
    #endif
  }

  /// The absolute path without links, or nil where it does not exist.
  package static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Tells a version of a file from others without reading it: its real path, size and time of change. Nil where it is
  /// missing. A time never reaches an output: it only says when something must be asked again.
  package static func stamp(of path: String) -> Fingerprint? {
    var status = stat()
    guard let real = realPath(path), stat(real, &status) == 0 else { return nil }
    #if canImport(Glibc)
      let time = status.st_mtim
    #else
      let time = status.st_mtimespec
    #endif
    return Fingerprint(Array("\(real)\0\(status.st_size)\0\(time.tv_sec)\0\(time.tv_nsec)".utf8))
  }

  /// Makes a new folder for files that are wanted for a moment, in the system's place for such; nobody else can read it.
  package static func makeTemporaryFolder() throws(FileError) -> String {
    let place = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var name = Array("\(place)/phasebook-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else { throw failure(place) }
    return String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The first file of a name in the folders of `PATH` that may be run; nil where there is none.
  package static func program(_ name: String, path: String? = nil) -> String? {
    let folders = path ?? getenv("PATH").map { String(cString: $0) } ?? ""
    return folders.split(separator: ":").map { "\($0)/\(name)" }.first { candidate in
      guard case .file = kind(of: candidate) else { return false }
      return access(candidate, X_OK) == 0
    }
  }

  /// The number of this process, which no other has at the same time.
  package static var processID: Int32 { getpid() }

  package static var workingFolder: String { realPath(".") ?? "." }

  static func failure(_ path: String) -> FileError { FileError(path: path, reason: reason(errno)) }

  private static func reason(_ code: Int32) -> String {
    let text = String(cString: strerror(code))
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
