package import Diagnostics

extension Rule {
  package static let snippetAttribute = Rule(
    "snippets/attribute", .error, "What a fence says of its code is understood.",
    why:
      "An attribute that nobody understands is one that somebody relies on: the block would not be checked as meant.",
    bad: ["en/page.md": "---\ntitle: Page\n---\n\n```swift {#one contxt=order}\nlet a = 1\n```\n"],
    good: ["en/page.md": "---\ntitle: Page\n---\n\n```swift {#one mode=5}\nlet a = 1\n```\n"])

  package static let snippetLanguage = Rule(
    "snippets/language", .error, "The language of a block of code is spelled right.",
    why: "Code whose language is misspelt is neither compiled nor coloured, and looks as if it were checked.",
    bad: ["en/page.md": "---\ntitle: Page\n---\n\n```swfit\nlet a = 1\n```\n"],
    good: ["en/page.md": "---\ntitle: Page\n---\n\n```swift\nlet a = 1\n```\n"])

  package static let snippetWithoutReason = Rule(
    "snippets/reason", .error, "An illustrative block gives its reason.",
    why: "Readers copy what they see. Whoever shows code that nobody checked owes them the reason.",
    bad: ["en/page.md": "---\ntitle: Page\n---\n\n```swift {illustrative}\nlet a = …\n```\n"],
    good: [
      "en/page.md": "---\ntitle: Page\n---\n\n```swift {illustrative reason=\"only an outline\"}\nlet a = …\n```\n"
    ])

  package static let duplicateSnippet = Rule(
    "snippets/duplicate-id", .error, "The id of a block of code is its own.",
    why: "Blocks of translations, recorded verdicts and links are found by their ids.",
    bad: ["en/page.md": "---\ntitle: Page\n---\n\n```swift {#a}\nlet a = 1\n```\n\n```swift {#a}\nlet b = 1\n```\n"],
    good: ["en/page.md": "---\ntitle: Page\n---\n\n```swift {#a}\nlet a = 1\n```\n\n```swift {#b}\nlet b = 1\n```\n"])
}

extension Snippet {
  /// What can be wrong with a fence.
  package static let readingRules: [Rule] = [
    .snippetAttribute, .snippetLanguage, .snippetWithoutReason, .duplicateSnippet,
  ]
}
