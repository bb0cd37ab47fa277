import Knowledge
import Languages
import Markup
import StateMachines
import YAML

/// The reference page of a machine: its drawing, and every element with a place to link to.
struct MachinePage {
  let context: SiteContext
  let index: Int

  private var machine: Machine { context.base.models.machines[index] }
  private var place: PagePlace { PagePlace(Route.machine(context.site.folder, machine.id)) }
  private var view: MachineView { MachineView(index, context, place) }
  private var strings: Strings { context.strings }

  func bytes() -> [UInt8] {
    let language = context.language
    var head = PageHead(
      title: "\(machine.title[language]) – \(context.title)", description: machine.summary?[language],
      canonical: place.file)
    head.kind = "article"
    head.structured = "TechArticle"
    head.alternates =
      context.base.languages.count < 2
      ? []
      : context.base.languages.map { (tag: $0.tag.htmlTag, file: Route.machine($0.folder, machine.id)) }
        + [(tag: "x-default", file: Route.machine(context.base.languages[0].folder, machine.id))]
    let links = LanguageSwitch.links(context) { Route.machine($0.folder, machine.id) }
    return Shell(context: context, place: place, head: head, languageLinks: links, machine: index).page { write(&$0) }
  }

  /// The parts of the page: the id of each, its title, and what writes it.
  private var parts: [(id: String, title: UIString, write: (inout HTML) -> Void)] {
    var parts: [(id: String, title: UIString, write: (inout HTML) -> Void)] = [
      ("diagram", .diagram, diagrams), ("states", .states, states), ("callbacks", .callbacks, callbacks),
      ("transitions", .transitions, transitions), ("events", .events, events),
    ]
    if machine.callbacks.isEmpty { parts.removeAll { $0.id == "callbacks" } }
    if machine.transitions.isEmpty { parts.removeAll { $0.id == "transitions" } }
    if machine.events.isEmpty { parts.removeAll { $0.id == "events" } }
    if !machine.properties.isEmpty { parts.append(("properties", .properties, properties)) }
    let versions = VersionList(view: view)
    if !versions.changes.isEmpty { parts.append(("versions", .versions, { versions.write(&$0) })) }
    if hasScenarios { parts.append(("scenarios", .scenarios, scenarios)) }
    return parts
  }

  private func write(_ html: inout HTML) {
    html.element("main", .id("pb:main"), .class(view.line)) { html in
      html.raw("\n")
      html.element("header") { header(&$0) }
      html.raw("\n")
      contents(&html)
      html.element("div", .class("body")) { html in
        html.raw("\n")
        for part in parts {
          heading(part.id, part.title, &html)
          part.write(&html)
        }
      }
      html.raw("\n")
      sources(&html)
    }
    html.raw("\n")
  }

  private func header(_ html: inout HTML) {
    html.raw("\n")
    Crumbs.write(context, place, part: strings[.machines], &html)
    PhaseStrip(view: view).write(&html)
    html.element("h1", text: machine.title[context.language])
    html.raw("\n")
    if let summary = machine.summary {
      html.element("p", .class("lede"), text: summary[context.language])
      html.raw("\n")
    }
  }

  private func contents(_ html: inout HTML) {
    html.element("details", .class("contents")) { html in
      html.element("summary", text: strings[.onThisPage])
      html.element("nav", .label(strings[.onThisPage])) { html in
        html.element("ol", HTML.Attribute("role", "list")) { html in
          for part in parts {
            html.element("li") { $0.element("a", .href("#" + part.id), text: strings[part.title]) }
          }
        }
      }
    }
    html.raw("\n")
  }

  private func heading(_ id: String, _ title: UIString, _ html: inout HTML) {
    html.element("div", .class("heading")) { html in
      html.element("h2", .id(id), text: strings[title])
      html.element(
        "a", .class("anchor"), .href("#" + id), .label(strings[.linkToSection]), HTML.Attribute("aria-describedby", id))
    }
    html.raw("\n")
  }

  // MARK: Parts

  private func diagrams(_ html: inout HTML) {
    let drawings = context.diagrams.distinct(of: machine)
    for (number, conditions) in drawings.enumerated() {
      if drawings.count > 1 { html.element("h3", text: view.name(of: conditions)) }
      DiagramFigure(view: view, conditions: conditions, prefix: "d\(number + 1)", emphasised: nil, table: "transitions")
        .write(&html)
    }
    if drawings.isEmpty { html.element("p", text: strings[.noDiagram]) }
  }

