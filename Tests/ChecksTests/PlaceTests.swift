import Diagnostics
import TestSupport
import Testing

@Suite("What the checks say, and where")
struct PlaceTests {
  /// The findings of one English article beside its German twin, without those about the twin.
  private func lines(_ body: String, _ more: [String: String] = [:]) async -> [String] {
    var files = ["en/page.md": "---\ntitle: Page\n---\n\n\(body)\n", "de/page.md": "---\ntitle: Seite\n---\n\nText.\n"]
    files["en/x.png"] = "1"
    files.merge(more) { _, given in given }
    return await SampleBase.make(files).lines.filter { $0.hasPrefix("en/") }
  }

  @Test(arguments: [
    ("# Page\n\n## A\n\n### B\n\n## C", []),
    (
      "### Deep",
      ["en/page.md:5:1 structure/heading-order: the first heading has level 3, not 2 (make it level 2)"]
    ),
    (
      "## A\n\n##### Deep\n\n## B",
      ["en/page.md:7:1 structure/heading-order: a heading of level 5 follows one of level 2 (make it level 3)"]
    ),
    ("## A\n\n<!-- phasebook:tabs -->\n\n#### Swift\n\n#### Kotlin\n\n<!-- /phasebook -->\n\n### B", []),
    (
      "Text.\n\n# Page",
      [
        "en/page.md:7:1 structure/extra-title: a second heading of level 1 stands beside the title"
          + " (make it level 2, or equal to the title 'Page')"
      ]
    ),
    (
      "## A {#x}\n\n## B {#x}",
      ["en/page.md:7:8 structure/duplicate-id: the id 'x' stands at two headings"]
    ),
    (
      "![](x.png)",
      [
        "en/page.md:5:1 accessibility/missing-alternative-text: the image has no alternative text"
          + " (describe it between the brackets)"
      ]
    ),
    (
      "Ä [![ ](x.png)](https://example.org/)",
      [
        "en/page.md:5:4 accessibility/missing-alternative-text: the image has no alternative text"
          + " (describe it between the brackets)"
      ]
    ),
    (
      "a <iframe src='x'></iframe>",
      [
        "en/page.md:5:3 structure/raw-html: the element 'iframe' is shown as text"
          + " (write it in Markdown)",
        "en/page.md:5:19 structure/raw-html: the element 'iframe' is shown as text"
          + " (write it in Markdown)",
      ]
    ),
    ("<kbd>x</kbd> <!-- a comment -->", []),
    (
      "## Foo {#pb:main}",
      [
        "en/page.md:5:10 structure/duplicate-id: the id 'pb:main' is one that the page makes itself"
          + " (choose another beginning)"
      ]
    ),
    (
      "<!-- phasebok:ignore links/missing-target \"x\" -->",
      ["en/page.md:5:1 structure/unknown-directive: 'phasebok:' begins no directive (did you mean 'phasebook:'?)"]
    ),
    (
      "<!-- phasebook:localized-code now -->",
      ["en/page.md:5:31 structure/unknown-directive: 'localized-code' does not take 'now' (remove it)"]
    ),
    (
      "<!-- /phasebook -->",
      ["en/page.md:5:1 structure/unknown-directive: the closing comment closes nothing (remove it)"]
    ),
    (
      "[x](javascript:alert)",
      ["en/page.md:5:5 links/unsafe-address: 'javascript:alert' is no address of a page"]
    ),
    ("[x](#top)", []),
  ])
  func structure(_ body: String, _ expected: [String]) async {
    #expect(await lines(body) == expected)
  }

  @Test(arguments: [
    (
      "<!-- phasebook:diagam x -->",
      ["en/page.md:5:16 structure/unknown-directive: there is no directive 'diagam' (did you mean 'diagram'?)"]
    ),
    (
      "<!-- phasebook:localized-code x=1 -->",
      [
        "en/page.md:5:31 structure/unknown-directive: 'localized-code' has no attribute 'x' (it takes no attributes)"
      ]
    ),
    (
      "<!-- phasebook:tabs a=b -->\n\n<!-- /phasebook -->",
      ["en/page.md:5:21 structure/unknown-directive: 'tabs' has no attribute 'a' (it takes no attributes)"]
    ),
    (
      "Text <!-- phasebook:tabs --> here.",
      ["en/page.md:5:6 structure/unknown-directive: a directive must stand alone on its line"]
    ),
    (
      "<!-- phasebook:ignore -->\n\nText.",
      [
        "en/page.md:5:1 structure/unknown-directive: 'ignore' takes the id of a rule and a reason in quotes"
          + " (write <!-- phasebook:ignore group/rule \"why\" -->)"
      ]
    ),
    (
      "<!-- phasebook:ignore links/mising-target \"x\" -->\n\nText.",
      [
        "en/page.md:5:23 structure/unknown-rule: there is no rule 'links/mising-target'"
          + " (did you mean 'links/missing-target'?)"
      ]
    ),
  ])
  func directives(_ body: String, _ expected: [String]) async {
    #expect(await lines(body) == expected)
  }

  @Test(arguments: [
    // By rule, by group, over other directives; not beyond the next block.
    ("<!-- phasebook:ignore links/missing-target \"x\" -->\n\n[a](b.md)", []),
    ("<!-- phasebook:ignore links \"x\" -->\n\n[a](b.md)", []),
    (
      "<!-- phasebook:ignore links/missing-target \"x\" -->\n\n<!-- phasebook:localized-code -->\n\n[a](b.md)", []
    ),
    ("<!-- phasebook:ignore links/missing-target \"x\" -->\n\n- [a](b.md)\n- [c](d.md)", []),
    (
      "<!-- phasebook:ignore links/missing-target \"x\" -->\n\n[a](b.md)\n\n[c](d.md)",
      ["en/page.md:9:5 links/missing-target: there is no article 'd.md'"]
    ),
    (
      "<!-- phasebook:ignore links/missing-anchor \"x\" -->\n\n[a](b.md)",
      [
        "en/page.md:5:1 structure/unused-ignore: 'ignore links/missing-anchor' suppresses nothing (remove it)",
        "en/page.md:7:5 links/missing-target: there is no article 'b.md'",
      ]
    ),
    (
      "Text.\n\n<!-- phasebook:ignore links \"x\" -->",
      ["en/page.md:7:1 structure/unused-ignore: 'ignore links' suppresses nothing (remove it)"]
    ),
    // A group without rules in this version may have had something to find.
    ("<!-- phasebook:ignore claims \"x\" -->\n\nText.", []),
  ])
  func suppressions(_ body: String, _ expected: [String]) async {
    #expect(await lines(body) == expected)
  }

  @Test func severitiesOfRulesAndGroups() async {
    let configuration =
      (SampleBase.files["phasebook.yaml"] ?? "") + "severity: {links/missing-target: note, structure: warning}\n"
    let files = [
      "phasebook.yaml": configuration,
      "en/page.md": "---\ntitle: Page\ntranslations: none\n---\n\n[a](b.md) [c](#d)\n\n### E\n",
    ]
    let found = await SampleBase.make(files).findings.map { "\($0.rule.id) \($0.severity)" }
    #expect(found == ["links/missing-target note", "links/missing-anchor error", "structure/heading-order warning"])
  }
}
