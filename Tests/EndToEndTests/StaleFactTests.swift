import Testing

/// `check --stale-after` tells of facts that nobody has looked at for long, and nothing else looks at the clock.
struct StaleFactTests {
  private static let checked = "2026-01-15"

  private func book() throws -> Sandbox {
    try Book.sandbox([
      OrderModel.file: OrderModel.text().replacing(/(?m)^checked: .*$/, with: "")
        .replacing("complete: true", with: "complete: true\nchecked: \(Self.checked)", maxReplacements: 1)
    ])
  }

  /// Noon of 25 January 2026, ten days later.
  private static let clock = ["SOURCE_DATE_EPOCH": "1769342400"]

  @Test(arguments: [("9", true), ("10", false), ("11", false), ("0", true), ("999999999", false)])
  func days(_ days: String, _ isOld: Bool) async throws {
    let sandbox = try book()
    let run = try await Program.run(
      ["check", "--stale-after", days, "--format", "concise"], in: sandbox.root, environment: Self.clock)
    let found = run.out.split(separator: "\n").filter { $0.contains("models/stale-facts") }
    let (line, column) = try sandbox.position(of: Self.checked, in: OrderModel.path)
    let expected =
      "\(OrderModel.path):\(line):\(column): warning: the facts of 'order' were last compared with their sources on"
      + " \(Self.checked) [models/stale-facts]"
    #expect(found == (isOld ? [expected[...]] : []), "\(run.everything)")
  }

  @Test func onlyWhereSomebodyAsks() async throws {
    let sandbox = try book()
    let run = try await Program.run(["check"], in: sandbox.root, environment: ["SOURCE_DATE_EPOCH": "32503680000"])
    #expect(run.out.contains("No findings"), "\(run.everything)")
    // Without a day there is nothing to compare.
    try sandbox.replace("checked: \(Self.checked)\n", with: "", in: OrderModel.path)
    let undated = try await Program.run(["check", "--stale-after", "1"], in: sandbox.root)
    #expect(undated.out.contains("skipped: models (1): machines do not say when their facts were compared"))
    #expect(undated.out.contains("No findings"), "\(undated.everything)")
  }
}
