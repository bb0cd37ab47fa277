import Testing

extension GeneratedSite.InBrowser {
  /// Every page is complete without JavaScript.
  @Suite struct NoScript {
    @Test func tabsAreHeadings() async throws {
      try await open("en/everything/index.html") { browser in
        #expect(try await browser.value("document.querySelectorAll('[role=tab], .copy').length") == 0)
        let names: [String] = try await browser.value(visible(".tab-name") + ".map((part) => part.textContent)")
        #expect(names == ["Swift", "Kotlin", "Java", "Swift", "Kotlin"])
        #expect(try await browser.value(visible(".tab pre") + ".length") == 5)
      }
    }

    @Test func contentsOpen() async throws {
      try await open("en/everything/index.html") { browser in
        let links =
          "document.querySelector('.contents li').checkVisibility({contentVisibilityAuto: true}) && "
          + "document.querySelector('.contents nav').getBoundingClientRect().height > 20"
        #expect(try await browser.value(links), "in the wide column")
        try await browser.resize(360)
        #expect(try await !browser.value(links, as: Bool.self), "closed on a phone")
        try await browser.click(".contents summary")
        #expect(try await browser.value(links), "opened on a phone")
        try await browser.click(".contents a[href='#table']")
        #expect(try await browser.value("location.hash") == "#table")
      }
    }

    @Test func navigation() async throws {
      try await open("en/everything/index.html") { browser in
        try await browser.click(".next [rel=next]")
        try await browser.wait(for: "location.pathname.includes('/only-english/')")
        try await browser.resize(360)
        try await browser.click(".menu")
        try await browser.click(".sections li li:last-child a")
        try await browser.wait(for: "location.pathname.includes('/last/')")
        try await browser.click(".crumbs a")
        try await browser.wait(
          for: "location.pathname.endsWith('/en/index.html') || location.pathname.endsWith('/en/')")
      }
    }

    /// A button that does nothing is not shown.
    @Test func noThemeButton() async throws {
      try await open("en/index.html") { browser in
        let buttons: Int = try await browser.value(visible(".theme") + ".length")
        #expect(buttons == 0)
      }
    }

    @Test func anOldAddressLeadsToThePage() async throws {
      try await Browsing.browse { browser, here in
        try await browser.forbidScripts()
        for language in ["en", "de"] {
          try await browser.open(
            here.sites.sample.page("\(language)/old/everything/index.html").served(by: here.server))
          try await browser.wait(for: "location.pathname.startsWith('/handbook/\(language)/everything/')")
        }
      }
    }

    private func open(_ file: String, _ body: (Browser) async throws -> Void) async throws {
      try await Browsing.browse { browser, here in
        try await browser.forbidScripts()
        try await browser.resize(1280)
        try await browser.open(here.sites.sample.page(file).served(by: here.server))
        try await body(browser)
      }
    }

    private func visible(_ selector: String) -> String {
      "[...document.querySelectorAll('\(selector)')].filter((part) => part.checkVisibility())"
    }
  }
}
