import Testing

extension GeneratedSite.InBrowser {
  /// Everything can be reached and left by keys, in the order of the page.
  @Suite struct Keyboard {
    @Test func theSkipLinkComesFirst() async throws {
      try await open(1280) { browser in
        try await browser.press(.tab)
        #expect(try await focused(browser) == "skip")
        #expect(
          try await browser.value("document.activeElement.getBoundingClientRect().width > 40"), "visible with the focus"
        )
        try await browser.press(.enter)
        try await browser.press(.tab)
        #expect(try await browser.value("document.activeElement.closest('main') !== null"))
      }
    }

    @Test func order() async throws {
      try await open(1280) { browser in
        var places: [String] = []
        for _ in 0..<60 {
          try await browser.press(.tab)
          let place: String = try await browser.value(
            """
            ["skip", "bar", "sections", "crumbs", "contents", "body", "sources", "next", "meta"]
              .find((name) => document.activeElement.closest("." + name)) ?? "elsewhere"
            """)
          if places.last != place { places.append(place) }
        }
        #expect(places.starts(with: ["skip", "bar", "sections", "crumbs", "contents", "body"]), "\(places)")
      }
    }

    /// What has the focus shows it, and is not below the bar.
    @Test(arguments: [360, 1280]) func theFocusIsSeen(width: Int) async throws {
      try await open(width) { browser in
        var faults: [String] = []
        for _ in 0..<50 {
          try await browser.press(.tab)
          let fault: String? = try await browser.value(
            """
            (() => {
              const part = document.activeElement, box = part.getBoundingClientRect();
              const bar = document.querySelector(".bar");
              const style = getComputedStyle(part);
              if (part === document.body) return null;
              if (style.outlineStyle === "none" && !part.matches(".skip")) return "no outline: " + part.outerHTML.slice(0, 80);
              if (bar.contains(part) || part.matches(".skip")) return null;
              return box.bottom <= bar.getBoundingClientRect().bottom || box.top >= innerHeight
                ? "hidden: " + part.outerHTML.slice(0, 80) : null;
            })()
            """)
          if let fault { faults.append(fault) }
        }
        #expect(faults == [])
      }
    }

    @Test func escapeClosesTheLanguages() async throws {
      try await open(1280) { browser in
        try await browser.run("document.querySelector('.languages summary').focus()")
        try await browser.press(.enter)
        #expect(try await browser.value("document.querySelector('.languages').open"))
        try await browser.press(.tab)
        #expect(try await browser.value("document.activeElement.matches('.languages a')"))
        try await browser.press(.escape)
        #expect(try await browser.value("document.querySelector('.languages').open") == false)
        #expect(try await browser.value("document.activeElement.matches('.languages summary')"))
      }
    }

    @Test func aClickElsewhereClosesTheLanguages() async throws {
      try await open(1280) { browser in
        try await browser.click(".languages summary")
        #expect(try await browser.value("document.querySelector('.languages').open"))
        try await browser.click("h1")
        #expect(try await browser.value("document.querySelector('.languages').open") == false)
      }
    }

    @Test func thePhoneMenuOpensAndCloses() async throws {
      try await open(360) { browser in
        let isOpen = "document.querySelector('.sections').checkVisibility()"
        #expect(try await browser.value(isOpen) == false)
        try await browser.click(".menu")
        #expect(try await browser.value(isOpen))
        try await browser.click(".menu")
        #expect(try await browser.value(isOpen) == false, "the button closes it, too")
        try await browser.run("document.querySelector('.menu').focus()")
        try await browser.press(.enter)
        #expect(try await browser.value(isOpen))
        try await browser.press(.tab)
        #expect(
          try await browser.value("document.activeElement.closest('.sections') !== null"), "the next stop is in it")
        try await browser.press(.escape)
        #expect(try await browser.value(isOpen) == false)
        #expect(try await focused(browser) == "menu", "the focus is back on the button")
      }
    }

    private func open(_ width: Int, _ body: (Browser) async throws -> Void) async throws {
      try await Browsing.browse { browser, here in
        try await browser.resize(width)
        try await browser.open(here.sites.sample.page("en/everything/index.html").served(by: here.server))
        try await body(browser)
      }
    }

    private func focused(_ browser: Browser) async throws -> String {
      try await browser.value("document.activeElement.className")
    }
  }
}
