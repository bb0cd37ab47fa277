import Knowledge
import Site
import TestSupport
import Testing
import Translations

@Suite("Pages in Latin letters")
struct EditionPageTests {
  private static let configuration = """
    phasebook: 1
    title: {en: Book, sr: Књига}
    base-url: https://example.org/
    licence: {text: {en: Free, sr: Слободно}}
    languages: {en: {}, sr: {editions: [sr-Latn]}}

    """

  private static let serbian = """
    ---
    title: Њега и **љубав**
    description: Кратак опис
    redirects: [old]
    ---

    ## Део {#part}

    Реч **Inactive**-а и `Код`-у [даље](other.md#x "Наслов"). <span lang="ru">Русский</span>

    > [!NOTE]
    > Напомена

    ![Слика](a.png "Испод")

    ```swift
    let a = 1 // Коментар
    ```

    <!-- phasebook:states door -->

    | Стање | Значење |
    |---|---|
    | Старо | |

    <!-- /phasebook -->

    """

  private static let door = DoorModel.text
    .replacing("{en: Shut, de: Zu}", with: "{en: Shut, sr: Затворена}")
    .replacing("{en: nobody passes, de: niemand geht durch}", with: "{en: nobody passes, sr: нико не пролази}")

  private static let files = [
    "phasebook.yaml": configuration, "en/p.md": "---\ntitle: Page\n---\n\n## Part {#part}\n", "sr/p.md": serbian,
    "en/other.md": "---\ntitle: Other\n---\n\n## X\n", DoorModel.path: door,
    "sr/p/a.png": "1", "sr/a.png": "1", "sr/index.md": "---\ntitle: Књига\n---\n\nПочетак.\n",
  ]

  private func site() async throws -> SiteSample { try await SiteSample(Self.files) }

