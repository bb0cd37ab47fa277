import Foundation
import Testing

/// The commands that need no knowledge base, and how the program speaks with shells.
struct CommandLineTests {
  private func run(_ arguments: [String], input: String? = nil) async throws -> Program.Run {
    let sandbox = try Sandbox()
    let run = try await Program.run(arguments, in: sandbox.root, input: input.map { Data($0.utf8) })
    #expect(try sandbox.names() == [], "nothing may be written: \(run.command)")
    return run
  }

  // MARK: render

  static let rendered: [(text: String, html: String)] = [
    ("# A *b*\n", "<h1 id=\"a-b\">A <em>b</em></h1>\n"), ("## A {#x}\n", "<h2 id=\"x\">A</h2>\n"),
    ("---\ntitle: A\n---\n\nB\n", "<p>B</p>\n"), ("a\\\nb  \nc\n", "<p>a<br />\nb<br />\nc</p>\n"),
    ("`<a>`\n", "<p><code>&lt;a&gt;</code></p>\n"), ("~~a~~\n", "<p><del>a</del></p>\n"),
    ("<script>x</script>\n", "&lt;script&gt;"), ("[a](b.md \"t\")\n", "<p><a href=\"b.md\" title=\"t\">a</a></p>\n"),
    ("| a |\n|--:|\n| b |\n", "<table>\n<thead>\n<tr>\n<th align=\"right\">a</th>"),
    ("- [x] a\n", "<input type=\"checkbox\""),
    ("> [!NOTE]\n> a\n", "note"), ("```swift\nlet a = \"<\"\n```\n", "&lt;"),
    ("https://a.b\n", "<a href=\"https://a.b\">"),
    ("a[^1]\n\n[^1]: b\n", "<section class=\"footnotes\""), ("Жук 😀\n", "<p>Жук 😀</p>\n"), ("", ""),
    ("[a](javascript:alert(1))\n", "<p><a href=\"\">a</a></p>\n"), ("\u{FEFF}a\n", "<p>a</p>\n"),
  ]

  @Test(arguments: rendered) func render(_ sample: (text: String, html: String)) async throws {
    let fromInput = try await run(["render"], input: sample.text)
    #expect(fromInput.status == 0 && fromInput.errBytes.isEmpty, "\(fromInput.everything)")
    let isWhole = sample.html.hasSuffix("\n") || sample.html.isEmpty
    #expect(isWhole ? fromInput.out == sample.html : fromInput.out.contains(sample.html), "\(fromInput.out)")
    #expect(try await run(["render", "-"], input: sample.text).outBytes == fromInput.outBytes)
    let sandbox = try Sandbox(["a b.md": sample.text])
    let fromFile = try await Program.run(["render", "a b.md"], in: sandbox.root)
    #expect(fromFile.outBytes == fromInput.outBytes && fromFile.status == 0)
  }

