import Testing

extension GeneratedSite.InBrowser {
  /// No page scrolls sideways; what is too wide scrolls in a box of its own.
  @Suite struct Reflow {
    private static let widths = [320, 360, 768, 1280]

    @Test func everyKindOfPage() async throws {
      try await Browsing.browse { browser, here in
        for page in try here.sites.kindsInAllLanguages {
          try await browser.open(page.served(by: here.server))
          for width in Self.widths {
            try await browser.resize(width)
            let wide = try await overflow(browser)
            #expect(wide == [], "\(page) at \(width) px")
          }
        }
      }
    }

    /// German has the longest words.
    @Test func everyGermanArticleOnTheSmallestPhone() async throws {
      try await Browsing.browse { browser, here in
        try await browser.resize(320)
        for page in here.sites.real.files where page.hasPrefix("de/") {
          try await browser.open(here.sites.real.page(page).asFile)
          let wide = try await overflow(browser)
          #expect(wide == [], "\(page)")
        }
      }
    }

    /// What sticks out of the window, if anything does.
    private func overflow(_ browser: Browser) async throws -> [String] {
      try await browser.value(
        """
        document.documentElement.scrollWidth <= innerWidth ? [] : ["scrolls to " + document.documentElement.scrollWidth]
          .concat([...document.querySelectorAll("body *")]
            .filter((part) => part.getBoundingClientRect().right > innerWidth + 1 && !part.parentElement.closest(".scroll, .strip, pre"))
            .slice(0, 4).map((part) => part.outerHTML.slice(0, 100)))
        """)
    }
  }
}
