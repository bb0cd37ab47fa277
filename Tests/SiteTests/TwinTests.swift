import Testing

@Suite("The Markdown beside a page")
struct TwinTests {
  private func page(_ body: String, title: String = "P") -> String {
    "---\ntitle: \(title)\ntranslations: none\n---\n\n\(body)\n"
  }

  /// The twin of `en/a/p.md`.
  private func twin(_ body: String, language: String = "en") async throws -> String {
    let site = try await SiteSample([
      "\(language)/a/p.md": page(body), "en/b.md": page("## Part"), "en/ü x.md": page("Text."),
      "de/c.md": page("## Teil"), "en/c.md": page("## Part"),
      "en/a/map.png": "1", "en/a/index.md": page("Text."),
    ])
    return try site.text("\(language)/a/p/index.md").replacing(/\.[a-z2-7]{13}\./, with: ".HASH.")
  }

  /// Links where the article stands, and where its twin stands: in `en/a/p/`.
  @Test(arguments: [
    ("[x](../b.md)", "[x](../../b/index.md)"), ("[x](../b.md#part)", "[x](../../b/index.md#part)"),
    ("[x](index.md)", "[x](../index.md)"), ("[x](../index.md)", "[x](../../index.md)"), ("[x](p.md#x)", "[x](p.md#x)"),
    ("[x](<../ü x.md>)", "[x](<../../%C3%BC%20x/index.md>)"), ("![m](map.png)", "![m](../../../assets/map.HASH.png)"),
    ("[x](../b.md \"T\") *y*", "[x](../../b/index.md \"T\") *y*"),
    ("[x](https://x.org) <https://y.org>", "[x](https://x.org) <https://y.org>"),
    ("[x](../../de/c.md#teil)", "[x](../../../de/c/index.md#part)"), ("[x](#y)\n\n## Y", "[x](#y)\n\n## Y"),
    ("| a |\n|---|\n| [x](../b.md) |", "| a |\n|---|\n| [x](../../b/index.md) |"),
    ("[![m](map.png)](../b.md)", "[![m](../../../assets/map.HASH.png)](../../b/index.md)"),
    (
      "[x](../b.md)\n[y](../b.md)  \n> [z](../b.md)",
      "[x](../../b/index.md)\n[y](../../b/index.md)  \n> [z](../../b/index.md)"
    ),
    ("[x][r]\n\n[r]: ../b.md", "[x][r]\n\n[r]: ../../b/index.md"),
    ("`[x](../b.md)`", "`[x](../b.md)`"), ("[x](nothing.md)", "[x](nothing.md)"),
    ("Text  \nwith * odd   spacing\t\n\n\n1) list\n", "Text  \nwith * odd   spacing\t\n\n\n1) list\n"),
  ])
  func addresses(_ body: String, _ expected: String) async throws {
    #expect(try await twin(body) == "# P\n\n\(expected)\n")
  }

  @Test func aTitleThatTheTextHasAlreadyStandsOnce() async throws {
    #expect(try await twin("# P\n\nText.") == "# P\n\nText.\n")
  }

  @Test func aTranslationOnlyInTheSourceLanguageLinksThere() async throws {
    #expect(try await twin("[x](../b.md)", language: "de") == "# P\n\n[x](../../../en/b/index.md)\n")
  }
}