  @Test func renderRawHTML() async throws {
    let text = "<form></form>\n\na <kbd>b</kbd>\n"
    #expect(
      try await run(["render", "--raw-html", "allow"], input: text).out == "<form></form>\n<p>a <kbd>b</kbd></p>\n")
    let safe = try await run(["render", "--raw-html=safe"], input: text).out
    #expect(!safe.contains("<form") && safe.contains("<kbd>b</kbd>"), "\(safe)")
    let escaped = try await run(["render", "--raw-html", "escape"], input: text).out
    #expect(!escaped.contains("<form") && escaped.contains("&lt;kbd&gt;b"), "\(escaped)")
  }

  @Test func renderReportsFaults() async throws {
    let nul = try await run(["render"], input: "a \0 b\n")
    #expect(nul.status == 1 && nul.err.contains("[structure/not-text]"), "\(nul.everything)")
    let open = try await run(["render"], input: "---\ntitle: A\n\nText.\n")
    #expect(open.status == 1 && open.err.contains("[structure/open-front-matter]"), "\(open.everything)")
  }

  // MARK: explain

  @Test func explainEveryRule() async throws {
    let list = try await run(["explain"])
    let ids = list.out.matches(of: /(?m)^  ([a-z]+\/[a-z-]+) \((?:error|warning|note)\)$/).map { String($0.1) }
    #expect(list.status == 0 && ids.count >= 38 && Set(ids).count == ids.count)
    for id in ids {
      let one = try await run(["explain", id])
      #expect(one.status == 0 && one.out.hasPrefix("\(id) ("), "\(one.everything)")
      #expect(one.out.contains("Reported:\n") && one.out.contains("Better:\n"), "\(id)")
    }
  }

  /// Whatever a finding says, `explain` knows: the rules of the tests for faults are all listed.
  @Test func everyReportedRuleIsListed() async throws {
    let list = try await run(["explain"]).out
    for fault in FaultTests.faults {
      let sandbox = try Book.sandbox()
      for place in try fault.make(sandbox) { #expect(list.contains("  \(place.rule) ("), "\(place.rule)") }
    }
  }

  // MARK: Words that are nearly right

  static let misspelt: [(arguments: [String], suggestion: String)] = [
    (["biuld"], "build"), (["chek"], "check"), (["explian", "x"], "explain"),
    (["check", "--formt", "json"], "--format"),
    (["check", "--format", "jsn"], "json"), (["check", "--only", "link"], "links"),
    (["build", "--ouput", "x"], "--output"),
    (["explain", "links/mising-target"], "links/missing-target"),
    (["explain", "missing-target"], "links/missing-target"),
    (["explain", "structure/missing-target"], "links/missing-target"), (["completions", "bsh"], "bash"),
    (["--hlep"], "--help"),
    (["--versoin"], "--version"), (["render", "--raw-html", "alow"], "allow"),
    (["check", "--color", "alway"], "always"),
    (["check", "-strict"], "--strict"),
  ]

  @Test(arguments: misspelt) func suggests(_ sample: (arguments: [String], suggestion: String)) async throws {
    let run = try await run(sample.arguments)
    #expect(run.status == 2 && run.outBytes.isEmpty)
    #expect(run.err.contains("did you mean “\(sample.suggestion)”?"), "\(run.err)")
  }

  // MARK: Help

  @Test func helpEverywhere() async throws {
    let help = try await run(["--help"])
    #expect(help.status == 0 && help.errBytes.isEmpty)
    let commands = help.out.matches(of: /(?m)^  ([a-z]+) {2,}\S/).map { String($0.1) }
    #expect(commands.count >= 6)
    for command in commands {
      for words in [[command, "--help"], [command, "-h"], ["help", command], [command, "--nonsense", "--help"]] {
        let run = try await run(words)
        #expect(run.status == 0 && run.errBytes.isEmpty, "\(run.command) \(run.err)")
        #expect(run.out.hasPrefix("Usage: phasebook \(command)"), "\(run.command)")
        #expect(run.out.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(run.command)")
      }
    }
    #expect(try await run(["--version"]).out.wholeMatch(of: /phasebook [0-9]+\.[0-9]+\.[0-9]+\n/) != nil)
  }

  @Test(arguments: ["bash", "zsh", "fish"]) func completions(_ shell: String) async throws {
    let run = try await run(["completions", shell])
    #expect(run.status == 0 && run.out.contains("phasebook") && run.out.contains("completions"))
    let program = ["/bin/", "/usr/bin/"].map { $0 + shell }.first { FileManager.default.isExecutableFile(atPath: $0) }
    if let program {
      let sandbox = try Sandbox(["script": run.out])
      let parsed = try await Program.run(executable: program, ["-n", "script"], in: sandbox.root)
      #expect(parsed.status == 0, "\(parsed.err)")
    }
  }

  @Test func doctor() async throws {
    let run = try await run(["doctor"])
    #expect(run.status == 0 && run.out.contains("cmark-gfm") && run.out.contains("libyaml"))
  }

  // MARK: Streams

  /// A reader that goes away is no failure, and no crash.
  @Test(arguments: ["explain", "render text.md", "--help", "check --format json", "completions zsh"])
  func closedPipe(_ command: String) async throws {
    let sandbox = try Book.sandbox()
    try sandbox.write(String(repeating: "Some words.\n\n", count: 50_000), to: "text.md")
    try sandbox.append(String(repeating: "[a](gone.md)\n\n", count: 500), to: Fault.start)
    for reader in ["head -1", "true", "sleep 0"] {
      let script = "{ sleep 0.1; \"$0\" \(command); echo $? >status; } 2>errors | \(reader) >/dev/null"
      _ = try await Program.run(executable: "/bin/sh", ["-c", script, Program.binary()], in: sandbox.root)
      let status = try sandbox.text("status").trimmingCharacters(in: .whitespacesAndNewlines)
      #expect(status == (command.hasPrefix("check") ? "1" : "0"), "\(command) | \(reader)")
      #expect(try sandbox.text("errors") == "", "\(command) | \(reader)")
    }
  }

  #if os(Linux)
    /// A full disk is a failure, and is said.
    @Test func fullDisk() async throws {
      let sandbox = try Sandbox()
      let run = try await Program.run(
        executable: "/bin/sh", ["-c", "\"$0\" explain >/dev/full", Program.binary()], in: sandbox.root)
      #expect(run.status == 2 && run.err.contains("standard output cannot be written"), "\(run.everything)")
    }
  #endif

  @Test func colours() async throws {
    let sandbox = try Book.sandbox()
    try sandbox.append("[a](gone.md)", to: Fault.start)
    func hasColour(_ arguments: [String], _ environment: [String: String] = [:]) async throws -> Bool {
      try await Program.run(["check"] + arguments, in: sandbox.root, environment: environment).out.contains("\u{1B}")
    }
    #expect(try await !hasColour([]))
    #expect(try await !hasColour([], ["TERM": "xterm-256color", "CLICOLOR_FORCE": "1"]))
    #expect(try await hasColour(["--color", "always"]))
    #expect(try await hasColour(["--color", "always"], ["NO_COLOR": "1"]))
    for format in ["concise", "json", "github"] {
      #expect(try await !hasColour(["--color", "always", "--format", format]), "\(format)")
    }
  }
}
