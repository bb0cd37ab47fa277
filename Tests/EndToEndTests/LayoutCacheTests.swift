import Foundation
import Testing

/// Layouts are kept beside the content, and whatever becomes of them, the site is the same.
struct LayoutCacheTests {
  private struct Build {
    let layouts: Int
    let site: [String: Data]
  }

  private static func book() throws -> Sandbox { try Book.sandbox([OrderModel.file: OrderModel.text()]) }

  private func build(_ sandbox: Sandbox, _ arguments: [String] = []) async throws -> Build {
    let run = try await Program.run(["build", "--output", "site", "--timings"] + arguments, in: sandbox.root)
    try #require(run.status == 0, "\(run.everything)")
    let found = try #require(run.err.firstMatch(of: /layouts tried: ([0-9]+)/), "\(run.err)")
    return Build(layouts: Int(found.1) ?? -1, site: try sandbox.snapshot("site"))
  }

  private func kept(_ sandbox: Sandbox, _ folder: String = ".phasebook/layouts") throws -> [String: Data] {
    try sandbox.exists(folder) ? sandbox.snapshot(folder) : [:]
  }

  @Test func theSecondBuildLaysOutNothing() async throws {
    for sandbox in [try Self.book(), try Book.ownContent()] {
      let first = try await build(sandbox)
      #expect(first.layouts > 0)
      let second = try await build(sandbox)
      #expect(second.layouts == 0)
      #expect(differences(first.site, second.site) == [])
    }
  }

  @Test func anotherMachineIsLaidOutAnew() async throws {
    let sandbox = try Self.book()
    _ = try await build(sandbox)
    let before = try kept(sandbox)
    try sandbox.replace("Warenkorb", with: "Einkaufswagen der Kundin", in: OrderModel.path)
    #expect(try await build(sandbox).layouts > 0)
    let after = try kept(sandbox)
    #expect(before.allSatisfy { after[$0.key] == $0.value } && after.count > before.count)
    // What nothing of the drawing follows from changes nothing.
    try sandbox.replace("The shop's handbook", with: "Another handbook", in: OrderModel.path)
    #expect(try await build(sandbox).layouts == 0)
  }

  /// What may stand in a file of the cache.
  static let damages: [(name: String, damage: @Sendable (Data) -> Data)] = [
    ("empty", { _ in Data() }), ("cut short", { $0.prefix($0.count / 2) }), ("longer", { $0 + Data("more\n".utf8) }),
    ("no text", { Data($0.map { $0 | 0x80 }) }), ("one digit", { swap($0, "1", "2") }),
    ("another version", { swap($0, "phasebook-diagram 1", "phasebook-diagram 9") }),
  ]

  private static func swap(_ data: Data, _ old: String, _ new: String) -> Data {
    guard let range = data.range(of: Data(old.utf8), options: .backwards) else { return Data() }
    return data[..<range.lowerBound] + Data(new.utf8) + data[range.upperBound...]
  }

  @Test func whatIsDamagedIsNotUsed() async throws {
    let sandbox = try Self.book()
    let first = try await build(sandbox)
    let good = try kept(sandbox)
    for (name, damage) in Self.damages {
      for (file, bytes) in good { try sandbox.write(damage(bytes), to: ".phasebook/layouts/" + file) }
      let again = try await build(sandbox)
      #expect(again.layouts == first.layouts, "\(name)")
      #expect(differences(first.site, again.site) == [], "\(name)")
      #expect(differences(good, try kept(sandbox)) == [], "\(name)")
    }
    // Of one machine the layout of another: the name of the file is not believed.
    let names = good.keys.sorted()
    if names.count > 1 {
      try sandbox.write(try #require(good[names[0]]), to: ".phasebook/layouts/" + names[1])
      let again = try await build(sandbox)
      #expect(again.layouts > 0 && differences(first.site, again.site) == [])
    }
  }

  @Test func withoutACache() async throws {
    let sandbox = try Self.book()
    let first = try await build(sandbox, ["--no-cache"])
    #expect(try sandbox.names() == ["Content", "site"], "nothing is written")
    let second = try await build(sandbox)
    #expect(differences(first.site, second.site) == [])
    // Nor is it read: damaged files would otherwise be put right.
    let good = try kept(sandbox)
    for file in good.keys { try sandbox.write("damaged", to: ".phasebook/layouts/" + file) }
    let third = try await build(sandbox, ["--no-cache"])
    #expect(third.layouts == first.layouts && differences(first.site, third.site) == [])
    for file in good.keys { #expect(try sandbox.text(".phasebook/layouts/" + file) == "damaged") }
  }

  @Test func itMayBeDeletedOrBeNoFolder() async throws {
    let sandbox = try Self.book()
    let first = try await build(sandbox)
    try sandbox.remove(".phasebook")
    let second = try await build(sandbox)
    #expect(second.layouts == first.layouts && differences(first.site, second.site) == [])
    try sandbox.remove(".phasebook")
    try sandbox.write("mine", to: ".phasebook")
    let third = try await build(sandbox)
    #expect(differences(first.site, third.site) == [])
    #expect(try sandbox.text(".phasebook") == "mine", "what is no cache is left alone")
  }

  /// Beside `Content`, wherever the program is started; in a folder of another name beside the configuration.
  @Test func whereItStands() async throws {
    let sandbox = try Self.book()
    try sandbox.folder("elsewhere")
    let run = try await Program.run(
      ["build", "--content", "../Content", "--output", "../site"], in: sandbox.path("elsewhere"))
    #expect(run.status == 0)
    #expect(try sandbox.names() == [".phasebook", "Content", "elsewhere", "site"])
    #expect(try sandbox.names(in: "elsewhere") == [])
    let other = try Sandbox()
    try other.copy(sandbox.path("Content"), to: "book")
    let second = try await Program.run(["build", "--content", "book", "--output", "site"], in: other.root)
    #expect(second.status == 0, "\(second.everything)")
    #expect(try other.names() == ["book", "site"])
    #expect(try other.names(in: "book").contains(".phasebook"))
    #expect(differences(try kept(sandbox), try kept(other, "book/.phasebook/layouts")) == [])
    #expect(differences(try sandbox.snapshot("site"), try other.snapshot("site")) == [])
  }

  /// What `check` says of drawings costs nothing once the site was built, and the other way round.
  @Test func checkingSharesIt() async throws {
    let sandbox = try Self.book()
    let first = try await Program.run(["check", "--timings"], in: sandbox.root)
    let tried = try #require(first.err.firstMatch(of: /layouts tried: ([0-9]+)/), "\(first.everything)")
    #expect(tried.1 != "0")
    #expect(try await build(sandbox).layouts == 0)
    let second = try await Program.run(["check", "--timings"], in: sandbox.root)
    #expect(second.err.contains("layouts tried: 0") && second.out == first.out)
    // What is not asked for is not drawn.
    let third = try await Program.run(["check", "--timings", "--only", "links"], in: sandbox.root)
    #expect(!third.err.contains("layouts tried"))
  }

  /// All commands that draw share what is kept.
  @Test func commandsShareIt() async throws {
    let sandbox = try Self.book()
    _ = try await Program.run(["model", "diagram", "order"], in: sandbox.root)
    let one = try kept(sandbox)
    #expect(one.count == 1)
    _ = try await build(sandbox)
    #expect(try kept(sandbox).count > 1)
    #expect(one.allSatisfy { file, bytes in (try? kept(sandbox)[file]) == bytes })
  }
}
