import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// As much of HTTP as talking to a driver on this machine takes. URLSession refuses the driver's header fields on Linux,
/// which have no blank after the colon.
enum LocalHTTP {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Sends a request and returns the body of the answer; waits on a thread of its own.
  static func send(_ method: String, port: Int, path: String, body: [UInt8]) async throws -> [UInt8] {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(with: Result { try exchange(method, port: port, path: path, body: body) })
      }
    }
  }

  private static func exchange(_ method: String, port: Int, path: String, body: [UInt8]) throws -> [UInt8] {
    let socket = try open(port)
    defer { close(socket) }
    let head = """
      \(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nContent-Type: application/json; charset=utf-8\r\n\
      Content-Length: \(body.count)\r\nConnection: close\r\n\r\n
      """
    var rest = Array(head.utf8)[...] + body
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(socket, $0.baseAddress, $0.count) }
      guard count > 0 else { throw Failure(description: "cannot write to port \(port)") }
      rest = rest.dropFirst(count)
    }
    var answer: [UInt8] = []
    var expected: Int?
    while expected.map({ answer.count < $0 }) ?? true {
      let more = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        count = max(0, read(socket, buffer.baseAddress, buffer.count))
      }
      guard !more.isEmpty else { throw Failure(description: "no whole answer from port \(port) to \(method) \(path)") }
      answer += more
      if expected == nil { expected = length(of: answer) }
    }
    return Array(answer.suffix(from: bodyStart(answer) ?? answer.endIndex))
  }

  private static func open(_ port: Int) throws -> Int32 {
    #if canImport(Glibc)
      let made = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let made = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var limit = timeval(tv_sec: 60, tv_usec: 0)
    setsockopt(made, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(truncatingIfNeeded: port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(made, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else {
      close(made)
      throw Failure(description: "nobody listens on port \(port)")
    }
    return made
  }

  /// The length of the whole answer, once its head is there.
  private static func length(of answer: [UInt8]) -> Int? {
    guard let start = bodyStart(answer) else { return nil }
    let head = String(decoding: answer[..<start], as: UTF8.self)
    return head.firstMatch(of: /(?i)content-length: *(\d+)/).flatMap { Int($0.1) }.map { start + $0 }
  }

  private static func bodyStart(_ answer: [UInt8]) -> Int? {
    answer.firstRange(of: Array("\r\n\r\n".utf8))?.upperBound
  }
}
