import Knowledge
import Markup
import StateMachines

/// The articles that tell of an element of a machine.
struct Mentions {
  private let view: MachineView
  private let topics: [Int]

  static func of(_ element: ElementReference, in view: MachineView) -> Mentions {
    Mentions(view: view, topics: view.context.base.mentions.topics(of: element, machine: view.index))
  }

  /// A line of links; nothing where no article tells of the element.
  func write(_ html: inout HTML) {
    guard !topics.isEmpty else { return }
    html.element("p", .class("mentions quiet")) { html in
      html.text(view.strings[.documentedIn] + ": ")
      for (index, topic) in topics.enumerated() {
        if index > 0 { html.raw(", ") }
        view.context.link(to: topic, from: view.place, &html)
      }
    }
  }
}
