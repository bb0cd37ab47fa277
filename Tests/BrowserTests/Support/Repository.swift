import Dispatch
import Foundation

/// Where this package lies, and what was built of it.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The program that was built together with these tests.
  static var program: URL {
    get throws {
      var beside = [URL(fileURLWithPath: CommandLine.arguments[0])]
      #if canImport(Darwin)
        beside += Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
      #endif
      let candidates =
        beside.map { $0.deletingLastPathComponent().appendingPathComponent("phasebook") }
        + [root.appendingPathComponent(".build/debug/phasebook")]
      guard let found = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
        throw Tool.Absent(description: "the program 'phasebook' is not beside the tests; run swift build")
      }
      return found
    }
  }

  /// Runs a program to its end and returns what it printed.
  static func output(of program: URL, _ arguments: [String]) throws -> (status: Int32, out: String, err: String) {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    // Files, not pipes: a pipe that nobody empties stops the program.
    let files = try ["out", "err"].map { name -> (URL, FileHandle) in
      let file = folder.appendingPathComponent(name)
      try Data().write(to: file)
      return (file, try FileHandle(forWritingTo: file))
    }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = files[0].1
    process.standardError = files[1].1
    process.standardInput = FileHandle.nullDevice
    // Not waitUntilExit(), which needs a run loop and may wait for ever without one.
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    ended.wait()
    let texts = try files.map { String(decoding: try Data(contentsOf: $0.0), as: UTF8.self) }
    return (process.terminationStatus, texts[0], texts[1])
  }

  static func temporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("phasebook-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
