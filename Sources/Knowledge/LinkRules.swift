package import Diagnostics

extension Rule {
  private static func page(_ text: String) -> String { "---\ntitle: Page\n---\n\n\(text)\n" }

  package static let missingTarget = Rule(
    "links/missing-target", .error, "A link leads to an article that exists.",
    why: "A dead link costs a reader the way, and the author never hears of it.",
    bad: ["en/page.md": page("See [the other page](othr.md)."), "en/other.md": page("Text.")],
    good: ["en/page.md": page("See [the other page](other.md)."), "en/other.md": page("Text.")])

  package static let missingAnchor = Rule(
    "links/missing-anchor", .error, "A link with a fragment leads to a heading that exists.",
    why: "The browser shows the top of the page instead of the place that the author meant.",
    bad: ["en/page.md": page("See [below](#ending).\n\n## End")],
    good: ["en/page.md": page("See [below](#end).\n\n## End")])

  package static let missingAsset = Rule(
    "links/missing-asset", .error, "An image or a download that an article names exists.",
    why: "A missing image is a hole in the page.",
    bad: ["en/page.md": page("![A map](map.svg)")],
    good: ["en/page.md": page("![A map](map.svg)"), "en/map.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n"])

  package static let outsideContent = Rule(
    "links/outside-content", .error, "A link stays inside the content folder.",
    why: "Nothing outside the content folder is published, and a build must not depend on it.",
    bad: ["en/page.md": page("[Up](../../README.md)")],
    good: ["en/page.md": page("[Start](index.md)")])

  package static let draftTarget = Rule(
    "links/draft-target", .warning, "A published article does not link to a draft.",
    why: "Drafts are left out of the published site, so the link is dead there.",
    bad: ["en/page.md": page("[New](new.md)"), "en/new.md": "---\ntitle: New\ndraft: true\n---\n\nText.\n"],
    good: ["en/page.md": page("[New](new.md)"), "en/new.md": page("Text.")])

  package static let addressCollision = Rule(
    "structure/address-collision", .error, "Each address belongs to one source.",
    why: """
      Two files that make one address, exactly or only by case or Unicode form, overwrite each other on some machines \
      and not on others. Nothing is written until one of them has another name.
      """,
    bad: ["en/topic.md": page("Text."), "en/topic/index.md": page("Text.")],
    good: ["en/topic.md": page("Text."), "en/topic/detail.md": page("Text.")])

  package static let reservedAddress = Rule(
    "structure/reserved-address", .error, "An article's path is not one that the site needs for itself.",
    why: "The site writes its own pages below `models`, `search`, `404`, `assets` and at `compare`.",
    bad: ["en/search.md": page("Text.")],
    good: ["en/searching.md": page("Text.")])

  package static let navigationTarget = Rule(
    "structure/navigation-target", .error, "The navigation names articles that exist, each once.",
    why: "The navigation would lead nowhere, and a renamed article would vanish from it.",
    bad: ["phasebook.yaml": navigation("pge"), "en/page.md": page("Text.")],
    good: ["phasebook.yaml": navigation("page"), "en/page.md": page("Text.")])

  /// What a build refuses whatever the configuration says, so that a check must refuse it too.
  package static let ofFixedSeverity: Set<Rule> = [.addressCollision, .reservedAddress]

  package static let unsafeAddress = Rule(
    "links/unsafe-address", .error, "A link does not run a script and does not lead to a reader's own disk.",
    why: "Such addresses do nothing good on a public page, so the text is shown without a link.",
    bad: ["en/page.md": page("[Run](javascript:alert)")],
    good: ["en/page.md": page("[Read](https://example.org/)")])

  /// A configuration for the examples of rules, with a navigation of the start page and one other.
  package static func navigation(_ page: String) -> String {
    """
    phasebook: 1
    title: {en: Book, de: Buch}
    languages: {en: {}, de: {}}
    navigation:
      - {title: {en: All, de: Alles}, pages: [index, \(page)]}

    """
  }
}
