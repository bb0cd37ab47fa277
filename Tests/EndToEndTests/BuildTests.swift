import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// What `build` writes where: the same bytes whatever the surroundings, and nothing that is not its own.
struct BuildTests {
  static let surroundings: [(arguments: [String], environment: [String: String])] = [
    ([], [:]), (["--jobs", "1"], [:]), (["--jobs", "7"], [:]), (["--no-cache"], [:]), ([], ["TZ": "Pacific/Chatham"]),
    ([], ["LC_ALL": "ru_RU.UTF-8", "LANG": "ru_RU.UTF-8"]), ([], ["LC_ALL": "C"]), ([], ["LC_ALL": "tr_TR.UTF-8"]),
    (["--quiet", "--timings"], ["NO_COLOR": "1", "TERM": "dumb", "HOME": "/nonexistent"]),
  ]

  @Test func identicalEverywhere() async throws {
    let sandbox = try Book.ownContent()
    let first = try await BuiltSite.build(sandbox).files
    #expect(first.count > 20)
    for (arguments, environment) in Self.surroundings {
      let run = try await Program.run(
        ["build", "--output", "again"] + arguments, in: sandbox.root, environment: environment)
      #expect(run.status == 0, "\(run.everything)")
      let differences = differences(first, try sandbox.snapshot("again"))
      #expect(differences == [], "\(arguments) \(environment)")
      try sandbox.remove("again")
    }
    let other = try Book.ownContent()
    try other.folder("far/away")
    let run = try await Program.run(
      ["build", "--content", "../../Content", "--output", other.path("site")], in: other.path("far/away"))
    #expect(run.status == 0)
    #expect(differences(first, try other.snapshot("site")) == [])
  }

