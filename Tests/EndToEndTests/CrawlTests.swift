import Foundation
import Testing

/// Every reference of every page leads to a file of the site, and every fragment to an id.
struct CrawlTests {
  @Test func ownContent() async throws {
    let site = try await BuiltSite.build(Book.ownContent())
    #expect(site.pages.count >= 12)
    #expect(site.deadReferences(root: "/lifecycles/") == [])
    let fragments = site.pages.values.flatMap(\.references).filter { $0.address.contains("#") }
    #expect(fragments.count > 50)
  }

  private static let order = Program.checkout + "/../shared/examples/order"

  @Test(.enabled(if: FileManager.default.fileExists(atPath: order), "no ../shared/examples/order beside the checkout"))
  func exampleOrder() async throws {
    let sandbox = try Sandbox()
    try sandbox.copy(Self.order + "/Content", to: "Content")
    let run = try await Program.run(["build", "--output", "site"], in: sandbox.root)
    #expect(run.status == 0, "\(run.everything)")
    let site = BuiltSite(try sandbox.snapshot("site"))
    #expect(site.deadReferences(root: "/orders/") == [])
    #expect(site.pages["sr-Latn/life-of-an-order/index.html"]?.language == "sr-Latn")
  }

  /// Names that need encoding, anchors in any spelling, images on fallback pages, links between languages.
  @Test func awkwardNames() async throws {
    let names = [
      "with space", "100%", "a&b", "it's \"so\"", "ü", "ж", "😀", "a+b", "a;b", "%41", "-x", "a#b", "q?x", "a:b",
    ]
    var files = [
      "en/deep/er/index.md": Book.single(
        "Deep", "[up](../../index.md) ![dot](../../part/dot.svg) [de](../../../de/index.md)"),
      "en/anchors.md": Book.single(
        "Anchors",
        "[a](#überblick) [b](#%C3%BCberblick) [c](#u\u{308}berblick) [d](#part)\n\n## Überblick\n\n## X {#part}"),
      "en/pics/a b%.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n",
      "en/pic.md": Book.single("Pic", "![A](pics/a%20b%25.svg) ![B](<pics/a b%25.svg>) [get](pics/a%20b%25.svg)"),
    ]
    var links = ["[One](part/one.md)"]
    let allowed = CharacterSet.alphanumerics
    for name in names {
      files["en/names/\(name).md"] = Book.single("Name", "## Half\n\n[self](#half)")
      let encoded = try #require(name.addingPercentEncoding(withAllowedCharacters: allowed))
      links.append("[\(links.count)](names/\(encoded).md#half)")
    }
    files["en/index.md"] = Book.page("Start", links.joined(separator: "\n"))
    let sandbox = try Book.sandbox(files)
    let check = try await Program.run(["check", "--only", "links", "--format", "concise"], in: sandbox.root)
    #expect(check.status == 0, "\(check.everything)")
    let site = try await BuiltSite.build(sandbox)
    #expect(site.deadReferences(root: "/book/") == [])
    #expect(site.pages.count { $0.key.hasPrefix("en/names/") } == names.count)
  }

  /// A site without scripts and styles from elsewhere: no page asks another host for anything.
  @Test func noOtherHost() async throws {
    let site = try await BuiltSite.build(Book.ownContent())
    for page in site.pages.values {
      let loaded = page.references.filter {
        ["img", "script", "link", "source", "video", "audio", "iframe"].contains($0.tag)
      }
      let relations = page.all("link").filter { ["canonical", "alternate", "license"].contains($0["rel"] ?? "") }
      let harmless = Set(relations.compactMap { $0["href"] })
      for (tag, address) in loaded where !harmless.contains(address) {
        #expect(!address.contains("//"), "\(page.path): \(tag) \(address)")
      }
      // Structured data is no script.
      let scripts = page.all("script").filter { $0["type"] != "application/ld+json" }
      #expect(scripts.allSatisfy { $0["src"] != nil } && page.all("style").isEmpty, "\(page.path)")
      #expect(page.tags.allSatisfy { $0["style"] == nil && $0["onclick"] == nil }, "\(page.path)")
    }
  }
}
