import Diagrams
import Knowledge
import Languages
import Markup
import YAML

/// The first page of a language: the article `index`, where there is one, and the way to all the others.
struct StartPage {
  let context: SiteContext
  /// The article; nil where the knowledge base has none.
  private let page: ArticlePage?

  init(page: ArticlePage) {
    context = page.context
    self.page = page
  }

  /// A start page without an article of its own.
  init(_ context: SiteContext) {
    self.context = context
    page = nil
  }

  private var place: PagePlace { PagePlace(context.startPage) }

  func bytes() -> [UInt8] {
    var head = PageHead(title: context.title, description: nil, canonical: context.startPage)
    head.alternates =
      context.base.languages.map { (tag: $0.tag.htmlTag, file: Route.page($0.folder, "index")) }
      + [(tag: "x-default", file: "index.html")]
    let links = LanguageSwitch.links(context) { Route.page($0.folder, "index") }
    return Shell(context: context, place: place, head: head, languageLinks: links).page { write(&$0) }
  }

  func write(_ html: inout HTML) {
    html.element("main", .id("pb:main")) { html in
      html.raw("\n")
      html.element("header") { html in
        if let page {
          if page.isFallback { page.notice(&html) }
          page.title(&html)
        } else {
          html.element("h1", text: context.title)
        }
      }
      html.raw("\n")
      map(&html)
      page?.body(&html)
      pages(&html)
      untranslated(&html)
    }
    html.raw("\n")
  }

  /// All machines as lines of one map.
  private func map(_ html: inout HTML) {
    guard !context.base.models.machines.isEmpty else { return }
    func view(_ machine: Int) -> MachineView { MachineView(machine, context, place) }
    let map = LineMapView(
      language: context.language, prefix: "pb:map", title: context.strings[.map], lineClass: MachineView.line,
      machineAddress: { view($0).address() }, stateAddress: { view($0).story(of: $1).address })
    html.element("figure", .class("drawing")) { html in
      html.raw("\n")
      context.map.write(map, into: &html)
    }
    html.raw("\n")
  }

  private func pages(_ html: inout HTML) {
    let sections = context.base.sections
    let listed = Set(sections.flatMap(\.topics))
    let others = context.base.readingOrder.filter { !listed.contains($0) && context.base.topics[$0].path != "index" }
    html.element("nav", .label(context.strings[.allPages])) { html in
      html.raw("\n")
      for (index, section) in sections.enumerated() {
        list(
          context.base.text(section.title, in: context.language),
          section.topics.filter { context.base.topics[$0].path != "index" }, index,
          &html)
      }
      // With a navigation, what it leaves out is reached from the articles that link to it.
      if sections.isEmpty { list(context.strings[.allPages], others, 0, &html) }
    }
    html.raw("\n")
  }

  private func list(_ title: String, _ topics: [Int], _ index: Int, _ html: inout HTML) {
    guard !topics.isEmpty else { return }
    let id = "pb:section-\(index + 1)"
    html.element(
      "section", .class("line \(context.base.sections.isEmpty ? "l1" : context.line(of: index))"),
      HTML.Attribute("aria-labelledby", id)
    ) { html in
      html.element("h2", .id(id), text: title)
      html.element("ol", .class("stops"), HTML.Attribute("role", "list")) { html in
        for topic in topics { html.element("li") { stop(topic, &$0) } }
      }
    }
    html.raw("\n")
  }

  private func stop(_ topic: Int, _ html: inout HTML) {
    guard let (article, isFallback) = context.base.article(topic, in: context.language) else { return }
    context.link(to: topic, from: place, &html)
    if isFallback {
      html.raw(" ")
      html.element("small", .class("quiet"), text: context.strings[.notTranslated])
    }
    if let description = article.frontMatter.description {
      let tag = context.base.languages[article.language].tag.htmlTag
      html.element("p", .lang(isFallback ? tag : nil), text: description.value)
    }
  }

  private func untranslated(_ html: inout HTML) {
    let missing = context.base.topics.count { $0.articles[context.language] == nil && $0.translations != .none }
    guard missing > 0 else { return }
    html.element(
      "p", .class("tally"), text: context.strings.plural(.untranslated, missing, in: context.site.tag))
    html.raw("\n")
  }
}
