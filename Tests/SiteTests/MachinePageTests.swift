import Foundation
import TestSupport
import Testing

@Suite("Pages of machines")
struct MachinePageTests {
  private static let article = """
    ---
    title: Shut
    models: [door]
    subject: door/shut
    ---

    A [shut](../Models/door.yaml#shut) door calls `doorDidOpen`, not `open`; [lock](../Models/door.yaml#transition:lock) it.

    """

  private func site(_ more: [String: String] = [:]) async throws -> SiteSample {
    let files = [DoorModel.path: DoorModel.text, "en/shut.md": Self.article].merging(more) { _, given in given }
    return try await SiteSample(files)
  }

  @Test func everyLanguageHasThePage() async throws {
    let site = try await site()
    #expect(
      site.paths.filter { $0.contains("/models/") } == ["de/models/door/index.html", "en/models/door/index.html"])
    let german = try site.text("de/models/door/index.html")
    #expect(german.contains("<h1>Tür</h1>"))
    #expect(german.contains("Was eine Tür tut."))
    #expect(german.contains(">Zustände</h2>"))
    #expect(german.contains("niemand geht durch"))
  }

  @Test(arguments: [
    "state-shut", "state-gone", "callback-on-open", "transition-open-up", "transition-burn-down", "event-knock",
    "group-closed", "not-state-ajar", "scenario-a-day", "states", "callbacks", "transitions", "events", "scenarios",
  ])
  func everyElementHasAPlace(_ id: String) async throws {
    let page = try await site().text("en/models/door/index.html")
    #expect(page.ranges(of: " id=\"\(id)\"").count == 1)
  }

  /// Each variant that looks different has a drawing of its own, named by the author's words.
  @Test func oneDrawingForEachVariant() async throws {
    let page = try await site().text("en/models/door/index.html")
    #expect(page.contains("<h3>with a key</h3>") && page.contains("<h3>with a code</h3>"))
    #expect(page.ranges(of: "<figure class=\"drawing").count == 2)
    let labels = page.ranges(of: /aria-label="3\. Shut → Locked: key turns"/).count
    #expect(labels > 0, "the first variant can be locked with a key")
  }

  @Test func callbacksTellWhenAndSinceWhen() async throws {
    let site = try await site()
    let row = try site.part("en/models/door/index.html", from: "<tr id=\"callback-on-shut\">", to: "</tr>")
    #expect(row.contains("DoorDelegate"))
    #expect(row.contains("href=\"#transition-close\""))
    #expect(row.contains("before the state changes"))
    #expect(row.contains("deprecated since 2"))
    #expect(row.contains("href=\"#callback-on-open\""), "what replaces it")
    let open = try site.part("en/models/door/index.html", from: "<tr id=\"callback-on-open\">", to: "</tr>")
    #expect(open.contains("href=\"https://example.org/on-open\""))
    let code = try site.part("en/models/door/index.html", from: "<tr id=\"callback-on-code\">", to: "</tr>")
    #expect(code.contains("Nobody knows when."))
  }

  @Test func transitionsTellTheirCallsInOrder() async throws {
    let site = try await site()
    let row = try site.part("en/models/door/index.html", from: "<tr id=\"transition-close\">", to: "</tr>")
    #expect(row.contains("in any order: "))
    #expect(row.contains("(may be skipped, with a code)"))
    let lock = try site.part("en/models/door/index.html", from: "<tr id=\"transition-lock\">", to: "</tr>")
    #expect(lock.contains("No callback is called."))
    #expect(lock.contains("with a key"))
    let burn = try site.part("en/models/door/index.html", from: "<tr id=\"transition-burn-down\">", to: "</tr>")
    #expect(burn.contains("rare"))
    let hear = try site.part("en/models/door/index.html", from: "<tr id=\"transition-hear\">", to: "</tr>")
    #expect(hear.contains("(within the state)"))
  }

  /// From a state, a callback and a transition back to the articles that tell of them.
  @Test(arguments: ["state-shut", "callback-on-open", "transition-lock"])
  func elementsLeadBackToArticles(_ id: String) async throws {
    let row = try await site().part("en/models/door/index.html", from: "<tr id=\"\(id)\">", to: "</tr>")
    #expect(row.contains("See also: <a href=\"../../shut/index.html\">Shut</a>"))
  }

  @Test func articlesLinkToElements() async throws {
    let page = try await site().text("en/shut/index.html")
    #expect(page.contains("<a href=\"../models/door/index.html#state-shut\">shut</a>"))
    #expect(page.contains("<a href=\"../models/door/index.html#transition-lock\">lock</a>"))
    #expect(
      page.contains(
        "<a class=\"code-link l1\" href=\"../models/door/index.html#callback-on-open\" title=\"Door\">"
          + "<span class=\"mark\"></span><code>doorDidOpen</code></a>"))
    #expect(page.contains("<code>open</code>"), "no name of the model")
  }

  @Test func stripOfAStatesArticle() async throws {
    let site = try await site()
    let strip = try site.part("en/shut/index.html", from: "<nav class=\"strip l1\"", to: "</nav>")
    #expect(strip.contains("aria-label=\"States of Door\""))
    #expect(strip.contains("aria-current=\"page\" aria-label=\"Shut: nobody passes\">Shut</a>"))
    #expect(strip.contains("href=\"../models/door/index.html#state-open\">Open</a>"), "no article tells of it")
    // German has no such article; its page stands in for it, with German words on the strip.
    let german = try site.part("de/shut/index.html", from: "<nav class=\"strip l1\"", to: "</nav>")
    #expect(german.contains(">Abgeschlossen</a>"))
  }

  /// The group's members do not stand side by side, so no bracket can hold them.
  @Test func bracketsHoldNeighboursOnly() async throws {
    #expect(try await !site().text("en/models/door/index.html").contains("class=\"zone\""))
    let near = DoorModel.text.replacing("states: [shut, locked]", with: "states: [shut, open]")
    let page = try await site([DoorModel.path: near]).text("en/models/door/index.html")
    #expect(page.ranges(of: "<span class=\"zone\">closed</span>").count == 1)
  }

  @Test func startPageHasTheMap() async throws {
    let map = try await site().part("en/index.html", from: "<svg class=\"map wide\"", to: "</svg>")
    #expect(map.contains("href=\"models/door/index.html\""))
    #expect(map.contains("href=\"shut/index.html\" aria-label=\"Door – Shut: nobody passes\""))
    #expect(map.ranges(of: "<a class=\"station l1\"").count == 4)
  }

  @Test func withoutMachinesNothingOfThemIsShown() async throws {
    let site = try await SiteSample([:])
    #expect(!site.paths.contains { $0.contains("/models/") })
    let page = try site.text("en/index.html")
    #expect(!page.contains("class=\"map") && !page.contains("Life cycles"))
  }
}
