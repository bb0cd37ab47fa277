import Knowledge
import Languages

/// The same page in every language.
enum LanguageSwitch {
  /// All languages, in the order of menus; those that lack the page say so in their own words.
  static func links(_ context: SiteContext, topic: Int) -> [Shell.LanguageLink] {
    let base = context.base
    let path = base.topics[topic].path
    return base.languageOrder.map { index in
      let language = base.languages[index]
      let shown = base.shown(topic, in: index)
      let instead = shown.flatMap { shown in
        shown.isFallback
          ? (
            tag: base.languages[base.articles[shown.index].language].tag.htmlTag,
            note: context.allStrings[index][.notTranslated]
          )
          : nil
      }
      return Shell.LanguageLink(
        language: language, file: Route.page(language.folder, path), isCurrent: index == context.language,
        instead: instead)
    }
  }

  /// Links to one page that every language has.
  static func links(_ context: SiteContext, to file: (SiteLanguage) -> String) -> [Shell.LanguageLink] {
    context.base.languageOrder.map { index in
      let language = context.base.languages[index]
      return Shell.LanguageLink(
        language: language, file: file(language), isCurrent: index == context.language, instead: nil)
    }
  }
}
