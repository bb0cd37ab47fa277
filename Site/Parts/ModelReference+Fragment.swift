import Knowledge
import StateMachines

extension ModelReference {
  /// Where the machine's page tells of it.
  var fragment: String? {
    switch self {
    case .machine: nil
    case .element(let element): element.fragment
    case .count(let kind): kind.section
    }
  }
}

extension ElementReference {
  /// The id of the element on the machine's page: `state-inactive`.
  var fragment: String { "\(kind.rawValue)-\(id)" }
}

extension ElementKind {
  /// The id of the section that lists all elements of the kind.
  var section: String {
    switch self {
    case .state, .group, .confusion: "states"
    case .callback: "callbacks"
    case .event, .transition, .guard: "transitions"
    case .scenario: "scenarios"
    case .property: "properties"
    }
  }
}
