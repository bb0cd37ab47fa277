import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// Whatever stands in the content folder, the program ends soon, says what is wrong, and writes nowhere else.
struct BadInputTests {
  static let limit = Duration.seconds(20)

  /// Runs `check` and `build`; `file` is what a finding must name, nil where nothing is wrong.
  private func expect(
    _ input: BadInput, in sandbox: Sandbox, location: SourceLocation = #_sourceLocation
  ) async throws {
    let before = try sandbox.snapshot()
    let check = try await Program.run(
      ["check", "--only", "structure,links", "--format", "concise"], in: sandbox.root, limit: Self.limit)
    let build = try await Program.run(["build", "--output", "site"], in: sandbox.root, limit: Self.limit)
    for run in [check, build] {
      #expect(run.signal == nil, "\(run.command): \(run.seconds) s, \(run.err.suffix(500))", sourceLocation: location)
    }
    let text = check.out.prefix(2_000)
    #expect(check.status == (input.file == nil ? 0 : 1), "\(text)\(check.err)", sourceLocation: location)
    #expect(build.status == 0 || build.status == 1, "\(build.err.prefix(2_000))", sourceLocation: location)
    if let file = input.file {
      let wanted = try Place.all(in: check.out, .concise).filter {
        Sandbox.escaped($0.path) == "Content/" + Sandbox.escaped(file)
      }
      #expect(!wanted.isEmpty, "\(text)", sourceLocation: location)
      if let rule = input.rule {
        #expect(wanted.contains { $0.rule == rule }, "\(text)", sourceLocation: location)
      }
    }
    let after = try sandbox.snapshot().filter { !$0.key.hasPrefix("site/") && !$0.key.hasPrefix(".phasebook/") }
    #expect(differences(before, after) == [], sourceLocation: location)
  }

  @Test(arguments: BadInput.texts + BadInput.yaml) func text(_ input: BadInput) async throws {
    let sandbox = try Book.sandbox(["en/index.md": Book.page("Start", "[Bad](bad.md)")])
    try input.make(sandbox)
    try await expect(input, in: sandbox)
  }

  // MARK: Entries

  static let entries: [BadInput] = [
    BadInput("folder with an article's name", file: "en/folder.md", rule: "structure/unreadable") {
      try $0.folder("Content/en/folder.md")
    },
    BadInput("link to itself", file: "en/self.md", rule: "structure/unreadable") {
      try $0.link("Content/en/self.md", to: "self.md")
    },
    BadInput("link round in a circle", file: "en/loop", rule: "structure/unreadable") {
      try $0.link("Content/en/loop", to: "../en")
    },
    BadInput("two links round in a circle", file: "en/a", rule: "structure/unreadable") {
      try $0.link("Content/en/a", to: "b")
      try $0.link("Content/en/b", to: "a")
    },
    BadInput("link out of the folder", file: "en/out.md", rule: "structure/unreadable") {
      try $0.write(Book.single("Secret"), to: "secret.md")
      try $0.link("Content/en/out.md", to: "../../secret.md")
    },
    BadInput("absolute link out of the folder", file: "en/passwd.txt", rule: "structure/unreadable") {
      try $0.link("Content/en/passwd.txt", to: "/etc/passwd")
    },
    BadInput("link to a folder with a similar name", file: "en/near", rule: "structure/unreadable") {
      try $0.write(Book.single("Near"), to: "Content-private/near.md")
      try $0.link("Content/en/near", to: "../../Content-private")
    },
    BadInput("dangling link", file: "en/gone.md", rule: "structure/unreadable") {
      try $0.link("Content/en/gone.md", to: "nowhere.md")
    },
    BadInput("FIFO", file: "en/pipe.md", rule: "structure/unreadable") {
      try #require(mkfifo($0.path("Content/en/pipe.md"), 0o644) == 0)
    },
    BadInput("FIFO that is no article", file: "en/pipe", rule: "structure/unreadable") {
      try #require(mkfifo($0.path("Content/en/pipe"), 0o644) == 0)
    },
    BadInput("empty folder", file: nil) { try $0.folder("Content/en/empty") },
    BadInput("empty folder of a language", file: nil) { try $0.folder("Content/fr") },
    BadInput("hidden files", file: nil) { try $0.write("\0", to: "Content/en/.hidden.md") },
    BadInput("link to an asset inside", file: nil) { try $0.link("Content/en/copy.svg", to: "part/dot.svg") },
    BadInput("100 folders deep", file: nil) { sandbox in
      let folders = (1...100).map { "f\($0)" }.joined(separator: "/")
      try sandbox.write(
        Book.single("Deep", "[up](\(String(repeating: "../", count: 100))index.md)"),
        to: "Content/en/\(folders)/deep.md")
      try sandbox.write(Book.page("Start", "[deep](\(folders)/deep.md)"), to: Fault.start)
    },
    BadInput("long name", file: nil) { sandbox in
      let name = String(repeating: "n", count: 240)
      try sandbox.write(Book.single("Long"), to: "Content/en/\(name).md")
      try sandbox.write(Book.page("Start", "[long](\(name).md)"), to: Fault.start)
    },
    BadInput("asset with a long name", file: nil) { sandbox in
      let name = String(repeating: "n", count: 250) + ".svg"
      try sandbox.write("<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n", to: "Content/en/\(name)")
      try sandbox.write(Book.page("Start", "![long](\(name))"), to: Fault.start)
    },
  ]

