import Foundation
import Testing

extension GeneratedSite.InBrowser {
  /// The map of all machines on a start page, and the line of one machine above an article.
  @Suite struct Map {
    private struct Drawn: Decodable, Sendable { let stations: [String], faults: [String] }

    @Test(arguments: ["en", "de", "ru", "sr"]) func everyStationIsALinkWithAName(_ language: String) async throws {
      try await Browsing.browse { browser, here in
        for site in [here.sites.real] + (language == "de" ? [here.sites.sample] : []) {
          var states = 0
          for page in site.machines(language) {
            try await browser.open(page.asFile)
            states += try await browser.value("document.querySelectorAll('.strip li > a[href]').length")
          }
          try await browser.open(site.start(language).asFile)
          for width in [1280, 360] {
            try await browser.resize(width)
            let drawn: Drawn = try await browser.value(Self.probe)
            #expect(drawn.faults == [], "\(site.name)/\(language) at \(width) px")
            #expect(drawn.stations.count == states && Set(drawn.stations).count == states, "\(drawn.stations)")
          }
        }
      }
    }

    /// The stations that are shown, by name, and what is wrong with them.
    private static let probe = """
      (() => {
        const slack = .6, faults = [];
        const shown = [...document.querySelectorAll("svg.map")].filter((svg) => svg.checkVisibility());
        if (shown.length !== 1) return {stations: [], faults: [shown.length + " maps are shown"]};
        const svg = shown[0], {width, height} = svg.viewBox.baseVal;
        const stations = [...svg.querySelectorAll("circle")].map((circle) => {
          const link = circle.closest("a.station[href]"), name = link?.getAttribute("aria-label") ?? "";
          const words = [...link?.querySelectorAll("text") ?? []].map((text) => text.textContent);
          if (name === "" || words.length === 0) faults.push("no name: " + circle.outerHTML);
          if (link?.getBoundingClientRect().height < 10) faults.push("too small: " + name);
          return name;
        });
        const box = (part) => {
          const {x, y, width, height} = part.getBBox();
          return {left: x, top: y, right: x + width, bottom: y + height, part};
        };
        const meet = (a, b) => a.part.closest("a") !== b.part.closest("a")
          && Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack
          && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;
        const texts = [...svg.querySelectorAll("text")].map(box), dots = [...svg.querySelectorAll("circle")].map(box);
        texts.forEach((a, index) => {
          for (const b of texts.slice(index + 1).concat(dots)) {
            if (meet(a, b)) faults.push("“" + a.part.textContent + "” on “" + (b.part.textContent || "a dot") + "”");
          }
          if (a.left < 0 || a.top < 0 || a.right > width + slack || a.bottom > height + slack) {
            faults.push("out of the map: " + a.part.textContent);
          }
        });
        for (const name of svg.querySelectorAll("a.name")) if (!name.href.baseVal) faults.push("no link: " + name.textContent);
        return {stations, faults: faults.slice(0, 12)};
      })()
      """

    /// On a phone the line begins where the reader is, and no script has to scroll it.
    @Test func theCurrentStationIsSeenWithoutAScript() async throws {
      try await Browsing.browse { browser, here in
        try await browser.forbidScripts()
        try await browser.resize(360)
        var count = 0
        for site in [here.sites.real, here.sites.sample] {
          for file in site.files where try site.text(of: file).contains("aria-current=\"page\"") {
            try await browser.open(site.page(file).asFile)
            let stations: [Bool] = try await browser.value(
              """
              [...document.querySelectorAll(".strip [aria-current]")].map((part) => {
                const box = part.getBoundingClientRect();
                return box.left >= 0 && box.right <= innerWidth + 1 && box.height > 20;
              })
              """)
            #expect(stations.allSatisfy { $0 }, "\(site.name)/\(file)")
            count += stations.count
          }
        }
        #expect(count >= 9, "there were lines to look at")
      }
    }
  }
}