  private func states(_ html: inout HTML) {
    StatesTable(view: view, isReference: true).write(&html)
    guard !machine.groups.isEmpty || !machine.confusions.isEmpty else { return }
    html.element("dl", .class("terms")) { html in
      for group in machine.groups {
        html.element(
          "dt", .id(ElementReference(.group, group.id.text).fragment), text: group.label[context.language])
        html.element("dd") { html in
          for (index, state) in group.states.enumerated() {
            if index > 0 { html.raw(", ") }
            view.state(state, &html)
          }
          Mentions.of(ElementReference(.group, group.id.text), in: view).write(&html)
        }
      }
      for confusion in machine.confusions {
        html.element(
          "dt", .id(ElementReference(.confusion, confusion.id.text).fragment),
          text: strings.text(.noState, confusion.id.text.replacing("-", with: " ")))
        html.element("dd", text: confusion.text[context.language])
      }
    }
    html.raw("\n")
  }

  private func callbacks(_ html: inout HTML) { CallbacksTable(view: view, isReference: true).write(&html) }

  private func transitions(_ html: inout HTML) {
    TransitionsTable(view: view, isReference: true).write(&html)
    guard !machine.guards.isEmpty else { return }
    html.element("dl", .class("terms")) { html in
      for condition in machine.guards {
        html.element(
          "dt", .id(ElementReference(.guard, condition.id.text).fragment), text: condition.label[context.language])
        html.element("dd") { html in
          passages(machine.transitions.filter { $0.condition == condition.id }, &html)
          Mentions.of(ElementReference(.guard, condition.id.text), in: view).write(&html)
        }
      }
    }
    html.raw("\n")
  }

  private func passages(_ transitions: [Transition], _ html: inout HTML) {
    guard !transitions.isEmpty else { return }
    html.element("ul", .class("moments"), HTML.Attribute("role", "list")) { html in
      for transition in transitions { html.element("li") { view.passage(transition, &$0) } }
    }
  }

  private func events(_ html: inout HTML) {
    Table(label: strings[.events], strings: strings).write([strings[.event], strings[.transitions]], &html) { html in
      for event in machine.events {
        html.element("tr", .id(ElementReference(.event, event.id.text).fragment)) { html in
          html.element("th", HTML.Attribute("scope", "row")) { html in
            html.text(event.label[context.language])
            let examples = event.examples[context.language]
            if !examples.isEmpty { html.element("p", .class("quiet"), text: examples.joined(separator: ", ")) }
          }
          html.element("td") { html in
            passages(machine.transitions.filter { $0.events.contains(event.id) }, &html)
            Mentions.of(ElementReference(.event, event.id.text), in: view).write(&html)
          }
        }
        html.raw("\n")
      }
    }
  }

  private func properties(_ html: inout HTML) {
    html.element("ul") { html in
      for property in machine.properties {
        html.element(
          "li", .id(ElementReference(.property, property.id.text).fragment),
          text: property.text?[context.language] ?? property.id.text)
      }
    }
    html.raw("\n")
  }

  private var hasScenarios: Bool {
    !machine.scenarios.isEmpty
      || context.base.models.scenarios.contains { $0.participants.contains { $0.machine == machine.id } }
  }

  private func scenarios(_ html: inout HTML) { ScenarioList(view: view).write(&html) }

  private func sources(_ html: inout HTML) {
    guard !machine.sources.isEmpty || !machine.sourceOfTruth.isEmpty else { return }
    html.element("section", .class("sources"), HTML.Attribute("aria-labelledby", "sources")) { html in
      html.element("h2", .id("sources"), text: strings[.sources])
      html.element("ol") { html in
        for source in machine.sources {
          html.element("li") { html in
            if let url = source.url {
              html.element("a", .href(url), text: source.title)
            } else {
              html.text(source.title)
            }
          }
        }
        let listed = Set(machine.sources.compactMap(\.url))
        for address in machine.sourceOfTruth where !listed.contains(address) {
          html.element("li") { $0.element("a", .href(address), text: address) }
        }
      }
      if let day = machine.checked {
        html.element("p", .class("quiet"), text: strings.text(.compared, strings.date(day.value)))
      }
    }
    html.raw("\n")
  }
}