  @Test func rebuilding() async throws {
    let sandbox = try Book.sandbox([
      "en/part/more.md": Book.single("More"), "en/index.md": Book.page("Start", "[M](part/more.md)"),
    ])
    let first = try await BuiltSite.build(sandbox)
    let unchanged = ["robots.txt", "en/part/one/index.md", "de/part/two/index.md"]
    let old = Date(timeIntervalSince1970: 1_000_000_000)
    for path in first.files.keys where !path.hasSuffix("/") {
      try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: sandbox.path("site/" + path))
    }
    try sandbox.remove("Content/en/part/more.md")
    try sandbox.write(Book.page("Start", "Nothing more."), to: Fault.start)
    let second = try await BuiltSite.build(sandbox)
    #expect(first.files["en/part/more/index.html"] != nil && first.files["de/part/more/index.html"] != nil)
    #expect(!second.files.keys.contains { $0.contains("more") })
    func date(_ path: String) throws -> Date? {
      try FileManager.default.attributesOfItem(atPath: sandbox.path("site/" + path))[.modificationDate] as? Date
    }
    for path in unchanged {
      #expect(first.files[path] == second.files[path], "\(path)")
      #expect(try date(path) == old, "\(path)")
    }
    #expect(try date("en/index.html") != old)
    #expect(try sandbox.names() == ["Content", "site"])
  }

  /// The findings of `build` are on standard error, its exit status is that of `check`, and the site is written.
  @Test func writesInSpiteOfFindings() async throws {
    let sandbox = try Book.sandbox()
    try sandbox.append("[Gone](gone.md#x) ![Gone](gone.png)", to: Fault.start)
    let run = try await Program.run(["build", "--output", "site"], in: sandbox.root)
    #expect(run.status == 1 && run.outBytes.isEmpty)
    #expect(run.err.contains("[links/missing-target]") && run.err.contains("[links/missing-asset]"))
    #expect(BuiltSite(try sandbox.snapshot("site")).deadReferences(root: "/book/") == [])
  }

  @Test func failingBuildsKeepThePreviousSite() async throws {
    let sandbox = try Book.sandbox()
    let first = try await BuiltSite.build(sandbox).files
    func expectUntouched(_ status: Int32, _ reason: String) async throws {
      let run = try await Program.run(["build", "--output", "site"], in: sandbox.root)
      #expect(run.status == status, "\(reason)\n\(run.everything)")
      #expect(differences(first, try sandbox.snapshot("site")) == [], "\(reason)")
      #expect(try sandbox.names() == ["Content", "site"], "\(reason)")
    }
    try sandbox.write(Book.single("Twin"), to: "Content/en/Index.md")
    try sandbox.write(Book.single("Twin"), to: "Content/en/part/One.md")
    try await expectUntouched(1, "a collision")
    try sandbox.remove("Content/en/Index.md")
    try sandbox.remove("Content/en/part/One.md")
    try sandbox.write("phasebook: 9\n", to: "Content/phasebook.yaml")
    try await expectUntouched(2, "another format")
    try sandbox.write(Book.configuration, to: "Content/phasebook.yaml")
    try await expectUntouched(0, "nothing wrong")
  }

  @Test(.enabled(if: getuid() != 0 || FileManager.default.fileExists(atPath: "/proc/self"), "nothing here can be full"))
  func aFullDiskKeepsThePreviousSite() async throws {
    let sandbox = try Book.sandbox()
    let first = try await BuiltSite.build(sandbox).files
    try sandbox.append(String(repeating: "Long. ", count: 100_000), to: Fault.start)
    // A limit on the size of files stands for a full disk.
    let run = try await Program.run(
      executable: "/bin/sh", ["-c", "trap '' XFSZ; ulimit -f 100; exec \"$0\" build --output site", Program.binary()],
      in: sandbox.root)
    #expect(run.status == 2 && run.err.contains("cannot be written"), "\(run)")
    #expect(differences(first, try sandbox.snapshot("site")) == [])
    #expect(try sandbox.names() == ["Content", "site"])
  }

  // MARK: Output folders that are refused

  static let refused: [(name: String, make: @Sendable (Sandbox) throws -> String)] = [
    (
      "foreign files",
      {
        try $0.write("mine", to: "site/mine.txt"); return "site"
      }
    ),
    (
      "a hidden foreign file",
      {
        try $0.write("mine", to: "site/.mine"); return "site"
      }
    ),
    (
      "a file",
      {
        try $0.write("mine", to: "site"); return "site"
      }
    ),
    ("the content folder", { _ in "Content" }), ("above the content", { _ in "." }),
    ("above the content, absolute", { $0.root }), ("above the content, with dots", { _ in "Content/en/../.." }),
    (
      "a link to the content",
      {
        try $0.link("site", to: "Content"); return "site"
      }
    ),
    ("the root", { _ in "/" }),
    (
      "below a file",
      {
        try $0.write("mine", to: "file"); return "file/site"
      }
    ),
    (
      "a dangling link",
      {
        try $0.link("site", to: "nowhere"); return "site"
      }
    ), ("nothing", { _ in "" }),
    ("a folder inside the source language", { _ in "Content/en" }),
  ]

  @Test(arguments: refused.indices) func refuses(_ index: Int) async throws {
    let sandbox = try Book.sandbox()
    let name = try Self.refused[index].make(sandbox)
    let before = try sandbox.snapshot()
    let run = try await Program.run(["build", "--output=\(name)"], in: sandbox.root)
    #expect(run.status == 2 && run.err.contains("error: "), "\(Self.refused[index].name)\n\(run.everything)")
    #expect(differences(before, try sandbox.snapshot()) == [], "\(Self.refused[index].name)")
  }

  @Test func acceptedFolders() async throws {
    let sandbox = try Book.sandbox()
    try sandbox.folder("empty")
    try sandbox.folder("real/below")
    try sandbox.link("link", to: "real")
    let first = try await BuiltSite.build(sandbox).files
    for name in ["empty", "new/deep/folder", "link/below", "with space/ü 😀", "empty/"] {
      let run = try await Program.run(["build", "--output", name], in: sandbox.root)
      #expect(run.status == 0, "\(name): \(run.everything)")
      #expect(differences(first, try sandbox.snapshot(name)) == [], "\(name)")
    }
    #expect(try sandbox.names() == ["Content", "empty", "link", "new", "real", "site", "with space"])
  }

  /// The default is `public` in the current folder.
  @Test func defaultFolder() async throws {
    let sandbox = try Book.sandbox()
    let run = try await Program.run(["build"], in: sandbox.root)
    #expect(run.status == 0 && run.outBytes.isEmpty)
    #expect(try sandbox.names().filter { $0 != ".phasebook" } == ["Content", "public"])
  }

  /// Two builds at the same time wait for each other.
  @Test func twoAtOnce() async throws {
    let sandbox = try Book.sandbox()
    let first = try await BuiltSite.build(sandbox).files
    try await withThrowingTaskGroup(of: Program.Run.self) { group in
      for _ in 0..<6 {
        group.addTask { try await Program.run(["build", "--output", "site"], in: sandbox.root) }
      }
      for try await run in group { #expect(run.status == 0, "\(run.everything)") }
    }
    #expect(differences(first, try sandbox.snapshot("site")) == [])
    #expect(try sandbox.names() == ["Content", "site"])
  }
}
