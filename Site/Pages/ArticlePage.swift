import Files
import Knowledge
import Languages
import Markdown
import Markup
import YAML

/// The page of an article, in its own language or in place of a missing translation.
struct ArticlePage {
  let context: SiteContext
  let topic: Int
  let article: Article
  let isFallback: Bool

  private var path: String { context.base.topics[topic].path }
  private var place: PagePlace { PagePlace(Route.page(context.site.folder, path)) }
  private var textLanguage: SiteLanguage { context.base.languages[article.language] }
  /// The language of the article's own words, where it differs from the page's.
  private var foreign: String? { isFallback ? textLanguage.tag.htmlTag : nil }

  func bytes() -> [UInt8] {
    let source = Route.page(textLanguage.folder, path)
    var head = PageHead(
      title: path == "index" && article.title == context.title ? context.title : "\(article.title) – \(context.title)",
      description: article.frontMatter.description?.value ?? article.opening,
      canonical: isFallback ? source : place.file,
      isIndexed: !isFallback, kind: path == "index" ? "website" : "article")
    head.structured = path == "index" ? "WebSite" : "TechArticle"
    head.contentLanguage = foreign
    if !isFallback { head.alternates = alternates() }
    head.twin = Route.twin(textLanguage.folder, path)
    let shell = Shell(
      context: context, place: place, head: head, languageLinks: LanguageSwitch.links(context, topic: topic),
      topic: topic)
    return shell.page { path == "index" ? StartPage(page: self).write(&$0) : write(&$0) }
  }

  /// Real translations only, and what readers of any other language get.
  private func alternates() -> [(tag: String, file: String)] {
    let topic = context.base.topics[topic]
    let real = context.base.languages.indices.filter { topic.articles[$0] != nil }
    guard real.count > 1 else { return [] }
    let pages = real.map {
      (tag: context.base.languages[$0].tag.htmlTag, file: Route.page(context.base.languages[$0].folder, path))
    }
    let other = path == "index" ? "index.html" : Route.page(context.base.languages[topic.fallback].folder, path)
    return pages + [(tag: "x-default", file: other)]
  }

  private func write(_ html: inout HTML) {
    html.element("main", .id("pb:main"), .class(line)) { html in
      html.raw("\n")
      html.element("header") { header(&$0) }
      html.raw("\n")
      contents(&html)
      body(&html)
      sources(&html)
      footer(&html)
    }
    html.raw("\n")
  }

  private func header(_ html: inout HTML) {
    html.raw("\n")
    let section = context.base.section(of: topic)
    let part = section.map { context.base.text(context.base.sections[$0].title, in: context.language) }
    Crumbs.write(context, place, part: part, &html)
    if let subject = article.subject {
      PhaseStrip(view: MachineView(subject.machine, context, place), current: subject.state).write(&html)
    }
    if isFallback { notice(&html) }
    title(&html)
  }

  /// The class of the line that the page is on: its machine's, else its section's.
  private var line: String? {
    if let machine = article.subject?.machine ?? article.models.first { return MachineView.line(machine) }
    return context.base.section(of: topic).map { context.line(of: $0) }
  }

  /// The title and the description.
  func title(_ html: inout HTML) {
    html.element("h1", .lang(foreign), text: article.title)
    html.raw("\n")
    if let description = article.frontMatter.description {
      html.element("p", .class("lede"), .lang(foreign), text: description.value)
      html.raw("\n")
    }
    StaleMarks.head(article, context, place, &html)
  }

  /// Says that the page is not translated.
  func notice(_ html: inout HTML) {
    html.raw("<div class=\"notice\" role=\"note\">")
    html.element("p") { html in
      html.text(context.strings.fallback(textLanguage.tag))
      if let address = editAddress, context.base.topics[topic].translations != .none {
        html.raw(" ")
        html.element("a", .href(address), text: context.strings[.translate])
      }
    }
    html.raw("</div>\n")
  }

  private var editAddress: String? {
    guard let pattern = context.base.configuration.editURL, let place = pattern.firstRange(of: "{path}") else {
      return nil
    }
    return pattern[..<place.lowerBound] + Route.encoded(article.path.string) + pattern[place.upperBound...]
  }

