import Foundation
import Testing

/// What stands at which address, and what the pages say of each other.
struct PageTests {
  /// `more` is not translated; it has a redirect, an anchor of its own and a day.
  static func book() throws -> Sandbox {
    let more = Book.single(
      "More", "## Part {#part}\n\nText.", more: "redirects: [old/more, older]\nupdated: 2026-02-03\n")
    return try Book.sandbox([
      "en/more.md": more, "en/draft.md": Book.single("Draft", more: "draft: true\nredirects: [draft-before]\n"),
      "en/dir/index.md": Book.single("Folder"), "en/index/deep.md": Book.single("Deep"),
      "en/Groß & klein %20.md": Book.single("Name"),
    ])
  }

  static let base = "https://example.org/book/"

  @Test func addresses() async throws {
    let site = try await BuiltSite.build(Self.book())
    let expected = [
      "index.html", "404.html", "sitemap.xml", "robots.txt", "en/index.html", "en/index.md", "en/404.html",
      "de/index.html", "de/index.md", "de/404.html", "en/part/one/index.html", "en/part/one/index.md",
      "de/part/one/index.html", "de/part/one/index.md", "en/dir/index.html", "en/dir/index.md", "de/dir/index.html",
      "en/index/deep/index.html", "en/Gro%C3%9F & klein %20/index.html", "en/more/index.html", "de/more/index.html",
      "en/old/more/index.html", "en/older/index.html",
    ]
    for path in expected { #expect(site.files[path] != nil, "\(path)") }
    let absent = [
      "en/draft/index.html", "en/draft-before/index.html", "de/old/more/index.html", "de/more/index.md",
      "en/dir/index/index.html", "en/index/index.html", "phasebook.yaml", "en/part/dot.svg",
    ]
    for path in absent { #expect(site.files[path] == nil, "\(path)") }
    let assets = site.files.keys.filter { $0.hasPrefix("assets/") && !$0.hasSuffix("/") }
    #expect(assets.allSatisfy { $0.wholeMatch(of: /assets\/[^\/.]+\.[a-z0-9]{8,}\.[a-z0-9]+/) != nil }, "\(assets)")
    #expect(assets.contains { $0.hasPrefix("assets/dot.") && $0.hasSuffix(".svg") })
    #expect(try site.text("robots.txt").contains("Sitemap: \(Self.base)sitemap.xml"))
  }

  /// The start page's first heading and the page itself: no draft is even mentioned.
  @Test func drafts() async throws {
    let sandbox = try Self.book()
    let without = try await BuiltSite.build(sandbox)
    for (path, data) in without.files {
      #expect(data.range(of: Data("/draft".utf8)) == nil && data.range(of: Data("Draft".utf8)) == nil, "\(path)")
    }
    let with = try await BuiltSite.build(sandbox, ["--drafts"])
    #expect(with.files["en/draft/index.html"] != nil && with.files["en/draft-before/index.html"] != nil)
    #expect(try with.text("sitemap.xml").contains("\(Self.base)en/draft/"))
    let again = try await BuiltSite.build(sandbox)
    #expect(differences(without.files, again.files) == [])
  }

  /// A translation that is a draft is shown as if it were missing.
  @Test func draftTranslation() async throws {
    let sandbox = try Book.sandbox([
      "de/part/two.md": Book.page("Entwurf", "Geheim.", more: "draft: true\n"),
      "de/index.md": Book.page("Anfang", "Siehe [Teil zwei](part/two.md)."),
    ])
    let site = try await BuiltSite.build(sandbox)
    let page = try site.page("de/part/two/index.html")
    #expect(!page.isIndexed && !page.html.contains("Entwurf") && !page.html.contains("Geheim"))
    #expect(site.files["de/part/two/index.md"] == nil)
  }

  @Test func headOfAPage() async throws {
    let site = try await BuiltSite.build(Self.book())
    for (language, path) in [("en", "part/one"), ("de", "part/one")] {
      let page = try site.page("\(language)/\(path)/index.html")
      #expect(page.language == language && page.all("html").first?["dir"] == "ltr")
      #expect(page.canonical == "\(Self.base)\(language)/\(path)/" && page.isIndexed)
      #expect(
        page.alternates == [
          "en": "\(Self.base)en/\(path)/", "de": "\(Self.base)de/\(path)/", "x-default": "\(Self.base)en/\(path)/",
        ])
      #expect(page.links("alternate").contains { $0["type"] == "text/markdown" && $0["href"] == "index.md" })
    }
  }

  @Test func fallbackPage() async throws {
    let site = try await BuiltSite.build(Self.book())
    let page = try site.page("de/more/index.html")
    #expect(page.language == "de" && !page.isIndexed)
    #expect(page.canonical == "\(Self.base)en/more/" && page.alternates == [:])
    for name in ["h1", "div"] {
      #expect(page.all(name).contains { $0["lang"] == "en" && (name == "h1" || $0["dir"] == "ltr") }, "\(name)")
    }
    #expect(page.html.contains("noch nicht übersetzt") && page.ids.contains("part"))
    let source = try site.page("en/more/index.html")
    #expect(source.isIndexed && source.alternates == [:] && source.canonical == "\(Self.base)en/more/")
    let sitemap = try site.text("sitemap.xml")
    #expect(sitemap.contains("<loc>\(Self.base)en/more/</loc>") && !sitemap.contains("\(Self.base)de/more/"))
  }

  /// Who is an alternate of a page has that page among its own alternates; all of them are in the site.
  @Test(arguments: ["own", "book"]) func alternatesAreReciprocal(_ name: String) async throws {
    let sandbox = try name == "own" ? Book.ownContent() : Self.book()
    let site = try await BuiltSite.build(sandbox, name == "own" ? [] : ["--drafts"])
    let root = name == "own" ? "https://example.org/lifecycles/" : Self.base
    var count = 0
    for page in site.pages.values {
      for (tag, address) in page.alternates where tag != "x-default" {
        try #require(address.hasPrefix(root), "\(address)")
        let file = String(address.dropFirst(root.count)) + "index.html"
        let other = try site.page(Sandbox.escaped(file.removingPercentEncoding ?? ""))
        #expect(other.alternates == page.alternates && other.language == tag && other.isIndexed, "\(page.path) \(tag)")
        #expect(other.canonical == address, "\(page.path) \(tag)")
        count += 1
      }
    }
    #expect(count >= 8)
  }

  /// The language switch leads to the same article, also from and to pages that stand in for a translation.
  @Test func languageSwitch() async throws {
    let site = try await BuiltSite.build(Self.book())
    for topic in ["part/one/", "more/", "dir/", "", "index/deep/"] {
      for language in ["en", "de"] {
        let page = try site.page("\(language)/\(topic)index.html")
        let links = page.all("a").filter { $0["hreflang"] != nil && $0["lang"] != nil }
        #expect(links.count == 2, "\(page.path)")
        for link in links {
          let target = site.target(of: link["href"] ?? "", on: page.path, root: "/book/")?.file
          #expect(target == "\(link["lang"] ?? "")/\(topic)index.html", "\(page.path)")
        }
        #expect(links.filter { $0["aria-current"] != nil }.map { $0["lang"] } == [language], "\(page.path)")
      }
    }
  }

  @Test func redirects() async throws {
    let site = try await BuiltSite.build(Self.book())
    for path in ["en/old/more/index.html", "en/older/index.html"] {
      let page = try site.page(path)
      let refresh = try #require(page.all("meta").first { $0["http-equiv"] == "refresh" }?["content"])
      let address = try #require(refresh.wholeMatch(of: /0; url=(.+)/)).1
      #expect(site.target(of: String(address), on: path, root: "/book/")?.file == "en/more/index.html")
      #expect(!page.isIndexed && page.canonical == "\(Self.base)en/more/")
      #expect(try !site.text("sitemap.xml").contains("/old"))
    }
  }

  /// Pages for addresses that do not exist are served anywhere, so they know where the site stands.
  @Test(arguments: [(String?.none, "/book/"), ("https://example.com", "/"), ("https://example.com/a/b", "/a/b/")])
  func notFoundPages(_ url: String?, _ root: String) async throws {
    let site = try await BuiltSite.build(Book.sandbox(), url.map { ["--base-url", $0] } ?? [])
    for path in ["404.html", "en/404.html", "de/404.html"] {
      let page = try site.page(path)
      #expect(!page.isIndexed && page.alternates == [:] && page.canonical == nil)
      for (_, address) in page.references where !address.hasPrefix("#") {
        #expect(address.hasPrefix(root), "\(path): \(address)")
      }
    }
    #expect(site.deadReferences(root: root) == [])
    #expect(try site.page("en/index.html").canonical == (url.map { $0 + "/" } ?? Self.base) + "en/")
  }

  @Test func sitemap() async throws {
    let site = try await BuiltSite.build(Self.book())
    let text = try site.text("sitemap.xml")
    let addresses = text.matches(of: /<loc>([^<]*)<\/loc>/).map { String($0.1) }
    let indexed = site.pages.values.filter { $0.isIndexed && $0.path != "index.html" }.compactMap(\.canonical)
    #expect(addresses.sorted() == indexed.sorted() && Set(addresses).count == addresses.count)
    #expect(text.contains("<loc>\(Self.base)en/Gro%C3%9F%20&amp;%20klein%20%2520/</loc>") || text.contains("%26"))
    #expect(text.matches(of: /<lastmod>([^<]*)<\/lastmod>/).map { String($0.1) } == ["2026-02-03"])
  }

  static let xmllint = ["/usr/bin/xmllint", "/opt/homebrew/bin/xmllint"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  @Test(.enabled(if: xmllint != nil, "xmllint is not installed")) func sitemapIsWellFormed() async throws {
    let sandbox = try Self.book()
    _ = try await BuiltSite.build(sandbox)
    let run = try await Program.run(
      executable: try #require(Self.xmllint), ["--noout", "site/sitemap.xml"], in: sandbox.root)
    #expect(run.status == 0, "\(run.everything)")
  }
}
