import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A standard stream of the process, written in large pieces.
///
/// A class, because what waits to be written belongs to the stream and not to a copy of it.
package final class Output: Sendable {
  package let isTerminal: Bool
  private let write: @Sendable ([UInt8]) -> Failure?
  private let state = Mutex(State())

  private struct State {
    var waiting: [UInt8] = []
    var failure: Failure?
    /// Whether a line of progress stands on the terminal.
    var hasProgress = false
  }

  /// Why a stream takes nothing any more.
  package enum Failure: Sendable, Equatable {
    /// The reader went away, as `head` does; nobody misses what is not written.
    case closed
    case other(reason: String)
  }

  /// How much is collected before it is written.
  private static let piece = 1 << 16

  package init(isTerminal: Bool = false, write: @escaping @Sendable ([UInt8]) -> Failure?) {
    self.isTerminal = isTerminal
    self.write = write
  }

  package static let standard = Output(descriptor: STDOUT_FILENO)
  package static let standardError = Output(descriptor: STDERR_FILENO)

  package convenience init(descriptor: Int32) {
    self.init(isTerminal: isatty(descriptor) == 1) { bytes in writeAll(bytes, to: descriptor) }
  }

  /// Keeps `text` until there is enough of it, or until `flush`.
  package func append(_ text: String) { append(Array(text.utf8)) }

  /// Adds bytes; they are written when enough have come together.
  package func append(_ bytes: [UInt8]) {
    state.withLock { state in
      state.waiting += bytes
      if state.waiting.count >= Self.piece { flush(&state) }
    }
  }

  /// Prints a line that the next one replaces; an empty text removes it.
  package func show(progress text: String) {
    state.withLock { state in
      guard !text.isEmpty || state.hasProgress else { return }
      state.waiting += Array("\r\u{1B}[K\(text)".utf8)
      state.hasProgress = !text.isEmpty
      flush(&state)
    }
  }

  /// Writes what waits; the first failure is kept, and nothing is written after it.
  @discardableResult
  package func flush() -> Failure? {
    state.withLock { state in
      flush(&state)
      return state.failure
    }
  }

  private func flush(_ state: inout State) {
    if !state.waiting.isEmpty, state.failure == nil { state.failure = write(state.waiting) }
    state.waiting.removeAll(keepingCapacity: true)
  }
}

private func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Output.Failure? {
  bytes.withUnsafeBytes { buffer in
    var rest = buffer[...]
    while !rest.isEmpty {
      #if canImport(Glibc)
        let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      #else
        let count = Darwin.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      #endif
      if count >= 0 {
        rest = rest.dropFirst(count)
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        // Somebody else made the pipe non-blocking; wait until it takes more.
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&request, 1, -1)
      case EPIPE: return .closed
      default: return .other(reason: String(cString: strerror(errno)))
      }
    }
    return nil
  }
}
