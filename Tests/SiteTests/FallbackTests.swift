import Diagnostics
import Knowledge
import Site
import TestSupport
import Testing

@Suite("Fallbacks of directives")
struct FallbackTests {
  /// The article with its fallbacks renewed.
  private func renewed(
    _ body: String, language: String = "en", door: String = DoorModel.text
  ) async throws -> String {
    let text = "---\ntitle: Page\nmodels: [door]\n---\n\n\(body)"
    let sample = await SampleBase.make([DoorModel.path: door, "\(language)/page.md": text])
    let base = try #require(sample.base)
    let article = try #require(sample.article("\(language)/page.md"))
    var bytes = article.source.bytes
    let edits = Fallback.all(in: article, base, try #require(sample.strings)).compactMap(\.edit)
    for edit in edits.reversed() { bytes.replaceSubrange(edit.range, with: edit.bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func edits(_ text: String) async throws -> [Range<Int>] {
    let sample = await SampleBase.make([DoorModel.path: DoorModel.text, "en/page.md": text])
    let article = try #require(sample.article("en/page.md"))
    return Fallback.all(in: article, try #require(sample.base), try #require(sample.strings)).compactMap(\.edit?.range)
  }

  private func body(_ text: String) throws -> String {
    let parts = text.split(separator: "---\n\n", maxSplits: 1)
    return String(try #require(parts.last))
  }

  @Test func statesAsATable() async throws {
    let text = try await renewed("<!-- phasebook:states -->\n<!-- /phasebook -->\n")
    #expect(
      try body(text) == """
        <!-- phasebook:states -->

        | State | In code | Meaning |
        |---|---|---|
        | Shut | `Door.State.shut` | nobody passes · initial state |
        | Open |  |  |
        | Locked |  |  |
        | Gone |  | final state |

        <!-- /phasebook -->

        """)
  }

  /// What no event triggers says so in the page's language, in the diagram and in the table.
  @Test func transitionsThatComeByThemselves() async throws {
    let changes = [
      ("target: shut\n    event: pull", "target: shut\n    after: 5s"),
      (
        "event: turn, when: {lock: keyed}, callbacks: []}\n  - {id: unlock,",
        "always: true, when: {lock: keyed}, callbacks: []}\n  - {id: unlock,"
      ),
    ]
    let door = changes.reduce(DoorModel.text) { $0.replacing($1.0, with: $1.1) }
    #expect(door != DoorModel.text && door.contains("always: true") && door.contains("after: 5s"))
    let text = try await renewed(
      "<!-- phasebook:diagram -->\n<!-- /phasebook -->\n\n<!-- phasebook:transitions -->\n<!-- /phasebook -->\n",
      language: "de", door: door)
    #expect(text.contains("  open --> shut : nach 5s\n") && text.contains("  shut --> locked\n"), "\(text)")
    #expect(
      text.contains("| 2 | Offen → Zu | nach 5s |") && text.contains("| 3 | Zu → Abgeschlossen | sofort |"), "\(text)")
  }

  @Test func diagramAsMermaid() async throws {
    let text = try await renewed(
      "<!-- phasebook:diagram door variant=coded -->\nOld.\n<!-- /phasebook -->\n", language: "de")
    #expect(
      try body(text) == """
        <!-- phasebook:diagram door variant=coded -->

        ```mermaid
        stateDiagram-v2
          state "Zu" as shut
          state "Offen" as open
          state "Abgeschlossen" as locked
          state "Weg" as gone
          [*] --> shut
          shut --> open : jemand drückt
          open --> shut : jemand zieht
          shut --> locked : Code wird getippt
          locked --> shut : Code wird getippt
          shut --> shut : jemand klopft
          locked --> locked : jemand klopft
          shut --> gone : Haus brennt
          open --> gone : Haus brennt
          locked --> gone : Haus brennt
          gone --> [*]
        ```

        <!-- /phasebook -->

        """)
  }

  @Test(arguments: ["states", "transitions", "callbacks", "diagram"])
  func asSecondTimeNothingChanges(_ name: String) async throws {
    for margin in ["", "> ", "- text\n\n  "] {
      let line = margin.hasPrefix("-") ? "  " : margin
      let once = try await renewed("\(margin)<!-- phasebook:\(name) -->\n\(line)<!-- /phasebook -->\n\nAfter.\n")
      let twice = try await renewed(try body(once))
      #expect(once == twice)
      #expect(once.contains("After."))
    }
  }

  /// What an editor does to blank lines and line ends is no change.
  @Test func blankLinesAreTheAuthors() async throws {
    let once = try await renewed("<!-- phasebook:states -->\n<!-- /phasebook -->\n")
    let tight = try body(once).replacing("-->\n\n|", with: "-->\n|").replacing("|\n\n<", with: "|\n<")
    #expect(try body(await renewed(tight)) == tight)
    let windows = once.replacing("\n", with: "\r\n")
    #expect(try await edits(windows).isEmpty)
  }

  /// The outer one would write over the inner one: neither is touched, and a check says so.
  @Test func directivesInEachOtherStay() async throws {
    let text = """
      ---
      title: Page
      models: [door]
      ---

      <!-- phasebook:diagram -->

      <!-- phasebook:states -->
      <!-- /phasebook -->

      Mine.

      <!-- /phasebook -->

      <!-- phasebook:callbacks -->
      <!-- /phasebook -->

      """
    #expect(try await edits(text).count == 1)
  }

  @Test func codeThatHoldsMarkdown() async throws {
    let text = DoorModel.text.replacing("call: onShut()", with: "call: \"a|b`c`()\"")
    let sample = await SampleBase.make([
      DoorModel.path: text,
      "en/page.md": "---\ntitle: Page\nmodels: [door]\n---\n\n<!-- phasebook:callbacks -->\n<!-- /phasebook -->\n",
    ])
    let article = try #require(sample.article("en/page.md"))
    let fallbacks = Fallback.all(in: article, try #require(sample.base), try #require(sample.strings))
    #expect(try #require(fallbacks.first).text.contains("| ``a\\|b`c`()`` |"))
  }

  @Test func nothingElseIsTouched() async throws {
    let before = "Text  \nwith *odd* blanks.\n\n"
    let after = "\n\n***\nEnd without a line end"
    let text = try await renewed(before + "<!-- phasebook:states -->\nOld\n<!-- /phasebook -->" + after)
    #expect(text.contains(before + "<!-- phasebook:states -->\n"))
    #expect(text.hasSuffix("<!-- /phasebook -->" + after))
  }

  @Test func withoutAClosingCommentThereIsNone() async throws {
    let text = try await renewed("<!-- phasebook:states -->\n\nText.\n")
    #expect(try body(text) == "<!-- phasebook:states -->\n\nText.\n")
  }
}
