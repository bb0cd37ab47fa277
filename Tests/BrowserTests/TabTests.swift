import Testing

extension GeneratedSite.InBrowser {
  /// Tabs as the ARIA Authoring Practices describe them, in step on all pages.
  @Suite struct Tabs {
    private static let chosen =
      "[...document.querySelectorAll('[role=tab][aria-selected=true]')].map((tab) => tab.textContent)"

    @Test func arrowsChooseAndGoAround() async throws {
      try await open { browser in
        #expect(try await chosen(browser) == ["Swift", "Swift"])
        try await browser.run("document.querySelector('[role=tab]').focus()")
        try await browser.press(.right)
        #expect(try await chosen(browser) == ["Kotlin", "Kotlin"], "both groups have it")
        try await browser.press(.right)
        #expect(try await chosen(browser) == ["Java", "Kotlin"], "the second group has no Java and stays")
        try await browser.press(.right)
        #expect(try await chosen(browser) == ["Swift", "Swift"])
        try await browser.press(.left)
        #expect(try await chosen(browser).first == "Java")
        try await browser.press(.home)
        #expect(try await chosen(browser).first == "Swift")
        try await browser.press(.end)
        #expect(try await chosen(browser).first == "Java")
        #expect(try await browser.value("document.activeElement.textContent") == "Java")
      }
    }

    @Test func choiceIsRemembered() async throws {
      try await open { browser in
        try await browser.click("[role=tab]:nth-child(2)")
        try await browser.reload()
        #expect(try await chosen(browser) == ["Kotlin", "Kotlin"])
      }
    }

    @Test func namesAndRoles() async throws {
      try await open { browser in
        let faults: [String] = try await browser.value(
          """
          [...document.querySelectorAll(".tabs")].flatMap((group) => {
            const tabs = [...group.querySelectorAll(":scope > [role=tablist] > [role=tab]")];
            const list = group.querySelector("[role=tablist]");
            const faults = list.getAttribute("aria-label") ? [] : ["a list without a name"];
            for (const tab of tabs) {
              const panel = document.getElementById(tab.getAttribute("aria-controls"));
              const isChosen = tab.getAttribute("aria-selected") === "true";
              if (panel?.getAttribute("role") !== "tabpanel") faults.push("no panel of " + tab.textContent);
              if (panel?.getAttribute("aria-labelledby") !== tab.id) faults.push("unnamed panel of " + tab.textContent);
              if (tab.tabIndex !== (isChosen ? 0 : -1)) faults.push("Tab key at " + tab.textContent);
              if (panel?.querySelector("pre").checkVisibility({contentVisibilityAuto: true}) !== isChosen) {
                faults.push("visibility of " + tab.textContent);
              }
            }
            return tabs.length === group.querySelectorAll(".tab").length ? faults : faults.concat("not one tab a panel");
          })
          """)
        #expect(faults == [])
        #expect(try await browser.value("document.querySelectorAll('.tabs').length") == 2)
      }
    }

    private func open(_ body: (Browser) async throws -> Void) async throws {
      try await Browsing.browse { browser, here in
        try await browser.open(here.sites.sample.page("en/everything/index.html").served(by: here.server))
        try await body(browser)
      }
    }

    private func chosen(_ browser: Browser) async throws -> [String] { try await browser.value(Self.chosen) }
  }
}
