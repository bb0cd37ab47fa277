import Files
import Knowledge
import TestSupport
import Testing

@Suite("Where links lead")
struct LinkTests {
  private static let page = "---\ntitle: P\ntranslations: none\n---\n\n## Part\n"
  private static let files = [
    "en/a/p.md": page, "en/a/q.md": page, "en/r.md": page, "de/r.md": page, "de/only.md": page, "en/a/index.md": page,
    "en/a/map.png": "1", "en/a/map.de.png": "2", "en/a/map.en.png": "3", "en/a/plain.png": "4",
    "Assets/file.tar.gz": "5",
    "en/a/ä b.png": "6", "en/a/noending": "7", "Models/m.yaml": "8", "en/a/A%20literal.png": "9", "en/a/Ünd.md": page,
  ]

  /// The target of one link in `en/a/p.md`, in short, and what is said of it.
  private func resolve(_ link: String) async throws -> (target: String, lines: [String]) {
    var files = Self.files
    files["en/a/p.md"] = Self.page + "\n\(link)\n"
    let sample = await SampleBase.make(files)
    let article = try #require(sample.article("en/a/p.md"))
    let target = try #require(article.targets.values.first)
    let short =
      switch target {
      case .external: "external"
      case .missing: "missing"
      case .model: "model"
      case .asset(let path, let suffix): "asset \(path)\(suffix)"
      case .article(let topic, let fragment, let language):
        "article \(topic)" + (fragment.map { "#\($0)" } ?? "") + (language.map { " in \($0)" } ?? "")
      }
    return (
      short,
      sample.lines.filter {
        !$0.contains("translation/") && !$0.contains("links/external-image") && !$0.hasPrefix("Models/")
      }
    )
  }

  @Test(arguments: [
    ("[x](q.md)", "article a/q"), ("[x](./q.md)", "article a/q"), ("[x](q.md#part)", "article a/q#part"),
    ("[x](../r.md)", "article r"), ("[x](../a/q.md)", "article a/q"), ("[x](index.md)", "article a/index"),
    ("[x](../index.md)", "article index"), ("[x](Q.MD)", "missing"), ("[x](q.md?a=b#part)", "article a/q#part"),
    ("[x](q.md#)", "article a/q"), ("[x](#part)", "article a/p#part"), ("[x](#)", "article a/p"),
    ("[x](?a)", "article a/p"),
    // Another language's folder is meant as such; one's own is not.
    ("[x](../../de/r.md)", "article r in 1"), ("[x](../../de/r.md#part)", "article r#part in 1"),
    ("[x](../../en/r.md)", "article r"), ("[x](../../de/only.md)", "article only in 1"),
    // Only another language has it: the page will be that language's.
    ("[x](../only.md)", "article only"),
    ("[x](%C3%9Cnd.md)", "article a/Ünd"), ("[x](U\u{308}nd.md)", "article a/Ünd"),
    ("[x](U%CC%88nd.md)", "article a/Ünd"),
    ("[x](https://x.org)", "external"), ("[x](HTTP://x)", "external"), ("[x](mailto:a@x.org)", "external"),
    ("<https://x.org>", "external"), ("www.x.org", "external"), ("a@x.org", "external"), ("[x](//x.org/a)", "external"),
    ("[x](tel:+49)", "external"), ("![x](https://x.org/a.png)", "external"), ("[x][r]\n\n[r]: q.md", "article a/q"),
    ("![x](plain.png)", "asset en/a/plain.png"), ("![x](map.png)", "asset en/a/map.en.png"),
    ("![x](map.de.png)", "asset en/a/map.de.png"), ("[x](../../Assets/file.tar.gz)", "asset Assets/file.tar.gz"),
    ("![x](<ä b.png>)", "asset en/a/ä b.png"), ("![x](%C3%A4%20b.png)", "asset en/a/ä b.png"),
    ("![x](a%CC%88%20b.png)", "asset en/a/ä b.png"), ("[x](noending)", "asset en/a/noending"),
    ("[x](plain.png?v=1#a)", "asset en/a/plain.png?v=1#a"), ("[x](../../Models/m.yaml#s)", "asset Models/m.yaml"),
  ])
  func targets(_ link: String, _ expected: String) async throws {
    let found = try await resolve(link)
    #expect(found.target == expected)
    #expect(found.lines.isEmpty == (expected != "missing"), "\(found.lines)")
  }

