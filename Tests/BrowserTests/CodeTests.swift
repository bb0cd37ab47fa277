import Foundation
import Testing

extension GeneratedSite.InBrowser {
  /// Colours and links in code: they are seen, and leave no trace in what is copied.
  @Suite struct Code {
    /// The blocks of an article, as its author wrote them.
    private static func blocks(_ file: String) throws -> [String] {
      let text = try String(
        contentsOf: Repository.root.appendingPathComponent("Content/" + file), encoding: .utf8)
      return text.matches(of: /(?m)^```(?:swift|kotlin)[^\n]*\n((?:.|\n)*?)^```$/).map { String($0.1) }
    }

    @Test func whatIsSelectedIsWhatTheAuthorWrote() async throws {
      try await Browsing.browse { browser, here in
        try await browser.open(here.sites.real.page("en/ios/inactive/index.html").served(by: here.server))
        try await browser.run("for (const tab of document.querySelectorAll('.tab')) tab.hidden = false;")
        let written = try Self.blocks("en/ios/inactive.md")
        try #require(written.count > 3)
        #expect(
          try await browser.value("[...document.querySelectorAll('pre code')].map((code) => code.textContent)")
            == written)
        let selected: [String] = try await browser.value(
          """
          [...document.querySelectorAll("pre code")].map((code) => {
            getSelection().selectAllChildren(code);
            return getSelection().toString();
          })
          """)
        #expect(
          selected.map { $0.trimmingCharacters(in: .newlines) } == written.map { $0.trimmingCharacters(in: .newlines) })
        #expect(try await browser.value("document.querySelectorAll('pre span[class]').length > 50"))
      }
    }

    /// A link in code leads to the element that it names, by keys too, and looks like code.
    @Test func namesLeadToTheReference() async throws {
      try await Browsing.browse { browser, here in
        try await browser.open(here.sites.real.page("en/ios/inactive/index.html").served(by: here.server))
        try await browser.run("document.querySelector('pre:has(a)').focus()")
        try await browser.press(.tab)
        #expect(try await browser.value("document.activeElement.closest('pre a') !== null"))
        let name: String = try await browser.value("document.activeElement.textContent")
        try #require(name.hasPrefix("scene"))
        #expect(
          try await browser.value(
            "getComputedStyle(document.activeElement).color === getComputedStyle(document.activeElement.closest('pre')).color"
          ))
        try await browser.press(.enter)
        try await browser.wait(for: "location.pathname.includes('/models/ios-scene/') && location.hash")
        #expect(
          try await browser.value("document.querySelector(':target').textContent.includes(arguments[0])", .string(name))
        )
      }
    }

    /// The contrast of every kind of token with what is behind it, by the formula of WCAG 2.2.
    @Test(arguments: ["light", "dark"]) func contrast(_ scheme: String) async throws {
      struct Piece: Decodable, Sendable { let name: String, contrast: Double, weight: Int, slant: String }
      try await Browsing.browse { browser, here in
        try await browser.open(here.sites.sample.page("en/everything/index.html").served(by: here.server))
        try await browser.prefer(["prefers-color-scheme": scheme])
        let pieces: [Piece] = try await browser.value(
          """
          (() => {
            const canvas = document.createElement("canvas").getContext("2d", {willReadFrequently: true});
            const luminance = (colour) => {
              canvas.fillStyle = colour;
              canvas.fillRect(0, 0, 1, 1);
              const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => value / 255)
                .map((value) => value <= .04045 ? value / 12.92 : ((value + .055) / 1.055) ** 2.4);
              return .2126 * r + .7152 * g + .0722 * b;
            };
            const code = document.querySelector("pre code"), figure = getComputedStyle(code.closest("figure"));
            const behind = luminance(figure.backgroundColor);
            return ["hk", "hs", "hf", "hy", "hc", ""].map((name) => {
              const piece = document.createElement("span");
              piece.className = name;
              code.append(piece);
              const style = getComputedStyle(piece), front = luminance(style.color);
              const [dark, light] = [front, behind].sort((a, b) => a - b);
              return {name, contrast: (light + .05) / (dark + .05), weight: Number(style.fontWeight), slant: style.fontStyle};
            });
          })()
          """)
        try #require(pieces.count == 6)
        for piece in pieces {
          #expect(piece.contrast >= 4.5, "\(piece.name), \(scheme)")
          // What tells the most is told without a colour as well.
          #expect((piece.weight >= 600) == (piece.name == "hk"), "\(piece.name)")
          #expect((piece.slant == "italic") == (piece.name == "hc"), "\(piece.name)")
        }
        #expect(Set(pieces.map(\.contrast)).count == 6, "no two kinds have one colour")
      }
    }

    /// Every class that a page uses for code is one that the style sheet colours.
    @Test func noClassIsUnknown() async throws {
      let names = try Browsing.current.sites.kindsInAllLanguages.flatMap { page -> [String] in
        let text = try String(contentsOf: page.asFile, encoding: .utf8)
        return text.matches(of: /<pre[^>]*>(?:.|\n)*?<\/pre>/).flatMap { block in
          block.output.matches(of: /<span class="([^"]*)">/).map { String($0.1) }
        }
      }
      #expect(Set(names) == ["hk", "hs", "hf", "hy", "hc"])
    }
  }
}
