import Knowledge
import Markup
import StateMachines

/// All scenarios that a machine takes part in, each folded until it is wanted.
struct ScenarioList {
  let view: MachineView

  func write(_ html: inout HTML) {
    let machine = view.machine
    for scenario in machine.scenarios {
      fold(
        ElementReference(.scenario, scenario.id.text).fragment, scenario.title?[view.language] ?? scenario.id.text,
        &html
      ) { html in
        let conditions = machine.conditions(of: scenario)
        if conditions != machine.defaultConditions {
          html.element("p", .class("quiet"), text: words(for: conditions))
        }
        tell(scenario.summary, scenario.unsettled, .own(scenario.id), &html)
      }
    }
    for (place, scenario) in view.context.base.models.scenarios.enumerated()
    where scenario.participants.contains(where: { $0.machine == machine.id }) {
      fold("story-\(scenario.id)", scenario.title?[view.language] ?? scenario.id, &html) {
        tell(scenario.summary, scenario.unsettled, .joint(place), &$0)
      }
    }
  }

  private func fold(_ id: String, _ title: String, _ html: inout HTML, content: (inout HTML) -> Void) {
    html.element("details", .class("story"), .id(id)) { html in
      html.element("summary", text: title)
      html.raw("\n")
      content(&html)
    }
    html.raw("\n")
  }

  private func tell(
    _ summary: LocalizedString?, _ unsettled: LocalizedString?, _ story: ModelDirective.Story, _ html: inout HTML
  ) {
    if let summary { html.element("p", text: summary[view.language]) }
    if let unsettled { Unsettled.write(unsettled[view.language], view.strings, &html) }
    TraceTable(view: view, story: story).write(&html)
  }

  private func words(for conditions: Conditions) -> String {
    let version = conditions.version.map { view.strings.text(.inVersion, $0.name) }
    let variants = view.name(of: conditions)
    return ([version].compactMap { $0 } + (variants.isEmpty ? [] : [variants])).joined(separator: " · ")
  }
}
