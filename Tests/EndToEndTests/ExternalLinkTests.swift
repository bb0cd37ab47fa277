import Foundation
import Testing

/// `check --external` asks servers, tells only of what is gone, and says of what it knows nothing.
@Suite(.enabled(if: LinkServer.isUsable, "python3 or curl is absent"))
struct ExternalLinkTests {
  /// No proxy stands between the program and the server of the test.
  private static let direct = ["no_proxy": "*", "NO_PROXY": "*"]

  private func check(
    _ sandbox: Sandbox, _ arguments: [String] = ["--external"], _ environment: [String: String] = direct
  ) async throws -> Program.Run {
    try await Program.run(["check", "--format", "concise"] + arguments, in: sandbox.root, environment: environment)
  }

  private func lines(_ run: Program.Run, of rule: String) -> [String] {
    run.out.split(separator: "\n").map(String.init).filter { $0.contains(rule) }
  }

  @Test func deadLinksAreFoundWhereverTheyStand() async throws {
    try await LinkServer.run { server in
      let root = "http://127.0.0.1:\(server.port)"
      let machine = OrderModel.text().replacing("https://example.org/shop", with: "\(root)/status/410")
      let sandbox = try Book.sandbox([OrderModel.file: machine])
      let first = try sandbox.append("[Fine](\(root)/fine#part), <\(root)/status/404>.", to: "Content/en/index.md")
      let second = try sandbox.append(
        "[Weg](\(root)/to/status/404), [Da](\(root)/fine#teil).", to: "Content/de/index.md")
      try sandbox.replace(
        "title: One\n", with: "title: One\nsources: [{title: A, url: \(root)/status/404}]\n",
        in: "Content/en/part/one.md"
      )
      let run = try await check(sandbox)
      #expect(run.status == 0, "\(run.everything)")
      let found = lines(run, of: "links/dead-link")
      func dead(_ path: String, _ place: String, _ address: String, _ status: Int) -> String {
        "Content/\(path):\(place): warning: nothing is at \(root)/\(address): the server answers \(status) [links/dead-link]"
      }
      #expect(
        found.contains(dead("en/index.md", "\(first):\(22 + root.count)", "status/404", 404)), "\(run.everything)")
      #expect(found.contains(dead("de/index.md", "\(second):7", "to/status/404", 404)), "\(run.everything)")
      #expect(found.contains(dead("en/part/one.md", "3:27", "status/404", 404)), "\(run.everything)")
      #expect(found.contains { $0.hasPrefix("Content/" + OrderModel.file) && $0.contains("answers 410") })
      #expect(found.allSatisfy { !$0.contains("/fine") })
      #expect(try await check(sandbox, ["--external", "--strict"]).status == 1)
      // One address of several places is one question; what may be dead is asked for twice.
      let asked = try server.requests()
      #expect(asked.count { $0 == "HEAD /fine" } == 2 && asked.count { $0 == "GET /fine" } == 0)
    }
  }

  @Test func refusalsProveNothing() async throws {
    try await LinkServer.run { server in
      let root = "http://127.0.0.1:\(server.port)"
      let pages = [
        "status/403", "status/401", "status/429", "status/500", "head/405/200", "head/404/200", "to/fine", "loop",
      ]
      let links = pages.map { "<\(root)/\($0 == "loop" ? "to/to/to/to/to/to/to/to/to/to/to/to/fine" : $0)>" }
      let sandbox = try Book.sandbox(["en/index.md": Book.page("Start", links.joined(separator: " "))])
      let run = try await Program.run(
        ["check", "--external", "--only", "links"], in: sandbox.root, environment: Self.direct)
      #expect(run.status == 0)
      let skipped = run.out.split(separator: "\n").filter { $0.hasPrefix("skipped: links") }.map(String.init)
      #expect(
        skipped.map { $0.prefix { $0 != ";" } } == [
          "skipped: links (1): external links: the server answers 401 (127.0.0.1)",
          "skipped: links (1): external links: the server answers 403 (127.0.0.1)",
          "skipped: links (1): external links: the server answers 429 (127.0.0.1)",
          "skipped: links (1): external links: the server answers 500 (127.0.0.1)",
          "skipped: links (1): external links: the server leads round in circles (127.0.0.1)",
        ], "\(run.everything)")
      #expect(run.out.contains("No findings"))
      #expect(try server.requests().contains("HEAD /status/429") && !server.requests().contains("GET /status/429"))
    }
  }

  /// A name that nobody has is dead only where other names are found.
  @Test func unknownHosts() async throws {
    try await LinkServer.run { server in
      let known = "<http://localhost:\(server.port)/fine>"
      let unknown = "<http://nobody.invalid/a>"
      let both = try Book.sandbox(["en/index.md": Book.page("Start", "\(known)\n\(unknown)")])
      let run = try await check(both)
      #expect(
        lines(run, of: "dead-link") == [
          "Content/en/index.md:6:2: warning: nothing is at http://nobody.invalid/a: there is no host 'nobody.invalid' [links/dead-link]"
        ], "\(run.everything)")
      let alone = try Book.sandbox(["en/index.md": Book.page("Start", unknown)])
      let second = try await Program.run(["check", "--external"], in: alone.root, environment: Self.direct)
      #expect(second.out.contains("skipped: links (1): external links: no host is found, so there may be no network"))
      #expect(second.out.contains("No findings"))
    }
  }

  /// Nothing listens where all questions go.
  @Test func withoutNetworkItEnds() async throws {
    let nowhere = "http://127.0.0.1:9"
    let proxies = ["http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy"].map { ($0, nowhere) }
    let sandbox = try Book.ownContent()
    let run = try await Program.run(
      ["check", "--external"], in: sandbox.root, environment: Dictionary(uniqueKeysWithValues: proxies),
      limit: .seconds(60))
    #expect(run.status == 0, "\(run.everything)")
    #expect(run.out.contains("external links: the server cannot be reached (") && run.out.contains("No findings"))
  }

  @Test func withoutCurlItSaysSo() async throws {
    let sandbox = try Book.sandbox(["en/index.md": Book.page("Start", "<http://127.0.0.1:9/a> <http://127.0.0.1:9/b>")])
    let run = try await Program.run(["check", "--external"], in: sandbox.root, environment: ["PATH": sandbox.root])
    #expect(run.status == 0)
    #expect(run.out.contains("skipped: links (2): external links: there is no curl to ask by"), "\(run.everything)")
    let json = try await Program.run(
      ["check", "--external", "--format", "json"], in: sandbox.root, environment: ["PATH": sandbox.root])
    #expect(json.out.contains("\"count\":2,\"reason\":\"external links: there is no curl to ask by\",\"help\":"))
  }

  @Test func nobodyIsAskedUnlessItIsWanted() async throws {
    try await LinkServer.run { server in
      let sandbox = try Book.sandbox([
        "en/index.md": Book.page(
          "Start",
          "<!-- phasebook:ignore links/dead-link \"the other side is slow\" -->\n\n<http://127.0.0.1:\(server.port)/status/404>"
        )
      ])
      for arguments in [[], ["--external", "--only", "structure"]] {
        let run = try await check(sandbox, arguments)
        #expect(run.status == 0 && lines(run, of: "[").isEmpty, "\(run.everything)")
      }
      #expect(try server.requests() == [])
      // Where it is asked for, what the author knows is not told.
      let run = try await check(sandbox)
      #expect(run.status == 0 && lines(run, of: "[").isEmpty, "\(run.everything)")
      #expect(try !server.requests().isEmpty)
    }
  }
}