  @Test(arguments: entries) func entry(_ input: BadInput) async throws {
    let sandbox = try Book.sandbox()
    try input.make(sandbox)
    try await expect(input, in: sandbox)
  }

  @Test(.enabled(if: getuid() != 0, "root can read everything"), arguments: ["en/locked.md", "en/locked"])
  func unreadable(_ path: String) async throws {
    let sandbox = try Book.sandbox()
    if path.hasSuffix(".md") {
      try sandbox.write(Book.single("Locked"), to: "Content/" + path)
    } else {
      try sandbox.folder("Content/" + path)
    }
    chmod(sandbox.path("Content/" + path), 0)
    defer { chmod(sandbox.path("Content/" + path), 0o755) }
    let run = try await Program.run(["check", "--format", "concise"], in: sandbox.root, limit: Self.limit)
    #expect(run.status == 1 && run.out.contains("Content/\(path):1:1: error: cannot be read"), "\(run.everything)")
  }

  // MARK: Names

  /// Names of articles that are legal, if unwise; each is found, built, and named as it is.
  static let names = [
    "with space", "quote's \"both\"", "percent %41 %", "emoji 😀", "new\nline", "tab\tname", "hash#name", "what?",
    "a&b<c>",
    "-dash", "back\\slash", "colon: name", "\u{301}mark first", "\u{200D}joiner first", "\u{202E}reversed", "e\u{301}",
    "trailing ", "~", "[x](y)", "*", "CON", "a.b.c", "ﬁ", "İ", "ß", "\u{1F}control", "\r", "\u{FE0F}selector",
  ]

  @Test(arguments: names) func name(_ name: String) async throws {
    let sandbox = try Book.sandbox()
    let path = "Content/en/\(name).md"
    try sandbox.write(Book.single("Name", "## Half\n\n#### Deep"), to: path)
    let before = try sandbox.snapshot()
    let json = try await Program.run(["check", "--format", "json"], in: sandbox.root, limit: Self.limit)
    #expect(json.status == 1 && json.signal == nil, "\(json.everything)")
    let expected = [Place(path, 2, 8, "structure/orphan-page"), Place(path, 8, 1, "structure/heading-order")]
    #expect(try Place.all(in: json.out, .json) == expected.sorted(), "\(json.out)")
    // Whatever the name holds, a finding stays one line.
    let concise = try await Program.run(["check", "--format", "concise"], in: sandbox.root, limit: Self.limit)
    #expect(concise.out.split(separator: "\n").filter { !$0.hasPrefix("skipped") }.count == 2, "\(concise.out)")
    #expect(
      !concise.out.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0x202E }, "\(concise.out)")
    let github = try await Program.run(["check", "--format", "github"], in: sandbox.root, limit: Self.limit)
    #expect(try Place.all(in: github.out, .github) == expected.sorted(), "\(github.out)")

    let site = try await BuiltSite.build(sandbox)
    // Addresses are in NFC, whatever the disk says.
    let file = Sandbox.escaped("en/\(name.precomposedStringWithCanonicalMapping)/index.html")
    #expect(site.files[file] != nil, "\(site.files.keys.filter { $0.hasPrefix("en/") }.sorted())")
    #expect(site.deadReferences(root: "/book/") == [])
    let after = try sandbox.snapshot().filter { !$0.key.hasPrefix("site/") && !$0.key.hasPrefix(".phasebook/") }
    #expect(differences(before, after) == [])
  }

  #if os(Linux)
    /// Names that are no text at all.
    @Test func nameThatIsNotText() async throws {
      let sandbox = try Book.sandbox()
      let path =
        Array(sandbox.path("Content/en/bad").utf8CString.dropLast()) + [CChar(bitPattern: 0xFF), 0x2E, 0x6D, 0x64, 0]
      let descriptor = open(path, O_WRONLY | O_CREAT, 0o644)
      try #require(descriptor >= 0)
      close(descriptor)
      defer { unlink(path) }
      let run = try await Program.run(["check", "--format", "concise"], in: sandbox.root, limit: Self.limit)
      #expect(run.status == 1 && run.out.hasPrefix("Content/en/bad"), "\(run.everything)")
    }
  #endif

  /// What a site for `file` systems of any kind must not hold twice.
  @Test(arguments: [("cafe\u{301}", "caf\u{E9}"), ("Case", "case"), ("SS", "ss"), ("Ж", "ж")])
  func twoNames(_ first: String, _ second: String) async throws {
    let sandbox = try Book.sandbox()
    for name in [first, second] { try sandbox.write(Book.single("Name"), to: "Content/en/\(name).md") }
    try #require(try sandbox.names(in: "Content/en").count == 4, "this file system takes the names for one")
    let before = try sandbox.snapshot()
    let check = try await Program.run(["check", "--format", "concise"], in: sandbox.root, limit: Self.limit)
    #expect(check.status == 1 && check.out.contains("[structure/address-collision]"), "\(check.everything)")
    let build = try await Program.run(["build", "--output", "site"], in: sandbox.root, limit: Self.limit)
    #expect(build.status == 1, "\(build.everything)")
    // The cache may be there.
    let after = try sandbox.snapshot().filter { !$0.key.hasPrefix(".phasebook/") }
    #expect(differences(before, after) == [])
  }
}
