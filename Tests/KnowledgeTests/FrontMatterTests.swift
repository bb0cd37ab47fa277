import Diagnostics
import Knowledge
import Markdown
import TestSupport
import Testing
import YAML

@Suite("Front matter")
struct FrontMatterTests {
  private func read(_ yaml: String) -> Outcome<FrontMatter> {
    let file = SourceFile(path: "a.md", text: "---\n\(yaml)---\n\nText.\n")
    return FrontMatter.read(file, Document.parse(file: file).value.frontMatter)
  }

  @Test func everyKey() {
    let outcome = read(
      """
      title: "A: b"
      description: D
      models: [m, n]
      subject: m/s
      variant: {m: v}
      version: "28"
      draft: true
      redirects: [old/a, b]
      translations: optional
      updated: 2026-11-30
      sources: [{title: T, url: https://x.org}, {title: U}]

      """)
    #expect(outcome.diagnostics.map(\.line) == [])
    let found = outcome.value
    #expect(found.title?.value == "A: b")
    #expect(found.title.map { place(of: $0.range) } == "a.md:2:8")
    #expect(found.description?.value == "D")
    #expect(found.models.map(\.value) == ["m", "n"])
    #expect(found.subject?.value == "m/s")
    #expect(found.variants.mapValues(\.value) == ["m": "v"])
    #expect(found.versions.mapValues(\.value) == ["": "28"])
    #expect(found.isDraft)
    #expect(found.redirects.map(\.value) == ["old/a", "b"])
    #expect(found.translations == .optional)
    #expect(found.updated?.description == "2026-11-30")
    #expect(found.sources.map(\.title) == ["T", "U"])
    #expect(found.sources.map { $0.url?.value } == ["https://x.org", nil])
  }

  @Test func whatIsNotSaid() {
    let found = read("title: A\n").value
    #expect(!found.isDraft && found.translations == .required && found.updated == nil)
    #expect(found.models.isEmpty && found.redirects.isEmpty && found.sources.isEmpty && found.variants.isEmpty)
  }

  @Test(arguments: [
    ("", "a.md:2:1 structure/missing-key: the key 'title' is missing in the front matter"),
    ("description: A\n", "a.md:2:1 structure/missing-key: the key 'title' is missing in the front matter"),
    ("title: \"  \"\n", "a.md:2:8 structure/missing-key: the title is empty"),
    ("title:\n", "a.md:2:1 structure/wrong-type: 'title' must be text, not empty"),
    ("title: A\nsubject: s\n", "a.md:3:10 structure/unknown-value: the subject 's' is not of the form machine/state"),
    (
      "title: A\nsubject: a/b/c\n",
      "a.md:3:10 structure/unknown-value: the subject 'a/b/c' is not of the form machine/state"
    ),
    (
      "title: A\nsubject: a/\n", "a.md:3:10 structure/unknown-value: the subject 'a/' is not of the form machine/state"
    ),
    ("title: A\nvariant: [a]\n", "a.md:3:10 structure/wrong-type: 'variant' must be text, not a list"),
    (
      "title: A\ntranslations: no\n",
      "a.md:3:15 structure/unknown-value: 'translations' cannot be 'no'; allowed: required, optional, none"
    ),
    (
      "title: A\nupdated: 30.11.2026\n",
      "a.md:3:10 structure/unknown-value: 'updated' must be a date of the calendar, not '30.11.2026' (write it as 2026-11-30)"
    ),
    (
      "title: A\nsources: [{url: \"https://example.org/x\"}]\n",
      "a.md:3:11 structure/missing-key: the key 'title' is missing in an item of 'sources'"
    ),
    (
      "title: A\nredirects: old\n",
      "a.md:3:12 structure/wrong-type: 'redirects' must be a list, not 'old' (write [old])"
    ),
    (
      "title: A\ndarft: true\n",
      "a.md:3:1 structure/unknown-key: the key 'darft' is not known in the front matter (did you mean 'draft'?)"
    ),
  ])
  func faults(_ yaml: String, _ expected: String) {
    #expect(read(yaml).diagnostics.map(\.line) == [expected])
  }

  @Test func none() {
    let file = SourceFile(path: "a.md", text: "\u{FEFF}Text.\n")
    let outcome = FrontMatter.read(file, Document.parse(file: file).value.frontMatter)
    #expect(
      outcome.diagnostics.map(\.line) == [
        "a.md:1:1 structure/missing-key: the article has no front matter, so it has no title"
      ])
  }

  /// Behind a byte order mark and with the line ends of Windows, places are the same.
  @Test(arguments: ["\n", "\r\n", "\r"])
  func lineEnds(_ end: String) {
    let lines = ["\u{FEFF}---", "title: A", "draft: x", "---", "", "Text."]
    let file = SourceFile(path: "a.md", text: lines.joined(separator: end))
    let parsed = Document.parse(file: file).value
    let outcome = FrontMatter.read(file, parsed.frontMatter)
    #expect(outcome.value.title?.value == "A")
    #expect(outcome.diagnostics.map { $0.range.map(place(of:)) } == ["a.md:3:8"])
    #expect(parsed.document.plainText(of: 1) == "Text.")
  }
}
