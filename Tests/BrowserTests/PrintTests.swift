import Foundation
import Testing

extension GeneratedSite.InBrowser {
  /// On paper there is the text, all of it, and nothing to click on.
  @Suite(.needs(.pdftotext)) struct Print {
    @Test func theTextAndNoNavigation() async throws {
      let text = try await text(of: "de/everything/index.html")
      for word in [
        "Zum Inhalt", "Auf dieser Seite", "Diese Seite bearbeiten", "Als Markdown ansehen", "Sprache:", "Kopieren",
        "Zurück",
      ] {
        #expect(!text.contains(word), "\(word)")
      }
      for word in [
        "Alles, was eine Seite haben kann.", "Das Ende", "val a = 1", "int a = 1;", "Hidden", "Fußnoten", "The second.",
      ] {
        #expect(text.contains(word), "\(word)")
      }
    }

    @Test func aPrintedSourceHasItsAddress() async throws {
      let text = try await text(of: "en/last/index.html")
      #expect(text.filter { !$0.isWhitespace }.contains("https://example.org/a/long/address/that-nobody-can-break/"))
    }

    private func text(of file: String) async throws -> String {
      let folder = try Repository.temporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let pdf = folder.appendingPathComponent("page.pdf")
      try await Browsing.browse { browser, here in
        try await browser.prefer(["prefers-color-scheme": "dark"])
        try await browser.open(here.sites.sample.page(file).served(by: here.server))
        try await browser.printed().write(to: pdf)
      }
      let read = try Repository.output(of: Tool.pdftotext.place, ["-layout", pdf.path, "-"])
      #expect(read.status == 0)
      return read.out
    }
  }
}
