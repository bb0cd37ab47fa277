import Diagrams
import Knowledge
import Languages
import Markdown
import Markup

/// What all pages of one language share.
struct SiteContext: Sendable {
  let base: KnowledgeBase
  let language: Int
  let strings: Strings
  let theme: Theme
  /// The words of all languages, for what a page says in another one.
  let allStrings: [Strings]
  let diagrams: DiagramLibrary
  /// All machines on one map, for the start page.
  let map: LineMap

  var site: SiteLanguage { base.languages[language] }
  var title: String { base.text(base.configuration.title, in: language) }
  var startPage: String { Route.page(site.folder, "index") }

  /// The class of a section's line: that of the machine that its first articles are about, else one of its own where no
  /// machine has any.
  func line(of section: Int) -> String {
    let articles = base.sections[section].topics.lazy.compactMap { base.article($0, in: language)?.article }
    if let machine = articles.compactMap({ $0.subject?.machine ?? $0.models.first }).first {
      return MachineView.line(machine)
    }
    return base.models.machines.isEmpty ? "l\(section % 8 + 1)" : "l8"
  }

  /// The title of a topic as this language's navigation shows it, with the language it is in.
  func title(of topic: Int) -> (text: String, isFallback: Bool, language: SiteLanguage) {
    guard let (index, isFallback) = base.shown(topic, in: language) else { return ("", false, site) }
    return (base.articles[index].title, isFallback, base.languages[base.articles[index].language])
  }

  /// Writes a link to a topic's page, in the words of whatever language they are in.
  func link(to topic: Int, from page: PagePlace, isCurrent: Bool = false, rel: String? = nil, _ html: inout HTML) {
    let (text, isFallback, other) = title(of: topic)
    html.element(
      "a", HTML.Attribute("rel", rel), .href(page.reference(to: Route.page(site.folder, base.topics[topic].path))),
      HTML.Attribute("aria-current", isCurrent ? "page" : nil), .lang(isFallback ? other.tag.htmlTag : nil), text: text)
  }

  /// The words and pictures that an article's body needs, in the language of its text: on a page that stands in for a
  /// missing translation, too, all that is in the body is in one language.
  func pageParts(of article: Article) -> RenderOptions.PageParts {
    let strings = allStrings[article.language]
    return RenderOptions.PageParts(
      alert: { alert, html in
        let (icon, name): (Icon, UIString) =
          switch alert {
          case .note: (.note, .note)
          case .tip: (.tip, .tip)
          case .important: (.important, .important)
          case .warning: (.warning, .warning)
          case .caution: (.caution, .caution)
          }
        icon.write(&html)
        html.text(strings[name])
      },
      footnotes: strings[.footnotes], backToReference: { strings.text(.backToReference, $0) },
      linkToSection: strings[.linkToSection], scrollingTable: strings[.scrollingTable],
      scrollingCode: strings[.scrollingCode], code: strings[.code], taskDone: strings[.done], taskOpen: strings[.toDo],
      tabs: strings[.tabs], marksCode: base.languages[article.language].tag.language != "en")
  }
}
