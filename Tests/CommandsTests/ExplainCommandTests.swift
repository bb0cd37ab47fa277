import Commands
import Diagnostics
import Testing

struct ExplainCommandTests {
  private static let rule = Rule(
    "links/missing-target", .error, "A link leads to a file that does not exist.",
    why: "A reader who follows it gets an error page, and the next editor cannot tell what was meant by it.",
    bad: ["en/a.md": "# A\n\nSee [B](b.md).\n", "en/c.md": "# C"], good: ["en/a.md": "See [B](index.md).\n"])

  @Test func explanation() {
    #expect(
      ExplainCommand.explanation(of: Self.rule, Style(colour: false)) == """
        links/missing-target (error)

        A link leads to a file that does not exist.

        A reader who follows it gets an error page, and the next editor cannot tell what
        was meant by it.

        Reported:
          en/a.md:
              # A

              See [B](b.md).
          en/c.md:
              # C

        Better:
          en/a.md:
              See [B](index.md).

        """)
  }

  @Test func listIsGroupedInTheOrderOfTheManual() {
    func rule(_ id: String) -> Rule {
      Rule(id, .warning, "Something is wrong.", why: "It is.", bad: ["a.md": "x"], good: ["a.md": "y"])
    }
    let rules = [rule("other/x"), rule("structure/b"), rule("structure/a"), Self.rule]
    #expect(
      ExplainCommand.list(of: rules, Style(colour: false)) == """
        links
          links/missing-target (error)
              A link leads to a file that does not exist.

        structure
          structure/a (warning)
              Something is wrong.
          structure/b (warning)
              Something is wrong.

        other
          other/x (warning)
              Something is wrong.

        """)
  }

  /// The ids in the list of all rules.
  private func ids() async -> [String] {
    let lines = await Program.phasebook.printed("explain").out.split(separator: "\n")
    return lines.filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") && $0.hasSuffix(")") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
  }

  @Test func everyRuleCanBeExplained() async throws {
    let ids = await ids()
    #expect(!ids.isEmpty)
    for id in ids {
      let printed = await Program.phasebook.printed("explain", id)
      #expect(printed.status == .success)
      #expect(printed.out.hasPrefix("\(id) ("))
    }
  }

  @Test func unknownRule() async throws {
    let printed = await Program.phasebook.printed("explain", "no-such/rule-at-all")
    #expect(printed.status == .couldNotRun)
    #expect(
      printed.err == """
        error: there is no rule “no-such/rule-at-all”
          help: phasebook explain lists all rules
        See 'phasebook explain --help'.

        """)
  }

  @Test func nearlyAKnownRule() async throws {
    let id = try #require(await ids().first)
    for near in [id + "x", String(id.drop { $0 != "/" }.dropFirst())] {
      let printed = await Program.phasebook.printed("explain", near)
      #expect(printed.err.contains("did you mean “\(id)”?"))
    }
  }
}
