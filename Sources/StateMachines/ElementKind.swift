/// The kinds of things in a machine that have an id; the raw value is what links and messages call them.
package enum ElementKind: String, Sendable, CaseIterable {
  case state, callback, group
  case event, transition, scenario, property
  case `guard`
  case confusion = "not-state"

  /// `an event`
  package var withArticle: String { (self == .event ? "an " : "a ") + rawValue }

  /// Whether a link names it without its kind.
  package var isPlain: Bool { self == .state || self == .callback || self == .group }
}

/// Something in a machine, of whatever kind, that a link may name.
package struct ElementReference: Sendable, Hashable {
  package let kind: ElementKind
  package let id: String

  package init(_ kind: ElementKind, _ id: String) {
    self.kind = kind
    self.id = id
  }
}

extension Machine {
  /// The ids of a kind, in order.
  package func ids(of kind: ElementKind) -> [String] {
    switch kind {
    case .state: states.map(\.id.text)
    case .callback: callbacks.map(\.id.text)
    case .group: groups.map(\.id.text)
    case .event: events.map(\.id.text)
    case .transition: transitions.map(\.id.text)
    case .scenario: scenarios.map(\.id.text)
    case .property: properties.map(\.id.text)
    case .guard: guards.map(\.id.text)
    case .confusion: confusions.map(\.id.text)
    }
  }
}
