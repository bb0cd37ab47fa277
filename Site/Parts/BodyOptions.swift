import Knowledge
import Languages
import Markdown
import StateMachines

/// How an article's body is rendered on one page.
enum BodyOptions {
  static func make(_ article: Article, _ context: SiteContext, _ place: PagePlace) -> RenderOptions {
    var options = RenderOptions()
    options.rawHTML = context.base.configuration.rawHTML
    options.headingIDs = article.headingIDs
    options.page = context.pageParts(of: article)
    if let repeated = article.repeatedTitle { options.hidden = [repeated] }
    for (node, target) in article.targets {
      if let destination = destination(of: target, context, place) { options.destinations[node] = destination }
    }
    options.codeNotes = CodeNotes.all(of: article, context)
    models(of: article, context, place, &options)
    let marks = StaleMarks(article, context, place)
    options.anchors = marks.anchors
    options.remarks = marks.addresses.mapValues { address in
      RenderOptions.Remark(
        below: { StaleMarks.sentence(context, address, &$0) }, inside: { StaleMarks.mark(context, address, &$0) })
    }
    return options
  }

  /// What stands in place of directives, and where names in code lead.
  private static func models(
    of article: Article, _ context: SiteContext, _ place: PagePlace, _ options: inout RenderOptions
  ) {
    for (number, directive) in article.modelDirectives.enumerated() {
      let view = MachineView(directive.machine, context, place, language: article.language)
      let conditions = directive.isConditional ? directive.conditions : nil
      let current = article.subject.flatMap { $0.machine == directive.machine ? $0.state : nil }
      options.replacements[directive.directive.node] = { html in
        switch directive.kind {
        case .diagram:
          DiagramFigure(
            view: view, conditions: directive.conditions, prefix: "pb:d\(number + 1)",
            emphasised: directive.emphasised, current: current
          ).write(&html)
        case .states: StatesTable(view: view, conditions: conditions).write(&html)
        case .callbacks: CallbacksTable(view: view, conditions: conditions).write(&html)
        case .transitions: TransitionsTable(view: view, conditions: conditions).write(&html)
        case .matrix: MatrixTable(view: view, conditions: conditions).write(&html)
        case .compare: EquivalenceList(view: view, machines: [directive.machine] + directive.others).write(&html)
        case .equivalences: EquivalenceList(view: view).write(&html)
        case .trace:
          if let story = directive.story { TraceTable(view: view, story: story).write(&html) }
        }
      }
    }
    for (node, link) in article.codeLinks {
      let view = MachineView(link.machine, context, place, language: article.language)
      options.codeLinks[node] = RenderOptions.CodeLink(
        address: view.address(link.element), owner: view.machine.title[article.language], line: view.line)
    }
    let links = article.blockLinks.mapValues { links in
      links.map { name in
        let view = MachineView(name.link.machine, context, place, language: article.language)
        return RenderOptions.CodeMark(
          name.range,
          .link(
            RenderOptions.CodeLink(
              address: view.address(name.link.element), owner: view.machine.title[article.language], line: view.line)))
      }
    }
    options.codeMarks = { block, code, tag in Highlighting.marks(of: code, tag: tag, links: links[block] ?? []) }
  }

  /// Nil where the author's own address stays.
  private static func destination(
    of target: Article.Target, _ context: SiteContext, _ place: PagePlace
  ) -> RenderOptions.Destination? {
    switch target {
    case .external: return nil
    case .missing: return RenderOptions.Destination(nil)
    case .asset(let path, let suffix):
      guard let asset = context.base.assets[path] else { return RenderOptions.Destination(nil) }
      return RenderOptions.Destination(
        place.reference(to: asset.output) + suffix, size: asset.size.map { ($0.width, $0.height) })
    case .model(let machine, let reference):
      let machine = context.base.models.machines[machine]
      return RenderOptions.Destination(
        place.reference(
          to: Route.machine(context.site.folder, machine.id), fragment: reference.fragment(in: machine)))
    case .article(let topic, let fragment, let language):
      let shown = language ?? context.language
      guard let index = context.base.topicIndex[topic], let found = context.base.shown(index, in: shown) else {
        return RenderOptions.Destination(nil)
      }
      let file = Route.page(context.base.languages[shown].folder, topic)
      let isOther = language != nil && language != context.language
      return RenderOptions.Destination(
        place.reference(to: file, fragment: fragment),
        language: found.isFallback || isOther
          ? context.base.languages[context.base.articles[found.index].language].tag.htmlTag : nil)
    }
  }
}
