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
    "group-closed", "guard-has-code", "not-state-ajar", "scenario-a-day", "states", "callbacks", "transitions",
    "events", "scenarios",
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

  /// What a state calls by itself belongs to the occasions, too, and only a version that has an end may be all there is.
  @Test func callbacksOfStates() async throws {
    let text = DoorModel.text
      .replacing("open: {label", with: "open: {entry: [on-greet], exit: [{call: on-greet, optional: true}], label")
      .replacing("  on-code:", with: "  on-greet: {call: onGreet()}\n  on-code:")
    let article = "---\ntitle: Page\nmodels: [door]\nversion: \"2\"\n---\n\n<!-- phasebook:callbacks -->\n"
    let site = try await site([DoorModel.path: text, "en/page.md": article])
    let row = try site.part("en/models/door/index.html", from: "<tr id=\"callback-on-greet\">", to: "</tr>")
    #expect(row.contains("On entry: <a class=\"state\" href=\"#state-open\">Open</a>"))
    #expect(row.contains("On exit: ") && row.contains("(may be skipped)"))
    #expect(try site.text("en/page/index.html").contains("onGreet()"))
  }

  @Test func whatEndsHasAVersion() async throws {
    var lines = DoorModel.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for index in lines.indices where lines[index].hasPrefix("  on-") {
      lines[index] = lines[index].replacing(/(, (since|deprecated): "."|, replaced-by: on-open)/, with: "")
    }
    let text = lines.joined(separator: "\n").replacing("onCode(), ", with: "onCode(), removed: \"2\", ")
    let page = try await site([DoorModel.path: text]).text("en/models/door/index.html")
    #expect(page.contains("removed in 2"))
  }

  /// A list that would be empty is not there, and nothing leads to it.
  @Test func aMachineThatStandsStill() async throws {
    let text = """
      phasebook: 1
      machine: rock
      title: {en: Rock, de: Fels}
      initial: lying
      states: {lying: {type: final, label: {en: Lying, de: Liegt}}}
      transitions: []

      """
    let body = "<!-- phasebook:diagram rock -->\n\n<!-- phasebook:callbacks rock -->\n\n"
    let links = "[none](../Models/rock.yaml#count:callbacks), [one](../Models/rock.yaml#count:states)\n"
    let site = try await site(["Models/rock.yaml": text, "en/page.md": "---\ntitle: Page\n---\n\n\(body)\(links)"])
    #expect(try !site.text("en/models/rock/index.html").contains("id=\"transitions\""))
    let page = try site.text("en/page/index.html")
    #expect(!page.contains("<table>"))
    #expect(page.contains("href=\"../models/rock/index.html\">none"))
    #expect(page.contains("href=\"../models/rock/index.html#states\">one"))
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

  /// A group that names a composite state has all that is in it, and every level stands further in.
  @Test func statesInStates() async throws {
    let text = """
      phasebook: 1
      machine: pod
      title: {en: Pod, de: Pod}
      initial: on
      events: {go: {label: {en: go, de: los}}}
      states:
        on:
          label: {en: On, de: An}
          initial: busy
          states:
            busy: {label: {en: Busy, de: Tätig}, initial: hot, states: {hot: {label: {en: Hot, de: Heiß}}}}
            idle: {label: {en: Idle, de: Müßig}}
        off: {label: {en: "Off", de: Aus}}
      groups: {all: {states: [on, off], label: {en: everything, de: alles}}}
      transitions:
        - {id: stop, source: on, target: off, event: go}

      """
    let page = try await site(["Models/pod.yaml": text]).text("en/models/pod/index.html")
    #expect(page.contains("<span class=\"nested\"><span class=\"nested\">Hot</span></span>"))
    #expect(page.contains("<span class=\"zone\">On</span>"))
    let flat = text.replacing("states: [on, off]", with: "states: [busy, off]")
    #expect(try await !site(["Models/pod.yaml": flat]).text("en/models/pod/index.html").contains("zone\">everything"))
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
