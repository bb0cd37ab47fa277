import Foundation
import Testing

extension GeneratedSite.InBrowser {
  /// Diagrams as the browser draws them, in every language, on a desk and on a phone.
  @Suite struct Diagrams {
    static let widths = [1280, 360]

    private struct Drawn: Decodable, Sendable { let count: Int, scale: Double, faults: [String] }

    /// No label on another or on a state, all text in its box, nothing cut off, no page that scrolls sideways.
    @Test(arguments: ["en", "de", "ru", "sr"]) func everythingHasItsPlace(_ language: String) async throws {
      try await Browsing.browse { browser, here in
        let pages = try here.sites.real.illustrated(language) + here.sites.sample.illustrated(language)
        #expect(pages.count >= 5, "there are diagrams")
        for page in pages {
          try await browser.open(page.asFile)
          for width in Self.widths {
            try await browser.resize(width)
            let drawn: Drawn = try await browser.value(DrawingProbe.faults)
            #expect(drawn.count > 0 && drawn.faults == [], "\(page) at \(width) px")
            // What does not fit is scrolled, not shrunk: its letters are read.
            #expect(drawn.scale > 0.85, "\(page) at \(width) px")
            #expect(
              try await browser.value("document.documentElement.scrollWidth <= innerWidth"), "\(page) at \(width) px")
          }
        }
      }
    }

    /// What is drawn wrongly is noticed at all: without this the test above could be blind.
    @Test(arguments: [
      (
        "labels overlap",
        "pills[1].setAttribute('x', pills[0].getAttribute('x')); pills[1].setAttribute('y', pills[0].getAttribute('y'))"
      ),
      ("a label on a state", "pills[0].setAttribute('x', box.x); pills[0].setAttribute('y', box.y)"),
      ("text out of its box", "svg.querySelector('.event').textContent = 'far too long for any label that there is'"),
      ("out of the drawing", "pills[0].setAttribute('x', -50)"),
    ]) func theProbeSees(_ fault: String, _ change: String) async throws {
      try await Browsing.browse { browser, here in
        try await browser.open(here.sites.real.page("en/models/ios-scene/index.html").asFile)
        let before: Drawn = try await browser.value(DrawingProbe.faults)
        #expect(before.faults == [])
        try await browser.run(
          """
          const svg = document.querySelector("svg.diagram"), pills = svg.querySelectorAll(".pill");
          const box = svg.querySelector(".box").getBBox();
          \(change)
          """)
        let after: Drawn = try await browser.value(DrawingProbe.faults)
        #expect(after.faults.contains { $0.hasPrefix(fault) }, "\(after.faults)")
      }
    }

    private struct Frame: Decodable, Sendable { let shapes: [String], words: String }

    /// What differs between languages is the words.
    @Test func oneDrawingForAllLanguages() async throws {
      try await Browsing.browse { browser, here in
        let site = here.sites.real
        for page in site.machines("en") {
          var frames: [[Frame]] = []
          for language in site.languages {
            try await browser.open(site.page(page.file(in: language)).asFile)
            frames.append(try await browser.value(DrawingProbe.frames))
          }
          #expect(!frames[0].isEmpty)
          for frame in frames.dropFirst() { #expect(frame.map(\.shapes) == frames[0].map(\.shapes), "\(page)") }
          let words = Set(frames.map { $0.map(\.words) })
          #expect(words.count == site.languages.count, "\(page)")
        }
      }
    }

    // MARK: Keys

    private struct Stop: Decodable, Sendable { let state: String?, isSeen: Bool, isStrong: Bool }

    /// Every state is a stop of the Tab key in reading order, and shows it; Enter leads to what the page says of it.
    @Test(arguments: widths) func keys(width: Int) async throws {
      try await Browsing.browse { browser, here in
        try await browser.resize(width)
        for page in [
          here.sites.real.page("en/models/android-activity/index.html"),
          here.sites.sample.page("de/models/puzzle/index.html"),
        ] {
          try await browser.open(page.served(by: here.server))
          let states: [String] = try await browser.value(
            """
            [...[...document.querySelectorAll("svg.diagram")].find((svg) => svg.checkVisibility())
              .querySelectorAll("[data-state]")].map((state) => state.dataset.state)
            """)
          #expect(states.count > 3)
          try await browser.run("document.querySelector('.anchor[href=\"#diagram\"]').focus()")
          var reached: [String] = []
          for _ in 0...states.count where reached.count < states.count {
            try await browser.press(.tab)
            let stop: Stop = try await browser.value(DrawingProbe.stop)
            // A drawing that scrolls is a stop of its own.
            guard let state = stop.state else { continue }
            reached.append(state)
            #expect(stop.isSeen && stop.isStrong, "\(page) at \(width) px: \(state)")
          }
          #expect(reached == states, "\(page) at \(width) px")
          try await browser.press(.enter)
          let last = try #require(states.last)
          try await browser.wait(for: "location.hash === '#state-\(last)'")
          let top: Double = try await browser.value("document.querySelector(':target').getBoundingClientRect().top")
          #expect((0..<800).contains(top), "\(page) at \(width) px")
        }
      }
    }
  }
}
