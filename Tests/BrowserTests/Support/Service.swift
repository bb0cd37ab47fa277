import Dispatch
import Foundation

/// A program that runs beside the tests and says on its first lines which port it listens on.
final class Service: Sendable {
  let port: Int
  private let process: Process
  private let ended = DispatchSemaphore(value: 0)

  init(_ program: URL, _ arguments: [String], port pattern: Regex<(Substring, Substring)>) throws {
    process = Process()
    process.executableURL = program
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    process.terminationHandler = { [ended] _ in ended.signal() }
    try process.run()
    var said = Data()
    while true {
      let more = pipe.fileHandleForReading.availableData
      said += more
      if let match = String(decoding: said, as: UTF8.self).firstMatch(of: pattern), let port = Int(match.1) {
        self.port = port
        return
      }
      guard !more.isEmpty else {
        throw Tool.Absent(description: "\(program.lastPathComponent) ended before it listened")
      }
    }
  }

  /// Ends it. The tests' own runner blocks the polite signal for itself and for what it starts.
  func stop() {
    kill(process.processIdentifier, SIGKILL)
    _ = ended.wait(timeout: .now() + 5)
  }
}
