import Knowledge
import Site
import TestSupport
import Testing
import Translations

@Suite("What a page says of texts whose source has changed")
struct StaleTests {
  private static func page(_ title: String, _ body: String) -> String { "---\ntitle: \(title)\n---\n\n\(body)\n" }

  private static let english = """
    ## Head

    One paragraph.

    - Tight item

    | Cell |
    |---|
    | Same |
    | Same |
    """
  private static let german = """
    ## Kopf

    Ein Absatz.

    - Enger Punkt

    | Zelle |
    |---|
    | Gleich |
    | Gleich |
    """

  /// The site after some words of the source have changed since everything was accepted.
  private func site(_ changes: [(String, String)], title: String = "Page") async throws -> SiteSample {
    var files = ["en/page.md": Self.page("Page", Self.english), "de/page.md": Self.page("Seite", Self.german)]
    let base = try #require(await SampleBase.make(files).base)
    let facts = base.topics.indices.flatMap { topic in
      base.comparisons(of: topic, in: [1]).flatMap { $0.comparison.acceptance(of: $0.comparison.entries) }
    }
    files["Translations/de.ledger"] = String(decoding: Ledger(facts).bytes(), as: UTF8.self)
    var text = Self.english
    for (old, new) in changes { text = text.replacing(old, with: new, maxReplacements: 1) }
    files["en/page.md"] = Self.page(title, text)
    return try await SiteSample(files)
  }

  private let page = "de/page/index.html"

  @Test func nothingChanged() async throws {
    let site = try await site([])
    #expect(try !site.text(page).contains("\"why\"") && !site.text(page).contains("class=\"stale\""))
    #expect(try !site.text("en/page/index.html").contains("<span id=\"pb:"))
  }

  @Test(arguments: [
    ("One paragraph.", "One new paragraph.", "<div class=\"stale\">\n<p>Ein Absatz.</p>\n<p class=\"why\">"),
    ("Tight item", "Tighter item", "<li>Enger Punkt <small class=\"why\"><a href="),
    ("| Cell |", "| Cells |", "Zelle <small class=\"why\"><a href="),
    ("## Head", "## Heads", "</div>\n<p class=\"why\">"),
  ])
  func oneChange(_ old: String, _ new: String, _ expected: String) async throws {
    let site = try await site([(old, new)])
    let text = try site.text(page)
    #expect(text.contains(expected), "\(text)")
    #expect(text.ranges(of: "class=\"why\"").count == 1)
    // The link leads to a place that is there once.
    let link = try #require(text.firstMatch(of: /href="..\/..\/en\/page\/index.html#(pb:[a-z2-7]{13})" hreflang="en"/))
    let source = try site.text("en/page/index.html")
    #expect(source.ranges(of: "<span id=\"\(link.1)\"></span>").count == 1)
    #expect(source.ranges(of: "<span id=\"pb:").count == 1)
    let words = expected.contains("<p class") ? "Das Original hat sich an dieser Stelle" : "Original geändert"
    #expect(text.contains(words))
  }

  @Test func equalTextsHaveTheirOwnPlaces() async throws {
    let site = try await site([("| Same |", "| Other |"), ("| Same |", "| Other |")])
    let links = try site.text(page).matches(of: /#(pb:[a-z2-7]{13}(-1)?)"/).map { String($0.1) }
    #expect(links.count == 2 && links[1] == links[0] + "-1")
    for id in links { #expect(try site.text("en/page/index.html").contains("<span id=\"\(id)\"></span>")) }
  }

  @Test func theTitle() async throws {
    let site = try await site([], title: "Pages")
    #expect(try site.text(page).contains("</h1>\n<p class=\"why\">"))
    #expect(try site.text(page).contains("href=\"../../en/page/index.html\" hreflang=\"en\">Das Original in seiner"))
  }
}
