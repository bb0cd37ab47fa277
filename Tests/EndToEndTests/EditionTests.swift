import Foundation
import Testing

/// The repository's own articles in Serbian, in both scripts.
struct EditionTests {
  /// Apart from drawings, whose lines break elsewhere, the pages differ in nothing but words and addresses.
  @Test func ownContent() async throws {
    let site = try await BuiltSite.build(Book.ownContent())
    let latin = site.pages.values.filter { $0.path.hasPrefix("sr-Latn/") }
    #expect(latin.count >= 13)
    for page in latin {
      let other = try #require(site.pages["sr/" + page.path.dropFirst("sr-Latn/".count)])
      #expect(page.language == "sr-Latn" && other.language == "sr-Cyrl", "\(page.path)")
      #expect(Self.shape(of: page) == Self.shape(of: other), "\(page.path)")
      #expect(page.ids == other.ids, "\(page.path)")
      #expect(Self.cyrillic(in: page.html) == [], "\(page.path)")
      #expect(page.alternates.keys.contains("sr-Latn") == page.alternates.keys.contains("sr-Cyrl"))
      if page.isIndexed { #expect(page.canonical?.hasSuffix(page.path.replacing("index.html", with: "")) == true) }
    }
  }

  private static func shape(of page: Page) -> [String] {
    page.tags.filter { $0.name != "text" && $0.name != "tspan" }.map { tag in
      // The switch marks another entry.
      tag.name + " " + tag.attributes.keys.filter { $0 != "aria-current" }.sorted().joined(separator: " ")
    }
  }

  /// Words outside of code and of what says that it is in another language.
  private static func cyrillic(in html: String) -> [String] {
    let kept = html.replacing(/<(code|pre)[ >].*?<\/\1>/.dotMatchesNewlines(), with: "")
      .replacing(/<(a|p|span|li) [^>]*lang="(ru|sr-Cyrl)"[^>]*>.*?<\/\1>/.dotMatchesNewlines(), with: "")
    return kept.matches(of: /[\u{400}-\u{4FF}]+/).map { String($0.0) }
  }
}
