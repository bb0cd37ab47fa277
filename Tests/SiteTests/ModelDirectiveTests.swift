import Site
import TestSupport
import Testing

@Suite("Directives of machines on pages")
struct ModelDirectiveTests {
  private func page(_ body: String, front: String = "models: [door]\n", language: String = "en") async throws -> String
  {
    let site = try await SiteSample([
      DoorModel.path: DoorModel.text, "\(language)/page.md": "---\ntitle: Page\n\(front)---\n\n\(body)\n",
    ])
    return try site.part("\(language)/page/index.html", from: "<div class=\"body\"", to: "<footer>")
  }

  @Test func diagramBringsItsTable() async throws {
    let page = try await page(
      "<!-- phasebook:diagram door emphasise=\"lock unlock\" -->\n\nOld.\n\n<!-- /phasebook -->\n\nAfter.")
    #expect(page.contains("<figure class=\"drawing l1\">"))
    #expect(page.contains("<details class=\"key l1\">"))
    #expect(!page.contains("Old."), "the fallback is for other viewers")
    #expect(page.contains("<p>After.</p>"))
    #expect(page.contains("4 states, 5 transitions") || page.contains("4 states, 6 transitions"))
  }

  /// Words of the article's language; links to the page's.
  @Test func germanWords() async throws {
    let page = try await page("<!-- phasebook:states -->", language: "de")
    #expect(page.contains(">Zustand</th>"))
    #expect(page.contains("niemand geht durch"))
    #expect(page.contains("href=\"../models/door/index.html#state-open\">Offen</a>"))
  }

  @Test func everyConditionIsToldWhereNoneIsChosen() async throws {
    let page = try await page("<!-- phasebook:transitions -->")
    #expect(page.contains("with a key") && page.contains("with a code"))
    #expect(page.contains("since 2"))
  }

  @Test(arguments: ["variant=coded", "variant=keyed version=1"])
  func chosenConditions(_ conditions: String) async throws {
    let page = try await page("<!-- phasebook:transitions \(conditions) -->")
    #expect(page.contains("key turns") == conditions.contains("keyed"))
    #expect(page.contains("knocked") != conditions.contains("version=1"), "the callback came with version 2")
  }

  @Test func variantOfTheArticle() async throws {
    let page = try await page("<!-- phasebook:callbacks -->", front: "models: [door]\nvariant: coded\n")
    #expect(page.contains("onCode()"))
    #expect(!page.contains("with a code"), "all of the page is")
  }

  @Test func insideAListAndAQuotation() async throws {
    let page = try await page("- one\n\n  <!-- phasebook:states -->\n\n  Old.\n\n  <!-- /phasebook -->\n\n- two")
    #expect(page.contains("<table>") && !page.contains("Old.") && page.contains("two"))
  }

  @Test func twoDiagramsHaveDifferentIDs() async throws {
    let page = try await page("<!-- phasebook:diagram -->\n\n<!-- phasebook:diagram -->")
    let ids = page.matches(of: /\ id="([^"]+)"/).map { String($0.1) }
    #expect(ids.count == Set(ids).count && ids.count > 8)
  }
}
