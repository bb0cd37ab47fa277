import Knowledge
import Languages
import Markup
import StateMachines

/// A machine as one page shows it: with the words of one language, and addresses that are right on that page.
struct MachineView {
  let context: SiteContext
  let place: PagePlace
  /// The machine's place in the library.
  let index: Int
  /// The language of the words: the article's, on a page that stands in for a missing translation.
  let language: Int

  init(_ index: Int, _ context: SiteContext, _ place: PagePlace, language: Int? = nil) {
    self.context = context
    self.place = place
    self.index = index
    self.language = language ?? context.language
  }

  var machine: Machine { context.base.models.machines[index] }
  var strings: Strings { context.allStrings[language] }
  /// The class of the machine's line.
  var line: String { Self.line(index) }
  /// Code is English, which a screen reader must be told.
  var codeLanguage: String? { context.base.languages[language].tag.language == "en" ? nil : "en" }

  static func line(_ index: Int) -> String { "l\(index % 8 + 1)" }

  /// Where the machine's page tells of an element.
  func address(_ element: ElementReference) -> String { address(fragment: element.fragment) }

  func address(fragment: String? = nil) -> String {
    place.reference(to: Route.machine(context.site.folder, machine.id), fragment: fragment)
  }

  /// The article about a state in the page's language, or what the machine's page tells of it.
  func story(of state: ID<State>) -> (address: String, topic: Int?) {
    if let topic = context.base.topics(about: state, of: index).first {
      return (place.reference(to: Route.page(context.site.folder, context.base.topics[topic].path)), topic)
    }
    return (address(ElementReference(.state, state.text)), nil)
  }

  // MARK: Pieces

  /// A link to a state, by its label.
  func state(_ id: ID<State>, _ html: inout HTML) {
    html.element(
      "a", .class("state"), .href(address(ElementReference(.state, id.text))), text: machine.states[id].label[language])
  }

  /// A link to a callback, by how code calls it, with what it is called with.
  func call(_ id: ID<Callback>, argument: String? = nil, _ html: inout HTML) {
    html.element(
      "a", .class("code-link \(line)"), .href(address(ElementReference(.callback, id.text))),
      HTML.Attribute("title", machine.title[language])
    ) { html in
      html.raw("<span class=\"mark\"></span>")
      code(machine.callbacks[id].call(with: argument), &html)
    }
  }

  /// Code with possible breaks between the parts of long names.
  func code(_ text: String, _ html: inout HTML) {
    html.element("code", .lang(codeLanguage)) { html in
      for (position, part) in text.breakableParts.enumerated() {
        if position > 0 { html.raw("<wbr>") }
        html.text(String(part))
      }
    }
  }

  /// Where something exists, in words: `since 29`, `scene-based`.
  func limits(_ availability: Availability) -> [String] { machine.limits(availability, strings, language) }

  /// The conditions of a drawing or a table, in words.
  func name(of conditions: Conditions) -> String {
    machine.variants.compactMap { axis in
      conditions.variants[axis.id].map { value in axis.values.first { $0.id == value }?.label?[language] ?? value }
    }.joined(separator: ", ")
  }
}

extension Machine {
  /// Where something exists, in words.
  func limits(_ availability: Availability, _ strings: Strings, _ language: Int) -> [String] {
    var result: [String] = []
    for axis in variants {
      guard let value = availability.variants[axis.id] else { continue }
      result.append(axis.values.first { $0.id == value }?.label?[language] ?? value)
    }
    if let since = availability.since { result.append(strings.text(.sinceVersion, since.name)) }
    if let until = availability.until { result.append(strings.text(.untilVersion, until.name)) }
    return result
  }
}

extension Callback {
  /// The call as code writes it, its parameters replaced by what it is called with.
  func call(with argument: String?) -> String {
    guard let argument, let open = call.firstIndex(of: "(") else { return call }
    return call[..<open] + "(" + argument + ")"
  }
}

extension String {
  /// Pieces of a name in code between which a line may break: before capitals that follow small letters, and after
  /// points, colons and opening brackets. Names that fit anywhere are one piece.
  var breakableParts: [Substring] {
    guard utf8.count > 12 else { return [self[...]] }
    var result: [Substring] = []
    var start = startIndex
    for place in indices.dropFirst() {
      let (before, here) = (self[index(before: place)], self[place])
      let isHump = before.isLowercase && here.isUppercase
      guard isHump || ".:(_".contains(before) && here.isLetter else { continue }
      result.append(self[start..<place])
      start = place
    }
    return result + [self[start...]]
  }
}
