internal import Foundation

/// A program that is started, fed and waited for: the only way to compilers and other tools.
///
/// Output goes to files and not to pipes, so that no amount of it can block; a program that takes too long is ended.
package struct Subprocess: Sendable {
  package let program: String
  package var arguments: [String]
  /// Nil for the current folder.
  package var folder: String?
  /// Seconds until the program is ended.
  package var limit: Double = 300

  package init(_ program: String, _ arguments: [String], folder: String? = nil) {
    self.program = program
    self.arguments = arguments
    self.folder = folder
  }

  /// What a program left behind.
  package struct Outcome: Sendable {
    /// 0 where all went well; 128 and the signal's number where it was ended.
    package let status: Int32
    package let output: String
    package let errors: String
    package let ranOutOfTime: Bool
  }

  /// Starts the program and waits for its end; `scratch` is a folder for its output, used by no
  /// other program at the same time. Nil where it cannot be started.
  package func run(scratch: String) -> Outcome? {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = URL(filePath: folder) }
    let (output, errors) = (scratch + "/stdout", scratch + "/stderr")
    guard (try? Disk.write([], to: output)) != nil, (try? Disk.write([], to: errors)) != nil,
      let outputFile = FileHandle(forWritingAtPath: output), let errorFile = FileHandle(forWritingAtPath: errors)
    else { return nil }
    process.standardOutput = outputFile
    process.standardError = errorFile
    process.standardInput = FileHandle.nullDevice
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    do { try process.run() } catch { return nil }
    let inTime = ended.wait(timeout: .now() + limit) == .success
    if !inTime {
      process.terminate()
      if ended.wait(timeout: .now() + 5) != .success { kill(process.processIdentifier, SIGKILL) }
      process.waitUntilExit()
    }
    try? outputFile.close()
    try? errorFile.close()
    let status = process.terminationStatus
    return Outcome(
      status: process.terminationReason == .exit ? status : 128 + status,
      output: String(decoding: (try? Disk.read(output)) ?? [], as: UTF8.self),
      errors: String(decoding: (try? Disk.read(errors)) ?? [], as: UTF8.self), ranOutOfTime: !inTime)
  }
}
