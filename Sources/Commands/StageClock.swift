import Foundation

/// Says on standard error how long each stage took, where the caller asked for it.
struct StageClock: Sendable {
  let console: Console?

  /// `detail` tells more of what was done.
  func time<Value: Sendable>(
    _ stage: String, detail: (Value) -> String? = { _ in nil }, _ work: () async -> Value
  ) async -> Value {
    guard let console else { return await work() }
    let start = ContinuousClock.now
    let value = await work()
    let duration = ContinuousClock.now - start
    let milliseconds = Double(duration.components.seconds) * 1e3 + Double(duration.components.attoseconds) / 1e15
    console.error("\(String(format: "%8.1f", milliseconds)) ms  \(stage)" + (detail(value).map { " (\($0))" } ?? ""))
    return value
  }
}

/// The machine's processor.
enum Processor {
  /// How many threads can run at the same time.
  static var count: Int { ProcessInfo.processInfo.activeProcessorCount }
}
