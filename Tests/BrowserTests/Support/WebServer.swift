import Foundation

extension Service {
  /// Serves a folder on the loopback interface as hosts of static pages do: an address without a file is answered with
  /// the nearest `404.html` above it.
  static func webServer(of folder: URL) throws -> Service {
    let program = """
      import functools, http.server, os, sys

      class Handler(http.server.SimpleHTTPRequestHandler):
          def send_error(self, code, *rest):
              parts = self.path.split("?")[0].strip("/").split("/")
              for depth in range(len(parts), -1, -1):
                  page = os.path.join(self.directory, *parts[:depth], "404.html")
                  if code == 404 and os.path.isfile(page):
                      body = open(page, "rb").read()
                      self.send_response(404)
                      self.send_header("Content-Type", "text/html; charset=utf-8")
                      self.send_header("Content-Length", str(len(body)))
                      self.end_headers()
                      self.wfile.write(body)
                      return
              super().send_error(code, *rest)

          def log_message(self, *rest):
              pass

      handler = functools.partial(Handler, directory=sys.argv[1])
      server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
      print("port", server.server_port, flush=True)
      server.serve_forever()
      """
    return try Service(Tool.python3.place, ["-c", program, folder.path], port: /port (\d+)\n/)
  }
}
