import Foundation
import Testing

extension GeneratedSite.InBrowser {
  /// axe-core finds nothing, in light and dark, on a desk and on a phone.
  @Suite(.needs(.axe)) struct Accessibility {
    private struct Finding: Decodable, Sendable { let id: String, places: [String] }

    @Test func axe() async throws {
      let source = String(decoding: try Data(contentsOf: Tool.axe.place), as: UTF8.self)
      try await withThrowingTaskGroup { group in
        let pages = try Browsing.current.sites.kinds
        // Each browser its share.
        for share in 0..<2 {
          group.addTask {
            try await Browsing.browse { browser, here in
              for (number, page) in pages.enumerated() where number % 2 == share {
                try await check(browser, page.served(by: here.server), "\(page)", source)
              }
            }
          }
        }
        try await group.waitForAll()
      }
    }

    private func check(_ browser: Browser, _ address: URL, _ name: String, _ source: String) async throws {
      try await browser.open(address)
      try await browser.run(source)
      for width in [1280, 360] {
        try await browser.resize(width)
        for scheme in ["light", "dark"] {
          try await browser.prefer(["prefers-color-scheme": scheme, "prefers-reduced-motion": "reduce"])
          try await browser.run("for (const box of document.querySelectorAll('details')) box.open = true;")
          let findings: [Finding] = try await browser.value(
            """
            axe.run(document, {resultTypes: ["violations"]}).then((result) => result.violations.map((finding) => (
              {id: finding.id, places: finding.nodes.slice(0, 3).map((node) => node.failureSummary + ": " + node.html.slice(0, 120))})))
            """)
          for finding in findings {
            Issue.record("\(name) at \(width) px, \(scheme): \(finding.id): \(finding.places)")
          }
        }
      }
    }
  }
}