  /// Tags with the names of their attributes.
  private func tags(_ html: String) -> [String] {
    html.matches(of: /<(\/?[a-z0-9]+)([^>]*)>/).map { match in
      let names = match.2.matches(of: /([a-z-]+)="/).map { String($0.1) }.filter { $0 != "aria-current" }
      return match.1 + " " + names.joined(separator: " ")
    }
  }

  /// Without the drawings, whose lines break elsewhere.
  private func undrawn(_ html: String) -> String {
    html.replacing(/<svg[^>]*>.*?<\/svg>/.dotMatchesNewlines(), with: "")
  }

  @Test func theSamePagesWithTheSameTags() async throws {
    let site = try await site()
    let pages = site.paths.filter { $0.hasPrefix("sr/") }
    #expect(pages.count >= 8)
    for page in pages {
      let other = page.replacing("sr/", with: "sr-Latn/", maxReplacements: 1)
      #expect(site.paths.contains(other), "\(other)")
      guard page.hasSuffix(".html") else { continue }
      #expect(tags(undrawn(try site.text(page))) == tags(undrawn(try site.text(other))), "\(page)")
    }
    #expect(site.paths.count { $0.hasPrefix("sr-Latn/") } == pages.count)
  }

  /// Code, text that is marked as another language, and the menu's entry for the other script.
  @Test func noCyrillicButCodeAndQuotations() async throws {
    let site = try await site()
    for page in site.paths where page.hasPrefix("sr-Latn/") && page.hasSuffix(".html") {
      let text = try site.text(page).replacing(/<code[^>]*>.*?<\/code>/.dotMatchesNewlines(), with: "")
        .replacing(/<(a|span) [^>]*lang="(ru|sr-Cyrl)"[^>]*>.*?<\/(a|span)>/, with: "")
      let rest = text.matches(of: /[\u{400}-\u{4FF}]+/).map { String($0.0) }
      #expect(rest == [], "\(page)")
    }
  }

  @Test func everyKindOfText() async throws {
    let page = try await site().text("sr-Latn/p/index.html")
    for text in [
      "<html lang=\"sr-Latn\"", "<title>Njega i **ljubav** – Knjiga</title>", "content=\"Kratak opis\"",
      "<h2 id=\"part\">Deo</h2>", "<strong>Inactive</strong>-a i", "Код</code>-u", "title=\"Naslov\"",
      ">Русский</span>", "<p>Napomena</p>", "alt=\"Slika\"", "<figcaption>Ispod</figcaption>", "// Коментар",
      "niko ne prolazi", "Zatvorena", ">Slobodno</p>", "Kopiraj",
    ] {
      #expect(page.contains(text), "\(text)")
    }
    #expect(!page.contains("Старо"))
  }

  @Test func addresses() async throws {
    let site = try await site()
    let page = try site.text("sr-Latn/p/index.html")
    #expect(page.contains("<link rel=\"canonical\" href=\"https://example.org/sr-Latn/p/\">"))
    for (tag, address) in [("en", "en/p/"), ("sr-Cyrl", "sr/p/"), ("sr-Latn", "sr-Latn/p/"), ("x-default", "en/p/")] {
      let link = "<link rel=\"alternate\" hreflang=\"\(tag)\" href=\"https://example.org/\(address)\">"
      #expect(page.contains(link), "\(tag)")
      #expect(try site.text("sr/p/index.html").contains(link), "\(tag)")
    }
    let menu = try site.part("sr-Latn/p/index.html", from: "<details class=\"languages\">", to: "</details>")
    let names = menu.matches(of: /aria-current|>([^<>]+)<\/a>/).map { String($0.0) }
    #expect(names == [">English</a>", ">Српски (ћирилица)</a>", "aria-current", ">Srpski (latinica)</a>"])
    let sitemap = try site.text("sitemap.xml")
    #expect(sitemap.contains("<loc>https://example.org/sr-Latn/p/</loc>"))
    #expect(sitemap.contains("hreflang=\"sr-Latn\" href=\"https://example.org/sr-Latn/models/door/\""))
    #expect(try site.text("index.html").contains("hreflang=\"sr-Latn\""))
    #expect(try site.text("404.html").contains("Stranica nije pronađena"))
  }

  @Test func aPageThatIsMissingInSerbianIsShownInBothScripts() async throws {
    let site = try await site()
    let page = try site.text("sr-Latn/other/index.html")
    #expect(page.contains("<html lang=\"sr-Latn\"") && page.contains("<div class=\"body\" lang=\"en\""))
    #expect(page.contains("href=\"https://example.org/en/other/\"") && page.contains("noindex"))
    #expect(try !site.text("sitemap.xml").contains("sr-Latn/other"))
    #expect(page.contains("engleski") && page.contains("još nije prevedena"))
  }

  /// Only words change in the Markdown, and what the program wrote into it is written anew.
  @Test func theTwin() async throws {
    let site = try await site()
    let twin = try site.text("sr-Latn/p/index.md")
    let other = try site.text("sr/p/index.md")
    for text in [
      "# Njega i **ljubav**\n", "## Deo {#part}", "Reč **Inactive**-a i `Код`-u", "\"Naslov\")",
      "<span lang=\"ru\">Русский</span>", "> [!NOTE]\n> Napomena", "![Slika](", "\"Ispod\")", "// Коментар",
      "| Zatvorena |",
    ] {
      #expect(twin.contains(text), "\(text)")
    }
    #expect(!twin.contains("Старо") && other.contains("Старо"))
    func lines(_ text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
    let end = "<!-- phasebook:states"
    #expect(lines(twin).prefix { !$0.hasPrefix(end) }.count == lines(other).prefix { !$0.hasPrefix(end) }.count)
  }

  /// The edition is as stale as what it is made of, and says so in its own letters.
  @Test func staleParagraphs() async throws {
    var files = Self.files
    files["en/q.md"] = "---\ntitle: Q\n---\n\nOne paragraph.\n"
    files["sr/q.md"] = "---\ntitle: Ку\n---\n\nЈедан пасус.\n"
    let base = try #require(await SampleBase.make(files).base)
    let topic = try #require(base.topicIndex["q"])
    let facts = base.comparisons(of: topic, in: [1]).flatMap { $0.comparison.acceptance(of: $0.comparison.entries) }
    files["Translations/sr.ledger"] = String(decoding: Ledger(facts).bytes(), as: UTF8.self)
    files["en/q.md"] = "---\ntitle: Q\n---\n\nAnother paragraph.\n"
    let site = try await SiteSample(files)
    for page in ["sr/q/index.html", "sr-Latn/q/index.html"] {
      #expect(try site.text(page).contains("<div class=\"stale\">"), "\(page)")
    }
    #expect(try site.text("sr-Latn/q/index.html").contains("<p>Jedan pasus.</p>"))
  }
}