  private func contents(_ html: inout HTML) {
    let headings = article.structure.filter { (2...3).contains($0.level) }
    guard headings.count > 1 else { return }
    html.element("details", .class("contents")) { html in
      html.element("summary", text: context.strings[.onThisPage])
      html.element("nav", .label(context.strings[.onThisPage])) { html in
        html.element("ol", HTML.Attribute("role", "list"), .lang(foreign)) { list(headings[...], &$0) }
      }
    }
    html.raw("\n")
  }

  private func list(_ headings: ArraySlice<Document.Heading>, _ html: inout HTML) {
    var rest = headings
    while let heading = rest.popFirst() {
      let below = rest.prefix { $0.level > heading.level }
      rest = rest.dropFirst(below.count)
      html.element("li") { html in
        html.element("a", .href("#" + Route.encoded(article.headingIDs[heading.node] ?? "")), text: heading.text)
        if !below.isEmpty { html.element("ol", HTML.Attribute("role", "list")) { list(below, &$0) } }
      }
    }
  }

  func body(_ html: inout HTML) {
    html.raw("<div class=\"body\"")
    if let foreign {
      html.raw(" lang=\"")
      html.text(foreign)
      html.raw("\" dir=\"")
      html.text(textLanguage.tag.direction.rawValue)
      html.raw("\"")
    }
    html.raw(" data-copy=\"")
    html.text(context.strings[.copy])
    html.raw("\" data-copied=\"")
    html.text(context.strings[.copied])
    html.raw("\">\n")
    article.document.render(BodyOptions.make(article, context, place), into: &html)
    html.raw("</div>\n")
  }

  private func sources(_ html: inout HTML) {
    guard !article.frontMatter.sources.isEmpty else { return }
    html.element("section", .class("sources"), HTML.Attribute("aria-labelledby", "pb:sources")) { html in
      html.element("h2", .id("pb:sources"), text: context.strings[.sources])
      html.element("ol", .lang(foreign)) { html in
        for source in article.frontMatter.sources {
          html.element("li") { html in
            if let url = source.url {
              html.element("a", .href(url.value), text: source.title)
            } else {
              html.text(source.title)
            }
          }
        }
      }
    }
    html.raw("\n")
  }

  private func footer(_ html: inout HTML) {
    html.element("footer") { html in
      html.raw("\n")
      neighbours(&html)
      html.element("ul", .class("meta"), HTML.Attribute("role", "list")) { html in
        if let address = editAddress {
          html.element("li") { $0.element("a", .href(address), text: context.strings[.edit]) }
        }
        html.element("li") {
          $0.element(
            "a", .href(place.reference(to: Route.twin(textLanguage.folder, path))),
            HTML.Attribute("type", "text/markdown"), text: context.strings[.asMarkdown])
        }
        if let day = article.frontMatter.updated {
          let text = context.strings.text(.updated, context.strings.date(day))
          html.element("li") { $0.element("time", HTML.Attribute("datetime", day.description), text: text) }
        }
      }
      html.raw("\n")
    }
    html.raw("\n")
  }

  private func neighbours(_ html: inout HTML) {
    guard let at = context.base.position[topic] else { return }
    let order = context.base.readingOrder
    func page(_ index: Int) -> Int? {
      guard order.indices.contains(index), context.base.topics[order[index]].path != "index" else { return nil }
      return order[index]
    }
    let (before, after) = (page(at - 1), page(at + 1))
    guard before != nil || after != nil else { return }
    html.element("nav", .class("next"), .label(context.strings[.previousAndNext])) { html in
      for (topic, relation, word) in [(before, "prev", UIString.previous), (after, "next", .next)] {
        guard let topic else { continue }
        let (text, isFallback, language) = context.title(of: topic)
        html.element(
          "a", HTML.Attribute("rel", relation),
          .href(place.reference(to: Route.page(context.site.folder, context.base.topics[topic].path)))
        ) { html in
          html.element("small", text: context.strings[word])
          html.element("span", .lang(isFallback ? language.tag.htmlTag : nil), text: text)
        }
      }
    }
    html.raw("\n")
  }
}
