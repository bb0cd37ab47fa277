import Diagnostics
import Knowledge
import Languages
import YAML

extension Rule {
  static let missingTranslation = Rule(
    "translation/missing", .error, "An article exists in every language, unless its front matter says otherwise.",
    why: "Readers of the other language see the source text in their own navigation.",
    bad: ["en/page.md": "---\ntitle: Page\n---\n\nText.\n"],
    good: ["en/page.md": "---\ntitle: Page\n---\n\nText.\n", "de/page.md": "---\ntitle: Seite\n---\n\nText.\n"])
}

extension Check {
  /// An error where the translation is required, a note where it is optional; drafts need none. What has no source is an
  /// orphan, and lacks nothing else.
  static let missingTranslation = Check(.missingTranslation) { base in
    base.topics.flatMap { topic -> [Diagnostic] in
      guard topic.translations != .none, let index = topic.articles[0] else { return [] }
      let article = base.articles[index]
      guard !article.frontMatter.isDraft else { return [] }
      let isDraft = { (language: Int) in topic.articles[language].map { base.articles[$0].frontMatter.isDraft } }
      return base.languages.indices.filter { isDraft($0) != false }.map { language in
        let file = base.languages[language].folder + "/" + topic.path + ".md"
        var finding = Diagnostic(
          .missingTranslation,
          isDraft(language) == nil
            ? "there is no '\(file)' (\(base.languages[language].tag.nativeName))" : "'\(file)' is a draft",
          at: article.frontMatter.title?.range ?? SourceRange(article.source, 0..<0),
          help: "translate it, or set 'translations: optional' in its front matter")
        if topic.translations == .optional { finding.severity = .note }
        return finding
      }
    }
  }
}
