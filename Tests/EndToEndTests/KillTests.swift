import Foundation
import Testing

/// A build that is killed at any moment leaves the whole previous site or the whole new one.
struct KillTests {
  private static let rounds = 50

  @Test func killed() async throws {
    let sandbox = try Sandbox()
    for (name, word) in [("a", "One"), ("b", "Another")] {
      for (path, text) in Book.files { try sandbox.write(text, to: name + "/" + path) }
      // Pages that differ in their text, pages that only one of the sites has, and pages that stay the same.
      for number in 0..<12 {
        try sandbox.write(Book.single("Page \(number)", "\(word) text."), to: "\(name)/en/pages/\(number).md")
        try sandbox.write(Book.single("Page \(number)"), to: "\(name)/en/\(name)/\(number).md")
        try sandbox.write(Book.single("Page \(number)"), to: "\(name)/en/same/\(number).md")
      }
    }
    var sites: [String: [String: Data]] = [:]
    for name in ["a", "b"] {
      try await build(name, of: sandbox)
      sites[name] = try sandbox.snapshot("work/site")
    }
    try #require(differences(sites["a"] ?? [:], sites["b"] ?? [:]).count > 40)
    // What a build takes now: others may run beside this test.
    var duration = try await build("b", of: sandbox).seconds

    var random = Seeded(state: 20_261_130)
    var (killed, old, new) = (0, 0, 0)
    for round in 0..<Self.rounds {
      let (present, next) = round.isMultiple(of: 2) ? ("b", "a") : ("a", "b")
      let moment = duration * Double.random(in: 0...1, using: &random)
      let run = try await Program.run(
        arguments(next), in: sandbox.root, limit: .microseconds(Int(moment * 1e6)))
      if run.signal == 9 { killed += 1 } else { #expect(run.status == 1 || run.status == 0, "\(run.everything)") }
      let site = try sandbox.snapshot("work/site")
      switch site {
      case sites[present]: old += 1
      case sites[next]: new += 1
      default:
        Issue.record(
          "round \(round), killed after \(moment) s: a mix; not as before: \(differences(site, sites[present] ?? [:]).prefix(5))"
        )
      }
      duration = try await build(next, of: sandbox).seconds
      #expect(try sandbox.snapshot("work/site") == sites[next], "round \(round)")
      #expect(try sandbox.names(in: "work") == ["site"], "round \(round)")
    }
    #expect(killed >= Self.rounds / 4, "too few builds were killed to say anything: \(killed), \(old) old, \(new) new")
    #expect(old > 0)
  }

  private func arguments(_ content: String) -> [String] {
    ["build", "--quiet", "--content", content, "--output", "work/site"]
  }

  @discardableResult
  private func build(_ content: String, of sandbox: Sandbox) async throws -> Program.Run {
    let run = try await Program.run(arguments(content), in: sandbox.root)
    try #require(run.signal == nil && run.status != 2, "\(run.everything)")
    return run
  }

  /// SplitMix64 (Steele, Lea, Flood 2014): the same moments in every run.
  private struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }
}
