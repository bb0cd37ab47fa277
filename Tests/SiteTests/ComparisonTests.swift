import TestSupport
import Testing

@Suite("Comparisons, matrices, versions and scenarios on pages")
struct ComparisonTests {
  private static let gate = """
    phasebook: 1
    machine: gate
    title: {en: Gate, de: Tor}
    initial: down
    events: {lift: {label: {en: somebody lifts, de: jemand hebt}}, lower: {label: {en: somebody lowers, de: jemand senkt}}}
    callbacks: {on-lift: {call: onLift()}}
    states: {down: {label: {en: Down, de: Unten}}, up: {label: {en: Up, de: Oben}}}
    transitions:
      - {id: lift-up, source: down, target: up, event: lift, callbacks: [on-lift]}
      - {id: let-down, source: up, target: down, event: lower, callbacks: []}

    """

  private static let equivalences = """
    - id: closed
      label: {en: closed, de: geschlossen}
      members: [door/shut, gate/down]
      relation: closeMatch
      caveats: {en: A gate has no key., de: Ein Tor hat keinen Schlüssel.}
    - {id: opened, members: [door!on-open, gate!on-lift, {en: a bell, de: eine Klingel}], relation: exactMatch}
    - {id: alone, members: [door/gone], relation: exactMatch}

    """

  private static let stories = """
    - id: both
      title: {en: Both, de: Beide}
      participants: {D: door, G: gate}
      steps:
        - {D: push, expect: {state: open, callbacks: [on-open]}}
        - {G: lift-up, expect: {state: up, callbacks: [on-lift]}}

    """

  private func site(_ body: String = "Text.") async throws -> SiteSample {
    try await SiteSample([
      DoorModel.path: DoorModel.text, "Models/gate.yaml": Self.gate, "Models/equivalences.yaml": Self.equivalences,
      "Models/scenarios.yaml": Self.stories, "en/page.md": "---\ntitle: Page\nmodels: [door]\n---\n\n\(body)\n",
    ])
  }

  private func body(_ text: String) async throws -> String {
    try await site(text).part("en/page/index.html", from: "<div class=\"body\"", to: "<footer>")
  }

  @Test func pageOfAllComparisons() async throws {
    let site = try await site()
    let page = try site.text("de/compare/index.html")
    #expect(page.contains("<h1>Vergleich</h1>"))
    #expect(page.contains("id=\"equivalence-closed\""))
    #expect(page.contains("Ein Tor hat keinen Schlüssel."))
    #expect(page.contains("fast dasselbe"))
    #expect(page.contains("href=\"../models/gate/index.html#callback-on-lift\""))
    #expect(page.contains("eine Klingel"))
    #expect(try site.text("de/index.html").contains("href=\"compare/index.html\""), "the navigation leads there")
  }

  @Test func withoutComparisonsThereIsNoPage() async throws {
    let site = try await SiteSample([DoorModel.path: DoorModel.text])
    #expect(!site.paths.contains { $0.contains("compare") })
  }

  @Test func comparisonOfTwoMachines() async throws {
    let two = try await body("<!-- phasebook:compare machines=\"door gate\" -->")
    #expect(two.contains("A gate has no key.") && !two.contains(">Gone</a>"))
    let all = try await body("<!-- phasebook:equivalences -->")
    #expect(all.contains(">Gone</a>"))
  }

  @Test func matrixOfStatesAndEvents() async throws {
    let page = try await body("<!-- phasebook:matrix gate -->")
    #expect(page.contains(">Down</th><th scope=\"col\">Up</th>"))
    #expect(page.contains("aria-label=\"Down → Up\""))
    #expect(page.ranges(of: "<span class=\"quiet\">–</span>").count == 2)
  }

  @Test func traceOfOneMachine() async throws {
    let page = try await body("<!-- phasebook:trace scenario=a-day -->")
    #expect(page.contains("somebody pushes"))
    #expect(page.contains("#callback-on-open"))
    #expect(page.contains("– Open</small>"), "where the call leaves the door")
  }

  @Test func traceOfSeveralMachines() async throws {
    let page = try await body("<!-- phasebook:trace scenario=both -->")
    #expect(page.contains(">Door (D)</th><th scope=\"col\">Gate (G)</th>"))
    let rows = page.split(separator: "<tr>").map(String.init)
    #expect(rows.last?.contains("<td class=\"l1\"></td><td class=\"l2\">") == true, "the second step is the gate's")
  }

  @Test func machinePageTellsStoriesAndVersions() async throws {
    let site = try await site()
    let page = try site.text("en/models/door/index.html")
    #expect(page.contains("<details class=\"story\" id=\"scenario-a-day\">"))
    #expect(page.contains("<details class=\"story\" id=\"story-both\">"))
    let versions = try site.part("en/models/door/index.html", from: "id=\"version-2\"", to: "</dl>")
    #expect(versions.contains("New: ") && versions.contains("knocked"))
    #expect(versions.contains("Deprecated: ") && versions.contains("onShut()"))
    #expect(try site.text("en/models/gate/index.html").contains("id=\"story-both\""))
  }
}
