import Foundation
import Testing

extension GeneratedSite.InBrowser {
  /// A page complains of nothing, keeps its own Content-Security-Policy and asks nobody else for anything.
  @Suite struct Quiet {
    @Test func servedBelowAPath() async throws {
      try await Browsing.browse { browser, here in
        for page in try here.sites.kinds {
          try await browser.open(page.served(by: here.server))
          try await use(browser)
          let said = try await browser.console()
          #expect(said == [], "\(page)")
          let others = try await browser.requests().filter { $0.host != "127.0.0.1" }
          #expect(others == [], "\(page)")
        }
      }
    }

    @Test func openedAsAFile() async throws {
      try await Browsing.browse { browser, here in
        // The pages for missing addresses begin at the root of a host; there is none here.
        for page in try here.sites.kinds where !page.file.hasSuffix("404.html") {
          try await browser.open(page.asFile)
          try await use(browser)
          let said = try await browser.console()
          #expect(said == [], "\(page)")
          let others = try await browser.requests().filter { $0.scheme != "file" && $0.scheme != "data" }
          #expect(others == [], "\(page)")
          #expect(try await isStyled(browser), "\(page)")
        }
      }
    }

    /// The page for a missing address looks the same however deep the address is.
    @Test func missingAddresses() async throws {
      try await Browsing.browse { browser, here in
        for path in ["de/nothing", "de/deep/er/nothing/", "nothing", "not/hing/at/all"] {
          let address = try #require(URL(string: "http://127.0.0.1:\(here.server.port)/lifecycles/\(path)"))
          try await browser.open(address)
          #expect(try await isStyled(browser), "\(path)")
          #expect(try await browser.value("document.documentElement.lang") == (path.hasPrefix("de/") ? "de" : "en"))
          try await browser.click("main .lede a")
          try await browser.wait(for: "document.querySelector('.stops') !== null")
        }
      }
    }

    /// A violation is noticed at all: without this the tests above could be blind.
    @Test func theConsoleIsHeard() async throws {
      try await Browsing.browse { browser, here in
        try await browser.open(here.sites.real.start("en").served(by: here.server))
        try await browser.run(
          "document.body.append(Object.assign(document.createElement('img'), {src: 'http://127.0.0.2/'}))")
        try await browser.wait(for: "document.images.length > 0")
        #expect(try await browser.console().contains { $0.contains("Content Security Policy") })
      }
    }

    /// Uses what a page offers, so that the scripts behind it run.
    private func use(_ browser: Browser) async throws {
      try await browser.run(
        """
        for (const part of document.querySelectorAll("button:not([hidden]), summary")) part.click();
        scrollTo(0, document.body.scrollHeight);
        """)
      try await Task.sleep(for: .milliseconds(50))
    }

    private func isStyled(_ browser: Browser) async throws -> Bool {
      try await browser.value(
        "getComputedStyle(document.body).marginTop === '0px' && document.styleSheets.length === 1")
    }
  }
}
