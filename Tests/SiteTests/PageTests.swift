import Files
import Foundation
import Knowledge
import Site
import Testing

@Suite("Pages")
struct PageTests {
  private static let configuration = """
    phasebook: 1
    title: {en: Book, de: Buch}
    base-url: https://example.org/base
    edit-url: https://example.org/edit/{path}
    languages: {en: {}, de: {}}

    """

  private func article(_ title: String, _ front: String = "", _ body: String = "Text.") -> String {
    "---\ntitle: \(title)\n\(front)---\n\n\(body)\n"
  }

  @Test func allFilesOfASmallSite() async throws {
    let site = try await SiteSample([
      "phasebook.yaml": Self.configuration, "en/a/b.md": article("B", "redirects: [old/b, /older/]\n"),
      "de/only.md": article("Nur"),
      "en/draft.md": article("D", "draft: true\n"), "en/index.md": article("Book", "", "![x](../x.png)"), "x.png": "1",
      "unused.png": "2",
    ])
    // Sorted without the fingerprints, which change with every change of the theme.
    let plain = site.paths.map { $0.replacing(/\.[a-z2-7]{13}\./, with: ".HASH.") }.sorted()
    #expect(
      plain == [
        "404.html", "assets/favicon.HASH.svg", "assets/site.HASH.css", "assets/site.HASH.js", "assets/x.HASH.png",
        "de/404.html", "de/a/b/index.html", "de/index.html", "de/index.md", "de/only/index.html", "de/only/index.md",
        "en/404.html", "en/a/b/index.html", "en/a/b/index.md", "en/index.html", "en/index.md", "en/old/b/index.html",
        "en/older/index.html", "en/only/index.html", "index.html", "robots.txt", "sitemap.xml",
      ])
  }

  @Test func withoutBaseAddressNothingIsAbsolute() async throws {
    let site = try await SiteSample(["en/a.md": article("A")])
    #expect(!site.paths.contains("sitemap.xml") && !site.paths.contains("robots.txt"))
    for path in site.paths where path.hasSuffix(".html") {
      let text = try site.text(path)
      #expect(!text.contains("rel=\"canonical\"") && !text.contains("og:url"), "\(path)")
      if !path.hasSuffix("404.html") { #expect(!text.contains("href=\"/"), "\(path)") }
    }
  }

  @Test(arguments: [
    ("en/index.html", "Book"), ("de/index.html", "Buch"), ("en/a/index.html", "A &lt;b&gt; &amp; &quot;c&quot; – Book"),
    ("de/a/index.html", "A &lt;b&gt; &amp; &quot;c&quot; – Buch"), ("index.html", "Book"),
    ("404.html", "Page not found – Book"), ("de/404.html", "Seite nicht gefunden – Buch"),
    ("en/old/index.html", "A &lt;b&gt; &amp; &quot;c&quot; – Book"),
    ("en/other/index.html", "Other – Book"),
  ])
  func titles(_ path: String, _ expected: String) async throws {
    let site = try await SiteSample([
      "phasebook.yaml": Self.configuration, "en/a.md": article("'A <b> & \"c\"'", "redirects: [old]\n"),
      "en/other.md": article("Other"),
    ])
    #expect(try site.part(path, from: "<title>", to: "</title>") == expected)
    #expect(try site.text(path).firstRange(of: "<b>") == nil)
  }

  @Test func aStartPageWithATitleOfItsOwnKeepsIt() async throws {
    let site = try await SiteSample(["en/index.md": article("Welcome")])
    #expect(try site.part("en/index.html", from: "<title>", to: "</title>") == "Welcome – Book")
  }

  @Test func pagesShownInPlaceOfATranslation() async throws {
    let site = try await SiteSample([
      "phasebook.yaml": Self.configuration, "en/a.md": article("A", "description: D\n", "[x](index.md)"),
    ])
    let page = try site.text("de/a/index.html")
    for part in [
      "<html lang=\"de\" dir=\"ltr\">", "<meta name=\"robots\" content=\"noindex\">",
      "<link rel=\"canonical\" href=\"https://example.org/base/en/a/\">", "<h1 lang=\"en\">A</h1>",
      "Sie lesen den englischen Text.", "<div class=\"body\" lang=\"en\" dir=\"ltr\"",
      "https://example.org/edit/en/a.md",
    ] {
      #expect(page.contains(part), "\(part)")
    }
    #expect(!page.contains("hreflang=\"x-default\""))
    #expect(try !site.text("sitemap.xml").contains("/de/a/"))
    // Its links stay among the German pages.
    #expect(page.contains("<p><a href=\"../index.html\">x</a></p>"))
  }

  @Test func alternatesAreRealTranslations() async throws {
    let site = try await SiteSample([
      "phasebook.yaml": Self.configuration, "en/a.md": article("A"), "de/a.md": article("A"),
    ])
    for path in ["en/a/index.html", "de/a/index.html"] {
      let text = try site.text(path)
      let found = text.matches(of: /<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/).map { "\($0.1) \($0.2)" }
      #expect(
        found == [
          "en https://example.org/base/en/a/", "de https://example.org/base/de/a/",
          "x-default https://example.org/base/en/a/",
        ])
    }
  }

  @Test func sitemap() async throws {
    let site = try await SiteSample([
      "phasebook.yaml": Self.configuration, "en/ä.md": article("A", "updated: 2026-11-30\n"), "de/ä.md": article("A"),
      "en/only.md": article("O"),
      "en/draft.md": article("D", "draft: true\n"),
    ])
    let text = try site.text("sitemap.xml")
    let found = text.matches(of: /<loc>([^<]*)<\/loc>/).map { String($0.1) }
    let base = "https://example.org/base/"
    #expect(found == ["en/", "de/", "en/only/", "en/%C3%A4/", "de/%C3%A4/"].map { base + $0 })
    #expect(text.matches(of: /<lastmod>2026-11-30<\/lastmod>/).count == 1)
    #expect(text.matches(of: /hreflang="de"/).count == 4)
    #expect(text.hasPrefix("<?xml") && text.hasSuffix("</urlset>\n"))
    #expect(try site.text("robots.txt") == "User-agent: *\nAllow: /\nSitemap: https://example.org/base/sitemap.xml\n")
  }

  /// Pages for addresses that do not exist are shown at any depth.
  @Test(arguments: ["404.html", "de/404.html"])
  func notFoundPagesReferFromTheRoot(_ path: String) async throws {
    let site = try await SiteSample(["phasebook.yaml": Self.configuration])
    let text = try site.text(path)
    for match in text.matches(of: /(?:href|src)="([^"]*)"/) where !match.1.hasPrefix("#") {
      #expect(match.1.hasPrefix("/base/"), "\(match.1)")
    }
    #expect(text.contains("content=\"noindex\""))
  }

  @Test func redirects() async throws {
    let site = try await SiteSample([
      "phasebook.yaml": Self.configuration, "en/a/b.md": article("B", "redirects: [old]\n"),
    ])
    let text = try site.text("en/old/index.html")
    #expect(text.contains("<meta http-equiv=\"refresh\" content=\"0; url=../a/b/index.html\">"))
    #expect(text.contains("<link rel=\"canonical\" href=\"https://example.org/base/en/a/b/\">"))
    #expect(text.contains("noindex"))
  }

  /// Every reference from a page leads to a file of the site, and every fragment to an id.
  @Test func nothingLeadsNowhere() async throws {
    let site = try await SiteSample([
      "phasebook.yaml": Self.configuration,
      "en/a/ü b.md": article("A", "", "[x](../c.md#größe) ![x](<p q.png>)\n\n## T\n\nx[^1]\n\n[^1]: y"),
      "en/c.md": article("C", "", "## Größe\n\n[x](<a/ü b.md>) [y](#größe)"),
      "de/c.md": article("C", "", "## Grösse\n\n[y](#grösse)"),
      "en/a/p q.png": "1",
    ])
    let paths = Set(site.paths)
    var checked = 0
    for path in site.paths where path.hasSuffix(".html") && !path.hasSuffix("404.html") {
      for match in try site.text(path).matches(of: /(?:href|src)="([^"]*)"/) where !match.1.contains("://") {
        let parts = match.1.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let folder = try #require(RelativePath(path)).parent
        let decoded = try #require(parts[0].removingPercentEncoding)
        let target = try parts[0].isEmpty ? path : #require(folder.resolving(decoded)).string
        #expect(paths.contains(target), "\(path) refers to \(match.1)")
        if parts.count > 1, target.hasSuffix(".html") {
          let id = try #require(parts[1].removingPercentEncoding)
          #expect(try site.text(target).contains("id=\"\(id)\""), "\(path) refers to \(match.1)")
        }
        checked += 1
      }
    }
    #expect(checked > 100)
  }

  @Test func filesOfTheThemeAreNamedForTheirContent() async throws {
    let site = try await SiteSample([:])
    for path in site.paths where path.hasPrefix("assets/") {
      let hash = try #require(path.firstMatch(of: /\.([a-z2-7]{13})\./)).1
      #expect(Fingerprint(Array(try site.text(path).utf8)).description == hash)
    }
    let first = try site.paths.map { try site.text($0) }
    let again = try await SiteSample([:])
    #expect(try again.paths.map { try again.text($0) } == first)
  }
}
