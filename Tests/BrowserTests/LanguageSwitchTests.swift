import Foundation
import Testing

extension GeneratedSite.InBrowser {
  /// Another language shows the same page, at the section that was being read.
  @Suite struct LanguageSwitch {
    @Test func keepsTheSectionThatWasScrolledTo() async throws {
      try await Browsing.browse { browser, here in
        let site = here.sites.real
        let article = try site.article("en")
        try await browser.open(article.served(by: here.server))
        try await scroll(browser, toHeading: 3)
        let id = try await id(browser, ofHeading: 3)
        for language in site.languages where language != "en" {
          let address = try await choose(language, browser)
          #expect(address.hasSuffix("/\(article.file(in: language))#\(id)"))
          #expect(try await top(browser, ofHeading: 3) < 200, "the heading is not at the top of the window")
        }
      }
    }

    @Test func theSectionInViewCountsMoreThanTheAddress() async throws {
      try await Browsing.browse { browser, here in
        try await browser.open(here.sites.real.article("en").served(by: here.server))
        let named = try await id(browser, ofHeading: 1)
        let read = try await id(browser, ofHeading: 4)
        try await browser.run("location.hash = arguments[0]", .string(named))
        try await scroll(browser, toHeading: 4)
        let address = try await choose("de", browser)
        #expect(address.hasSuffix("#\(read)"))
      }
    }

    /// The last section may be too short to be scrolled to the top.
    @Test func theNamedSectionCountsWhereItIsInView() async throws {
      try await Browsing.browse { browser, here in
        let page = here.sites.sample.page("en/last/index.html")
        try await browser.resize(1280, 1400)
        try await browser.open(page.served(by: here.server))
        try await browser.run("location.hash = 'second'")
        let address = try await choose("de", browser)
        #expect(address.hasSuffix("#second"))
      }
    }

    @Test func atTheBeginningThereIsNoSection() async throws {
      try await Browsing.browse { browser, here in
        try await browser.resize(1280, 300)
        try await browser.open(here.sites.real.article("en").asFile)
        let address = try await choose("ru", browser)
        #expect(address.hasSuffix(".html"))
      }
    }

    /// Also with the menu left open while the page is scrolled on.
    @Test func scrollingWithTheMenuOpen() async throws {
      try await Browsing.browse { browser, here in
        try await browser.open(here.sites.real.article("en").asFile)
        try await browser.click(".languages summary")
        try await scroll(browser, toHeading: 2)
        let id = try await id(browser, ofHeading: 2)
        try await browser.click(".languages a[lang=de]")
        let address: String = try await browser.value("decodeURI(location.href)")
        #expect(address.hasSuffix("#\(id)"))
      }
    }

    @Test func aMissingTranslationSaysSoInTheMenu() async throws {
      try await Browsing.browse { browser, here in
        try await browser.open(here.sites.sample.page("en/only-english/index.html").asFile)
        #expect(try await browser.value("document.querySelectorAll('.languages a small').length") == 3)
        _ = try await choose("de", browser)
        #expect(try await browser.value("document.documentElement.lang") == "de")
        #expect(try await browser.value("document.querySelector('h1').lang") == "en")
        #expect(try await browser.value("document.querySelectorAll('.notice').length") == 1)
      }
    }

    @Test func withoutScriptsItStaysOnThePage() async throws {
      try await Browsing.browse { browser, here in
        try await browser.forbidScripts()
        let article = try here.sites.real.article("en")
        try await browser.open(article.asFile)
        for language in here.sites.real.languages where language != "en" {
          let address = try await choose(language, browser)
          #expect(address.hasSuffix("/\(article.file(in: language))"))
        }
      }
    }

    /// A page that grows while its pictures arrive moves the section away again.
    @Test func picturesKeepTheirPlaceBeforeTheyArrive() async throws {
      try await Browsing.browse { browser, here in
        try await browser.open(here.sites.sample.page("en/everything/index.html").asFile)
        let sizeless: Int = try await browser.value(
          "document.querySelectorAll('.body img:not([width][height])').length")
        #expect(sizeless == 0)
      }
    }

    /// Chooses as a reader does, and returns the address that this leads to.
    private func choose(_ language: String, _ browser: Browser) async throws -> String {
      try await browser.click(".languages summary")
      try await browser.click(".languages a[href*='/\(language)/']")
      try await browser.wait(for: "document.readyState === 'complete' && location.pathname.includes('/\(language)/')")
      return try await browser.value("decodeURI(location.href)")
    }

    private static let headings = "[...document.querySelectorAll('.body .heading > *')].filter((part) => part.id)"

    private func id(_ browser: Browser, ofHeading number: Int) async throws -> String {
      try await browser.value("\(Self.headings)[\(number)].id")
    }

    private func scroll(_ browser: Browser, toHeading number: Int) async throws {
      try await browser.run("\(Self.headings)[\(number)].scrollIntoView()")
    }

    private func top(_ browser: Browser, ofHeading number: Int) async throws -> Double {
      try await browser.value("\(Self.headings)[\(number)].getBoundingClientRect().top")
    }
  }
}
