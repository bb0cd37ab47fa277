import Testing

extension GeneratedSite.InBrowser {
  /// Light and dark, by the system or by choice.
  @Suite struct Theme {
    private static let background = "getComputedStyle(document.documentElement).backgroundColor"

    @Test func followsTheSystem() async throws {
      try await Browsing.browse { browser, here in
        for page in try here.sites.kinds {
          try await browser.open(page.served(by: here.server))
          try await browser.prefer(["prefers-color-scheme": "light"])
          #expect(try await isDark(browser) == false, "\(page)")
          try await browser.prefer(["prefers-color-scheme": "dark"])
          #expect(try await isDark(browser), "\(page)")
        }
      }
    }

    @Test func followsTheSystemWithoutScripts() async throws {
      try await Browsing.browse { browser, here in
        try await browser.forbidScripts()
        try await browser.prefer(["prefers-color-scheme": "dark"])
        try await browser.open(here.sites.real.start("en").asFile)
        #expect(try await isDark(browser))
      }
    }

    @Test func theButtonIsRememberedOnAllPages() async throws {
      try await Browsing.browse { browser, here in
        let (english, german) = try (here.sites.real.start("en"), here.sites.real.article("de"))
        try await browser.prefer(["prefers-color-scheme": "light"])
        try await browser.open(english.served(by: here.server))
        try await browser.click(".theme")
        #expect(try await isDark(browser))
        try await browser.reload()
        #expect(try await isDark(browser), "after loading again")
        try await browser.open(german.served(by: here.server))
        #expect(try await isDark(browser), "on another page")
        try await browser.click(".theme")
        #expect(try await isDark(browser) == false)
        try await browser.prefer(["prefers-color-scheme": "dark"])
        #expect(try await isDark(browser), "what is the system's own is no choice")
        try await browser.click(".theme")
        #expect(try await isDark(browser) == false)
      }
    }

    /// The colour is there before the page is painted: the script stands before the text.
    @Test func aChosenThemeDoesNotFlash() async throws {
      try await Browsing.browse { browser, here in
        try await browser.open(here.sites.real.start("en").served(by: here.server))
        let script = "document.querySelector('head script')"
        #expect(try await browser.value("!\(script).defer && !\(script).async && \(script).type === ''"))
      }
    }

    private func isDark(_ browser: Browser) async throws -> Bool {
      // oklch(L C H): the first number is the lightness.
      try await browser.value("Number(\(Self.background).match(/[\\d.]+/)[0]) < .4")
    }
  }
}
