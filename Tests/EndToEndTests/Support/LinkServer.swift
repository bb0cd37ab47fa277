import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// A web server on this machine with a page for each thing that may become of a link.
struct LinkServer: Sendable {
  static let python = ["/usr/bin/python3", "/usr/local/bin/python3", "/opt/homebrew/bin/python3"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }
  static let isUsable = python != nil && FileManager.default.isExecutableFile(atPath: "/usr/bin/curl")

  /// `/status/404` answers 404, `/head/405/200` so to HEAD and so to GET, `/to/PATH` leads on.
  private static let script = """
    import http.server, os, socketserver
    class Handler(http.server.BaseHTTPRequestHandler):
        def answer(self, is_head):
            with open("requests", "a") as log: log.write(self.command + " " + self.path + "\\n")
            parts = self.path.strip("/").split("/")
            status = {"status": lambda: int(parts[1]), "head": lambda: int(parts[1 if is_head else 2]), "to": lambda: 302}
            self.send_response(status.get(parts[0], lambda: 200)())
            if parts[0] == "to": self.send_header("Location", "/" + "/".join(parts[1:]))
            self.send_header("Content-Length", "0")
            self.end_headers()
        def do_HEAD(self): self.answer(True)
        def do_GET(self): self.answer(False)
        def log_message(self, *_): pass
    class Server(socketserver.ThreadingMixIn, http.server.HTTPServer): daemon_threads = True
    server = Server(("127.0.0.1", 0), Handler)
    with open("port.draft", "w") as file: file.write(str(server.server_address[1]))
    os.rename("port.draft", "port")
    server.serve_forever()
    """

  let port: Int
  private let folder: Sandbox
  private let process: Process

  /// Runs a server as long as a piece of work takes.
  static func run(_ work: (LinkServer) async throws -> Void) async throws {
    let server = try await LinkServer()
    defer { stop(server.process) }
    try await work(server)
  }

  private init() async throws {
    folder = try Sandbox()
    try folder.write(Self.script, to: "server.py")
    process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(Self.python))
    process.arguments = ["server.py"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.root)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    var found: Int?
    for _ in 0..<200 where found == nil {
      found = (try? folder.text("port")).flatMap { Int($0) }
      try await Task.sleep(for: .milliseconds(50))
    }
    if found == nil { Self.stop(process) }
    port = try #require(found, "the server does not start")
  }

  /// By a signal that no child can inherit as ignored.
  private static func stop(_ process: Process) { kill(process.processIdentifier, SIGKILL) }

  /// What it was asked for, sorted.
  func requests() throws -> [String] {
    try folder.exists("requests") ? folder.text("requests").split(separator: "\n").map(String.init).sorted() : []
  }
}
