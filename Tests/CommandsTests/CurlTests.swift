import Checks
import Commands
import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// Whatever curl does, and whatever stands in its place, there is an answer for every address, in time.
struct CurlTests {
  private static let path = "/usr/bin/curl"

  /// A server that lets everybody wait: nobody takes the connections that the system accepts for it.
  private func silentServer() throws -> (socket: Int32, port: Int) {
    #if canImport(Glibc)
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0 && listen(descriptor, 8) == 0 && getsockname(descriptor, $0, &length) == 0
      }
    }
    try #require(result)
    return (descriptor, Int(UInt16(bigEndian: address.sin_port)))
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: path), "curl is absent"), .timeLimit(.minutes(1)))
  func aServerThatNeverAnswers() throws {
    let (socket, port) = try silentServer()
    defer { close(socket) }
    let addresses = (1...40).map { "http://127.0.0.1:\(port)/\($0)" }
    let start = ContinuousClock.now
    let answers = Curl(path: Self.path, limit: .seconds(2)).answers(addresses)
    #expect(start.duration(to: .now) < .seconds(15))
    #expect(addresses.allSatisfy { answers[$0] == .failure("the time was over") })
    #expect(Curl(path: Self.path, limit: .zero).answers(["http://127.0.0.1:\(port)/"]).count == 1)
  }

  /// More than a pipe holds, to a program that reads nothing of it.
  @Test func programsThatAreNotCurl() {
    // As the program does from its first moment on.
    signal(SIGPIPE, SIG_IGN)
    let addresses = (1...5_000).map { "http://127.0.0.1:9/\($0)/with/a/rather/long/path" }
    let silent = Curl(path: "/bin/echo").answers(addresses)
    #expect(silent.count == addresses.count)
    #expect(silent.values.allSatisfy { $0 == .failure("curl, of version 7.75 or later, said nothing") })
    let absent = Curl(path: "/nowhere/curl").answers(["http://127.0.0.1:9/"])
    #expect(absent == ["http://127.0.0.1:9/": .failure("curl does not start")])
    #expect(Curl(path: "/nowhere/curl").answers([]).isEmpty)
  }
}
