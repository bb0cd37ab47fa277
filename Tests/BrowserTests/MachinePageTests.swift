import Foundation
import Testing

extension GeneratedSite.InBrowser {
  /// The page of a machine on paper, and without scripts.
  @Suite struct MachinePages {
    private static let page = "de/models/ios-scene/index.html"

    private static let shown = """
      ["wide", "narrow"].filter((kind) => [...document.querySelectorAll("svg.diagram." + kind + ", ." + kind + " > svg.diagram")]
        .some((svg) => svg.checkVisibility()))
      """

    @Test func paperHasTheWideDrawing() async throws {
      try await Browsing.browse { browser, here in
        for (file, site) in [(Self.page, here.sites.real), ("en/puzzle/index.html", here.sites.sample)] {
          try await browser.open(site.page(file).asFile)
          // As narrow as a sheet between its margins, and narrower.
          for width in [640, 360] {
            try await browser.resize(width)
            try await browser.devTools("Emulation.setEmulatedMedia", ["media": "print"])
            #expect(try await browser.value(Self.shown) == ["wide"], "\(file) at \(width) px")
            try await browser.devTools("Emulation.setEmulatedMedia", ["media": ""])
          }
          #expect(try await browser.value(Self.shown) == ["narrow"], "\(file)")
        }
      }
    }

    /// The words of the drawing are on the sheets, besides those of the tables.
    @Test(.needs(.pdftotext)) func theDrawingIsPrinted() async throws {
      let folder = try Repository.temporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      try await Browsing.browse { browser, here in
        func count(_ name: String) async throws -> [String: Int] {
          let pdf = folder.appendingPathComponent(name)
          try await browser.printed().write(to: pdf)
          let text = try Repository.output(of: Tool.pdftotext.place, [pdf.path, "-"]).out
          return Dictionary(text.split(whereSeparator: \.isWhitespace).map { (String($0), 1) }, uniquingKeysWith: +)
        }
        try await browser.open(here.sites.real.page(Self.page).served(by: here.server))
        // The head of a table stands on every sheet that the table is on, and they are fewer without the drawing.
        try await browser.run("for (const head of document.querySelectorAll('thead')) head.remove()")
        let words: [String] = try await browser.value(
          "[...document.querySelectorAll('svg.diagram.wide text')].flatMap((text) => text.textContent.split(/\\s+/))")
        let with = try await count("with.pdf")
        try await browser.run("for (const svg of document.querySelectorAll('svg.diagram.wide')) svg.remove()")
        let without = try await count("without.pdf")
        let wanted = Dictionary(words.map { ($0, 1) }, uniquingKeysWith: +)
        let missing = wanted.filter { with[$0.key, default: 0] - without[$0.key, default: 0] < $0.value }
        #expect(words.count > 50 && missing.isEmpty, "\(missing)")
      }
    }

    private struct Inventory: Decodable, Equatable, Sendable { let text: String, drawings, links, rows: Int }

    private static let inventory = """
      ({
        text: document.querySelector("main").innerText.replace(/\\s+/g, " "),
        drawings: [...document.querySelectorAll("main svg")].filter((svg) => svg.checkVisibility()).length,
        links: [...document.querySelectorAll("main a[href]")].filter((link) => link.checkVisibility()).length,
        rows: [...document.querySelectorAll("main tr")].filter((row) => row.checkVisibility()).length,
      })
      """

    /// A script adds nothing to the page of a machine but comfort.
    @Test func completeWithoutScripts() async throws {
      try await Browsing.browse { browser, here in
        var found: [[Inventory]] = [[], []]
        for isWithout in [false, true] {
          if isWithout { try await browser.forbidScripts() }
          for page in here.sites.real.machines("sr") + here.sites.sample.machines("en") {
            for width in [1280, 360] {
              try await browser.resize(width)
              try await browser.open(page.served(by: here.server))
              found[isWithout ? 1 : 0].append(try await browser.value(Self.inventory))
            }
          }
        }
        let isSame = found[0] == found[1]
        #expect(isSame)
        #expect(found[1].allSatisfy { $0.drawings > 0 && $0.links > 20 && $0.rows > 5 })
        // What a drawing links to is marked where one arrives.
        try await browser.open(here.sites.real.page(Self.page).served(by: here.server))
        try await browser.resize(1280)
        try await browser.click("svg.diagram.wide [data-state=suspended]")
        try await browser.wait(for: "document.querySelector(':target')?.matches('tr#state-suspended')")
      }
    }

    /// The table that explains the numbers of a narrow drawing opens by itself.
    @Test func theKeyOfADrawingOpensWithoutScripts() async throws {
      try await Browsing.browse { browser, here in
        try await browser.forbidScripts()
        try await browser.resize(360)
        try await browser.open(here.sites.real.page("de/ios/inactive/index.html").served(by: here.server))
        let rows =
          "[...document.querySelectorAll('.key tr')].filter((row) => row.checkVisibility({contentVisibilityAuto: true})).length"
        #expect(try await browser.value(rows) == 0)
        try await browser.click(".key > summary")
        let count: Int = try await browser.value(rows)
        #expect(count > 5)
      }
    }
  }
}
