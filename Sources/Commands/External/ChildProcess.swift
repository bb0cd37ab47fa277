import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Another program, run to its end or to a point in time, whichever comes first.
///
/// POSIX directly: Foundation's `Process` cannot be waited for with a limit without a second thread.
enum ChildProcess {
  struct Result {
    let output: [UInt8]
    /// Whether it was ended because its time was over; the output is what had come until then.
    let isCut: Bool
  }

  /// Nil where the program does not start. Its standard error goes nowhere.
  static func run(_ path: String, _ arguments: [String], input: [UInt8], limit: Duration) -> Result? {
    guard let toChild = pipe() else { return nil }
    guard let fromChild = pipe() else {
      close(toChild.read)
      close(toChild.write)
      return nil
    }
    let started = start(path, arguments, input: toChild.read, output: fromChild.write)
    close(toChild.read)
    close(fromChild.write)
    defer { close(fromChild.read) }
    guard let child = started else {
      close(toChild.write)
      return nil
    }
    write(input, to: toChild.write)
    close(toChild.write)
    let result = read(fromChild.read, until: .now + limit)
    if result.isCut { kill(child, SIGKILL) }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    return result
  }

  /// Both ends are closed in children that are not given them.
  private static func pipe() -> (read: Int32, write: Int32)? {
    var ends: [Int32] = [0, 0]
    #if canImport(Glibc)
      guard Glibc.pipe(&ends) == 0 else { return nil }
    #else
      guard Darwin.pipe(&ends) == 0 else { return nil }
    #endif
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func start(_ path: String, _ arguments: [String], input: Int32, output: Int32) -> pid_t? {
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
    #else
      var actions: posix_spawn_file_actions_t?
    #endif
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    let environment = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup($0) } + [nil]
    defer { for word in words + variables { free(word) } }
    var child: pid_t = 0
    return posix_spawn(&child, path, &actions, nil, &words, &variables) == 0 ? child : nil
  }

  /// As much as the child takes; one that has gone away needs no more.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        #if canImport(Glibc)
          let wrote = Glibc.write(descriptor, buffer.baseAddress! + done, buffer.count - done)
        #else
          let wrote = Darwin.write(descriptor, buffer.baseAddress! + done, buffer.count - done)
        #endif
        if wrote < 0, errno == EINTR { continue }
        guard wrote > 0 else { return }
        done += wrote
      }
    }
  }

  private static func read(_ descriptor: Int32, until end: ContinuousClock.Instant) -> Result {
    var output: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let left = ContinuousClock.now.duration(to: end)
      guard left > .zero else { return Result(output: output, isCut: true) }
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      // Rounded up, so that the last millisecond is no busy loop.
      let ready = poll(&waiting, 1, Int32(clamping: left.components.seconds * 1000 + 1000))
      if ready == 0 || ready < 0 && errno == EINTR { continue }
      guard ready > 0 else { return Result(output: output, isCut: true) }
      #if canImport(Glibc)
        let count = Glibc.read(descriptor, &chunk, chunk.count)
      #else
        let count = Darwin.read(descriptor, &chunk, chunk.count)
      #endif
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return Result(output: output, isCut: false) }
      output += chunk[..<count]
    }
  }
}