  /// What is said, after the place, and what the page does all the same.
  @Test(arguments: [
    ("[x](nothing.md)", "missing", "8:5 links/missing-target: there is no article 'nothing.md'"),
    ("[x](qq.md)", "missing", "8:5 links/missing-target: there is no article 'qq.md' (did you mean 'a/q.md'?)"),
    ("[x]()", "missing", "8:1 links/missing-target: the link leads nowhere"),
    ("[x](q)", "missing", "8:5 links/missing-target: there is no article 'q' (write 'q.md')"),
    ("[x](q.html)", "missing", "8:5 links/missing-target: there is no article 'q.html' (write 'q.md')"),
    (
      "[x](../a)", "missing",
      "8:5 links/missing-target: there is no article '../a' (link to an article in the folder, such as 'a/index.md')"
    ),
    (
      "[x](../a/)", "missing",
      "8:5 links/missing-target: there is no article '../a/' (link to an article in the folder, such as 'a/index.md')"
    ),
    (
      "[x](/en/r.md)", "missing",
      "8:5 links/missing-target: '/en/r.md' begins with a slash, so it leads nowhere on GitHub or below a sub-path"
        + " (write the path from this article's folder)"
    ),
    (
      "[x](../../../README.md)", "missing",
      "8:5 links/outside-content: '../../../README.md' leads out of the content folder"
    ),
    (
      "[x](%2e%2e/%2E%2E/../x.md)", "missing",
      "8:5 links/outside-content: '%2e%2e/%2E%2E/../x.md' leads out of the content folder"
    ),
    ("![x](plan.png)", "missing", "8:6 links/missing-asset: there is no file 'plan.png' (did you mean 'plain.png'?)"),
    ("[x](x.zip)", "missing", "8:5 links/missing-asset: there is no file 'x.zip'"),
    (
      "[x](q.md#prt)", "article a/q",
      "8:5 links/missing-anchor: there is no heading '#prt' in en/a/q.md (did you mean '#part'?)"
    ),
    ("[x](#nothing)", "article a/p", "8:5 links/missing-anchor: there is no heading '#nothing' in this article"),
    ("*a* [x](nothing.md) b", "missing", "8:9 links/missing-target: there is no article 'nothing.md'"),
    ("[x][r]\n\n[r]: nothing.md", "missing", "8:1 links/missing-target: there is no article 'nothing.md'"),
  ])
  func faults(_ link: String, _ target: String, _ expected: String) async throws {
    let found = try await resolve(link)
    #expect(found.target == target)
    #expect(found.lines == ["en/a/p.md:" + expected])
  }

  @Test func theGermanPageTakesTheGermanPicture() async throws {
    var files = Self.files
    files["de/x.md"] = Self.page + "\n![x](../en/a/map.png) ![x](../en/a/plain.png)\n"
    let sample = await SampleBase.make(files)
    let targets = try #require(sample.article("de/x.md")).targets
    #expect(
      targets.keys.sorted().map { targets[$0] }
        == ["en/a/map.de.png", "en/a/plain.png"].map { RelativePath($0).map { .asset($0, suffix: "") } })
  }

  @Test func drafts() async throws {
    let files = [
      "en/p.md": Self.page + "\n[x](d.md)\n", "en/d.md": "---\ntitle: D\ndraft: true\n---\n\n[p](p.md) [d](e.md)\n",
      "en/e.md": "---\ntitle: E\ndraft: true\n---\n\nText.\n",
    ]
    let expected = [
      "en/p.md:8:5 links/draft-target: en/d.md is a draft, so this link leads nowhere when the site is published"
    ]
    #expect(await SampleBase.make(files, includesDrafts: true).lines == expected)
    let published = await SampleBase.make(files, includesDrafts: false)
    #expect(published.lines == expected)
    let base = try #require(published.base)
    #expect(base.topics.map(\.path) == ["index", "p"])
    #expect(await SampleBase.make(files, includesDrafts: true).base?.topics.map(\.path) == ["d", "e", "index", "p"])
  }
}
