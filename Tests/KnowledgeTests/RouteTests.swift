import Knowledge
import Testing

@Suite("Addresses")
struct RouteTests {
  @Test(arguments: [
    ("index", "de/", "de/index.html", "de/index.md"), ("ios/index", "de/ios/", "de/ios/index.html", "de/ios/index.md"),
    ("ios/active", "de/ios/active/", "de/ios/active/index.html", "de/ios/active/index.md"),
    ("myindex", "de/myindex/", "de/myindex/index.html", "de/myindex/index.md"),
    ("index/index", "de/index/", "de/index/index.html", "de/index/index.md"),
  ])
  func pages(_ topic: String, _ folder: String, _ page: String, _ twin: String) {
    #expect(Route.folder("de", topic) == folder)
    #expect(Route.page("de", topic) == page)
    #expect(Route.twin("de", topic) == twin)
  }

  @Test(arguments: [
    ("index.html", "de/index.html", nil, "de/index.html"),
    ("de/index.html", "index.html", nil, "../index.html"),
    ("de/a/index.html", "de/b/index.html", nil, "../b/index.html"),
    ("de/a/index.html", "en/a/index.html", "x", "../../en/a/index.html#x"),
    ("de/a/index.html", "de/a/index.html", nil, "index.html"),
    ("de/a/index.html", "de/a/index.html", "ü", "#%C3%BC"),
    ("de/a/index.html", "de/a/index.md", nil, "index.md"),
    ("de/a/index.html", "de/a/b/index.html", nil, "b/index.html"),
    ("de/a/b/index.html", "de/a/index.html", nil, "../index.html"),
    ("de/a/index.html", "assets/ä b.png", nil, "../../assets/%C3%A4%20b.png"),
    // A name that begins like another shares no folder with it.
    ("de/ab/index.html", "de/a/index.html", nil, "../a/index.html"),
    // A first part with a colon must not look like a scheme.
    ("de/index.html", "de/a:b/index.html", nil, "./a:b/index.html"),
    // Canonically equal, but other bytes: another folder.
    ("de/e\u{301}/index.html", "de/\u{e9}/index.html", nil, "../%C3%A9/index.html"),
  ])
  func references(_ page: String, _ file: String, _ fragment: String?, _ expected: String) {
    #expect(Route.reference(from: page, to: file, fragment: fragment) == expected)
  }

  @Test(arguments: [
    ("a-Z_0.9~", "a-Z_0.9~"), ("a b", "a%20b"), ("ä", "%C3%A4"), ("a/b", "a/b"), ("?#", "%3F%23"), ("%41", "%2541"),
    ("\"<>'", "%22%3C%3E%27"), ("й", "%D0%B9"), ("", ""), ("!$()*+,:;=@", "!$()*+,:;=@"), ("&", "%26"),
  ])
  func encoding(_ text: String, _ expected: String) {
    #expect(Route.encoded(text) == expected)
  }

  @Test(arguments: [
    ("models", true), ("Models/x", true), ("search", true), ("404", true), ("assets/a/b", true), ("compare", true),
    ("Compare/Index", true), ("compare/other", false), ("ios/models", false), ("modelling", false), ("index", false),
    ("", false),
  ])
  func reserved(_ topic: String, _ expected: Bool) {
    #expect(Route.isReserved(topic) == expected)
  }

  @Test(arguments: [
    ("de/a/index.html", "https://x.org/s/de/a/"), ("index.html", "https://x.org/s/"),
    ("de/ä.html", "https://x.org/s/de/%C3%A4.html"),
    ("sitemap.xml", "https://x.org/s/sitemap.xml"), ("de/myindex.html", "https://x.org/s/de/myindex.html"),
  ])
  func absolute(_ file: String, _ expected: String) throws {
    #expect(Route.absolute(try #require(BaseURL("https://x.org/s")), file) == expected)
  }

  /// Text, address, path on the host.
  @Test(arguments: [
    ("https://x.org", "https://x.org/", "/"), ("http://x.org/", "http://x.org/", "/"),
    ("HTTPS://x.org/a/b", "HTTPS://x.org/a/b/", "/a/b/"), ("https://x.org:8080/a/", "https://x.org:8080/a/", "/a/"),
    ("http://127.0.0.1", "http://127.0.0.1/", "/"),
  ])
  func baseURLs(_ text: String, _ address: String, _ path: String) throws {
    let url = try #require(BaseURL(text))
    #expect(url.string == address)
    #expect(url.path == path)
  }

  @Test(arguments: [
    "", "x.org", "/a", "ftp://x.org", "https://", "https:///a", "https://x.org/?a", "https://x.org/#a",
    "https://x .org",
    "https://x.org/\"", "javascript:https://x", "https:x.org", "https://x.org/<",
  ])
  func noBaseURLs(_ text: String) {
    #expect(BaseURL(text) == nil)
  }
}
