import Foundation
import Testing

/// A build that is killed at any moment leaves the whole previous site or the whole new one.
struct KillTests {
  private static let rounds = 50

  @Test func killed() async throws {
    let sandbox = try Sandbox()
    for name in ["a", "b"] { try sandbox.copy(Program.checkout + "/Content", to: name) }
    // Every page of one language differs, some are new, and some are missing.
    for path in try sandbox.snapshot("b/en").keys where path.hasSuffix(".md") {
      try sandbox.append("One more paragraph.", to: "b/en/" + path)
    }
    for number in 0..<8 { try sandbox.write(Book.single("New \(number)"), to: "b/en/new/page-\(number).md") }
    for number in 0..<8 { try sandbox.write(Book.single("Old \(number)"), to: "a/en/old/page-\(number).md") }
    var sites: [String: [String: Data]] = [:]
    var longest = 0.0
    for name in ["a", "b"] {
      let run = try await build(name, of: sandbox)
      longest = max(longest, run.seconds)
      sites[name] = try sandbox.snapshot("work/site")
    }
    try #require(differences(sites["a"] ?? [:], sites["b"] ?? [:]).count > 40)

    var random = Seeded(state: 20_261_130)
    var (killed, old, new) = (0, 0, 0)
    for round in 0..<Self.rounds {
      let (present, next) = round.isMultiple(of: 2) ? ("b", "a") : ("a", "b")
      let moment = longest * Double.random(in: 0...1, using: &random)
      let run = try await Program.run(
        arguments(next), in: sandbox.root, limit: .milliseconds(Int(moment * 1000)))
      if run.signal == 9 { killed += 1 } else { #expect(run.status == 1 || run.status == 0, "\(run.everything)") }
      let site = try sandbox.snapshot("work/site")
      switch site {
      case sites[present]: old += 1
      case sites[next]: new += 1
      default:
        Issue.record(
          "round \(round), killed after \(moment) s: a mix; not as before: \(differences(site, sites[present] ?? [:]).prefix(5))")
      }
      try await build(next, of: sandbox)
      #expect(try sandbox.snapshot("work/site") == sites[next], "round \(round)")
      #expect(try sandbox.names(in: "work") == ["site"], "round \(round)")
    }
    #expect(killed >= Self.rounds / 4, "too few builds were killed to say anything: \(killed), \(old) old, \(new) new")
    #expect(old > 0)
  }

  private func arguments(_ content: String) -> [String] { ["build", "--quiet", "--content", content, "--output", "work/site"] }

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
