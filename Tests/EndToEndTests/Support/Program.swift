import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// The built `phasebook`, run as its users run it.
enum Program {
  /// What came of one run; the bytes are as the program wrote them.
  struct Run: Sendable {
    /// Nil where a signal ended it.
    let status: Int32?
    let signal: Int32?
    let outBytes: Data
    let errBytes: Data
    let seconds: Double
    let command: String

    var out: String { String(decoding: outBytes, as: UTF8.self) }
    var err: String { String(decoding: errBytes, as: UTF8.self) }
    var everything: String { out + err }
  }

  struct Missing: Error, CustomStringConvertible {
    var description: String { "there is no built phasebook beside the tests: swift build" }
  }

  /// The folder that `Package.swift` stands in.
  static let checkout: String = {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    return url.path
  }()

  /// Beside the test bundle; else where a debug build leaves it.
  static func binary() throws -> String {
    let bundles = Bundle.allBundles.map(\.bundleURL) + [Bundle.main.bundleURL]
    let arguments = CommandLine.arguments.filter { $0.contains(".xctest") }.map { URL(fileURLWithPath: $0) }
    var folders: [URL] = []
    for start in arguments + bundles {
      var url = start
      for _ in 0..<4 {
        folders.append(url)
        url.deleteLastPathComponent()
      }
    }
    folders.append(URL(fileURLWithPath: checkout + "/.build/debug"))
    for folder in folders {
      let path = folder.appendingPathComponent("phasebook").path
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue,
        FileManager.default.isExecutableFile(atPath: path)
      {
        return path
      }
    }
    throw Missing()
  }

  /// Runs `phasebook` and waits; after `limit` it is killed, which shows as signal 9.
  static func run(
    _ arguments: [String], in folder: String, environment: [String: String] = [:], input: Data? = nil,
    limit: Duration = .seconds(60)
  ) async throws -> Run {
    try await run(
      executable: binary(), arguments, in: folder, environment: environment, input: input, limit: limit)
  }

  static func run(
    executable: String, _ arguments: [String], in folder: String, environment: [String: String] = [:],
    input: Data? = nil, limit: Duration = .seconds(60)
  ) async throws -> Run {
    // Files and not pipes: nothing can block, and nothing is lost where a child is killed.
    let streams = try Sandbox.makeFolder()
    defer { try? FileManager.default.removeItem(atPath: streams) }
    for (name, bytes) in [("out", Data()), ("err", Data()), ("in", input ?? Data())] {
      try bytes.write(to: URL(fileURLWithPath: streams + "/" + name))
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    process.environment = ["PATH": path, "LC_ALL": "C.UTF-8"].merging(environment) { $1 }
    let time = try await Gate.shared.pass {
      // Opened only when it is the program's turn: with a thousand open files, Foundation crashes as it starts one.
      let handles = try ["out", "err", "in"].map {
        try FileHandle(forUpdating: URL(fileURLWithPath: streams + "/" + $0))
      }
      defer { for handle in handles { try? handle.close() } }
      (process.standardOutput, process.standardError, process.standardInput) = (handles[0], handles[1], handles[2])
      return try await finish(process, limit: limit)
    }.components
    let isSignal = process.terminationReason == .uncaughtSignal
    return Run(
      status: isSignal ? nil : process.terminationStatus, signal: isSignal ? process.terminationStatus : nil,
      outBytes: try Data(contentsOf: URL(fileURLWithPath: streams + "/out")),
      errBytes: try Data(contentsOf: URL(fileURLWithPath: streams + "/err")),
      seconds: Double(time.seconds) + Double(time.attoseconds) / 1e18,
      command: "phasebook " + arguments.joined(separator: " "))
  }

  /// Starts a process and waits for its end; gives the time that it took.
  private static func finish(_ process: Process, limit: Duration) async throws -> Duration {
    let (ended, end) = AsyncStream<Void>.makeStream()
    process.terminationHandler = { _ in end.finish() }
    let start = ContinuousClock.now
    try process.run()
    let id = process.processIdentifier
    // A queue of its own: the tasks of other tests may keep every thread of the pool busy.
    let killer = DispatchWorkItem { kill(id, SIGKILL) }
    let (seconds, attoseconds) = limit.components
    let nanoseconds = Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
    DispatchQueue(label: "killer", qos: .userInteractive).asyncAfter(
      deadline: .now() + .nanoseconds(nanoseconds), execute: killer)
    for await _ in ended {}
    killer.cancel()
    return start.duration(to: .now)
  }
}

/// Lets as many programs run at the same time as there are cores, so that each gets its share and limits mean something.
private actor Gate {
  static let shared = Gate()

  private var free = max(2, ProcessInfo.processInfo.activeProcessorCount)
  private var waiting: [CheckedContinuation<Void, Never>] = []

  nonisolated func pass<Value: Sendable>(_ work: () async throws -> Value) async throws -> Value {
    await enter()
    do {
      let value = try await work()
      await leave()
      return value
    } catch {
      await leave()
      throw error
    }
  }

  private func enter() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  private func leave() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}
