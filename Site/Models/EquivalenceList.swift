import Knowledge
import Markup
import StateMachines

/// What corresponds to what, how far, and where it does not.
struct EquivalenceList {
  /// Whose words and addresses are used; of its machine only where `machines` says so.
  let view: MachineView
  /// Machines that a comparison must have members in, as places in the library; empty for all comparisons.
  var machines: [Int] = []
  /// Whether this is the page that links to comparisons lead to.
  var isReference = false

  private var library: ModelLibrary { view.context.base.models }

  func write(_ html: inout HTML) {
    Table(label: view.strings[.comparison], strings: view.strings).write(
      [view.strings[.correspondence], view.strings[.howFar]], &html
    ) { html in
      for equivalence in library.equivalences(among: machines) {
        html.element("tr", .id(isReference ? "equivalence-\(equivalence.id)" : nil)) { html in
          html.element("th", HTML.Attribute("scope", "row")) { members(of: equivalence, &$0) }
          html.element("td") { html in
            html.element(
              "p", .class("relation \(equivalence.relation.rawValue)"),
              text: view.strings[equivalence.relation.words])
            if let caveats = equivalence.caveats { html.element("p", text: caveats[view.language]) }
          }
        }
        html.raw("\n")
      }
    }
  }

  private func members(of equivalence: Equivalence, _ html: inout HTML) {
    if let label = equivalence.label { html.element("p", .class("quiet"), text: label[view.language]) }
    html.element("ul", .class("members"), HTML.Attribute("role", "list")) { html in
      for member in equivalence.members where isShown(member) { html.element("li") { self.member(member, &$0) } }
    }
  }

  private func isShown(_ member: Equivalence.Member) -> Bool {
    guard !machines.isEmpty, let machine = member.machine.flatMap(library.place) else { return true }
    return machines.contains(machine)
  }

  private func member(_ member: Equivalence.Member, _ html: inout HTML) {
    if case .text(let text) = member { return html.text(text[view.language]) }
    guard let place = member.machine.flatMap(library.place) else { return }
    let view = MachineView(place, self.view.context, self.view.place, language: self.view.language)
    let machine = view.machine
    switch member {
    case .state(_, let state):
      html.element("span", .class(view.line)) { html in
        html.raw("<span class=\"mark\"></span> ")
        view.state(state, &html)
      }
    case .callback(_, let callback): view.call(callback, &html)
    case .event(_, let event):
      html.element("span", .class(view.line)) { html in
        html.raw("<span class=\"mark\"></span> ")
        html.element(
          "a", .href(view.address(ElementReference(.event, event.text))),
          text: machine.events[event].label[view.language])
      }
    case .text: break
    }
    html.raw(" ")
    html.element("small", .class("quiet"), text: machine.title[view.language])
  }
}

extension Equivalence.Relation {
  /// What readers call it.
  var words: UIString {
    switch self {
    case .exactMatch: .exactMatch
    case .closeMatch: .closeMatch
    case .relatedMatch: .relatedMatch
    case .falseFriend: .falseFriend
    }
  }
}
